// Dutch System of 2012: the players as its rules see them.
#pragma once

#include <vector>

#include "engine/literal/colours.hpp"
#include "engine/literal/completion.hpp"
#include "engine/literal/facts.hpp"

namespace bloesem::literal {

struct IstanbulPlayer {
  Place place = 0;  // in the field
  Points score = 0;
  Preference preference;
  bool odd_number = false;  // of the rank by rating among those who have taken part so far, or do now (E.5)
  bool down = false;        // float of the previous round
  bool up = false;
  bool down_before = false;  // of two rounds before
  bool up_before = false;
  bool may_have_bye = true;  // B.1.b
  bool top_scorer = false;   // A.10
};

// The round. Places and masks are those of `players`, which are in the order of A.2.
struct IstanbulRound {
  std::vector<IstanbulPlayer> players;
  Completion completion;  // B.1.a and B.2
  bool a7d = false;       // the round is odd, and strong preferences count almost as absolute ones
  bool a7e = false;       // the round is even, and mild preferences are flexible

  [[nodiscard]] const IstanbulPlayer& operator[](Place p) const noexcept {
    return players[static_cast<std::size_t>(p)];
  }
};

// A.2, A.4, A.7, A.10, B.1, B.2
[[nodiscard]] IstanbulRound istanbul_round(const LiteralRound& round, const Field& field);

}  // namespace bloesem::literal
