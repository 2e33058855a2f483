// Checks of what a tournament contains apart from players and rules. Internal to the validation.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

#include "bloesem/limits.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem {

[[nodiscard]] inline bool has_player(const Tournament& tournament, PlayerIndex player) noexcept {
  return player >= 0 && static_cast<std::size_t>(player) < tournament.players.size();
}

// Returns the index of the game among the rounds of its players: a match of two games may still have an entry
// for each.
[[nodiscard]] inline int entry_of(const Tournament& tournament, const LateDecision& game) noexcept {
  if (game.game == 0 || tournament.rounds_are_matches) return game.round - 1;
  return 2 * (game.round - 1) + game.game - 1;
}

// True if the late decision refers to a game on record, and to rounds after it.
[[nodiscard]] inline bool is_sound(const Tournament& tournament, const LateDecision& game) noexcept {
  if (!has_player(tournament, game.one) || !has_player(tournament, game.other)) return false;
  const Player& one = tournament.players[static_cast<std::size_t>(game.one)];
  return game.round >= 1 && game.game >= 0 && game.game <= 2 &&
         one.round(entry_of(tournament, game)).opponent == game.other && game.first_round > game.round &&
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

// True if the pair is one of two players, in a round that can exist.
[[nodiscard]] inline bool is_sound(const Tournament& tournament, const FixedPair& pair) noexcept {
  return has_player(tournament, pair.one) && has_player(tournament, pair.other) && pair.one != pair.other &&
         pair.round >= 1 && pair.round <= limits::max_rounds;
}

// True if the board is that of a player, from a round that can exist.
[[nodiscard]] inline bool is_sound(const Tournament& tournament, const FixedBoard& seat) noexcept {
  return has_player(tournament, seat.player) && seat.board >= 0 && seat.first_round >= 1 &&
         seat.first_round <= limits::max_rounds;
}

// True if every group has a name of its own, without blanks.
[[nodiscard]] inline bool have_sound_names(const std::vector<PlayerGroup>& groups) {
  std::vector<std::string_view> names;
  for (const PlayerGroup& group : groups) names.emplace_back(group.name);
  std::sort(names.begin(), names.end());
  return std::adjacent_find(names.begin(), names.end()) == names.end() &&
         std::all_of(names.begin(), names.end(), [](std::string_view name) {
           return !name.empty() &&
                  std::all_of(name.begin(), name.end(), [](unsigned char c) { return c > ' '; });
         });
}

// True if the groups have players of the tournament in ascending order, and no player is in two of them.
[[nodiscard]] inline bool are_disjoint(const Tournament& tournament, const std::vector<PlayerGroup>& groups) {
  std::vector<PlayerIndex> all;
  for (const PlayerGroup& group : groups) {
    if (!std::is_sorted(group.players.begin(), group.players.end())) return false;
    all.insert(all.end(), group.players.begin(), group.players.end());
  }
  std::sort(all.begin(), all.end());
  return std::adjacent_find(all.begin(), all.end()) == all.end() &&
         std::all_of(all.begin(), all.end(), [&](PlayerIndex p) { return has_player(tournament, p); });
}

}  // namespace bloesem
