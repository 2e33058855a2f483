// Costs of the pairs and single players of a bracket, class by class, packed into one integer each.
//
// Among candidates with the same number of pairs, one is worse than another iff the sum of its packed costs is
// larger: every count and every entry of a list of differences (docs/formulation.md, lemma 2) is a digit wide
// enough for its total. Digits in which all candidates agree are left out.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "criteria/criteria_table.hpp"
#include "matching/int128.hpp"

namespace bloesem::criteria {

// Players of a bracket with equal facts, which the criteria cannot tell apart.
struct PlayerClass {
  PlayerFacts facts;
  std::int32_t size = 0;
  bool moved_down = false;  // MDPs, which come first and never meet each other
  // Cost of the look-ahead (C.7, as one digit) if a player of the class stays single.
  std::int32_t ahead = 0;
};

class ClassCosts {
 public:
  using Cost = matching::Int128;

  // Packs the costs and returns true; false if they would need more than max_bits, or if a criterion of unknown
  // shape is in force. `classes`: higher scores first, MDPs before residents. `singles`: the number of players
  // left without an opponent.
  bool pack(CriteriaTable table, BracketKind kind, std::span<const PlayerClass> classes, std::int32_t singles);

  // Returns the cost of a pair of classes `a` and `b`, in either order.
  [[nodiscard]] Cost pair(std::size_t a, std::size_t b) const noexcept {
    return pairs_[a * classes_.size() + b];
  }
  // Returns the cost of leaving a player of class `c` single.
  [[nodiscard]] Cost single(std::size_t c) const noexcept { return singles_[c]; }
  // Returns the width of the costs: each is at least 0 and below 2^bits().
  [[nodiscard]] unsigned bits() const noexcept { return bits_; }

  static constexpr unsigned max_bits = 110;

 private:
  struct Entry {
    Cost* cost = nullptr;
    Charge charge;
  };

  void count_players(std::span<const PlayerClass> classes, std::int32_t singles);
  void charge(const Criterion& criterion);
  void charge_pairs(const Criterion& criterion);
  void charge_singles(const Criterion& criterion);
  void add_digits(const Criterion& criterion);
  void add_digit(const Criterion& criterion, Points difference);
  void add_ahead();

  std::span<const PlayerClass> classes_;
  std::size_t moved_down_classes_ = 0;
  Points artificial_ = 0;
  std::int64_t pair_count_ = 0;
  std::int64_t uneven_pairs_ = 0;  // upper bound on pairs with different scores
  std::int64_t single_count_ = 0;
  bool one_score_ = true;    // true if all residents have the same score
  bool topscorers_ = false;  // without topscorers absolute preferences never clash (C.3)
  std::vector<Entry>
      charges_;  // of the current criterion: pairs first, ordered by the higher ranked class, then singles
  std::size_t pair_charges_ = 0;
  std::vector<Points> differences_;
  std::vector<Cost> pairs_;  // square matrix over classes
  std::vector<Cost> singles_;
  unsigned bits_ = 0;
};

}  // namespace bloesem::criteria
