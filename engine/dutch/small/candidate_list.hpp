// All candidates of a small bracket, in the order in which section D generates them.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace bloesem::dutch {

// Seven players have 105 candidates with three pairs, and with two. For more of them the network of classes is
// quicker.
inline constexpr int most_listed = 7;

// A set of players, a bit for each number in the bracket (MDPs from 0, then the residents, in A.2 order).
using PlayerSet = std::uint32_t;

[[nodiscard]] constexpr PlayerSet set_of(int number) noexcept { return PlayerSet{1} << number; }
[[nodiscard]] constexpr PlayerSet first_numbers(int count) noexcept { return set_of(count) - 1; }

struct Candidate {
  std::array<std::uint8_t, most_listed / 2> upper = {};  // ascending
  std::array<std::uint8_t, most_listed / 2> lower = {};
  std::uint8_t pairs = 0;
  std::uint8_t exchanges = 0;  // D.2
  PlayerSet singles = 0;
};

// Keeps its memory from bracket to bracket.
class CandidateList {
 public:
  // `partners`: by number, whom he may meet. Lists all sets of so many pairs.
  void fill(std::span<const PlayerSet> partners, int moved_down, int pairs);

  [[nodiscard]] std::span<const Candidate> candidates() const noexcept { return candidates_; }

 private:
  void pair_moved_down(PlayerSet uppers);
  void pair_remainder();
  void pair_uppers(PlayerSet uppers, PlayerSet lowers);
  template <class Next>
  void with_each_partner(int upper, PlayerSet among, Next next);

  std::span<const PlayerSet> partners_;
  int pairs_ = 0;
  Candidate current_;        // as far as it has been made
  PlayerSet residents_ = 0;  // without an opponent so far
  std::vector<Candidate> candidates_;
};

}  // namespace bloesem::dutch
