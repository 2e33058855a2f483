// The players of a round and what follows from their past, as far as all systems need it. Derived from the
// tournament itself, independently of the other engines.
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

#include "bloesem/result.hpp"
#include "engine/literal/literal.hpp"

namespace bloesem::literal {

// Place among the players to be paired, from 0, in order of pairing numbers.
using Place = int;

// A set of players: one bit for each place.
using Mask = std::uint32_t;

[[nodiscard]] constexpr Mask bit(Place place) noexcept { return Mask{1} << place; }
[[nodiscard]] constexpr bool has(Mask set, Place place) noexcept { return (set & bit(place)) != 0; }
[[nodiscard]] constexpr int size_of(Mask set) noexcept { return std::popcount(set); }
[[nodiscard]] constexpr Place first_of(Mask set) noexcept { return std::countr_zero(set); }
// Returns the places of a set, ascending.
[[nodiscard]] std::vector<Place> places_of(Mask set);

struct Entrant {
  PlayerIndex player = no_player;
  Points score = 0;             // with the virtual points of the round
  bool odd_number = false;      // of the pairing number among those who have taken part so far, or do now
  int games = 0;                // played
  std::vector<Colour> colours;  // of the games played, oldest first (C.04.2, 3.4)
};

class Field {
 public:
  // Errors: TooLarge, InvalidInput (see literal.hpp).
  [[nodiscard]] static Result<Field> of(const LiteralRound& round);

  [[nodiscard]] Place size() const noexcept { return static_cast<Place>(entrants_.size()); }
  [[nodiscard]] Mask everybody() const noexcept { return bit(size()) - 1; }
  [[nodiscard]] const Entrant& operator[](Place p) const noexcept {
    return entrants_[static_cast<std::size_t>(p)];
  }
  // Returns the players who may meet p as far as former games and the arbiter's wishes go.
  [[nodiscard]] Mask partners(Place p) const noexcept { return partners_[static_cast<std::size_t>(p)]; }

  [[nodiscard]] const Tournament& tournament() const noexcept { return known_ ? *known_ : *tournament_; }
  [[nodiscard]] const Player& player(Place p) const noexcept {
    return tournament().players[static_cast<std::size_t>((*this)[p].player)];
  }
  // Returns the number of rounds before this one.
  [[nodiscard]] int before() const noexcept { return before_; }
  // Returns the player to whom the arbiter has given the bye of this round; not in the field.
  [[nodiscard]] std::optional<PlayerIndex> assigned_bye() const noexcept { return assigned_bye_; }
  [[nodiscard]] std::optional<Colour> initial_colour() const noexcept { return initial_colour_; }
  // Returns the player's place; -1 if not to be paired.
  [[nodiscard]] Place place_of(PlayerIndex player) const noexcept {
    return places_[static_cast<std::size_t>(player)];
  }

 private:
  explicit Field(const LiteralRound& round);
  void enter(const LiteralRound& round);
  void keep_apart(PlayerIndex one, PlayerIndex other);
  void keep_apart(const std::vector<PlayerIndex>& group);
  void find_partners(const LiteralRound& round);

  const Tournament* tournament_;
  std::optional<Tournament> known_;  // as it was known when the round was paired
  int before_ = 0;
  std::vector<Entrant> entrants_;
  std::vector<Place> places_;  // by player; -1: not to be paired
  std::vector<Mask> partners_;
  std::optional<PlayerIndex> assigned_bye_;
  std::optional<Colour> initial_colour_;
};

// Returns the score with which the player enters a round (index from 0): the points of earlier rounds, and the
// virtual points of that round.
[[nodiscard]] Points score_before(const Tournament& tournament, const Player& player, int round);

// Returns the opponent of a round (index from 0), or null if there was none.
[[nodiscard]] const Player* opponent_in(const Tournament& tournament, const Player& player, int round);

// Burstein and Dubov, 2.1.2: a PAB, or the points of a win in one round without playing.
[[nodiscard]] bool barred_by_points(const Tournament& tournament, const Player& player, int rounds);

}  // namespace bloesem::literal
