// A round as the rules of the Dubov System see it.
#pragma once

#include <vector>

#include "criteria/player_facts.hpp"
#include "engine/swiss/flow.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem::swiss::dubov {

// 1.8: returns MaxT. A player who has upfloated so often is a maximum upfloater.
[[nodiscard]] constexpr int max_upfloats(int rounds_declared) noexcept { return 2 + rounds_declared / 5; }

// Returns what C5 to C10 see of a player. A resident is never the lower ranked of an uneven pair.
[[nodiscard]] criteria::PlayerFacts facts_for_upfloats(const criteria::PlayerFacts& facts, bool resident);

// A view of field and task, which must outlive it, with further facts about the players.
class Round {
 public:
  Round(const RoundField& field, const RoundTask& task);

  [[nodiscard]] const RoundField& field() const noexcept { return *field_; }
  // Returns the facts that count in this round: in the last one no upfloats (2.3.4 to 2.3.6).
  [[nodiscard]] const criteria::PlayerFacts& facts(Position p) const noexcept { return facts_[at(p)]; }
  // Returns the average rating of the player's opponents (1.7).
  [[nodiscard]] int average_rating(Position p) const noexcept { return average_ratings_[at(p)]; }
  [[nodiscard]] bool has_played(Position p) const noexcept { return field_->colours(p).size() > 0; }
  [[nodiscard]] bool seeks_white(Position p) const noexcept {
    return facts(p).preference.colour == Colour::White;
  }

  // Sorts by pairing number.
  void sort_by_number(std::vector<Position>& players) const;
  // Sorts by average rating, the lowest first, then by pairing number.
  void sort_by_average_rating(std::vector<Position>& players) const;

 private:
  const RoundField* field_;
  std::vector<criteria::PlayerFacts> facts_;  // by position
  std::vector<int> average_ratings_;          // likewise
};

}  // namespace bloesem::swiss::dubov
