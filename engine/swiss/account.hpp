// What the rounds of one player say, taken down while they are gone through once.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

#include "bloesem/tournament.hpp"
#include "engine/swiss/colour_history.hpp"
#include "engine/swiss/outcome_effects.hpp"

namespace bloesem::swiss {

// Of the rounds before the one to be paired.
struct Account {
  Points score;             // pairing score
  Points standings;         // without virtual points
  std::uint64_t colours;    // the last word of the history
  std::int32_t difference;  // of the colours
  std::uint32_t games;
  std::uint32_t room;                        // so many partners may his row have
  std::array<OutcomeEffects::Kind, 2> late;  // of the last round and the one before
  bool rematch;                              // he may have met somebody twice
  bool barred_from_bye;
};

// Pairing scores in the previous round and in the one before, which opponents ask for, too.
struct Past {
  Points previous;
  Points one_before;
};

// Those of the first `before` rounds that stand in the player's list.
[[nodiscard]] inline std::span<const RoundEntry> rounds_before(int before, const Player& player) noexcept {
  return {player.rounds.data(), std::min(static_cast<std::size_t>(before), player.rounds.size())};
}

class Accountant {
 public:
  struct Books {
    Account& account;
    Past& past;
    PlayerIndex*& met;  // where his opponents are written, and then where they end
  };

  // Of the first `before` rounds of a consistent tournament.
  Accountant(const OutcomeEffects& effects, int before) : effects_(effects), before_(before) {}

  // Always inline: of a million players the calls would be felt.
  [[gnu::always_inline]] void take(const Player& player, PlayerIndex own, const Books& books) noexcept {
    const std::span<const RoundEntry> rounds = rounds_before(before_, player);
    PlayerIndex* met = books.met;
    Points score = 0;
    std::int32_t difference = 0;
    std::uint64_t colours = 0;
    std::uint32_t kinds = OutcomeEffects::nothing << 8U | OutcomeEffects::nothing;  // the last one lowest
    bool barred_from_bye = false;
    bool rematch = false;
    for (const RoundEntry& entry : rounds) {
      const OutcomeEffects::Kind kind = OutcomeEffects::kind_of(entry);
      const OutcomeEffect& effect = effects_.of(kind);
      kinds = kinds << 8U | kind;
      score += effect.worth;
      barred_from_bye |= effect.bars_bye;
      if (!effect.played) continue;
      rematch |= suspect(entry.opponent, own);
      *met++ = entry.opponent;
      const std::uint64_t code = ColourHistory::code(entry.colour);
      colours = colours << 2U | code;
      difference += static_cast<std::int32_t>(code) - 2;
    }
    // Rounds that the player's list no longer has are absences.
    if (const std::size_t absences = static_cast<std::size_t>(before_) - rounds.size(); absences > 0) {
      const OutcomeEffects::Kind kind = OutcomeEffects::kind_of({});
      score += static_cast<Points>(absences) * effects_.of(kind).worth;
      barred_from_bye |= effects_.of(kind).bars_bye;
      for (std::size_t i = 0; i < std::min(absences, std::size_t{2}); ++i) kinds = kinds << 8U | kind;
    }
    const std::array late{static_cast<OutcomeEffects::Kind>(kinds),
                          static_cast<OutcomeEffects::Kind>(kinds >> 8U)};
    const Points previous = score - effects_.of(late[0]).worth;
    books.past = {previous, previous - effects_.of(late[1]).worth};
    const auto games = static_cast<std::uint32_t>(met - std::exchange(books.met, met));
    books.account = {score, score, colours, difference, games, games, late, rematch, barred_from_bye};
    if (!player.adjustments.empty() || !player.virtual_points.empty()) add_points_besides(player, books);
  }

 private:
  // Has he been met by the player already? From now on he has. Sometimes somebody is suspected who shares the
  // last digits of his number with another opponent.
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
  std::array<PlayerIndex, 1024> met_by_{};  // the player, plus one, who last met somebody of that number
};

}  // namespace bloesem::swiss
