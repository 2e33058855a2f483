#include "engine/cli/format_json.hpp"

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

#include "engine/cli/edition_choice.hpp"
#include "engine/cli/player_id.hpp"
#include "trf/text.hpp"

namespace bloesem::cli {

namespace {

// Keys stay in the order in which they are documented.
using Json = nlohmann::ordered_json;

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

std::string text_of(const Json& json) {
  constexpr int indent = 2;
  // File names are bytes and need not be UTF-8.
  return with_escaped_controls(json.dump(indent, ' ', false, Json::error_handler_t::replace)) + '\n';
}

Json id_or_null(std::optional<int> id) { return id ? Json(*id) : Json(nullptr); }

class RoundJson {
 public:
  RoundJson(const Tournament& tournament, const RoundPairing& pairing)
      : tournament_(tournament), pairing_(pairing) {}

  [[nodiscard]] Json make(Edition edition) const {
    const auto& bye = pairing_.bye;
    return {{"schema", json_schema},
            {"round", pairing_.round},
            {"edition", name_of(edition)},
            {"boards", boards()},
            {"bye", id_or_null(bye ? std::optional(id(*bye)) : std::nullopt)},
            {"brackets", brackets()}};
  }

 private:
  [[nodiscard]] int id(PlayerIndex player) const { return id_of(tournament_, player); }

  [[nodiscard]] Json boards() const {
    Json list = Json::array();
    for (std::size_t i = 0; i < pairing_.boards.size(); ++i) {
      const Board& board = pairing_.boards[i];
      list.push_back({{"board", i + 1},
                      {"white", id(board.white)},
                      {"black", id(board.black)},
                      {"colour_rule", name_of(pairing_.record.colour_rules.at(i))}});
    }
    return list;
  }

  [[nodiscard]] Json ids(const std::vector<PlayerIndex>& players) const {
    Json list = Json::array();
    for (const PlayerIndex player : players) list.push_back(id(player));
    return list;
  }

  [[nodiscard]] Json brackets() const {
    Json list = Json::array();
    for (const dutch::BracketRecord& bracket : pairing_.record.brackets) list.push_back(bracket_json(bracket));
    return list;
  }

  [[nodiscard]] Json bracket_json(const dutch::BracketRecord& bracket) const {
    Json pairs = Json::array();
    for (const auto& [higher, lower] : bracket.pairs) pairs.push_back(Json::array({id(higher), id(lower)}));
    return {{"kind", name_of(bracket.kind)},
            {"score", trf::format_points(bracket.score)},
            {"moved_down", ids(bracket.moved_down)},
            {"residents", ids(bracket.residents)},
            {"pairs", std::move(pairs)},
            {"downfloaters", ids(bracket.downfloaters)},
            {"exchanges", bracket.exchanges},
            {"criteria", criteria(bracket)},
            {"solved_by", bracket.solved_by},
            {"discarded", bracket.discarded}};
  }

  [[nodiscard]] static Json criteria(const dutch::BracketRecord& bracket) {
    Json list = Json::array();
    for (const auto& value : bracket.criteria) {
      Json row{{"article", value.article}, {"meaning", value.meaning}};
      if (value.is_list) {
        row["differences"] = Json::array();
        for (const Points difference : value.differences) {
          row["differences"].push_back(trf::format_points(difference));
        }
      } else {
        row["count"] = value.count;
      }
      list.push_back(std::move(row));
    }
    return list;
  }

  const Tournament& tournament_;
  const RoundPairing& pairing_;
};

Json side_json(const CheckedBoards& side) {
  Json boards = Json::array();
  for (const auto& [white, black] : side.boards) boards.push_back({{"white", white}, {"black", black}});
  return {{"boards", std::move(boards)}, {"bye", id_or_null(side.bye)}};
}

Json difference_json(const CheckedRound& round) {
  Json json{{"round", round.round}};
  json["impossible"] = round.impossible.empty() ? Json(nullptr) : Json(round.impossible);
  json["expected"] = round.impossible.empty() ? side_json(round.expected) : Json(nullptr);
  json["found"] = side_json(round.found);
  return json;
}

Json file_json(const CheckedFile& file) {
  Json json{{"file", file.path}, {"checked", file.edition.has_value()}};
  if (!file.edition) return json;
  json["edition"] = name_of(*file.edition);
  json["rounds"] = file.rounds;
  json["differences"] = Json::array();
  for (const CheckedRound& round : file.differences) json["differences"].push_back(difference_json(round));
  return json;
}

}  // namespace

std::string format_json(const Tournament& tournament, const RoundPairing& pairing, Edition edition) {
  return text_of(RoundJson(tournament, pairing).make(edition));
}

std::string format_json(const std::vector<CheckedFile>& files) {
  Json list = Json::array();
  for (const CheckedFile& file : files) list.push_back(file_json(file));
  const CheckTotals totals = totals_of(files);
  return text_of({{"schema", json_schema},
                  {"files", std::move(list)},
                  {"totals",
                   {{"tournaments", totals.tournaments},
                    {"rounds", totals.rounds},
                    {"differences", totals.differences}}}});
}

}  // namespace bloesem::cli
