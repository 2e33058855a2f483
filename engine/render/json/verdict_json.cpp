#include "engine/render/json/verdict_json.hpp"

#include <utility>

#include "bloesem/articles.hpp"
#include "bloesem/explain/verdict_story.hpp"
#include "engine/render/explain/explanation_json.hpp"
#include "engine/service/edition_choice.hpp"
#include "engine/service/player_id.hpp"
#include "engine/swiss/system.hpp"
#include "trf/text.hpp"

namespace bloesem::render {

namespace {

Json board_json(const Tournament& tournament, const Board& board) {
  return {{"white", service::id_of(tournament, board.white)},
          {"black", service::id_of(tournament, board.black)}};
}

Json violations_json(const Tournament& tournament, const Verdict& verdict) {
  Json list = Json::array();
  for (const Violation& violation : verdict.violations) {
    list.push_back({{"article", violation.article},
                    {"why", violation.why},
                    {"players", ids_json(tournament, violation.players)}});
  }
  return list;
}

Json candidate_json(const Tournament& tournament, const JudgedCandidate& candidate) {
  return {{"pairs", pairs_json(tournament, candidate.pairs)},
          {"downfloaters", ids_json(tournament, candidate.downfloaters)},
          {"criteria", criteria_json(candidate.criteria)}};
}

// The index, from 0, of the deciding row of `criteria`.
Json worse_json(const Departure& departure) {
  if (!departure.worse) return nullptr;
  const criteria::CriterionValue& value = departure.system.criteria[*departure.worse];
  return {{"row", *departure.worse}, {"article", value.article}, {"meaning", value.meaning}};
}

Json later_json(const Departure& departure, const ArticleNames& articles) {
  if (!departure.later) return nullptr;
  return {{"article", article_of(*departure.later, articles)},
          {"meaning", meaning_of(*departure.later)},
          {"system", departure.later->first},
          {"proposal", departure.later->second}};
}

// The player is null where the byes differ.
Json step_json(const Tournament& tournament, const WalkStep& step) {
  const auto player = [&](PlayerIndex index) {
    return id_or_null(index == no_player ? std::nullopt : std::optional(service::id_of(tournament, index)));
  };
  return {{"player", player(step.player)}, {"system", player(step.system)}, {"proposal", player(step.instead)}};
}

Json departure_json(const Tournament& tournament, const Verdict& verdict) {
  if (!verdict.departure) return nullptr;
  const Departure& departure = *verdict.departure;
  const BracketRecord& bracket = verdict.pairing.record.brackets[departure.bracket];
  Json json = {{"bracket", departure.bracket + 1},
               {"kind", name_of(bracket.kind)},
               {"score", trf::format_points(bracket.score)},
               {"moved_down", ids_json(tournament, bracket.moved_down)}};
  if (!bracket.moved_up.empty()) json["moved_up"] = ids_json(tournament, bracket.moved_up);
  json["residents"] = ids_json(tournament, bracket.residents);
  json["system"] = candidate_json(tournament, departure.system);
  json["proposal"] = candidate_json(tournament, departure.proposal);
  json["worse"] = worse_json(departure);
  json["later"] = later_json(departure, articles_of(verdict.edition));
  if (const auto& bye = departure.other_bye)
    json["other_bye"] = {{"article", bye->article},
                         {"player", service::id_of(tournament, bye->player)},
                         {"proposal", trf::format_points(bye->score)},
                         {"system", trf::format_points(bye->instead)}};
  if (departure.step) json["step"] = step_json(tournament, *departure.step);
  return json;
}

Json colours_json(const Tournament& tournament, const Verdict& verdict) {
  Json list = Json::array();
  for (const ColourFault& fault : verdict.colours) {
    Json row = board_json(tournament, fault.board);
    row["rule"] = articles_of(verdict.edition).of(fault.rule);
    row["why"] = fault.why;
    list.push_back(std::move(row));
  }
  return list;
}

Json system_json(const Tournament& tournament, const Verdict& verdict) {
  if (verdict.kind == VerdictKind::Impossible) return nullptr;
  Json boards = Json::array();
  for (const Board& board : verdict.pairing.boards) boards.push_back(board_json(tournament, board));
  const auto& bye = verdict.pairing.bye;
  return {{"boards", std::move(boards)},
          {"bye", id_or_null(bye ? std::optional(service::id_of(tournament, *bye)) : std::nullopt)}};
}

Json proposal_json(const Tournament& tournament, const Proposal& proposal) {
  Json boards = Json::array();
  for (const ProposedBoard& board : proposal.boards) boards.push_back(board_json(tournament, board.board));
  return {{"boards", std::move(boards)}, {"byes", ids_json(tournament, proposal.byes)}};
}

}  // namespace

Json verdict_json(const Tournament& tournament, const Verdict& verdict) {
  return {{"verdict", name_of(verdict.kind)},
          {"violations", violations_json(tournament, verdict)},
          {"departure", departure_json(tournament, verdict)},
          {"colours", colours_json(tournament, verdict)}};
}

Json judgement_json(const Tournament& tournament, const Proposal& proposal, const Verdict& verdict) {
  Json json{{"schema", json_schema},
            {"round", verdict.round},
            {"pairing_system", system_id_of(verdict.edition)},
            {"edition", name_of(verdict.edition)},
            {"readings", readings_json(verdict.edition, verdict.readings)}};
  json["impossible"] = verdict.kind == VerdictKind::Impossible ? Json(verdict.obstacle) : Json(nullptr);
  json["impossible_players"] = ids_json(tournament, verdict.obstacle_players);
  json.update(verdict_json(tournament, verdict));
  json["story"] = *story_json(tournament, explain::explain_verdict(verdict), english()).find("story");
  json["system"] = system_json(tournament, verdict);
  json["proposal"] = proposal_json(tournament, proposal);
  return json;
}

}  // namespace bloesem::render
