// The players of a bracket in classes that the criteria on its pairs cannot tell apart, and what a pair of two
// classes costs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/double_swiss/match_round.hpp"

namespace bloesem::swiss::double_swiss {

class PairClasses {
 public:
  // `players`: residents and upfloaters of a bracket, in any order; the residents have the score
  // `of_residents`.
  PairClasses(const MatchRound& round, std::span<const Position> players, Points of_residents);

  [[nodiscard]] std::int32_t size() const noexcept { return static_cast<std::int32_t>(classes_.size()); }
  // Returns the classes of the players, in their order.
  [[nodiscard]] std::span<const std::int32_t> of_players() const noexcept { return of_players_; }

  // False for two classes of upfloaters. They never meet: without these two the bracket could be paired with
  // fewer.
  [[nodiscard]] bool may_meet(std::int32_t a, std::int32_t b) const noexcept;

  // Returns the number of criteria on pairs.
  [[nodiscard]] std::size_t digits() const noexcept;
  // Writes what a pair costs in each. Requires that the classes may meet.
  void costs(std::int32_t a, std::int32_t b, std::span<std::int64_t> digits) const;

  // Returns, by pair of classes, which pairs a pairing of least possible cost may contain: if all pairs of a
  // pairing are among them, no other pairing of the bracket is better. All false if that is not known.
  [[nodiscard]] std::vector<char> attaining() const;

 private:
  struct Class {
    const criteria::PlayerFacts* facts;
    bool upfloater = false;
    std::int64_t players = 0;
  };

  [[nodiscard]] std::int32_t class_of(const criteria::PlayerFacts& facts, bool upfloater);
  [[nodiscard]] bool restrict_to(const criteria::Criterion& row, std::vector<char>& attaining) const;
  void restrict_clash(Colour colour, criteria::Strength least, std::vector<char>& attaining) const;
  [[nodiscard]] criteria::Charge charge(const criteria::Criterion& row, std::int32_t a, std::int32_t b) const;

  const MatchRound& round_;
  std::vector<Class> classes_;
  std::vector<std::int32_t> of_players_;
};

}  // namespace bloesem::swiss::double_swiss
