// One or two assumptions, different from those of a check, that would explain all differences of a file at
// once.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/colour.hpp"
#include "bloesem/pair_round.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem::service {

// The assumptions to change; absent: as in the check.
struct Explanation {
  std::optional<std::string_view> acceleration = {};  // "none" or "baku"
  std::optional<Edition> rules = {};
  std::optional<Colour> initial_colour = {};
  std::optional<Numbering> numbers = {};
  // In a round robin: the schedule that has all rounds, and what is unusual about it; empty: none.
  std::string schedule = {};  // "order=rotated-4 boards=plain cycles=1"
  std::string unusual = {};   // ", with all colours reversed"
};

// Returns the explanations with the fewest facts; empty if there is none. `options` and `edition` are those of
// the check, `differing` the rounds in which it found differences. Each attempt ends at the first round that
// still differs, and these rounds come first.
[[nodiscard]] std::vector<Explanation> explanations_of(const Tournament& tournament, const PairOptions& options,
                                                       Edition edition, const std::vector<int>& differing);

// Returns "without acceleration and by the rules of 2016".
[[nodiscard]] std::string text_of(const Explanation& explanation);

}  // namespace bloesem::service
