// Checks of what a tournament contains apart from players and rules. Internal to the validation.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "bloesem/limits.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem {

[[nodiscard]] inline bool has_player(const Tournament& tournament, PlayerIndex player) noexcept {
  return player >= 0 && static_cast<std::size_t>(player) < tournament.players.size();
}

// True if the late decision refers to a game on record, and to rounds after it.
[[nodiscard]] inline bool is_sound(const Tournament& tournament, const LateDecision& game) noexcept {
  if (!has_player(tournament, game.one) || !has_player(tournament, game.other)) return false;
  const Player& one = tournament.players[static_cast<std::size_t>(game.one)];
  return game.round >= 1 && one.round(game.round - 1).opponent == game.other && game.first_round > game.round &&
         game.first_round <= limits::max_rounds && game.last_round <= limits::max_rounds &&
         (game.last_round == 0 || game.last_round >= game.first_round);
}

// True if the note has an existing player and a valid kind.
[[nodiscard]] inline bool is_sound(const Tournament& tournament, const PlayerNote& note) noexcept {
  return has_player(tournament, note.player) && note.kind <= NoteKind::NationalRating;
}

// True if the wish is about rounds that can exist, and its groups have existing players.
[[nodiscard]] inline bool is_sound(const Tournament& tournament, const Wish& wish) noexcept {
  const auto exists = [&](PlayerIndex player) { return has_player(tournament, player); };
  return wish.first_round >= 1 && wish.first_round <= wish.last_round &&
         wish.last_round <= limits::max_rounds &&
         std::all_of(wish.groups.begin(), wish.groups.end(), [&](const std::vector<PlayerIndex>& group) {
           return std::all_of(group.begin(), group.end(), exists);
         });
}

// True if notes are in order of player and kind, without repetition.
[[nodiscard]] inline bool in_order(const PlayerNote& note, const PlayerNote& next) noexcept {
  return note.player < next.player || (note.player == next.player && note.kind < next.kind);
}

}  // namespace bloesem
