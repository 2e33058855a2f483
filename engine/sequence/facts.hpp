// Articles A.2, A.4, A.6, A.7 and C.1, C.2: the players of one round and the facts that follow from their past.
// Derived from the tournament itself, independently of the matching engine.
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
  std::vector<Colour> colours;   // of the games played, oldest first (C.04.2.D.5)
  Points standings = 0;          // points without virtual points
  int number = 0;                // 1-based place in the whole list, as the system ranks it
  int effective_number = 0;      // the same among players who take part now or did before (for E.5)
  std::vector<int> wish_groups;  // by wish about the round, -1: none (Tournament::wishes)
  int unplayed = 0;              // rounds so far without a game, for whatever reason (2026: C9)
};

// How an edition treats a past round without a game.
struct UnplayedRounds {
  // A.4.b, second paragraph (2026: 1.4.3 and 1.4.4).
  criteria::Float (*float_left)(const RoundEntry& entry, const PointSystem& system) = nullptr;
  // C.2: true if it bars the player from the bye.
  bool (*bars_bye)(const RoundEntry& entry, const PointSystem& system) = nullptr;
};

// The round to be paired.
struct RoundSetup {
  int round = 1;  // from 1
  int rounds_declared = 1;
  std::span<const PlayerIndex> participants = {};  // to be paired, ascending
  std::span<const std::pair<PlayerIndex, PlayerIndex>> forbidden =
      {};                                         // in addition to those of the tournament
  std::span<const PlayerIndex> ranking = {};      // all players by the system's key; empty: by pairing number
  std::span<const PlayerIndex> seated = {};       // take part without being paired
  std::span<const PlayerIndex> without_bye = {};  // barred from the bye by the request
};

class Field {
 public:
  Field(const Tournament& tournament, const RoundSetup& setup, const UnplayedRounds& unplayed);

  [[nodiscard]] Place size() const noexcept { return static_cast<Place>(entrants_.size()); }
  [[nodiscard]] const Entrant& operator[](Place p) const noexcept {
    return entrants_[static_cast<std::size_t>(p)];
  }
  [[nodiscard]] Points score(Place p) const noexcept { return (*this)[p].facts.score; }
  // Returns the player's place; -1 if not to be paired.
  [[nodiscard]] Place place_of(PlayerIndex player) const noexcept;

  // True if the two have met, or must not by the arbiter's wish, which counts like C.1 (C.04.1.b).
  [[nodiscard]] bool kept_apart(Place a, Place b) const noexcept { return apart_[index(a, b)] != 0; }
  // True if C.1 and C.3 allow the pair.
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

// Returns the preference (A.6) after games with these colours.
[[nodiscard]] criteria::ColourPreference preference_of(std::span<const Colour> colours);

}  // namespace bloesem::sequence
