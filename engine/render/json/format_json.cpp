#include "engine/render/json/format_json.hpp"

#include <cstddef>
#include <span>
#include <string_view>
#include <utility>

#include "bloesem/articles.hpp"
#include "engine/groups.hpp"
#include "engine/render/hand_made.hpp"
#include "engine/render/json/background_json.hpp"
#include "engine/render/json/indented_json.hpp"
#include "engine/render/json/json_parts.hpp"
#include "engine/render/json/verdict_json.hpp"
#include "engine/render/not_paired.hpp"
#include "engine/render/standings/standings_json.hpp"
#include "engine/service/check/corrected_results.hpp"
#include "engine/service/edition_choice.hpp"
#include "engine/service/player_id.hpp"
#include "engine/swiss/system.hpp"
#include "trf/text.hpp"

namespace bloesem::render {

namespace {

class RoundJson {
 public:
  RoundJson(const Tournament& tournament, const RoundPairing& pairing)
      : tournament_(tournament), pairing_(pairing), groups_(groups_of_players(tournament)) {}

  std::string write(Edition edition, const std::vector<NotPaired>& others) {
    const auto& bye = pairing_.bye;
    json_.begin('{');
    json_.member("schema", json_schema);
    json_.member("round", pairing_.round);
    json_.member("pairing_system", system_id_of(edition));
    json_.member("edition", name_of(edition));
    json_.member("readings", readings_json(edition, pairing_.readings));
    write_boards(articles_of(edition));
    json_.member("bye", id_or_null(bye ? std::optional(id(*bye)) : std::nullopt));
    if (!tournament_.groups.empty()) write_players("byes", byes_of(pairing_));
    if (!pairing_.hand_made.empty()) json_.member("hand_made", hand_made_json(tournament_, pairing_));
    write_not_paired(others);
    write_fictitious_points();
    json_.key("brackets");
    json_.begin('[');
    for (const BracketRecord& bracket : pairing_.record.brackets) write_bracket(bracket);
    json_.end(']');
    json_.end('}');
    return json_.take();
  }

 private:
  [[nodiscard]] int id(PlayerIndex player) const { return service::id_of(tournament_, player); }

  void number(std::string_view key, long long value) {
    json_.key(key);
    json_.number(value);
  }

  void write_boards(const ArticleNames& articles) {
    json_.key("boards");
    json_.begin('[');
    for (std::size_t i = 0; i < pairing_.boards.size(); ++i) {
      const Board& board = pairing_.boards[i];
      json_.begin('{');
      number("board", static_cast<long long>(i) + 1);
      number("white", id(board.white));
      number("black", id(board.black));
      const ColourRule rule = pairing_.record.colour_rules.at(i);
      json_.member("colour_rule", rule == colours_by_hand ? "by hand" : articles.of(rule));
      write_group(board.white);
      json_.end('}');
    }
    json_.end(']');
  }

  void write_group(PlayerIndex player) {
    const int group = groups_[static_cast<std::size_t>(player)];
    if (group >= 0) json_.member("group", tournament_.groups[static_cast<std::size_t>(group)].name);
  }

  void write_not_paired(const std::vector<NotPaired>& groups) {
    json_.key("not_paired");
    json_.begin('[');
    for (const NotPaired& group : groups) {
      json_.begin('{');
      json_.member("reason", group.reason);
      write_players("players", group.players);
      json_.end('}');
    }
    json_.end(']');
  }

  void write_fictitious_points() {
    json_.key("fictitious_points");
    json_.begin('[');
    for (const Player& player : tournament_.players) {
      const Points points = player.virtual_in(pairing_.round - 1);
      if (points == 0) continue;
      json_.begin('{');
      number("player", player.id);
      json_.member("points", trf::format_points(points));
      json_.end('}');
    }
    json_.end(']');
  }

  void write_players(std::string_view key, std::span<const PlayerIndex> players) {
    json_.key(key);
    json_.begin('[');
    for (const PlayerIndex player : players) json_.number(id(player));
    json_.end(']');
  }

  void write_pairs(std::span<const std::pair<PlayerIndex, PlayerIndex>> pairs) {
    json_.key("pairs");
    json_.begin('[');
    for (const auto& [one, other] : pairs) {
      json_.begin('[');
      json_.number(id(one));
      json_.number(id(other));
      json_.end(']');
    }
    json_.end(']');
  }

  void write_bracket(const BracketRecord& bracket) {
    json_.begin('{');
    json_.member("kind", name_of(bracket.kind));
    json_.member("score", trf::format_points(bracket.score));
    write_players("moved_down", bracket.moved_down);
    if (!bracket.moved_up.empty()) write_players("moved_up", bracket.moved_up);
    write_players("residents", bracket.residents);
    write_pairs(bracket.pairs);
    write_players("downfloaters", bracket.downfloaters);
    json_.member("exchanges", bracket.exchanges);
    json_.member("criteria", criteria_json(bracket.criteria));
    write_solvers(bracket);
    json_.key("attempts");
    json_.begin('[');
    for (const Attempt& attempt : bracket.attempts) {
      json_.begin('{');
      json_.member("without", attempt.without);
      write_solvers(attempt);
      json_.end('}');
    }
    json_.end(']');
    json_.member("discarded", bracket.discarded);
    if (!bracket.residents.empty()) write_group(bracket.residents.front());
    json_.end('}');
  }

  template <class Solved>
  void write_solvers(const Solved& solved) {
    json_.member("solved_by", solved.solved_by);
    json_.key("declined");
    json_.begin('[');
    for (const Refusal& refusal : solved.refusals) {
      json_.begin('{');
      json_.member("solver", refusal.solver);
      json_.member("reason", name_of(refusal.reason));
      json_.end('}');
    }
    json_.end(']');
  }

