// Which colours players may come to need in later rounds, whatever happens until then.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <map>
#include <set>

#include "criteria/colour_preference.hpp"

namespace bloesem::explain {

// Counts over all players, indexed by Colour.
struct ColourNeeds {
  // Players who may need the colour, that is, have an absolute preference for it
  // (docs/formulation.md#lemma-ahead).
  std::array<int, 3> players{};
  // Players who may need it though they had it in the round before, or had no game there.
  std::array<int, 3> after_same{};
  std::array<int, 3> after_bye{};
};

// The colour histories that players may have, round by round. A player who needs a colour gets it: two who need
// the same one do not meet. Any other player may get either.
class ColoursAhead {
 public:
  // Adds a player who may be given the bye once, or must not be.
  void add(const criteria::ColoursPlayed& played, bool may_have_bye);
  // Goes on by one round.
  void advance();

  // Returns the needs before the round that was reached.
  [[nodiscard]] ColourNeeds needs() const;

 private:
  enum class LastRound : std::uint8_t { Unknown, White, Black, Bye };
  struct State {
    std::int32_t difference = 0;
    Colour last = Colour::None;
    Colour before_last = Colour::None;
    bool may_have_bye = false;
    LastRound round = LastRound::Unknown;

    friend auto operator<=>(const State&, const State&) = default;
  };
  struct Outlook {
    int players = 0;
    std::set<State> states;
  };

  static Colour needed(const State& state);
  static void add_next(const State& state, std::set<State>& next);

  std::map<State, Outlook> outlooks_;  // by the state in which they began
};

}  // namespace bloesem::explain
