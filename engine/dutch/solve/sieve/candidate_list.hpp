// All candidates of a small bracket in the order in which section D generates them.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/swiss/player_set.hpp"

namespace bloesem::swiss::dutch {

// Seven players have 105 candidates with three pairs, and as many with two. For more players the network of
// classes is faster, unless most of them have met.
inline constexpr int always_listed = 7;
inline constexpr int max_steps = 1000;  // enough for any bracket of seven players

struct Candidate {
  std::array<std::uint8_t, max_listed / 2> upper = {};  // ascending
  std::array<std::uint8_t, max_listed / 2> lower = {};
  std::uint8_t pairs = 0;
  std::uint8_t exchanges = 0;  // D.2
  PlayerSet singles = 0;
};

// Keeps working memory from bracket to bracket.
class CandidateList {
 public:
  // Lists all sets of `pairs` pairs. `partners`: by number, the players whom each may meet. False if more than
  // `steps` pairs are tried; the contents are then unspecified.
  bool fill(std::span<const PlayerSet> partners, int moved_down, int pairs, int steps = max_steps);

  [[nodiscard]] std::span<const Candidate> candidates() const noexcept { return candidates_; }

 private:
  void pair_moved_down(PlayerSet uppers);
  void pair_remainder();
  void pair_uppers(PlayerSet uppers, PlayerSet lowers);
  template <class Next>
  void with_each_partner(int upper, PlayerSet among, Next next);
  [[nodiscard]] std::span<const PlayerSet> upper_orders(int players, int pairs);

  std::span<const PlayerSet> partners_;
  int pairs_ = 0;
  int steps_left_ = 0;
  Candidate current_;            // partially built
  PlayerSet residents_ = 0;      // without an opponent so far
  int number_of_residents_ = 0;  // of the bracket
  std::vector<Candidate> candidates_;
  // By number of players and pairs: every set of uppers in the order of D.2, computed on first use.
  std::array<std::array<std::vector<PlayerSet>, max_listed / 2 + 1>, max_listed + 1> upper_orders_;
};

}  // namespace bloesem::swiss::dutch
