// How a tie-break got its value: contribution by contribution, so that the total is what is shown.
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
  Counted,  // in the total
  CutLow,
  CutHigh,
};

// One round's share of a value.
struct Contribution {
  int round = 0;                     // from 1; 0 = of no single round (the own rating, the pairing number)
  PlayerIndex opponent = no_player;  // none: a dummy, or the round alone
  bool dummy = false;                // C.07.16.4 (or the virtual opponent of 2009)
  bool voluntary = false;            // a VUR (16.5)
  Hundredths raw = 0;                // the opponent's points, rating or value before any adjustment
  Hundredths used = 0;               // after adjustments and caps
  Hundredths factor = 100;           // points the round gave, where they multiply (SB); else 1.00
  Hundredths amount = 0;             // used times factor: what is added up
  Part part = Part::Counted;
  int cut_order = 0;         // 1 = the first that was cut; 0 = not cut
  std::string_view article;  // which article made `used` out of `raw`, or cut it: "16.4.1"
  std::string note;          // "capped at the opponent's 2.5", "requested bye counts as a draw"
};

// The total is the sum of the counted amounts; then `divisor` (averages) and `added` (TPR's dp) act on it.
struct Working {
  std::vector<Contribution> contributions;
  Hundredths total = 0;
  int divisor = 1;       // > 1, or 1: total / divisor, rounded as the article says
  Hundredths added = 0;  // performance: dp of the percentage
  Value value;
  std::string formula;  // "1820 + 149 (p = .70)", in words; empty for plain sums
};

// Not for direct encounters, which have no value of their own: see direct_encounter.hpp.
[[nodiscard]] Result<Working> explain(const Tournament& tournament, const TieBreak& tie_break,
                                      PlayerIndex player, const StandingsOptions& options = {});

// For many workings of one tournament, which must outlive it: what they share is computed once.
class Workings {
 public:
  explicit Workings(const Tournament& tournament, const StandingsOptions& options = {});
  ~Workings();
  Workings(Workings&&) noexcept;
  Workings& operator=(Workings&&) noexcept;

  [[nodiscard]] Result<Working> of(const TieBreak& tie_break, PlayerIndex player);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace bloesem::standings
