#include "engine/cli/json_parts.hpp"

#include <cstddef>
#include <string_view>
#include <utility>

#include "engine/cli/player_id.hpp"
#include "trf/text.hpp"

namespace bloesem::cli {

namespace {

// Of the control characters JSON allows DEL and C1 as they are; a terminal obeys them all the same.
std::string with_escaped_controls(std::string_view json) {
  std::string text;
  for (std::size_t at = 0; at < json.size(); ++at) {
    const bool wide =
        json[at] == '\xC2' && at + 1 < json.size() && static_cast<unsigned char>(json[at + 1]) < 0xA0;
    if (wide) ++at;
    if (wide || json[at] == '\x7F') {
      constexpr std::string_view digits = "0123456789abcdef";
      const auto code = static_cast<unsigned char>(json[at]);
      text += {'\\', 'u', '0', '0', digits[code >> 4U], digits[code & 15U]};
    } else {
      text += json[at];
    }
  }
  return text;
}

}  // namespace

std::string text_of(const Json& json) {
  constexpr int indent = 2;
  // File names are bytes and need not be UTF-8.
  return with_escaped_controls(json.dump(indent, ' ', false, Json::error_handler_t::replace)) + '\n';
}

Json id_or_null(std::optional<int> id) { return id ? Json(*id) : Json(nullptr); }

Json ids_json(const Tournament& tournament, const std::vector<PlayerIndex>& players) {
  Json list = Json::array();
  for (const PlayerIndex player : players) list.push_back(id_of(tournament, player));
  return list;
}

Json pairs_json(const Tournament& tournament, const std::vector<std::pair<PlayerIndex, PlayerIndex>>& pairs) {
  Json list = Json::array();
  for (const auto& [one, other] : pairs)
    list.push_back(Json::array({id_of(tournament, one), id_of(tournament, other)}));
  return list;
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

}  // namespace bloesem::cli
