#include "engine/service/group_files.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>

#include "bloesem/trf/convert.hpp"
#include "bloesem/trf/source_text.hpp"
#include "engine/groups.hpp"
#include "engine/model/counted.hpp"
#include "engine/service/player_id.hpp"
#include "engine/service/refusal.hpp"
#include "trf/editor.hpp"
#include "trf/groups_and_seats.hpp"
#include "trf/id_fields.hpp"
#include "trf/late_decisions.hpp"
#include "trf/line_text.hpp"
#include "trf/local_records.hpp"
#include "trf/report_parts.hpp"
#include "trf/rules_comment.hpp"
#include "trf/text.hpp"

namespace bloesem::service {

namespace {

constexpr const char* no_groups = "the tournament has no groups";

std::string names_of(const Tournament& tournament) {
  std::string names;
  for (const PlayerGroup& group : tournament.groups) names += (names.empty() ? "" : ", ") + group.name;
  return names;
}

// True for records that count or list the players of the whole file.
bool is_about_all_players(std::string_view code) {
  return code == "062" || code == "072" || code == "082" || code == "013" || code == "310" || code == "012";
}

bool has_id(const Tournament& tournament, std::string_view text) {
  const std::optional<int> id = trf::parse_number(text);
  return id && tournament.find(*id);
}

// True if a comment of this program does not concern the group, or is written anew from the tournament.
bool is_about_others(const trf::LineText& line, const Tournament& part) {
  if (trf::is_arrangement_comment(line)) return true;
  if (const auto note = trf::read_local_record(line)) return !has_id(part, note->id.text);
  if (!trf::is_open_game(line)) return false;
  const std::vector<trf::Token> words = line.tokens(trf::text_begins);
  return words.size() > 3 && !has_id(part, words[3].text);
}

// Returns the records of the file that concern the group.
std::vector<std::string> records_for(const std::vector<std::string>& records, const GroupPart& part) {
  std::vector<std::string> kept;
  const std::string& name = part.tournament.name;
  kept.push_back("012 " + name + (name.empty() ? "group " : ", group ") + part.name);
  for (const std::string& record : records) {
    if (is_about_all_players(trf::upper(record.substr(0, 3))) ||
        is_about_others(trf::LineText(0, record), part.tournament))
      continue;
    kept.push_back(record);
  }
  for (const FixedPair& pair : part.tournament.fixed_pairs)
    kept.push_back(trf::fixed_pair_line(part.tournament, pair));
  return kept;
}

// Returns the new starting rank of each player of the group by the old one, from 1 on; 0 for all others.
std::vector<int> new_ids(const Tournament& tournament) {
  int largest = 0;
  for (const Player& player : tournament.players) largest = std::max(largest, player.id);
  std::vector<int> ids(static_cast<std::size_t>(largest) + 1, 0);
  int next = 0;
  for (const Player& player : tournament.players) ids[static_cast<std::size_t>(player.id)] = ++next;
  return ids;
}

// Returns the data of the file about the group, with the new starting ranks. `lines` must outlive them.
trf::ReportParts parts_for(const LoadedFile& loaded, const std::vector<std::string_view>& lines,
                           const GroupPart& part, const std::vector<int>& ids) {
  trf::ReportParts parts;
  if (loaded.format == trf::FileFormat::Report) parts = trf::parts_of(lines, part.tournament);
  parts.records = records_for(parts.records, part);
  for (std::string& record : parts.records) trf::renumber_line(record, ids);
  std::erase_if(parts.requests,
                [&](const trf::ByeRequest& request) { return !part.tournament.find(request.id); });
  for (trf::ByeRequest& request : parts.requests) request.id = ids[static_cast<std::size_t>(request.id)];
  if (parts.person)
    parts.person = [person = parts.person, &players = part.tournament.players](const Player& player) {
      return person(players[static_cast<std::size_t>(player.id) - 1]);
    };
  return parts;
}

// Returns the report of a group with the data of the players that the file has.
Result<SplitReport> split_report(const LoadedFile& loaded, const GroupPart& part, OutputFormat target,
                                 trf::DutchName dutch_name) {
  const trf::SourceText source(loaded.bytes);
  const std::vector<std::string_view> lines = source.lines();
  Tournament numbered = part.tournament;
  for (std::size_t i = 0; i < numbered.players.size(); ++i) numbered.players[i].id = static_cast<int>(i) + 1;
  const trf::Written text =
      trf::write_report_text(numbered, parts_for(loaded, lines, part, new_ids(part.tournament)));
  if (text.text.empty()) return SplitReport{part.name, text};
  Result<trf::Conversion> conversion =
      trf::convert(trf::Document::parse(text.text), numbered, false, dialect_of(target), dutch_name);
  if (!conversion) return conversion.error();
  return SplitReport{
      part.name,
      {conversion->document.to_bytes(), std::move(conversion->losses), std::move(conversion->changes)}};
}

// Each group has its own copy of file and tournament.
constexpr std::size_t max_bytes_of_groups = std::size_t{1} << 30U;

}  // namespace

Result<std::vector<GroupFile>> group_files(const LoadedFile& loaded) {
  std::vector<GroupFile> files;
  if (loaded.tournament->groups.empty()) {
    files.push_back({"", loaded});
    return files;
  }
  const Tournament& all = *loaded.tournament;
  if (all.groups.size() * (loaded.bytes.size() + all.players.size() * sizeof(Player)) > max_bytes_of_groups)
    return Error{.code = ErrorCode::TooLarge,
                 .message = "the file is too large for so many groups: " + counted(all.groups.size(), "group")};
  Result<std::vector<GroupPart>> parts = split_groups(all);
  if (!parts) return parts.error();
  for (GroupPart& part : *parts) {
    GroupFile& file = files.emplace_back(GroupFile{part.name, loaded});
    file.file.tournament = std::move(part.tournament);
    if (files.size() > 1) file.file.wrong_points = 0;  // counted for the whole file
  }
  return files;
}

Result<GroupFile> group_file(const LoadedFile& loaded, const std::optional<std::string>& name) {
  const Tournament& tournament = *loaded.tournament;
  if (name && tournament.groups.empty()) return refusal(no_groups);
  Result<std::vector<GroupFile>> files = group_files(loaded);
  if (!files) return files.error();
  if (!name && files->size() == 1) return std::move(files->front());
  if (!name) return refusal("the tournament has groups, of which one is to be named: " + names_of(tournament));
  for (GroupFile& file : *files)
    if (file.name == *name) return std::move(file);
  return refusal("there is no group " + *name + ": the groups are " + names_of(tournament));
}

std::vector<std::string> small_groups(const Tournament& tournament, int rounds) {
  std::vector<std::string> sentences;
  for (const PlayerGroup& group : tournament.groups) {
    const auto players = static_cast<int>(group.players.size());
    const int most = players % 2 == 0 ? std::max(players - 1, 0) : players;  // of a round robin
    if (most >= rounds) continue;
    sentences.push_back("group " + group.name + ": " + counted(players, "player") + " can be paired in " +
                        counted(most, "round") + " only, not in " + std::to_string(rounds) +
                        ", without meeting twice");
  }
  return sentences;
}

Result<std::vector<SplitReport>> split_reports(const LoadedFile& loaded, OutputFormat target,
                                               trf::DutchName dutch_name) {
  if (loaded.tournament->groups.empty()) return refusal(no_groups);
  if (is_list(target)) return refusal("groups are split into report files, not into json or csv");
  if (loaded.wide || target == OutputFormat::Wide)
    return refusal("groups are split into report files with starting ranks of at most four digits");
  const Result<std::vector<GroupPart>> parts = split_groups(*loaded.tournament);
  if (!parts) return parts.error();
  std::vector<SplitReport> reports;
  for (const GroupPart& part : *parts) {
    Result<SplitReport> report = split_report(loaded, part, target, dutch_name);
    if (!report) return error_of_part(report.error(), part);
    reports.push_back(std::move(report).value());
  }
  return reports;
}

std::string split_name(const std::string& path, const std::string& group) {
  std::string word = group;
  for (char& c : word)
    if (c == '/' || c == '\\' || c == ':' || c == '*' || c == '?' || c == '"' || c == '<' || c == '>' ||
        c == '|')
      c = '_';
  const std::size_t folder = path.find_last_of('/');
  const std::size_t name = folder == std::string::npos ? 0 : folder + 1;
  const std::size_t dot = path.find_last_of('.');
  const std::size_t end = dot == std::string::npos || dot <= name ? path.size() : dot;
  return path.substr(0, end) + '-' + word + path.substr(end);
}

std::string lost_arrangement(const Tournament& tournament, OutputFormat target) {
  if (tournament.groups.empty() || is_list(target) || target == OutputFormat::Wide) return "";
  return "the groups " + names_of(tournament) +
         " are in comments, which other programs ignore: they would pair all players together (write one file "
         "for each group)";
}

}  // namespace bloesem::service
