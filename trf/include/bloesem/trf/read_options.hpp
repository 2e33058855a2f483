// Options of the reader.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

namespace bloesem::trf {

enum class Purpose : std::uint8_t {
  Pair,   // pair the next round: a last column with only absences belongs to it
  Check,  // check the played rounds: every column is a round
};

enum class OpenGames : std::uint8_t {
  WhereTheyCount,  // in rounds on whose results the pairing of a later round depends
  NotTold,         // the caller reports them itself
};

// The columns of a round.
enum class RoundColumns : std::uint8_t {
  AsStated,  // two if the pairing system of the file pairs matches of two games (Double-Swiss), else one
  One,
  Two,  // the first and the second game of a match
};

struct ReadOptions {
  Purpose purpose = Purpose::Pair;
  // The round to pair (from 1), if known; decides which columns are history.
  std::optional<int> round = {};
  // Overrides the number of rounds in the file.
  std::optional<int> rounds_declared = {};
  // Rounds, declared or to be paired, are then matches. The tournament that is read has a round for each column
  // nevertheless, to be folded (engine/model/matches.hpp).
  RoundColumns columns = RoundColumns::AsStated;
  // Points that contradict the results are replaced instead of refused.
  bool recompute_points = false;
  // Repairs that would give a warning are errors.
  bool strict = false;
  // Reads the players' results of a team event. Otherwise a team event is refused, because its players are not
  // paired by the rules for individual events.
  bool team_events = false;
  // Games without a result that cause a warning, at most one per round.
  OpenGames open_games = OpenGames::WhereTheyCount;
  // A bye in a last column without games was given for the coming round, as the caller knows: no warning.
  bool bye_is_assigned = false;
  // Refuses a file without players instead of reading it as a tournament without entries.
  bool needs_players = false;
  // A file with more players is refused before they are read (too-large). Empty: no limit except that of the
  // starting ranks.
  std::optional<std::size_t> max_players = {};
};

}  // namespace bloesem::trf
