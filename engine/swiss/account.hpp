// What the pairing rules need to know of a player's past rounds, collected in a single pass over them.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

#include "bloesem/tournament.hpp"
#include "criteria/floats.hpp"
#include "engine/swiss/colour_history.hpp"
#include "engine/swiss/outcome_effects.hpp"

namespace bloesem::swiss {

// Totals over the rounds before the one to be paired.
struct Account {
  Points score;             // pairing score, in tenths of a point
  Points standings;         // without virtual points
  std::uint64_t colours;    // latest word of the colour history (see ColourHistory)
  std::int32_t difference;  // games with White minus games with Black
  std::uint32_t games;
  std::uint32_t room;                        // capacity of the player's row of barred partners
  std::array<OutcomeEffects::Kind, 2> late;  // the last round and the one before
  bool rematch;                              // some opponent may occur twice
  bool barred_from_bye;
};

// Pairing scores with which the last two rounds were paired; the opponents' floats depend on them.
struct Past {
  // When the previous round was paired.
  Points previous;
  // When the round before that was paired.
  Points one_before;
};

// Returns the first `before` rounds, or fewer if the player's list is shorter.
[[nodiscard]] inline std::span<const RoundEntry> rounds_before(int before, const Player& player) noexcept {
  return {player.rounds.data(), std::min(static_cast<std::size_t>(before), player.rounds.size())};
}

// The floats (A.4) of the last two rounds.
struct LateFloats {
  criteria::Float previous;
  criteria::Float before_previous;
};

// Returns the floats of the player with this account. `opponents`: all of them, oldest first;
// `past_of(opponent)`: the opponent's past.
template <class PastOf>
[[nodiscard]] inline LateFloats late_floats(const OutcomeEffects& effects, const Account& account,
                                            const Past& own, std::span<const PlayerIndex> opponents,
                                            PastOf past_of) {
  const auto take = [&](std::size_t back, Points Past::*then) {
    const OutcomeEffect& effect = effects.of(account.late[back]);
    if (!effect.played) return effect.leaves;
    const PlayerIndex opponent = opponents.back();
    opponents = opponents.first(opponents.size() - 1);
    return criteria::float_of_game(own.*then, past_of(opponent).*then);
  };
  const criteria::Float previous = take(0, &Past::previous);  // first: each takes the last opponent left
  return {previous, take(1, &Past::one_before)};
}

// `Rematches`: whether to look for opponents met twice.
enum class Rematches : bool { Ignored, Found };

template <Rematches rematches = Rematches::Found>
class Accountant {
 public:
  struct Books {
    Account& account;
    Past& past;
    PlayerIndex*& met;  // next free slot for opponents; take() advances it past those it writes
  };

  // Requires a consistent tournament. The first `before` rounds are counted.
  Accountant(const OutcomeEffects& effects, int before) : effects_(effects), before_(before) {}

  // Writes the player's account, past and opponents. Always inlined: with a million players the calls are
  // measurable.
  [[gnu::always_inline]] void take(const Player& player, PlayerIndex own, const Books& books) noexcept {
    const std::span<const RoundEntry> rounds = rounds_before(before_, player);
    PlayerIndex* met = books.met;
    Outcomes outcomes;
    std::int32_t difference = 0;
    std::uint64_t colours = 0;
    bool rematch = false;
    for (const RoundEntry& entry : rounds) {
      const OutcomeEffects::Kind kind = OutcomeEffects::kind_of(entry);
      const OutcomeEffect& effect = effects_.of(kind);
      outcomes.add(kind, effect);
      if (!effect.played) continue;
      if constexpr (rematches == Rematches::Found) rematch |= suspect(entry.opponent, own);
      *met++ = entry.opponent;
      const std::uint64_t code = ColourHistory::code(entry.colour);
      colours = colours << 2U | code;
      difference += static_cast<std::int32_t>(code) - 2;
    }
    add_absences(static_cast<std::size_t>(before_) - rounds.size(), outcomes);
    const std::array late{static_cast<OutcomeEffects::Kind>(outcomes.kinds),
                          static_cast<OutcomeEffects::Kind>(outcomes.kinds >> 8U)};
    const Points score = outcomes.score;
    const Points previous = score - effects_.of(late[0]).worth;
    books.past = {previous, previous - effects_.of(late[1]).worth};
    const auto games = static_cast<std::uint32_t>(met - std::exchange(books.met, met));
    books.account = {score, score, colours, difference, games, games, late, rematch, outcomes.barred_from_bye};
    if (!player.adjustments.empty() || !player.virtual_points.empty()) add_points_besides(player, books);
  }

 private:
  // What the rounds counted so far are worth, whether played or not.
  struct Outcomes {
    Points score = 0;
    // The kinds of the last four rounds, the last in the lowest byte.
    std::uint32_t kinds = OutcomeEffects::nothing << 8U | OutcomeEffects::nothing;
    bool barred_from_bye = false;

    void add(OutcomeEffects::Kind kind, const OutcomeEffect& effect) noexcept {
      kinds = kinds << 8U | kind;
      score += effect.worth;
      barred_from_bye |= effect.bars_bye;
    }
  };

  // Counts the rounds missing at the end of the player's list.
  [[gnu::always_inline]] void add_absences(std::size_t absences, Outcomes& outcomes) const noexcept {
    if (absences == 0) return;
    const OutcomeEffects::Kind kind = OutcomeEffects::kind_of({});
    const std::size_t late = std::min(absences, std::size_t{2});
    outcomes.score += static_cast<Points>(absences - late) * effects_.of(kind).worth;
    for (std::size_t i = 0; i < late; ++i) outcomes.add(kind, effects_.of(kind));
  }

  // True if the player may have met the opponent before. May be wrongly true, for two opponents whose indexes
  // are equal modulo the table size, but never wrongly false.
  [[nodiscard]] bool suspect(PlayerIndex opponent, PlayerIndex own) noexcept {
    return std::exchange(met_by_[static_cast<std::uint32_t>(opponent) % met_by_.size()], own + 1) == own + 1;
  }

  void add_points_besides(const Player& player, const Books& books) const noexcept {
    const auto besides = [&](int round) { return player.adjusted(round) + player.virtual_in(round); };
    books.account.score += besides(before_);
    books.account.standings += player.adjusted(before_);
    books.past.previous += besides(before_ - 1);
    books.past.one_before += besides(before_ - 2);
  }

  const OutcomeEffects& effects_;
  const int before_;
  std::array<PlayerIndex, rematches == Rematches::Found ? 1024 : 0>
      met_by_{};  // by opponent modulo the size: last player who met such an opponent, plus one
};

}  // namespace bloesem::swiss
