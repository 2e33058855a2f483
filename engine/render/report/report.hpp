// The report of a round and of the standings: one page of HTML, from values alone.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "bloesem/standings/standings.hpp"
#include "bloesem/tournament.hpp"
#include "engine/checklist.hpp"
#include "engine/service/event_details.hpp"
#include "engine/service/standings/ranked_file.hpp"

namespace bloesem::cli {

// A round as it is shown: its boards, and why the rules pair it so.
struct ReportedRound {
  int number = 0;
  Edition edition = edition_in_force;
  std::vector<Board> boards;  // in publication order
  std::optional<PlayerIndex> bye;
  std::optional<Checklist> facts;     // what the rules saw; none where they cannot pair
  std::optional<RoundPairing> rules;  // what they pair; none where they cannot
  std::vector<std::optional<std::size_t>>
      same;                                 // by board: the board of `rules` with the same players and colours
  std::vector<std::string> colour_reasons;  // by board of `rules`
  std::string trouble;                      // why there are no rules
  std::vector<std::string> reasons;         // why what was paired is not what the rules give
};

// `pairing` is what pair_round made of the same tournament and options.
[[nodiscard]] Result<ReportedRound> reported_round(const Tournament& tournament, const PairOptions& options,
                                                   const RoundPairing& pairing);

// A round that has been paired: its boards as they were, explained where the rules pair them alike. The file
// may have a journal.
[[nodiscard]] ReportedRound played_report(const std::string& file, const Tournament& tournament,
                                          const PairOptions& options, int round);

struct ReportedStandings {
  standings::Standings table;
  standings::Coverage coverage;
  standings::StandingsOptions options;   // with which the table was computed
  std::vector<std::string> titles;       // by player, or empty
  std::vector<std::string> federations;  // likewise
};

[[nodiscard]] ReportedStandings reported_standings(const RankedFile& file);

struct Report {
  EventDetails details = {};
  std::optional<ReportedRound> round;
  std::optional<ReportedStandings> standings;
};

// More than any browser shows in a reasonable time.
inline constexpr std::size_t most_reported_players = 10'000;

// Self-contained, without scripts; valid for any bytes in names. TooLarge: more players than that.
[[nodiscard]] Result<std::string> format_html(const Tournament& tournament, const Report& report);

}  // namespace bloesem::cli
