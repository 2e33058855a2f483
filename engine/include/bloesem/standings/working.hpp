// How a tie-break value is computed, contribution by contribution, so that the total can be checked by hand.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/standings/hundredths.hpp"
#include "bloesem/standings/standings.hpp"
#include "bloesem/standings/tie_break.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem::standings {

enum class Part : std::uint8_t {
  Counted,  // part of the total
  CutLow,
  CutHigh,
};

// The share of one round in a value.
struct Contribution {
  int round = 0;                     // from 1; 0: of no single round (own rating, pairing number)
  PlayerIndex opponent = no_player;  // no_player: a dummy, or the round alone
  bool dummy = false;                // C.07.16.4 (or the virtual opponent of 2009)
  bool voluntary = false;            // a voluntarily unplayed round (16.5)
  Hundredths raw = 0;                // the opponent's points, rating or value before any adjustment
  Hundredths used = 0;               // after adjustments and caps
  Hundredths factor = 100;           // points of the round where they multiply (SB); otherwise 1.00
  Hundredths amount = 0;             // used * factor, the summand
  Part part = Part::Counted;
  int cut_order = 0;         // 1 = cut first; 0 = not cut
  std::string_view article;  // article by which `raw` became `used`, or by which it was cut: "16.4.1"
  std::string note;          // "capped at the opponent's 2.5", "requested bye counts as a draw"
};

// A value with its derivation. `total` is the sum of the counted amounts; `divisor` (averages) and `added` (dp
// of TPR) then apply to it.
struct Working {
  std::vector<Contribution> contributions;
  Hundredths total = 0;
  int divisor = 1;       // value = total / divisor, rounded as the article says; 1: no division
  Hundredths added = 0;  // performance ratings: dp of the percentage score
  Value value;           // empty where the regulations define none
  std::string formula;   // "1820 + 149 (p = .70)", in words; empty for plain sums
};

// Returns how the value of `player` is computed. InvalidInput: a direct encounter (see direct_encounter.hpp) or
// OTHER_... tie-break, which has no value of its own; an unknown player; otherwise as compute_standings.
[[nodiscard]] Result<Working> explain(const Tournament& tournament, const TieBreak& tie_break,
                                      PlayerIndex player, const StandingsOptions& options = {});

// Explains many values of one tournament, which must outlive it; shared data is computed once.
class Workings {
 public:
  explicit Workings(const Tournament& tournament, const StandingsOptions& options = {});
  ~Workings();
  Workings(Workings&&) noexcept;
  Workings& operator=(Workings&&) noexcept;

  // As explain().
  [[nodiscard]] Result<Working> of(const TieBreak& tie_break, PlayerIndex player);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace bloesem::standings
