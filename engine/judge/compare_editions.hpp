// What the change of rules changes: a round paired under each edition, and what each says of the other's
// pairing.
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
  std::optional<RoundPairing> pairing = {};  // absent: it has no valid pairing
  std::string obstacle = {};                 // then: why
  std::optional<Verdict> by_other = {};      // of the other edition on this pairing; absent if there is none
};

struct EditionDifference {
  int round = 0;
  std::array<EditionPairing, 2> editions = {};  // in the order of compared_editions
};

// `options` are those of pair_round, but for the edition. Nothing if pairs, colours and bye are the same, or
// neither has a valid pairing. Errors: those of pair_round and of the judge.
[[nodiscard]] Result<std::optional<EditionDifference>> compare_editions(const Tournament& tournament,
                                                                        const PairOptions& options);

}  // namespace bloesem
