// Whether players can be paired completely, and how cheaply: questions about sets of players, each answered
// once.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <functional>
#include <span>
#include <utility>
#include <vector>

#include "engine/literal/facts.hpp"

namespace bloesem::literal {

// Perfect pairings of sets of players.
class Completion {
 public:
  // partners[p]: the players whom p may meet; symmetric.
  explicit Completion(std::vector<Mask> partners);

  [[nodiscard]] bool legal(Place a, Place b) const noexcept {
    return has(partners_[static_cast<std::size_t>(a)], b);
  }
  // True if all players of the set can be paired with each other.
  [[nodiscard]] bool possible(Mask players);

 private:
  enum class Answer : std::uint8_t { Unknown, No, Yes };

  std::vector<Mask> partners_;
  std::vector<Answer> answers_;  // by set
};

// What pairs cost under up to three criteria, the most important first.
struct Charges {
  static constexpr std::int8_t unbearable = 100;  // more than any number of pairs

  std::array<std::int8_t, 3> counts{};

  [[nodiscard]] static constexpr Charges impossible() noexcept { return {{unbearable, 0, 0}}; }
  [[nodiscard]] bool is_possible() const noexcept { return counts[0] < unbearable; }
  friend Charges operator+(const Charges& a, const Charges& b) noexcept {
    if (!a.is_possible() || !b.is_possible()) return impossible();
    Charges sum;
    for (std::size_t i = 0; i < sum.counts.size(); ++i)
      sum.counts[i] = static_cast<std::int8_t>(a.counts[i] + b.counts[i]);
    return sum;
  }
  friend auto operator<=>(const Charges&, const Charges&) = default;
};

// Returns what a pair costs; Charges::impossible() for a pair that is not legal.
using PairCharges = std::function<Charges(Place, Place)>;

// The least charges of perfect pairings of sets of players.
class CheapestPairings {
 public:
  // Pairs of the first `players` places.
  CheapestPairings(Place players, const PairCharges& charges);

  [[nodiscard]] const Charges& of_pair(Place a, Place b) const noexcept {
    return pairs_[static_cast<std::size_t>(a * size_ + b)];
  }
  // Returns the least charges with which the set can be paired; impossible() if it cannot be.
  [[nodiscard]] Charges of(Mask players);

 private:
  Place size_;
  std::vector<Charges> pairs_;
  std::vector<Charges> answers_;  // by set; negative: unknown
};

// Pairings of two groups of equal size across: each player of the first with one of the second.
class CrossPairings {
 public:
  // The groups in the order in which partners are assigned and tried.
  CrossPairings(std::span<const Place> first, std::span<const Place> second, const PairCharges& charges);

  // Returns the least charges of all pairings; impossible() if there is none.
  [[nodiscard]] Charges least() { return least(0, everybody()); }
  // Returns the first pairing in lexicographic order of the partners (of the first player, of the second, ...)
  // with these charges; with any charges if `total` is null. Requires that there is one.
  [[nodiscard]] std::vector<std::pair<Place, Place>> first_pairing(const Charges* total);

 private:
  [[nodiscard]] Mask everybody() const noexcept { return bit(static_cast<Place>(second_.size())) - 1; }
  [[nodiscard]] const Charges& of_pair(std::size_t i, std::size_t j) const noexcept {
    return pairs_[i * second_.size() + j];
  }
  // Of the players from `from` on, with the free ones of the second group, by their place in it.
  [[nodiscard]] Charges least(std::size_t from, Mask free);

  std::vector<Place> first_;
  std::vector<Place> second_;
  std::vector<Charges> pairs_;
  std::vector<Charges> answers_;  // by free set, which implies `from`; negative: unknown
};

}  // namespace bloesem::literal
