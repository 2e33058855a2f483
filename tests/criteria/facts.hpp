// Facts of players, built from text.
#pragma once

#include <string_view>
#include <vector>

#include "criteria/criterion.hpp"
#include "criteria/player_facts.hpp"
#include "tests/support/preference.hpp"

namespace bloesem::test {

// Returns the colours of the games in "WWB", oldest first; other characters are rounds without a game.
inline std::vector<Colour> colours(std::string_view history) {
  std::vector<Colour> result;
  for (const char c : history)
    if (c == 'W' || c == 'B') result.push_back(c == 'W' ? Colour::White : Colour::Black);
  return result;
}

inline criteria::ColourPreference preference(std::string_view history) {
  return preference_after(colours(history));
}

// Returns a player with this score and colour history, without floats.
inline criteria::PlayerFacts facts(Points score, std::string_view history = "") {
  criteria::PlayerFacts result;
  result.score = score;
  result.preference = preference(history);
  return result;
}

// Returns a player with the floats of the previous round and of the one before.
inline criteria::PlayerFacts floated(Points score, criteria::Float previous,
                                     criteria::Float before_previous = criteria::Float::None) {
  criteria::PlayerFacts result;
  result.score = score;
  result.previous = previous;
  result.before_previous = before_previous;
  return result;
}

}  // namespace bloesem::test
