#include "engine/render/standings/standings_json.hpp"

#include <cstddef>

#include "engine/render/json/indented_json.hpp"
#include "engine/render/json/json_parts.hpp"
#include "engine/render/standings/coverage.hpp"
#include "engine/render/standings/format_standings.hpp"
#include "engine/service/player_id.hpp"
#include "trf/fields.hpp"
#include "trf/text.hpp"

namespace bloesem::render {

namespace {

using standings::Contribution;
using standings::Decision;
using standings::Part;
using standings::Standings;

Json value_json(const standings::Value& value) {
  return value ? Json(service::value_text(value)) : Json(nullptr);
}

Json opponent_json(const Tournament& tournament, PlayerIndex opponent) {
  return opponent == no_player ? Json(nullptr) : Json(service::id_of(tournament, opponent));
}

void write_heading(IndentedJson& json, const service::RankedFile& file) {
  json.member("schema", json_schema);
  json.member("tournament", text_or_null(file.tournament.name));
  json.member("rounds", file.result.rounds);
  const Json coverage = coverage_json(file.plan.coverage);
  for (const auto& [key, value] : coverage.members()) json.member(key, value);
  json.member("regulations", file.plan.options.regulations->name);
  json.member("round_robin", file.plan.options.round_robin);
  json.member("list", list_json(file.result.list));
  json.member("list_in_file", file.plan.in_file);
}

Json values_of(const Standings& result, PlayerIndex player) {
  Json values = Json::array();
  for (const standings::Column& column : result.values)
    values.push_back(value_json(column[static_cast<std::size_t>(player)]));
  return values;
}

// True if the place is shared with the one above or below.
bool is_shared(const Standings& result, std::size_t position) {
  const int rank = result.places[position].rank;
  const bool above = position > 0 && result.places[position - 1].rank == rank;
  return above || (position + 1 < result.places.size() && result.places[position + 1].rank == rank);
}

Json place_json(const service::RankedFile& file, std::size_t position) {
  const standings::Place& place = file.result.places[position];
  const auto index = static_cast<std::size_t>(place.player);
  const Player& player = service::player_at(file.tournament, place.player);
  const trf::PlayerFields& fields = file.stated[index].fields;
  return {{"rank", place.rank},
          {"shared", is_shared(file.result, position)},
          {"id", player.id},
          {"title", text_or_null(fields.title)},
          {"name", player.name},
          {"rating", player.rating == 0 ? Json(nullptr) : Json(player.rating)},
          {"federation", text_or_null(fields.federation)},
          {"points", trf::format_points(file.points[index])},
          {"values", values_of(file.result, place.player)},
          {"decided_by", text_or_null(decided_by(file, position))}};
}

// `score`: after the round.
Json round_json(const service::RankedFile& file, const Player& player, int round, Points score) {
  const RoundEntry entry = player.round(round);
  return {{"round", round + 1},
          {"opponent", opponent_json(file.tournament, entry.opponent)},
          {"colour",
           entry.colour == Colour::None ? Json(nullptr) : Json(std::string(1, trf::letter_of(entry.colour)))},
          {"result", entry.outcome == Outcome::Absent ? Json(nullptr)
                                                      : Json(std::string(1, trf::code_of(entry.outcome)))},
          {"score", trf::format_points(score)}};
}

const char* name_of(Part part) {
  switch (part) {
    case Part::Counted: return "counted";
    case Part::CutLow: return "cut low";
    case Part::CutHigh: return "cut high";
  }
  return "";
}

Json contribution_json(const Tournament& tournament, const Contribution& part) {
  return {{"round", part.round},
          {"opponent", opponent_json(tournament, part.opponent)},
          {"dummy", part.dummy},
          {"voluntary", part.voluntary},
          {"has", service::value_text(part.raw)},
          {"counts", service::value_text(part.used)},
          {"times", service::value_text(part.factor)},
          {"adds", service::value_text(part.amount)},
          {"part", name_of(part.part)},
          {"cut", part.cut_order == 0 ? Json(nullptr) : Json(part.cut_order)},
          {"article", text_or_null(part.article)},
          {"note", text_or_null(part.note)}};
}

Json working_json(const Tournament& tournament, const standings::Working& working) {
  Json contributions = Json::array();
  for (const Contribution& part : working.contributions)
    contributions.push_back(contribution_json(tournament, part));
  return {{"value", value_json(working.value)},
          {"total", service::value_text(working.total)},
          {"formula", text_or_null(working.formula)},
          {"contributions", std::move(contributions)}};
}

Json encounter_json(const Tournament& tournament, const standings::EncounterTable& table) {
  Json rows = Json::array();
  for (const standings::EncounterTable::Row& row : table.rows) {
    rows.push_back({{"id", service::id_of(tournament, row.player)},
                    {"points", service::value_text(row.score)},
                    {"possible", service::value_text(row.highest)},
                    {"not_met", row.not_met}});
  }
  Json parts = Json::array();
  for (const std::vector<PlayerIndex>& part : table.parts) parts.push_back(ids_json(tournament, part));
  return {{"all_met", table.all_met}, {"rows", std::move(rows)}, {"parts", std::move(parts)}};
}

}  // namespace

Json list_json(const std::vector<standings::TieBreak>& list) {
  Json codes = Json::array();
  for (const standings::TieBreak& tie_break : list) codes.push_back(tie_break.text());
  return codes;
}

namespace {

// Writes the members of an object that has been begun.
void write_standings(IndentedJson& json, const service::RankedFile& file) {
  write_heading(json, file);
  json.key("players");
  json.begin('[');
  for (std::size_t position = 0; position < file.result.places.size(); ++position)
    json.value(place_json(file, position));
  json.end(']');
}

}  // namespace

std::string standings_json(const service::RankedFile& file) {
  IndentedJson json;
  json.begin('{');
  write_standings(json, file);
  json.end('}');
  return json.take();
}

std::string standings_json(const std::vector<std::pair<std::string, service::RankedFile>>& groups) {
  IndentedJson json;
  json.begin('{');
  json.member("schema", json_schema);
  json.key("groups");
  json.begin('[');
  for (const auto& [name, file] : groups) {
    json.begin('{');
    json.member("group", name);
    write_standings(json, file);
    json.end('}');
  }
  json.end(']');
  json.end('}');
  return json.take();
}

std::string crosstable_json(const service::RankedFile& file, const CrosstableStyle& style) {
  const std::vector<std::size_t> positions = service::positions_of(file.result);
  std::vector<std::vector<Points>> scores;  // by round and player
  for (int round = 1; round <= file.result.rounds; ++round)
    scores.push_back(standings::counted_points(file.tournament, file.plan.options, round));
  IndentedJson json;
  json.begin('{');
  write_heading(json, file);
  json.key("players");
  json.begin('[');
  for (const PlayerIndex index : crosstable_order(file, style.order)) {
    Json row = place_json(file, positions[static_cast<std::size_t>(index)]);
    Json rounds = Json::array();
    for (int round = 0; round < file.result.rounds; ++round)
      rounds.push_back(round_json(file, service::player_at(file.tournament, index), round,
                                  scores[static_cast<std::size_t>(round)][static_cast<std::size_t>(index)]));
    row["games"] = std::move(rounds);
    json.value(row);
  }
  json.end(']');
  json.end('}');
  return json.take();
}

Json separation_json(const Tournament& tournament, const Standings& result,
                     const service::Separation& separation) {
  Json workings = Json::array();
  if (separation.decision == Decision::TieBreak && separation.tables.empty()) {
    for (const standings::Working& working : separation.workings)
      workings.push_back(working_json(tournament, working));
  }
  Json encounters = Json::array();
  for (const standings::EncounterTable& table : separation.tables)
    encounters.push_back(encounter_json(tournament, table));
  return {{"above", service::id_of(tournament, separation.players[0])},
          {"below", service::id_of(tournament, separation.players[1])},
          {"decided_by", name_of(service::Cause{separation.decision, separation.tie_break}, result.list)},
          {"values",
           Json::array({values_of(result, separation.players[0]), values_of(result, separation.players[1])})},
          {"workings", std::move(workings)},
          {"encounters", std::move(encounters)}};
}

std::string separation_json(const service::RankedFile& file, const service::Separation& separation) {
  IndentedJson json;
  json.begin('{');
  write_heading(json, file);
  json.member("parting", separation_json(file.tournament, file.result, separation));
  json.end('}');
  return json.take();
}

}  // namespace bloesem::render