  const Tournament& tournament_;
  const RoundPairing& pairing_;
  std::vector<int> groups_;  // by player
  IndentedJson json_;
};

Json side_json(const service::CheckedBoards& side) {
  Json boards = Json::array();
  for (const auto& [white, black] : side.boards) boards.push_back({{"white", white}, {"black", black}});
  return {{"boards", std::move(boards)}, {"bye", id_or_null(side.bye)}};
}

Json difference_json(const Tournament& tournament, const service::CheckedRound& round) {
  Json json{{"round", round.round}};
  json["impossible"] = round.impossible.empty() ? Json(nullptr) : Json(round.impossible);
  json["impossible_players"] = Json::array();
  for (const int player : round.impossible_players) json["impossible_players"].push_back(player);
  json["expected"] = round.impossible.empty() ? side_json(round.expected) : Json(nullptr);
  json["found"] = side_json(round.found);
  json["judgement"] = round.verdict ? verdict_json(tournament, *round.verdict) : Json(nullptr);
  json["refused"] = round.refusal.empty() ? Json(nullptr) : Json(round.refusal);
  json["corrected_results"] = corrected_json(tournament, round.background);
  if (Json journal = journal_json(tournament, round.background); !journal.is_null())
    json["journal"] = std::move(journal);
  return json;
}

Json rank_json(const Tournament& tournament, const service::WrongRank& wrong) {
  return {{"id", service::id_of(tournament, wrong.player)},
          {"found", wrong.found ? Json(*wrong.found) : Json(nullptr)},
          {"expected", Json::array({wrong.least, wrong.most})}};
}

void add_standings(const service::CheckedFile& file, Json& json) {
  if (!file.standings) return;
  const service::CheckedStandings& checked = *file.standings;
  Json ranks = Json::array();
  for (const service::WrongRank& wrong : checked.wrong) ranks.push_back(rank_json(file.tournament, wrong));
  Json reasons = Json::array();
  for (const service::ExplainedContradiction& pair : checked.contradictions)
    reasons.push_back(separation_json(file.tournament, checked.result, pair.separation));
  json["list"] = list_json(checked.result.list);
  json["standings"] = {{"regulations", checked.regulations},
                       {"rounds", checked.result.rounds},
                       {"ends_at", checked.ends_at.empty() ? Json(nullptr) : Json(checked.ends_at)},
                       {"wrong_points", checked.wrong_points},
                       {"ranks", std::move(ranks)},
                       {"reasons", std::move(reasons)}};
}

Json explanation_json(const service::Explanation& explanation) {
  Json json = Json::object();
  if (explanation.acceleration) json["acceleration"] = *explanation.acceleration;
  if (explanation.rules) json["rules"] = name_of(*explanation.rules);
  if (explanation.initial_colour)
    json["initial_colour"] = explanation.initial_colour == Colour::White ? "W" : "B";
  if (!explanation.schedule.empty()) json["schedule"] = explanation.schedule + explanation.unusual;
  if (explanation.numbers) json["numbers"] = explanation.numbers == Numbering::Fixed ? "fixed" : "effective";
  return json;
}

Json file_json(const service::CheckedFile& file) {
  const bool checked = file.standings_only ? file.standings.has_value() : file.edition.has_value();
  Json json{{"file", file.path}, {"checked", checked}};
  if (!file.group.empty()) json["group"] = file.group;
  if (!checked) return json;
  if (file.edition) {
    json["pairing_system"] = system_id_of(*file.edition);
    json["edition"] = name_of(*file.edition);
    json["readings"] = readings_json(*file.edition, file.readings);
    json["rounds"] = file.rounds;
    json["differences"] = Json::array();
    for (const service::CheckedRound& round : file.differences)
      json["differences"].push_back(difference_json(file.tournament, round));
    json["explanations"] = Json::array();
    for (const service::Explanation& explanation : file.explanations)
      json["explanations"].push_back(explanation_json(explanation));
  }
  add_standings(file, json);
  return json;
}

}  // namespace

std::string format_json(const Tournament& tournament, const RoundPairing& pairing, Edition edition,
                        const std::vector<trf::ByeRequest>& announced) {
  return RoundJson(tournament, pairing)
      .write(edition, not_paired(tournament, pairing.round, pairing.boards, byes_of(pairing), announced));
}

std::string impossible_json(const Tournament& tournament, int round, const EditionChoice& rules,
                            const Error& error) {
  return text_of({{"schema", json_schema},
                  {"round", round},
                  {"pairing_system", system_id_of(rules.edition)},
                  {"edition", name_of(rules.edition)},
                  {"readings", readings_json(rules.edition, rules.readings)},
                  {"impossible", error.message},
                  {"impossible_players", ids_json(tournament, error.players)}});
}

std::string format_json(const std::vector<service::CheckedFile>& files) {
  Json list = Json::array();
  for (const service::CheckedFile& file : files) list.push_back(file_json(file));
  const service::CheckTotals totals = service::totals_of(files);
  Json sums{
      {"tournaments", totals.tournaments}, {"rounds", totals.rounds}, {"differences", totals.differences}};
  if (totals.standings > 0) {
    sums["standings"] = totals.standings;
    sums["standings_differences"] = totals.standings_differences;
  }
  return text_of({{"schema", json_schema}, {"files", std::move(list)}, {"totals", std::move(sums)}});
}

}  // namespace bloesem::render
