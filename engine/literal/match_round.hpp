// What Double-Swiss (C.04.5) and Swiss Team (C.04.6) share: matches instead of games, upfloaters, and the
// identifier of a pairing. They differ in criteria on pairs and in colours.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/literal/colours.hpp"
#include "engine/literal/completion.hpp"
#include "engine/literal/facts.hpp"

namespace bloesem::literal {

struct MatchRound {
  const LiteralRound& request;
  Field field;
  std::vector<char> floated;            // by place: paired with another score in the previous round (1.5)
  bool floats_count = true;             // false in the last rounds
  std::vector<Preference> preferences;  // of teams, by place
  Completion completion;

  [[nodiscard]] bool has_floated(Place p) const { return floated[static_cast<std::size_t>(p)] != 0; }
  [[nodiscard]] const Preference& preference(Place p) const { return preferences[static_cast<std::size_t>(p)]; }
};

struct MatchBracket {
  MatchRound& round;
  Mask left;  // the residents and all players below
  Mask residents;
};

// A criterion on the pairs of a bracket: what a pair is charged. At most three of them.
struct PairCriterion {
  std::string_view name;
  int (*charge)(const MatchBracket& bracket, Place a, Place b);
};

// The opponent of an upfloater floated in the previous round (C8 of Double-Swiss, C10 of Team).
[[nodiscard]] int floated_resident(const MatchBracket& bracket, Place a, Place b);

struct MatchSystem {
  int last_rounds;  // in which floats of the previous round do not count
  std::span<const PairCriterion> pair_criteria;
  Preference (*preference)(const LiteralRound& round, std::span<const Colour> colours);
  Result<Board> (*board)(const MatchRound& round, Place a, Place b);
};

// Errors: see literal.hpp.
[[nodiscard]] Result<LiteralPairing> pair_matches(const LiteralRound& round, const MatchSystem& system);

// 3.6: returns the pairs of a bracket with the smallest identifier among those with the least charges. In each
// pair the smaller number is the top member and comes first; the identifier lists the top members ascending,
// and then the other member of each. Requires that the bracket can be paired.
[[nodiscard]] std::vector<std::pair<Place, Place>> smallest_identifier(Place players, Mask bracket,
                                                                       const PairCharges& charges);

// The last two rules of 4.3: the colour opposite to the last one of the higher ranked, or the last one of the
// other.
[[nodiscard]] std::optional<Colour> alternate_higher(const Seats& seats);
[[nodiscard]] std::optional<Colour> alternate_lower(const Seats& seats);

}  // namespace bloesem::literal
