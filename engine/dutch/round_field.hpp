// The players to be paired in one round, in A.2 order, as the rules see them.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "criteria/player_facts.hpp"
#include "engine/model/tournament.hpp"

namespace bloesem::dutch {

struct EditionRules;

// Place in A.2 order (score, then pairing number) among the players to be paired, from 0.
using Position = std::int32_t;

struct RoundSetup {
  int round = 1;            // 1-based
  int rounds_declared = 1;  // A.7
  std::span<const PlayerIndex> absent = {};
  std::span<const std::pair<PlayerIndex, PlayerIndex>> forbidden = {};
};

class RoundField {
 public:
  // A round already played is replayed: who took part in it then is paired, whoever has no part in its column
  // is absent. In the coming round everybody is paired who has no mark in its column; a pairing-allocated bye
  // there has been given beforehand.
  RoundField(const Tournament& tournament, const EditionRules& rules, const RoundSetup& setup);

  [[nodiscard]] Position size() const noexcept { return static_cast<Position>(seats_.size()); }
  [[nodiscard]] PlayerIndex player(Position p) const noexcept { return seat(p).player; }
  [[nodiscard]] const criteria::PlayerFacts& facts(Position p) const noexcept { return seat(p).facts; }
  // Standings points, without virtual ones.
  [[nodiscard]] Points standings(Position p) const noexcept { return seat(p).standings; }
  // Colours of the games actually played, oldest first.
  [[nodiscard]] std::span<const Colour> colours(Position p) const noexcept { return seat(p).colours; }
  // 1-based place among the players who take part now or took part before, in the order of the pairing
  // numbers (T-NUM: what the endorsed engines use in E.5).
  [[nodiscard]] int effective_number(Position p) const noexcept { return seat(p).effective_number; }
  // 1-based place in the whole list.
  [[nodiscard]] int fixed_number(Position p) const noexcept { return seat(p).player + 1; }

  // Positions that p has met (C.1) or must not meet by the arbiter's wish; ascending.
  [[nodiscard]] std::span<const Position> barred(Position p) const noexcept { return seat(p).barred; }
  // C.1 and C.3: may they meet?
  [[nodiscard]] bool compatible(Position a, Position b) const noexcept;

 private:
  struct Seat {
    PlayerIndex player = no_player;
    criteria::PlayerFacts facts;
    Points standings = 0;
    int effective_number = 0;
    std::vector<Colour> colours;
    std::vector<Position> barred;
  };

  [[nodiscard]] const Seat& seat(Position p) const noexcept { return seats_[static_cast<std::size_t>(p)]; }
  void bar(const Tournament& tournament, const RoundSetup& setup);

  std::vector<Seat> seats_;
};

}  // namespace bloesem::dutch
