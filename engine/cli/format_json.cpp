#include "engine/cli/format_json.hpp"

#include <cstddef>
#include <utility>

#include "engine/cli/edition_choice.hpp"
#include "engine/cli/json_parts.hpp"
#include "engine/cli/player_id.hpp"
#include "engine/cli/verdict_json.hpp"
#include "trf/text.hpp"

namespace bloesem::cli {

namespace {

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

  [[nodiscard]] Json brackets() const {
    Json list = Json::array();
    for (const dutch::BracketRecord& bracket : pairing_.record.brackets) list.push_back(bracket_json(bracket));
    return list;
  }

  [[nodiscard]] Json bracket_json(const dutch::BracketRecord& bracket) const {
    return {{"kind", name_of(bracket.kind)},
            {"score", trf::format_points(bracket.score)},
            {"moved_down", ids_json(tournament_, bracket.moved_down)},
            {"residents", ids_json(tournament_, bracket.residents)},
            {"pairs", pairs_json(tournament_, bracket.pairs)},
            {"downfloaters", ids_json(tournament_, bracket.downfloaters)},
            {"exchanges", bracket.exchanges},
            {"criteria", criteria_json(bracket.criteria)},
            {"solved_by", bracket.solved_by},
            {"discarded", bracket.discarded}};
  }

  const Tournament& tournament_;
  const RoundPairing& pairing_;
};

Json side_json(const CheckedBoards& side) {
  Json boards = Json::array();
  for (const auto& [white, black] : side.boards) boards.push_back({{"white", white}, {"black", black}});
  return {{"boards", std::move(boards)}, {"bye", id_or_null(side.bye)}};
}

Json difference_json(const Tournament& tournament, const CheckedRound& round) {
  Json json{{"round", round.round}};
  json["impossible"] = round.impossible.empty() ? Json(nullptr) : Json(round.impossible);
  json["expected"] = round.impossible.empty() ? side_json(round.expected) : Json(nullptr);
  json["found"] = side_json(round.found);
  json["judgement"] = round.verdict ? verdict_json(tournament, *round.verdict) : Json(nullptr);
  json["refused"] = round.refusal.empty() ? Json(nullptr) : Json(round.refusal);
  return json;
}

Json file_json(const CheckedFile& file) {
  Json json{{"file", file.path}, {"checked", file.edition.has_value()}};
  if (!file.edition) return json;
  json["edition"] = name_of(*file.edition);
  json["rounds"] = file.rounds;
  json["differences"] = Json::array();
  for (const CheckedRound& round : file.differences) {
    json["differences"].push_back(difference_json(file.tournament, round));
  }
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
