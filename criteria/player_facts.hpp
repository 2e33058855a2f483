// What the pairing rules know of a player in the round to be paired.
#pragma once

#include <compare>
#include <cstdint>

#include "bloesem/points.hpp"
#include "criteria/colour_preference.hpp"
#include "criteria/floats.hpp"

namespace bloesem::criteria {

struct PlayerFacts {
  Points score = 0;  // pairing score: standings points plus virtual points
  ColourPreference preference;
  Float previous = Float::None;         // float of the previous round
  Float before_previous = Float::None;  // float of two rounds before
  bool bye_eligible = true;             // C.2: may receive the pairing-allocated bye
  bool topscorer = false;               // A.7
  // C9 (2026): rounds without a game, for players eligible for the bye; 0 where nothing depends on it.
  std::int16_t unplayed = 0;
  // Dubov System, C8 and C9: upfloats so far of a maximum upfloater; 0 for all others.
  std::int16_t upfloats = 0;

  friend auto operator<=>(const PlayerFacts&, const PlayerFacts&) = default;
};

// Which situations can occur in a bracket, and hence which facts its criteria can depend on.
struct FactMask {
  bool topscorers = false;  // players with the same absolute preference may meet (C.3, A.7)
  // A player may stay single, or players of several scores can be the higher ranked of a pair.
  bool downfloats = false;
  bool upfloats = false;  // players of different scores may be paired
};

// True if some criterion of the bracket can depend on the fact, given the player's other facts.
using Seen = bool (*)(const PlayerFacts& facts, FactMask mask);

constexpr bool always(const PlayerFacts&, FactMask) { return true; }
constexpr bool never(const PlayerFacts&, FactMask) { return false; }
// Without topscorers, two players with the same absolute preference never meet, so only the colour and strength
// of a preference count (C.10, C.11). With topscorers, C.8 and C.9 also depend on the differences and repeated
// colours of absolute preferences.
constexpr bool if_excused(const PlayerFacts& facts, FactMask mask) {
  return mask.topscorers && facts.preference.absolute();
}
constexpr bool among_topscorers(const PlayerFacts&, FactMask mask) { return mask.topscorers; }
template <Float PlayerFacts::*past>
constexpr bool if_such_floats_count(const PlayerFacts& facts, FactMask mask) {
  return facts.*past == Float::Up ? mask.upfloats : mask.downfloats;
}

// One fact of a player, named by its path through the members, and when criteria depend on it.
template <auto first, auto... rest>
struct Fact {
  Seen seen;
  // Width of the visible values, as two's complement numbers if their type has a sign. Only those of an int32
  // may need more; the solver `fast` declines a bracket in which one does.
  unsigned bits;
  bool beyond;  // true if criteria depend on it for players who are only looked ahead to

  // Returns a reference to the fact.
  template <class Facts>
  [[nodiscard]] static constexpr auto& of(Facts& facts) noexcept {
    if constexpr (sizeof...(rest) == 0)
      return facts.*first;
    else
      return Fact<rest...>::of(facts.*first);
  }
};

// Calls visit(fact) for every fact of a player. All code that treats facts uniformly goes through this list, so
// adding a fact takes a member above, a line here, and its name and the count in the check below.
template <class Visit>
constexpr void for_each_fact(Visit visit) {
  using F = PlayerFacts;
  using P = ColourPreference;
  visit(Fact<&F::score>{always, 24, true});
  visit(Fact<&F::preference, &P::difference>{if_excused, 16, false});
  visit(Fact<&F::preference, &P::colour>{always, 2, false});
  visit(Fact<&F::preference, &P::strength>{always, 2, false});
  visit(Fact<&F::preference, &P::repeated>{if_excused, 2, false});
  visit(Fact<&F::previous>{if_such_floats_count<&F::previous>, 2, false});
  visit(Fact<&F::before_previous>{if_such_floats_count<&F::before_previous>, 2, false});
  visit(Fact<&F::bye_eligible>{never, 0, true});  // a bracket allocates the bye through the singles it allows
  visit(Fact<&F::topscorer>{among_topscorers, 1, false});
  visit(Fact<&F::unplayed>{never, 0, true});
  visit(Fact<&F::upfloats>{never, 0, false});  // of upfloaters only, and the Dutch system has none
}

// Returns the total width of the facts for which test(fact) is true.
template <class Test>
constexpr unsigned bits_of_facts(Test test) {
  unsigned bits = 0;
  for_each_fact([&](const auto& fact) { bits += test(fact) ? fact.bits : 0; });
  return bits;
}

// Fails to compile when a member is added, as a reminder to extend the list above.
static_assert([] {
  [[maybe_unused]] const auto& [score, preference, previous, before_previous, bye, topscorer, unplayed,
                                upfloats] = PlayerFacts{};
  [[maybe_unused]] const auto& [colour, strength, repeated, difference] = preference;
  int facts = 0;
  for_each_fact([&](const auto&) { ++facts; });
  return facts == 7 + 4;
}());

}  // namespace bloesem::criteria
