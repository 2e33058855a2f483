#include "bloesem/trf/writer.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

#include "bloesem/trf/convert.hpp"
#include "bloesem/validate.hpp"
#include "trf/columns.hpp"
#include "trf/fields.hpp"
#include "trf/game_points.hpp"
#include "trf/groups_and_seats.hpp"
#include "trf/late_decisions.hpp"
#include "trf/local_records.hpp"
#include "trf/plain_names.hpp"
#include "trf/player_fields.hpp"
#include "trf/ranks.hpp"
#include "trf/report_text.hpp"
#include "trf/rules_comment.hpp"

namespace bloesem::trf {

namespace {

int largest_id_of(const Tournament& tournament) noexcept {
  int largest = 0;
  for (const Player& player : tournament.players) largest = std::max(largest, player.id);
  return largest;
}

bool in_order(const Tournament& tournament) {
  return std::is_sorted(tournament.players.begin(), tournament.players.end(),
                        [](const Player& a, const Player& b) { return a.id < b.id; });
}

// Returns the data that conversion takes from the file instead of the tournament: person, rank, and the missing
// opponent of a one-sided forfeit.
std::string source_line(const Player& player, int rank, int stranger) {
  PlayerFields fields{.name = player.name};
  if (player.rating > 0) fields.rating = std::to_string(player.rating);
  std::string line = player_line(player.id, fields);
  put(line, player_rank, std::to_string(rank));
  for (std::size_t round = 0; round < player.rounds.size(); ++round) {
    const RoundEntry& entry = player.rounds[round];
    if (entry.outcome != Outcome::ForfeitWin || entry.opponent != no_player) continue;
    put_cell(line, static_cast<int>(round), {stranger, entry.colour, entry.outcome, false, '+'});
  }
  return line;
}

bool has_record(const std::vector<std::string>& records, std::string_view code) {
  return std::any_of(records.begin(), records.end(),
                     [code](const auto& line) { return line.starts_with(code); });
}

// Returns the records of the name, the caller's records, and those that determine the rules of the pairing.
std::vector<std::string> records_of(const Tournament& tournament, const WriteOptions& options) {
  std::vector<std::string> records;
  const Heading& heading = tournament.heading;
  if (!tournament.name.empty()) records.push_back("012 " + tournament.name);
  if (heading.start_date && !has_record(options.records, "042"))
    records.push_back("042 " + *heading.start_date);
  if (!heading.system_code.empty() && !has_record(options.records, "192"))
    records.push_back(system_record(heading.system_code, options.target, options.dutch_name));
  records.insert(records.end(), options.records.begin(), options.records.end());
  if (heading.rules && !has_record(options.records, rules_comment_begin) &&
      !has_record(options.records, schedule_comment_begin))
    records.push_back(rules_comment(*heading.rules));
  if (!heading.tie_breaks.empty() && options.target != Target::Trf06 && !has_record(options.records, "212"))
    records.push_back("212 " + heading.tie_breaks);
  for (const LateDecision& game : tournament.late_decisions)
    records.push_back(open_game_line(tournament, game));
  for (std::string& line : local_records(tournament)) records.push_back(std::move(line));
  for (std::string& line : game_points_lines(tournament)) records.push_back(std::move(line));
  for (std::string& line : arrangement_lines(tournament)) records.push_back(std::move(line));
  return records;
}

Document source_of(const Tournament& tournament, const WriteOptions& options) {
  std::string text;
  const auto add = [&](const std::string& line) { text.append(line).append(spelling(options.line_end)); };
  for (const std::string& record : records_of(tournament, options)) add(record);
  const std::vector<int> ranks = options.ranks.empty() ? ranks_of(tournament) : options.ranks;
  const int stranger = stranger_to(tournament, largest_id);
  for (std::size_t i = 0; i < ranks.size(); ++i) add(source_line(tournament.players[i], ranks[i], stranger));
  return Document::parse(text);
}

// Writes records of 2026, with starting ranks of any width.
Written write_straight(const Tournament& tournament, const WriteOptions& options, Layout layout,
                       bool by_position) {
  ReportParts parts{
      .layout = layout, .target = options.target, .line_end = options.line_end, .by_position = by_position};
  parts.ranks = options.ranks;
  parts.records = records_of(tournament, options);
  return write_report_text(tournament, parts);
}

}  // namespace

Written write_report(const Tournament& tournament, const WriteOptions& options) {
  if (const std::optional<Error> error = refuse_contradictions(tournament)) return {"", {error->message}};
  if (tournament.heading.rules && !are_usable(*tournament.heading.rules))
    return {"", {"the names of the pairing system or of its readings are not words of letters and digits"}};
  if (const auto plain = with_blanks_in_names(tournament, is_control)) return write_report(*plain, options);
  const int limit = options.target == Target::Wide ? largest_wide_id : largest_id;
  if (const int id = largest_id_of(tournament); id > limit)
    return {"", {"starting rank " + std::to_string(id) + " has too many digits for this dialect"}};
  const bool ordered = in_order(tournament);
  if (options.target == Target::Wide)
    return write_straight(tournament, options, wide_layout_for(tournament), !ordered);
  if ((options.target == Target::Trf16 || options.target == Target::Trf26) && ordered)
    return write_straight(tournament, options, {}, false);
  Conversion conversion = convert(source_of(tournament, options), tournament, !ordered, options.target).value();
  return {conversion.document.to_bytes(), std::move(conversion.losses), std::move(conversion.changes)};
}

std::string system_record(std::string_view code, Target target, DutchName dutch_name) {
  if (target == Target::Trfbx) dutch_name = DutchName::Fide2025;
  const bool named = target == Target::Trfbx || target == Target::Trf26;
  return "192 " + (named ? renamed_dutch(code, dutch_name) : std::string(code));
}

std::string write_tournament(const Tournament& tournament, const WriteOptions& options) {
  return write_report(tournament, options).text;
}

}  // namespace bloesem::trf
