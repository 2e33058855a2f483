#include "engine/service/team_events.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "bloesem/result.hpp"
#include "bloesem/trf/diagnostic.hpp"
#include "trf/team_matches.hpp"

namespace bloesem::service {
namespace {

using Lines = std::vector<std::string_view>;

bool says_team_event(const trf::Diagnostic& finding) { return finding.code == trf::Code::TeamRecord; }

bool is_refused_team_event(const trf::ReadResult& read, const trf::ReadOptions& reading) {
  return read.team_event && !read.tournament && !reading.team_events &&
         std::all_of(read.diagnostics.begin(), read.diagnostics.end(), [](const trf::Diagnostic& finding) {
           return finding.severity != trf::Severity::Error || says_team_event(finding);
         });
}

// True if the file has the members of teams (records 310), without which matches are unknown.
bool states_teams(const Lines& lines) {
  return std::any_of(lines.begin(), lines.end(),
                     [](std::string_view line) { return line.starts_with("310 "); });
}

Result<Tournament> teams_in(const trf::SourceText& source, const Lines& lines, trf::ReadOptions reading) {
  reading.team_events = true;
  reading.purpose = trf::Purpose::Check;
  reading.round = std::nullopt;
  const trf::ReadResult players = read_tournament(source, lines, trf::FileFormat::Report, reading);
  if (!players.tournament)
    return Error{
        .code = ErrorCode::InvalidInput,
        .message = "this is an event between teams, and the results of its players contradict each other"};
  return trf::teams_of_event(lines, *players.tournament);
}

// Says at the place of the refusal why the teams cannot be read.
void give_reason(const Error& error, trf::ReadResult& read) {
  for (trf::Diagnostic& finding : read.diagnostics) {
    if (!says_team_event(finding)) continue;
    finding.message = error.message;
    finding.found.clear();
    finding.expected.clear();
  }
}

}  // namespace

bool read_teams(const trf::SourceText& source, const Lines& lines, const trf::ReadOptions& reading,
                trf::ReadResult& read) {
  if (!is_refused_team_event(read, reading) || !states_teams(lines)) return false;
  Result<Tournament> teams = teams_in(source, lines, reading);
  if (!teams) {
    give_reason(teams.error(), read);
    return false;
  }
  read.tournament = std::move(teams).value();
  std::erase_if(read.diagnostics, says_team_event);
  return true;
}

}  // namespace bloesem::service
