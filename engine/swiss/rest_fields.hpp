// Fields of what is left of a round when some of its players are seated, with other results of games.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
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
  // ascending. A walk may settle in it who may have the bye. Valid until the next one is asked for.
  [[nodiscard]] RoundField& of(std::span<const Position> players);

  [[nodiscard]] const RoundField& first() const noexcept { return first_; }

 private:
  struct Taken {
    Account account;
    Past past;
    std::vector<PlayerIndex> opponents;  // oldest first
  };

  // The field of some players. It is kept, so that the next one of the same players differs from it only where
  // players are altered.
  struct Rest {
    std::vector<Position> players;     // positions in the first field, ascending
    RoundField plain;                  // with the facts of the first field
    RoundField field;                  // as altered last
    std::vector<std::uint32_t> twins;  // of the barred partners in `plain`
    bool has_sorted_rows;
    std::vector<Position> written;  // where `field` is altered
  };
  // Of an altered player who is not seated.
  struct Moved {
    const Altered* altered;
    Position from;     // in Rest::plain
    Position to = -1;  // in Rest::field
  };

  [[nodiscard]] Taken take(const Tournament& results, PlayerIndex player);
  void alter(const Tournament& results, PlayerIndex player);
  [[nodiscard]] Rest& kept(std::span<const Position> players);
  [[nodiscard]] Rest made(std::span<const Position> players) const;
  void copy_players(std::span<const Position> players, RoundField& field) const;
  void copy_barred(std::span<const Position> players, RoundField& field) const;
  void put_in_order(const Rest& rest);
  static void write(Rest& rest, Position from, Position to);
  static void take_back(Rest& rest);
  void write_moved(Rest& rest);
  void end_groups(Rest& rest, Position begin, Position end) const;
  void keep_apart(Rest& rest) const;
  [[nodiscard]] Position place(PlayerIndex player) const { return places_[player]; }

  RoundField first_;
  OutcomeEffects effects_;
  int before_;  // rounds before the one to be paired
  bool colours_forbid_;
  Points topscorers_exceed_;
  Accountant<> accountant_;
  ByPlayer<Position> places_;  // in the first field
  std::vector<Altered> altered_;
  std::map<std::size_t, Rest> rests_;  // by number of players
  std::size_t players_kept_ = 0;       // of all these
  // Of the field that is being altered:
  std::vector<Moved> moved_;
  std::vector<Position> order_;  // its players, as positions in Rest::plain
};

}  // namespace bloesem::swiss
