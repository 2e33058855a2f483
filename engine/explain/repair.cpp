#include "bloesem/explain/repair.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <tuple>
#include <utility>

#include "engine/explain/asked_round.hpp"
#include "engine/explain/obstacle_claim.hpp"
#include "engine/explain/repair_search.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/legal_pairs.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::explain {
namespace {

using matching::Vertex;
using swiss::Position;
using swiss::RoundField;

matching::BitRows rows_of_legal_pairs(const RoundField& field) {
  const std::vector<Position> all = swiss::positions(0, field.size());
  matching::BitRows rows;
  swiss::LegalPairs(field, all, swiss::LegalPairs::Bye::None).fill(rows);
  return rows;
}

// Restrictions do not change the order of the players, so a position is that of the same player in both fields.
Position position_of(Vertex v) { return v.value(); }

RepairGraph graph_of(const RequestedRound& request, const RequestedRound& free) {
  RepairGraph graph;
  graph.legal = rows_of_legal_pairs(request.field);
  graph.restricted = rows_of_legal_pairs(free.field);
  for (Vertex v = 0; v < graph.players(); ++v) {
    matching::any_bit(graph.legal.row(v), graph.legal.words(), [&](Vertex u) {
      graph.restricted.clear(v, u);
      return false;
    });
    graph.may_have_bye.push_back(request.field.facts(position_of(v)).bye_eligible ? 1 : 0);
  }
  graph.has_bye = !request.assigned_bye;
  return graph;
}

bool has_restriction(const RepairGraph& graph) {
  for (Vertex v = 0; v < graph.players(); ++v)
    if (graph.restricted.count(v) > 0) return true;
  return false;
}

Repair repair_of(const Changes& changes, const RoundField& field) {
  Repair repair;
  for (const auto& [u, v] : changes.lifted) {
    const auto [one, other] = std::minmax({field.player(position_of(u)), field.player(position_of(v))});
    repair.lifted.emplace_back(one, other);
  }
  for (const Vertex v : changes.absent) repair.absent.push_back(field.player(position_of(v)));
  std::sort(repair.lifted.begin(), repair.lifted.end());
  std::sort(repair.absent.begin(), repair.absent.end());
  return repair;
}

std::optional<Repairs> repairs_by(Means means, const RepairGraph& graph, const RoundField& field) {
  const std::optional<SmallestChanges> found = smallest_changes(graph, means, max_repairs_listed);
  if (!found) return std::nullopt;
  Repairs repairs{{}, found->all};
  for (const Changes& changes : found->sets) repairs.sets.push_back(repair_of(changes, field));
  std::sort(repairs.sets.begin(), repairs.sets.end(), [](const Repair& a, const Repair& b) {
    return std::tie(a.lifted, a.absent) < std::tie(b.lifted, b.absent);
  });
  return repairs;
}

std::size_t size_of(const Repairs& repairs) {
  return repairs.sets.front().lifted.size() + repairs.sets.front().absent.size();
}

// Pairs and players together help only where they are fewer than either alone.
std::optional<Repairs> repairs_by_both(const ImpossibleRound& round, const RepairGraph& graph,
                                       const RoundField& field) {
  if (!round.restricted) return std::nullopt;
  std::optional<Repairs> both = repairs_by(Means::Both, graph, field);
  for (const std::optional<Repairs>* alone : {&round.by_lifting, &round.by_absences})
    if (both && *alone && size_of(**alone) <= size_of(*both)) return std::nullopt;
  return both;
}

std::int64_t count_of(const auto& list) { return static_cast<std::int64_t>(list.size()); }

Claim claim_of_lifting(const ImpossibleRound& round, std::int64_t number) {
  if (!round.restricted) return {Statement::NothingToLift, {{"round", number}}};
  if (!round.by_lifting) return {Statement::LiftingDoesNotHelp, {{"round", number}}};
  const std::vector<Pair>& pairs = round.by_lifting->sets.front().lifted;
  return {Statement::LiftingHelps, {{"pairs", pairs}, {"count", count_of(pairs)}, {"round", number}}};
}

void add_further_claims(const ImpossibleRound& round, std::int64_t number, std::vector<Claim>& story) {
  if (round.by_absences) {
    const std::vector<PlayerIndex>& absent = round.by_absences->sets.front().absent;
    story.push_back(
        {Statement::AbsencesHelp, {{"players", absent}, {"count", count_of(absent)}, {"round", number}}});
  }
  if (round.by_both) {
    const Repair& repair = round.by_both->sets.front();
    story.push_back(
        {Statement::BothHelp, {{"pairs", repair.lifted}, {"players", repair.absent}, {"round", number}}});
  }
}

Table table_of(const ImpossibleRound& round) {
  Table table{{"allowed", "left-out"}, {}};
  for (const std::optional<Repairs>* repairs : {&round.by_lifting, &round.by_absences, &round.by_both}) {
    if (!*repairs) continue;
    for (const Repair& repair : (*repairs)->sets) table.rows.push_back({repair.lifted, repair.absent});
  }
  return table;
}

// Returns the round, if it is one to repair.
Result<RequestedRound> impossible_request(const Subject& subject) {
  if (subject.answer)
    return Error{ErrorCode::InvalidInput,
                 "round " + std::to_string(subject.round()) + " can be paired: there is nothing to repair",
                 {}};
  Result<RequestedRound> request = asked_round(subject);
  if (request && request->field.size() > max_repaired_players)
    return Error{ErrorCode::TooLarge,
                 "the round has " + std::to_string(request->field.size().value()) +
                     " players, expected at most " + std::to_string(max_repaired_players) + " for a repair",
                 {}};
  return request;
}

ImpossibleRound repairs_of_request(const Subject& subject, const RequestedRound& request,
                                   const RequestedRound& free) {
  const RepairGraph graph = graph_of(request, free);
  ImpossibleRound round;
  round.obstacle = subject.answer.error().players;
  round.bye = graph.players() % 2 == 1;
  round.restricted = has_restriction(graph);
  if (round.restricted) round.by_lifting = repairs_by(Means::Lifting, graph, request.field);
  round.by_absences = repairs_by(Means::Absence, graph, request.field);
  round.by_both = repairs_by_both(round, graph, request.field);
  return round;
}

Explanation story_of(const ImpossibleRound& round, int number, const ArticleNames& articles) {
  Explanation explanation;
  explanation.question = "impossible";
  explanation.story = {claim_of_obstacle(round.obstacle, round.bye, number), claim_of_lifting(round, number)};
  add_further_claims(round, number, explanation.story);
  Claim& rules = explanation.story.emplace_back(Claim{Statement::MetStayApart, {}});
  rules.arguments.push_back({"met", std::string(articles.met)});
  if (!articles.colours.empty()) {
    rules.statement = Statement::MetAndColoursStayApart;
    rules.arguments.push_back({"colours", std::string(articles.colours)});
  }
  explanation.tables.push_back(table_of(round));
  for (const std::optional<Repairs>* repairs : {&round.by_lifting, &round.by_absences, &round.by_both})
    if (*repairs && !(*repairs)->all) explanation.complete = false;
  return explanation;
}

Claim why_unrepaired(const Error& error, Edition edition) {
  if (error.code == ErrorCode::TooLarge)
    return {Statement::RepairsOfFewOnly, {{"players", std::int64_t{max_repaired_players}}}};
  return {Statement::RepairsUnknown, {{"system", std::string(edition.system().names.title)}}};
}

}  // namespace

Result<ImpossibleRound> repairs_of(const Subject& subject) {
  const Result<RequestedRound> request = impossible_request(subject);
  if (!request) return request.error();
  const Result<RequestedRound> free = asked_round_without_restrictions(subject);
  if (!free) return free.error();
  return repairs_of_request(subject, *request, *free);
}

Result<Explanation> explain_impossible(const Subject& subject) {
  const Result<ImpossibleRound> round = repairs_of(subject);
  const Result<RequestedRound> request = asked_round_of_any_system(subject);
  if (!request) return request.error();
  if (round) return story_of(*round, subject.round(), request->edition.system().articles);
  if (subject.answer) return round.error();
  Explanation explanation;
  explanation.question = "impossible";
  const bool bye = request->field.size() % 2 == 1;
  explanation.story = {claim_of_obstacle(subject.answer.error().players, bye, subject.round()),
                       why_unrepaired(round.error(), request->edition)};
  return explanation;
}

}  // namespace bloesem::explain
