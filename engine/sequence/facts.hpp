// Articles A.2, A.4, A.6, A.7 and C.1, C.2: the players of one round and what their past says about them.
// Derived here from the tournament itself, independently of the matching engine.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "bloesem/tournament.hpp"
#include "criteria/player_facts.hpp"

namespace bloesem::sequence {

// Place in A.2 order among the players to be paired, from 0.
using Place = std::int32_t;

struct Entrant {
  PlayerIndex player = no_player;
  criteria::PlayerFacts facts;
  std::vector<Colour> colours;  // of the games played, oldest first (C.04.2.D.5)
  Points standings = 0;         // without virtual points
  int number = 0;               // 1-based place in the whole list, as the system ranks it
  int effective_number = 0;     // the same among those who take part, now or before (for E.5)
  int unplayed = 0;             // rounds so far in which he played no game, for whatever reason (2026: C9)
};

// What an edition makes of a past round without a game.
struct UnplayedRounds {
  // A.4.b, second paragraph (2026: 1.4.3 and 1.4.4).
  criteria::Float (*float_left)(const RoundEntry& entry, const PointSystem& system) = nullptr;
  // C.2: does it bar from the bye?
  bool (*bars_bye)(const RoundEntry& entry, const PointSystem& system) = nullptr;
};

// The round to be paired.
struct RoundSetup {
  int round = 1;  // from 1
  int rounds_declared = 1;
  std::span<const PlayerIndex> participants = {};                       // to be paired, ascending
  std::span<const std::pair<PlayerIndex, PlayerIndex>> forbidden = {};  // besides those of the tournament
  std::span<const PlayerIndex> ranking = {};  // all players by the system's key; empty: by pairing number
};

class Field {
 public:
  Field(const Tournament& tournament, const RoundSetup& setup, const UnplayedRounds& unplayed);

  [[nodiscard]] Place size() const noexcept { return static_cast<Place>(entrants_.size()); }
  [[nodiscard]] const Entrant& operator[](Place p) const noexcept {
    return entrants_[static_cast<std::size_t>(p)];
  }
  [[nodiscard]] Points score(Place p) const noexcept { return (*this)[p].facts.score; }
  // Where a player stands; -1 if he is not to be paired.
  [[nodiscard]] Place place_of(PlayerIndex player) const noexcept;

  // C.1 (C.04.1.b), and the arbiter's wishes, which count like it: they have met, or must not.
  [[nodiscard]] bool kept_apart(Place a, Place b) const noexcept { return apart_[index(a, b)] != 0; }
  // C.1 and C.3.
  [[nodiscard]] bool may_meet(Place a, Place b) const noexcept { return legal_[index(a, b)] != 0; }

 private:
  [[nodiscard]] std::size_t index(Place a, Place b) const noexcept {
    return static_cast<std::size_t>(a) * entrants_.size() + static_cast<std::size_t>(b);
  }
  void keep_apart(PlayerIndex one, PlayerIndex other);
  void keep_apart(std::span<const PlayerIndex> group);
  void find_who_is_kept_apart(const Tournament& tournament, const RoundSetup& setup);

  std::vector<Entrant> entrants_;
  std::vector<Place> places_;  // by player
  std::vector<char> apart_;
  std::vector<char> legal_;
};

// A.6, from the colours of the games played.
[[nodiscard]] criteria::ColourPreference preference_of(std::span<const Colour> colours);

}  // namespace bloesem::sequence
