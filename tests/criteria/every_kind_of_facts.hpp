// One player for each possible combination of facts.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "criteria/player_facts.hpp"
#include "tests/criteria/facts.hpp"

namespace bloesem::test {

// Returns every colour preference that games can lead to, once.
[[nodiscard]] inline std::vector<criteria::ColourPreference> every_kind_of_preference() {
  std::vector<criteria::ColourPreference> all;
  for (std::size_t games = 0; games <= 5; ++games) {
    for (unsigned colours = 0; colours < (1U << games); ++colours) {
      std::string history;
      for (std::size_t g = 0; g < games; ++g) history += (colours >> g & 1U) != 0 ? 'W' : 'B';
      const criteria::ColourPreference one = preference(history);
      if (std::find(all.begin(), all.end(), one) == all.end()) all.push_back(one);
    }
  }
  return all;
}

inline constexpr criteria::Float every_float[] = {criteria::Float::None, criteria::Float::Down,
                                                  criteria::Float::Up};

// Returns all combinations of facts, with two scores.
[[nodiscard]] inline std::vector<criteria::PlayerFacts> every_kind_of_facts() {
  std::vector<criteria::PlayerFacts> all;
  for (const criteria::ColourPreference& colour : every_kind_of_preference())
    for (const Points score : {20, 35})
      for (const criteria::Float previous : every_float)
        for (const criteria::Float before_previous : every_float)
          for (const bool topscorer : {false, true}) {
            all.push_back(
                {score, colour, previous, before_previous, previous != criteria::Float::Down, topscorer});
            if (previous == criteria::Float::Up) all.back().upfloats = topscorer ? 3 : 0;
          }
  return all;
}

}  // namespace bloesem::test
