// What a caller wants of the reader.
#pragma once

#include <cstdint>
#include <optional>

namespace bloesem::trf {

enum class Purpose : std::uint8_t {
  Pair,   // the next round: a last column of mere absences belongs to it
  Check,  // the rounds there are: every column is one
};

enum class OpenGames : std::uint8_t {
  WhereTheyCount,  // in rounds from which a later one is paired
  NotTold,         // the caller tells of them in its own words
};

struct ReadOptions {
  Purpose purpose = Purpose::Pair;
  // The round to pair (from 1) where the caller knows it; settles which columns are history.
  std::optional<int> round = {};
  // Takes the place of the number of rounds in the file.
  std::optional<int> rounds_declared = {};
  // Points that contradict the results are replaced, not refused.
  bool recompute_points = false;
  // What would be repaired with a warning is refused.
  bool strict = false;
  // Of an event between teams the results of the players are read; otherwise it is refused, as nothing that
  // rests on how players are paired holds for it.
  bool team_events = false;
  // Which games without a result are warned of: one warning for a round.
  OpenGames open_games = OpenGames::WhereTheyCount;
  // A file without a single player is refused, not read as a tournament that nobody has entered yet.
  bool needs_players = false;
};

}  // namespace bloesem::trf
