// The standings of a tournament file: by which list, under which regulations, and what came of it.
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

namespace bloesem::cli {

// What is asked for; the file says the rest.
struct StandingsRequest {
  std::optional<std::string> tie_breaks;  // a list, or the name of one
  const standings::Regulations* regulations = nullptr;
  bool round_robin = false;
  std::optional<int> after;
  bool with_open_games = false;  // count a round in play as far as it has results
  std::optional<std::uint64_t> lots;
  std::vector<std::string> decided;  // numbers or names
};

struct StandingsPlan {
  std::vector<standings::TieBreak> list;
  bool in_file = false;  // the list is the file's own
  standings::StandingsOptions options;
  standings::Coverage coverage;  // the rounds that are counted
  std::string warning;           // what nothing told; empty: all was told
  std::string note;              // the list that was taken where none is given; likewise
};

// InvalidInput: an entry of the list is none; `list` alone may be missing in a check.
[[nodiscard]] Result<StandingsPlan> plan_standings(const StandingsRequest& request, const LoadedFile& loaded);

// Neither an option nor record 202 or 212 gives a list.
[[nodiscard]] inline bool lacks_list(const StandingsRequest& request, const LoadedFile& loaded) {
  return !request.tie_breaks && !loaded.order;
}

// "PTS,BH/C1,BH"
[[nodiscard]] std::string list_text(const std::vector<standings::TieBreak>& list);

// Of each player; without fields and ranks where the file is no report file.
[[nodiscard]] std::vector<trf::StatedPlayer> stated_players(const LoadedFile& loaded);

struct RankedFile {
  Tournament tournament;
  std::vector<trf::StatedPlayer> stated;  // by player
  StandingsPlan plan;
  standings::Standings result;
  std::vector<Points> points;  // by player, after the rounds counted
};

[[nodiscard]] Result<RankedFile> rank_file(const StandingsRequest& request, const LoadedFile& loaded);

// The rank of each player, by player; nothing where the list cannot be computed.
[[nodiscard]] std::optional<std::vector<int>> ranks_after(const StandingsPlan& plan,
                                                          const Tournament& tournament);

// "13.5", "9.25", "12": exact; empty where there is no value.
[[nodiscard]] std::string value_text(const standings::Value& value);

}  // namespace bloesem::cli
