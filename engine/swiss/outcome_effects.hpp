// The effect of every possible outcome under an edition and a point system: computed once, looked up for every
// round.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "bloesem/tournament.hpp"
#include "criteria/floats.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::swiss {

struct OutcomeEffect {
  Points worth = 0;
  bool played = false;
  // For a round without a game.
  bool bars_bye = false;
  criteria::Float leaves = criteria::Float::None;
};

class OutcomeEffects {
 public:
  // An outcome together with whether there was an opponent.
  using Kind = std::uint8_t;
  static constexpr Kind nothing = 2 * 16;  // a round that does not exist: no effect

  OutcomeEffects(const System& rules, const PointSystem& points) {
    for (Kind kind = 0; kind <= static_cast<Kind>(Outcome::Unfinished); ++kind) {
      const RoundEntry entry{no_player, Colour::None, static_cast<Outcome>(kind)};
      OutcomeEffect& alone = effects_[kind_of(entry)];
      alone = {points_of(entry.outcome, points), false, rules.bars_bye(entry, points),
               rules.float_of_unplayed(entry, points)};
      effects_[kind] = alone;
      effects_[kind].played = was_played({0, Colour::None, entry.outcome});
      if (effects_[kind].played) effects_[kind].bars_bye = false;
    }
  }

  [[nodiscard]] static Kind kind_of(const RoundEntry& entry) noexcept {
    const std::uint32_t alone = static_cast<std::uint32_t>(entry.opponent) >> 31U;  // no_player is negative
    return static_cast<Kind>(static_cast<std::uint32_t>(entry.outcome) | alone << 4U);
  }
  [[nodiscard]] const OutcomeEffect& of(Kind kind) const noexcept { return effects_[kind]; }

 private:
  static_assert(static_cast<Kind>(Outcome::Unfinished) < 16);

  std::array<OutcomeEffect, nothing + 1> effects_;
};

}  // namespace bloesem::swiss
