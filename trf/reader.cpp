#include "trf/reader.hpp"

#include <cstddef>
#include <utility>

#include "trf/arrangements.hpp"
#include "trf/draft.hpp"
#include "trf/games.hpp"
#include "trf/line_text.hpp"
#include "trf/recognise_dialect.hpp"
#include "trf/records.hpp"
#include "trf/roster.hpp"
#include "trf/round_count.hpp"
#include "trf/scoring.hpp"
#include "trf/stated_points.hpp"

namespace bloesem::trf {

namespace {

void report_encoding(const Document& document, Diagnostics& out) {
  if (document.looks_like_utf16()) {
    out.error(Code::Utf16, {1, 1, 1}, {"the file is written in UTF-16", "", "UTF-8"});
  } else if (const std::optional<Place>& place = document.first_foreign_character()) {
    out.warn(Code::NotUtf8, *place, {"the file is not UTF-8; read as Windows-1252"});
  }
}

Draft read_lines(const Document& document, Diagnostics& out) {
  Draft draft;
  int number = 0;
  for (const Line& line : document.lines()) read_record(LineText(++number, line.text), draft, out);
  return draft;
}

std::vector<Player> make_players(const Roster& roster, Diagnostics& out) {
  std::vector<std::vector<RoundEntry>> rounds = connect_games(roster, out);
  std::vector<Player> players;
  players.reserve(rounds.size());
  for (std::size_t i = 0; i < rounds.size(); ++i) {
    const PlayerLine& line = roster.players()[i];
    players.push_back({line.id, line.name, line.rating, std::move(rounds[i]), {}});
  }
  return players;
}

void drop_columns(std::vector<Player>& players, int columns) {
  const auto limit = static_cast<std::size_t>(columns);
  for (Player& player : players) {
    if (player.rounds.size() > limit) player.rounds.resize(limit);
  }
}

std::vector<int> announced_rounds(const Draft& draft) {
  std::vector<int> rounds;
  for (const ByeLine& bye : draft.byes) rounds.push_back(bye.round);
  return rounds;
}

void report_teams(const Draft& draft, Diagnostics& out) {
  if (draft.team_matches) {
    out.error(Code::TeamRecord, *draft.team_matches,
              {"team files are not supported: this record is about matches between teams", "",
               "a tournament of single players, without records 300, 320 and 330"});
  } else if (draft.team_list) {
    out.note(Code::TeamRecord, *draft.team_list,
             {"records about teams are ignored: single players are paired"});
  }
}

// In TRF06 and for Vega a sign is how a bye is written; among the letters of 2016 it is a slip.
void report_signed_byes(const RecognisedDialect& recognised, Diagnostics& out) {
  const std::optional<Stated<char>>& sign = recognised.signed_bye;
  if (!sign) return;
  const Dialect dialect = recognised.dialect;
  Finding finding{"byes written without a letter are read as U (+), H (=) and Z (-)",
                  std::string(1, sign->value)};
  if (dialect == Dialect::Trf06 || dialect == Dialect::Vega) {
    out.note(Code::LegacyBye, sign->place, std::move(finding));
  } else {
    out.warn(Code::LegacyBye, sign->place, std::move(finding));
  }
}

Tournament assemble(const Draft& draft, const Roster& roster, const ReadOptions& options, Diagnostics& out) {
  Tournament tournament;
  tournament.name = draft.name;
  if (draft.rounds) tournament.rounds_declared = draft.rounds->value;
  if (options.rounds_declared) tournament.rounds_declared = options.rounds_declared;
  if (draft.initial_colour) tournament.initial_colour = draft.initial_colour->value;
  const std::optional<PointSystem> points = resolve_scoring(draft.scoring, out);
  tournament.points = points.value_or(PointSystem{});
  tournament.players = make_players(roster, out);
  const RoundCount rounds =
      count_rounds(roster, {tournament.rounds_declared, announced_rounds(draft)}, options, out);
  drop_columns(tournament.players, rounds.columns);
  tournament.rounds_played = rounds.played;
  add_byes(draft, roster, options.purpose, tournament, out);
  add_forbidden(draft, roster, tournament, out);
  add_virtual_points(draft, roster, tournament, out);
  if (points) check_points(roster, tournament, rounds.settled, options, out);
  return tournament;
}

ReadResult refuse_tdf(const Place& place, Diagnostics& out) {
  out.error(Code::TdfFile, place,
            {"this is a tdf file (fields between bars), whose records mean other things; it is not read", "|",
             "a FIDE report file (TRF), which the same program can export"});
  ReadResult result;
  result.diagnostics = out.take();
  result.dialect = Dialect::Tdf;
  result.dialect_evidence = {{"bars between the fields", place.line}};
  return result;
}

}  // namespace

ReadResult read_tournament(std::string_view bytes, const ReadOptions& options) {
  return read_tournament(Document::parse(bytes), options);
}

ReadResult read_tournament(const Document& document, const ReadOptions& options) {
  Diagnostics out(options.strict);
  if (const std::optional<Place> place = find_tdf_player(document)) return refuse_tdf(*place, out);
  report_encoding(document, out);
  Draft draft = read_lines(document, out);
  const Roster roster = Roster::build(draft, out);
  RecognisedDialect recognised = recognise_dialect(draft.records, roster);
  report_signed_byes(recognised, out);
  report_teams(draft, out);
  ReadResult result;
  // Without a trustworthy list of players every further finding would be noise.
  if (!draft.roster_broken) {
    Tournament tournament = assemble(draft, roster, options, out);
    if (!out.has_errors()) result.tournament = std::move(tournament);
  }
  result.diagnostics = out.take();
  result.system_code = std::move(draft.system_code);
  result.start_date = std::move(draft.start_date);
  result.by_position = draft.by_position;
  result.dialect = recognised.dialect;
  result.dialect_evidence = std::move(recognised.evidence);
  return result;
}

}  // namespace bloesem::trf
