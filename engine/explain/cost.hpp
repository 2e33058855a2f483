// What another round would cost: where it departs from the round of the rules.
#pragma once

#include <span>

#include "bloesem/article_names.hpp"
#include "bloesem/explain/all_pairs.hpp"
#include "bloesem/explain/subject.hpp"

namespace bloesem::explain {

// True if the system chooses its rounds by criteria, so that another choice costs something.
[[nodiscard]] bool has_costs(const Subject& subject);

// True if the system pairs score group by score group.
[[nodiscard]] bool has_score_groups(const Subject& subject);

// True if a player who cannot be paired in a score group may move down to the next one.
[[nodiscard]] bool floats_down(const Subject& subject);

// True if the pairs come from a table that was fixed before the event.
[[nodiscard]] bool has_table(const Subject& subject);

// Returns the articles of the rules that pair the round, which in seeding rounds are those of another system.
// The rows of its brackets are theirs.
[[nodiscard]] const ArticleNames& articles_in_round(const Subject& subject);

// Returns the error of a question about costs, in a system without them.
[[nodiscard]] Error refuse_costs(const Subject& subject);

// Returns the first departure of the other round as an answer about pairs: Impossible if there is none; Board
// if pairs and bye are the same. The subject must have a pairing. Errors: those of `other` except
// NoValidPairing.
[[nodiscard]] Result<PairAnswer> cost_of(const Subject& subject, const Result<RoundPairing>& other);

// Returns the round that the rules give when `player` may meet only these opponents (in any order), and
// not have the bye. Errors: those of pair_round, NoValidPairing among them.
[[nodiscard]] Result<RoundPairing> best_round_among(const Subject& subject, PlayerIndex player,
                                                    std::span<const PlayerIndex> opponents);

}  // namespace bloesem::explain
