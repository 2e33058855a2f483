#include "engine/render/json/json_parts.hpp"

#include <cstddef>
#include <string>
#include <utility>

#include "bloesem/edition_choice.hpp"
#include "engine/service/player_id.hpp"
#include "trf/json_text.hpp"
#include "trf/text.hpp"

namespace bloesem::render {

namespace {

void begin_json_line(std::string& text, int depth) {
  text += '\n';
  text.append(static_cast<std::size_t>(depth * json_indent), ' ');
}

void append_json(std::string& text, const Json& json, int depth);

void append_json_list(std::string& text, const Json& list, int depth) {
  text += '[';
  for (const Json& item : list.items()) {
    if (text.back() != '[') text += ',';
    begin_json_line(text, depth + 1);
    append_json(text, item, depth + 1);
  }
  begin_json_line(text, depth);
  text += ']';
}

void append_json_object(std::string& text, const Json& object, int depth) {
  text += '{';
  for (const auto& [key, value] : object.members()) {
    if (text.back() != '{') text += ',';
    begin_json_line(text, depth + 1);
    trf::append_json_string(text, key);
    text += ": ";
    append_json(text, value, depth + 1);
  }
  begin_json_line(text, depth);
  text += '}';
}

void append_json(std::string& text, const Json& json, int depth) {
  if (json.is_string()) return trf::append_json_string(text, json.text());
  const bool is_container = json.is_array() || json.is_object();
  if (!is_container || json.empty()) return static_cast<void>(text += json.dump());
  json.is_array() ? append_json_list(text, json, depth) : append_json_object(text, json, depth);
}

}  // namespace

std::string text_of(const Json& json) {
  std::string text;
  append_json(text, json, 0);
  return text + '\n';
}

Json id_or_null(std::optional<int> id) { return id ? Json(*id) : Json(nullptr); }
Json text_or_null(std::string_view text) { return text.empty() ? Json(nullptr) : Json(text); }

Json ids_json(const Tournament& tournament, std::span<const PlayerIndex> players) {
  Json list = Json::array();
  for (const PlayerIndex player : players) list.push_back(service::id_of(tournament, player));
  return list;
}

Json pairs_json(const Tournament& tournament, std::span<const std::pair<PlayerIndex, PlayerIndex>> pairs) {
  Json list = Json::array();
  for (const auto& [one, other] : pairs)
    list.push_back(Json::array({service::id_of(tournament, one), service::id_of(tournament, other)}));
  return list;
}

Json readings_json(Edition edition, const Readings& readings) {
  Json json = Json::object();
  for (const ReadingChoice& reading : chosen_readings(edition, readings)) json[reading.name] = reading.value;
  return json;
}

Json criterion_json(const criteria::CriterionValue& value) {
  Json row{{"article", value.article}, {"meaning", value.meaning}};
  if (!value.is_list) {
    row["count"] = value.count;
    return row;
  }
  row["differences"] = Json::array();
  for (const Points difference : value.differences)
    row["differences"].push_back(trf::format_points(difference));
  return row;
}

Json criteria_json(const std::vector<criteria::CriterionValue>& criteria) {
  Json list = Json::array();
  for (const criteria::CriterionValue& value : criteria) list.push_back(criterion_json(value));
  return list;
}

}  // namespace bloesem::render
