#include "engine/render/json/result_json.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

#include "engine/render/json/json_parts.hpp"
#include "engine/service/event/board_order.hpp"
#include "engine/service/event/results.hpp"
#include "engine/service/player_id.hpp"

namespace bloesem::render {

namespace {

Json boards_json(const service::EventText& event, int round) {
  Json list = Json::array();
  for (const Board& board : service::numbered_boards(event, round)) {
    const service::BoardResult result = service::result_on(event, round, board.white, board.black);
    list.push_back({{"board", list.size() + 1},
                    {"white", service::id_of(event.tournament(), board.white)},
                    {"black", service::id_of(event.tournament(), board.black)},
                    {"result", event.is_blank(board.white, round) ? Json(nullptr) : Json(text_of(result))}});
  }
  return list;
}

std::size_t open_games(const service::EventText& event, int round) {
  const std::vector<Board> boards = service::numbered_boards(event, round);
  return static_cast<std::size_t>(std::count_if(boards.begin(), boards.end(), [&](const Board& board) {
    return event.awaits_result(board.white, round);
  }));
}

Json lines_json(std::string_view text) {
  Json list = Json::array();
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    list.push_back(std::string(line));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
  }
  return list;
}

std::string_view word_of(service::Standing standing) {
  switch (standing) {
    case service::Standing::Done: return "done";
    case service::Standing::Undone: return "undone";
    case service::Standing::NeverCame: return "interrupted";
    case service::Standing::Unreachable: return "unreachable";
  }
  return "";
}

Json text_or_none(const std::string& text) { return text.empty() ? Json(nullptr) : Json(text); }

Json change_json(const service::History::Line& line) {
  const service::JournalEntry& entry = line.entry;
  return {{"number", line.number},
          {"kind", name_of(entry.kind)},
          {"of", entry.of == 0 ? Json(nullptr) : Json(entry.of)},
          {"what", text_or_none(entry.what)},
          {"by", text_or_none(entry.by)},
          {"at", text_or_none(entry.at)},
          {"standing", word_of(line.standing)},
          {"after_other_change", line.after_other_change}};
}

}  // namespace

std::string result_json(const std::string& file, const service::EventText& event, int round,
                        const std::string& done) {
  const Json boards = round == 0 ? Json::array() : boards_json(event, round);
  return text_of({{"schema", json_schema},
                  {"file", file},
                  {"round", round == 0 ? Json(nullptr) : Json(round)},
                  {"boards", boards},
                  {"open_games", round == 0 ? 0 : open_games(event, round)},
                  {"done", lines_json(done)}});
}

std::string journal_json(const std::string& file, const std::vector<service::History::Line>& lines,
                         bool is_up_to_date) {
  Json changes = Json::array();
  for (const service::History::Line& line : lines) changes.push_back(change_json(line));
  return text_of({{"schema", json_schema},
                  {"file", file},
                  {"up_to_date", is_up_to_date},
                  {"changes", std::move(changes)}});
}

}  // namespace bloesem::render
