// Random rounds to ask about, and what an answer is compared with: the tournament changed and paired again.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bloesem/explain/change.hpp"
#include "tests/support/random.hpp"

namespace bloesem::test {

// Returns a round of a small event in either edition, with forfeits, byes, absences and forbidden pairs; at
// times one that has been played. It may have no legal pairing.
[[nodiscard]] explain::Subject round_to_change(Random& random, int most_players, int most_rounds);

// Returns the tournament and the request with these changes made. Shares no code with the answers.
[[nodiscard]] std::pair<Tournament, PairOptions> changed_again(const explain::Subject& subject,
                                                               const std::vector<explain::Change>& changes);

// Returns what pair_round makes of the changed round; empty if it makes none.
[[nodiscard]] std::optional<RoundPairing> paired_again(const explain::Subject& subject,
                                                       const std::vector<explain::Change>& changes);

// Returns the boards with the smaller index first, and byes as pairs with no_player first, in order.
[[nodiscard]] std::vector<explain::Pair> pairs_and_byes(const RoundPairing& pairing);

// Returns a text that tells the change from all others.
[[nodiscard]] std::string text_of(const explain::Change& change);

}  // namespace bloesem::test
