// The HTML report of a round and of the standings.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "bloesem/explain/all_pairs.hpp"
#include "bloesem/explain/claim.hpp"
#include "bloesem/explain/subject.hpp"
#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "bloesem/standings/standings.hpp"
#include "bloesem/tournament.hpp"
#include "engine/checklist.hpp"
#include "engine/service/event_details.hpp"
#include "engine/service/standings/ranked_file.hpp"

namespace bloesem::render {

// Why not, for every two players of a round.
struct ReportedPairs {
  explain::Subject subject;
  explain::AllPairs pairs;
};

// A round as shown: its boards, and the reasons for its pairing.
struct ReportedRound {
  int number = 0;
  Edition edition = edition_in_force;
  Readings readings = {};     // of that edition
  std::vector<Board> boards;  // in publication order
  std::optional<PlayerIndex> bye;
  std::optional<Checklist> facts;     // the facts used for pairing; absent if the rules cannot pair the round
  std::optional<RoundPairing> rules;  // the pairing by the rules; absent if there is none
  std::vector<std::optional<std::size_t>>
      same;                                 // by board: the board of `rules` with the same players and colours
  std::vector<std::string> colour_reasons;  // by board of `rules`
  std::string trouble;                      // why `rules` is absent
  std::vector<std::string> reasons;         // why the pairing is not what the rules give
  std::optional<ReportedPairs> all_pairs;   // absent if the rules do not tell, or the players are too many
  std::vector<std::vector<explain::Claim>> stories = {};  // why, by player; empty: not told
  // Of the round of a group: its number, and the numbers of its boards, and of the bracket before its first, in
  // the whole round.
  std::size_t group = 0;  // from 1; 0: the whole round
  std::vector<std::size_t> board_numbers = {};
  std::size_t brackets_before = 0;

  // Returns the number of boards[i] in the whole round, from 1.
  [[nodiscard]] std::size_t number_of_board(std::size_t i) const {
    return group == 0 ? i + 1 : board_numbers[i];
  }
};

// The round of a group, with players of a tournament of its own.
struct ReportedGroup {
  std::string name;
  Tournament tournament;
  ReportedRound round;
};

// Stories are told in rounds of at most so many players unless asked for: each pairs the round again.
inline constexpr std::size_t max_players_told = 300;

// `pairing` must be the result of pair_round for the same tournament and options. Of a tournament with groups
// the colours have no reasons: reported_groups has them.
[[nodiscard]] Result<ReportedRound> reported_round(const Tournament& tournament, const PairOptions& options,
                                                   const RoundPairing& pairing,
                                                   std::size_t most_told = max_players_told);

// Returns the same for each group; empty if there are no groups.
[[nodiscard]] Result<std::vector<ReportedGroup>> reported_groups(const Tournament& tournament,
                                                                 const PairOptions& options,
                                                                 const RoundPairing& pairing);

// Returns the report of a round that has been paired: its boards as played, with reasons where the rules pair
// them alike. The journal of `file`, if any, is searched for reasons.
[[nodiscard]] ReportedRound played_report(const std::string& file, const Tournament& tournament,
                                          const PairOptions& options, int round,
                                          std::size_t most_told = max_players_told);

struct ReportedStandings {
  standings::Standings table;
  standings::Coverage coverage;
  standings::StandingsOptions options;   // used to compute the table
  std::vector<std::string> titles;       // by player, or empty
  std::vector<std::string> federations;  // by player, or empty
};

[[nodiscard]] ReportedStandings reported_standings(const service::RankedFile& file);

struct Report {
  service::EventDetails details = {};
  std::optional<ReportedRound> round;
  std::optional<ReportedStandings> standings;
  std::vector<ReportedGroup> groups = {};  // of the round; shown in its place
};

// The picture of all pairs has a dot for each; of more players it would be larger than the rest of the page.
inline constexpr std::size_t max_players_pictured = 2500;

// Browsers need too long for larger pages.
inline constexpr std::size_t max_reported_players = 10'000;

// Returns a self-contained page without scripts, which is valid for any bytes in names. TooLarge: more than
// `max_reported_players` players.
[[nodiscard]] Result<std::string> format_html(const Tournament& tournament, const Report& report);

}  // namespace bloesem::render
