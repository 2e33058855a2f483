// The standings of a tournament file: the list, the regulations and the result.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/result.hpp"
#include "bloesem/standings/standings.hpp"
#include "engine/service/load_tournament.hpp"
#include "engine/standings/open_games.hpp"
#include "trf/player_fields.hpp"
#include "trf/report_parts.hpp"

namespace bloesem::service {

// The requested settings; the file gives the others.
struct StandingsRequest {
  std::optional<std::string> tie_breaks;  // a list, or the name of one
  const standings::Regulations* regulations = nullptr;
  bool round_robin = false;
  std::optional<int> after;
  bool with_open_games = false;  // count the results so far of a round in play
  std::optional<std::uint64_t> lots;
  std::vector<std::string> decided;    // numbers or names
  std::vector<std::string> withdrawn;  // likewise: players who have left a round robin
};

struct StandingsPlan {
  std::vector<standings::TieBreak> list;
  bool in_file = false;  // the list comes from the file
  standings::StandingsOptions options;
  standings::Coverage coverage;  // the rounds that are counted
  std::string warning;           // about an assumption made; empty: none was needed
  std::string note;              // about the list assumed if none is given; empty: none was needed
  std::string scores;            // about points that are not those of the rules; empty: they are
  std::string uncounted;  // about players of a round robin whose games do not count; empty: there are none
};

// Requires a file whose tournament is counted by its rules (in_rules_of_file).
// InvalidInput: an entry of the list is not valid; only a check may leave `list` empty.
[[nodiscard]] Result<StandingsPlan> plan_standings(const StandingsRequest& request, const LoadedFile& loaded);

// True if neither the request nor record 202 or 212 gives a list.
[[nodiscard]] inline bool lacks_list(const StandingsRequest& request, const LoadedFile& loaded) {
  return !request.tie_breaks && !loaded.order;
}

// "PTS,BH/C1,BH"
[[nodiscard]] std::string list_text(const std::vector<standings::TieBreak>& list);

// Returns the stated facts by player; without fields and ranks if the file is not a report file.
[[nodiscard]] std::vector<trf::StatedPlayer> stated_players(const LoadedFile& loaded);

struct RankedFile {
  Tournament tournament;                  // where rounds are matches of two games, a round is a match
  std::vector<trf::StatedPlayer> stated;  // by player
  StandingsPlan plan;
  standings::Standings result;
  std::vector<Points> points;  // by player, after the rounds counted
  // The same with a round for each game, where rounds are matches of two games and the file has been read as
  // games; empty: a round is what it is in `tournament`.
  std::optional<Tournament> games;
};

// True if the tournament of the file is not counted by its rules: they pair matches of two games, or name game
// points first.
[[nodiscard]] bool differs_from_rules(const LoadedFile& loaded);
// Returns the tournament as the pairing counts it (bloesem::as_paired), but games without a result give no
// points. Errors: those of as_paired.
[[nodiscard]] Result<Tournament> in_rules_of_file(const LoadedFile& loaded);

// Ranks by what the rules of the file count.
[[nodiscard]] Result<RankedFile> rank_file(const StandingsRequest& request, const LoadedFile& loaded);

// Returns the players whose games do not count if the tournament is a round robin that ends here (C.06 V.4).
[[nodiscard]] std::vector<PlayerIndex> not_counted_in_table(const Tournament& tournament);

// Returns ranks by player; nothing if the list cannot be computed.
[[nodiscard]] std::optional<std::vector<int>> ranks_after(const StandingsPlan& plan,
                                                          const Tournament& tournament);

// Returns the exact value, "13.5", "9.25" or "12"; empty if there is none.
[[nodiscard]] std::string value_text(const standings::Value& value);

}  // namespace bloesem::service
