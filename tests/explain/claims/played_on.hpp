// An event that is played on by the sequence engine, with random results over the board and everybody present.
#pragma once

#include <optional>

#include "tests/explain/claims/evidence.hpp"
#include "tests/support/random.hpp"

namespace bloesem::test {

class PlayedOn {
 public:
  // Stands before the round of the subject.
  PlayedOn(const explain::Subject& subject, std::uint64_t seed);

  // Returns the round that comes, from 1.
  [[nodiscard]] int round() const noexcept { return *options_.round; }
  [[nodiscard]] int rounds_declared() const noexcept;
  // Plays it. Returns false if it cannot be paired.
  bool play();

  // Of the round that comes: from how many the player is barred, the most of anybody, and the most who need one
  // colour.
  [[nodiscard]] int barred(PlayerIndex player) const;
  [[nodiscard]] int most_barred() const;
  [[nodiscard]] int most_needing() const;
  [[nodiscard]] int opponents_left(PlayerIndex player) const;
  [[nodiscard]] bool may_have_bye(PlayerIndex player) const;
  [[nodiscard]] int eligible_for_bye() const;
  // Lifts the restrictions that do not last to the end.
  void lift_passing_restrictions();

 private:
  void enter(const RoundPairing& pairing);
  [[nodiscard]] sequence::Field field() const;

  Tournament tournament_;
  PairOptions options_;
  Random random_;
};

}  // namespace bloesem::test
