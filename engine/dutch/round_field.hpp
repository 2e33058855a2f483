// The players to be paired in one round, in A.2 order, as the rules see them.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "criteria/compatibility.hpp"
#include "criteria/player_facts.hpp"
#include "engine/dutch/barred_partners.hpp"
#include "engine/model/tournament.hpp"

namespace bloesem::dutch {

struct EditionRules;

struct RoundSetup {
  int round = 1;            // 1-based
  int rounds_declared = 1;  // A.7
  std::span<const PlayerIndex> absent = {};
  std::span<const std::pair<PlayerIndex, PlayerIndex>> forbidden = {};
};

// Flat arrays by position, made in time linear in the players' rounds: about 100 bytes for each player after
// nine.
class RoundField {
 public:
  // A round already played is replayed: who took part in it then is paired, whoever has no part in its column
  // is absent. In the coming round everybody is paired who has no mark in its column; a pairing-allocated bye
  // there has been given beforehand.
  RoundField(const Tournament& tournament, const EditionRules& rules, const RoundSetup& setup);

  // Who has the bye of the coming round beforehand. The rules know one at most.
  [[nodiscard]] std::span<const PlayerIndex> assigned_byes() const noexcept { return assigned_byes_; }
  // A player with a round against himself or against nobody of the tournament, if there is one: then the field
  // is empty.
  [[nodiscard]] PlayerIndex contradiction() const noexcept { return contradiction_; }

  [[nodiscard]] Position size() const noexcept { return static_cast<Position>(players_.size()); }
  [[nodiscard]] PlayerIndex player(Position p) const noexcept { return players_[at(p)]; }
  [[nodiscard]] const criteria::PlayerFacts& facts(Position p) const noexcept { return facts_[at(p)]; }
  // Standings points, without virtual ones.
  [[nodiscard]] Points standings(Position p) const noexcept { return numbers_[at(p)].standings; }
  // Colours of the games actually played, oldest first.
  [[nodiscard]] std::span<const Colour> colours(Position p) const noexcept {
    const Numbers& numbers = numbers_[at(p)];
    return {colours_.data() + numbers.games_begin, numbers.games};
  }
  // 1-based place among the players who take part now or took part before, in the order of the pairing
  // numbers (T-NUM: what the endorsed engines use in E.5).
  [[nodiscard]] int effective_number(Position p) const noexcept { return numbers_[at(p)].effective; }
  // 1-based place in the whole list.
  [[nodiscard]] int fixed_number(Position p) const noexcept { return player(p) + 1; }
  // The first position after p with another score, or size().
  [[nodiscard]] Position end_of_score_group(Position p) const noexcept { return group_ends_[at(p)]; }

  // Whom p has met (C.1) or must not meet by the arbiter's wish; ascending. Large forbidden groups make this
  // long.
  [[nodiscard]] std::vector<Position> barred(Position p) const { return barred_.all(p); }
  // The same in two parts that cost nothing: one by one (in no order), and as members of large groups.
  [[nodiscard]] std::span<const Position> barred_one_by_one(Position p) const noexcept {
    return barred_.listed(p);
  }
  [[nodiscard]] std::span<const std::int32_t> large_groups_of(Position p) const noexcept {
    return barred_.groups_of(p);
  }
  [[nodiscard]] std::size_t large_groups() const noexcept { return barred_.large_groups(); }

  // C5 and C9: nobody with a higher score may have the bye; of the others it is known how many games they have not
  // played.
  void leave_bye_to(Points score) noexcept;

  [[nodiscard]] Colour indispensable_colour(Position p) const noexcept { return indispensable_[at(p)]; }
  // C.1 and C.3: may they meet?
  [[nodiscard]] bool compatible(Position a, Position b) const noexcept {
    const Colour colour = indispensable_[at(a)];
    return (colour == Colour::None || colour != indispensable_[at(b)]) && !barred_.between(a, b);
  }

 private:
  // What only the publication asks for.
  struct Numbers {
    Points standings = 0;
    std::int32_t effective = 0;
    std::uint32_t games_begin = 0;  // in colours_
    std::uint32_t games = 0;
  };
  class Builder;

  static std::size_t at(Position p) noexcept { return static_cast<std::size_t>(p); }

  std::int32_t rounds_before_ = 0;
  std::vector<PlayerIndex> assigned_byes_;
  PlayerIndex contradiction_ = no_player;
  std::vector<PlayerIndex> players_;
  std::vector<criteria::PlayerFacts> facts_;
  std::vector<Colour> indispensable_;
  std::vector<Position> group_ends_;
  std::vector<Numbers> numbers_;
  std::vector<Colour> colours_;
  BarredPartners barred_;
};

}  // namespace bloesem::dutch
