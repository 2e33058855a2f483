// Effect of the change of rules: a round paired under each edition, with the verdict of each on the pairing of
// the other.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "bloesem/judge/verdict.hpp"
#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem {

inline constexpr std::array compared_editions = {Edition::Baku2016, Edition::Fide2026};

struct EditionPairing {
  Edition edition = edition_in_force;
  std::optional<RoundPairing> pairing = {};        // absent if there is no valid pairing
  std::string obstacle = {};                       // the reason in that case
  std::vector<PlayerIndex> obstacle_players = {};  // and a minimal set of players who cannot all be paired
  std::optional<Verdict> by_other =
      {};  // verdict of the other edition on this pairing; absent if there is no pairing
};

struct EditionDifference {
  int round = 0;
  std::array<EditionPairing, 2> editions = {};  // in the order of compared_editions
};

// `options` as for pair_round; their edition is ignored. Empty if pairs, colours and bye are the same, or if
// neither edition has a valid pairing. Errors: those of pair_round and of the judge.
[[nodiscard]] Result<std::optional<EditionDifference>> compare_editions(const Tournament& tournament,
                                                                        const PairOptions& options);

}  // namespace bloesem
