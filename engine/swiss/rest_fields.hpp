// Fields of what is left of a round when some of its players are seated, with other results of games.
#pragma once

#include <span>
#include <vector>

#include "bloesem/tournament.hpp"
#include "engine/swiss/account.hpp"
#include "engine/swiss/by_player.hpp"
#include "engine/swiss/outcome_effects.hpp"
#include "engine/swiss/round_field.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::swiss {

// Copies a first field instead of reading all rounds again: only players whose results change, and opponents
// whose floats depend on these, have other facts.
class RestFields {
 public:
  // As the constructor of RoundField. Requires a system that ranks by pairing number.
  RestFields(const Tournament& tournament, const System& rules, const RoundSetup& setup);
  RestFields(const RestFields&) = delete;
  RestFields& operator=(const RestFields&) = delete;

  // A player of the first field who has other facts.
  struct Altered {
    Position place;  // in the first field
    criteria::PlayerFacts before;
    criteria::PlayerFacts facts;
    Points standings;
  };

  // Alters the facts as other results have it, and returns the players whom that concerns. `results`: the
  // tournament, in which only games of the players `changed` may have other results, and were played before
  // and after. Takes back what was altered before.
  std::span<const Altered> alter(const Tournament& results, std::span<const PlayerIndex> changed);

  // Returns the field of these players alone, all others seated. `players`: positions in the first field,
  // ascending.
  [[nodiscard]] RoundField of(std::span<const Position> players);

  [[nodiscard]] const RoundField& first() const noexcept { return first_; }

 private:
  struct Taken {
    Account account;
    Past past;
    std::vector<PlayerIndex> opponents;  // oldest first
  };

  [[nodiscard]] Taken take(const Tournament& results, PlayerIndex player);
  [[nodiscard]] criteria::Float take_float(const Tournament& results, Taken& own, std::size_t back,
                                           Points Past::*then);
  void alter(const Tournament& results, PlayerIndex player);
  void put_in_order(std::span<const Position> players);
  void copy_players(RoundField& field) const;
  void copy_barred(RoundField& field);
  [[nodiscard]] Points score(Position p) const;
  [[nodiscard]] Position place(PlayerIndex player) const { return places_[player]; }

  RoundField first_;
  OutcomeEffects effects_;
  int before_;  // rounds before the one to be paired
  bool colours_forbid_;
  Points topscorers_exceed_;
  Accountant accountant_;
  ByPlayer<Position> places_;  // in the first field
  std::vector<Altered> altered_;
  // Of the field that is being made:
  std::vector<Position> order_;  // its players, as positions in the first field
  std::vector<Position> now_;    // their positions, by those in the first field; -1: seated
};

}  // namespace bloesem::swiss
