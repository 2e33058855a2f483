#include "engine/dutch/solve/whole_round/bracket_by_bracket.hpp"
#include "engine/dutch/solve/whole_round/round_digits.hpp"
#include "engine/dutch/solve/whole_round/weigh_round.hpp"
#include "engine/dutch/solve/whole_round/whole_round.hpp"
#include "engine/swiss/bracket_walk.hpp"

namespace bloesem::swiss::dutch {
namespace {

using criteria::BracketKind;
using Positions = std::vector<Position>;

// C4 and C5, for all brackets at once. Returns false if the round cannot be completed.
bool settle_bye_by_matching(RoundGraph& graph, RoundField& field) {
  graph.append(completion_digits(field));
  graph.optimise();
  if (!leaves_only_the_bye(field, graph)) return false;
  if (field.size() % 2 == 1) field.leave_bye_to(field.facts(graph.left_over().front()).score);
  return true;
}

// C9 applies if the only downfloater is the player who receives the bye.
bool ends_with_the_bye(const BracketPairing& pairing, const Positions& left_over) {
  return !pairing.downfloaters.empty() && pairing.downfloaters == left_over;
}

// Requires that C6 has been decided.
BracketKind kind_of(const Bracket& bracket, const RoundGraph& graph) {
  const bool ends = ends_with_the_bye(pairing_of(bracket, graph.mates()), graph.left_over());
  return ends ? BracketKind::Closing : BracketKind::Completing;
}

Result<MatchedRound> match_by(RoundGraph&& graph, RoundField& field, criteria::CriteriaTable criteria,
                              const WalkContext& context) {
  if (!settle_bye_by_matching(graph, field)) return impossible_round(field);
  Positions moved_down;
  for (Position begin = 0; begin < field.size();) {
    if (std::optional<Error> error = report_progress(context, graph)) return *error;
    const Position end = field.end_of_score_group(begin);
    const Position next = end_of_group_at(field, end);
    Bracket bracket{BracketKind::Completing, moved_down, positions(begin, end), positions(end, next),
                    positions(next, field.size())};
    graph.append(pairs_digit(field, bracket));
    graph.optimise();
    bracket.kind = kind_of(bracket, graph);
    const BracketPairing pairing = pair_bracket(graph, field, criteria, bracket);
    graph.settle(pairing.pairs);
    moved_down = pairing.downfloaters;
    begin = end;
  }
  return MatchedRound{std::move(graph)};
}

}  // namespace

Result<MatchedRound> match_round_2026(RoundField& field, criteria::CriteriaTable criteria,
                                      const WalkContext& context) {
  if (std::optional<Error> error = refuse_whole_round(field)) return *error;
  return match_by(RoundGraph(field, positions(0, field.size())), field, criteria, context);
}

std::vector<WeighedRound> weigh_round_2026(RoundField& field, criteria::CriteriaTable criteria,
                                           const FinishedRound& round) {
  if (refuse_whole_round(field)) return {};
  RoundGraph graph(field, positions(0, field.size()));
  graph.follow(round.mates);
  const Result<MatchedRound> matched = match_by(std::move(graph), field, criteria, {});
  if (!matched) return {};
  return {weighed(matched->graph)};
}

Result<Walk> whole_round_2026(RoundField& field, criteria::CriteriaTable criteria, const WalkContext& context) {
  const Result<MatchedRound> matched = match_round_2026(field, criteria, context);
  if (!matched) return matched.error();
  Reconstruction round = reconstruct(field, matched->graph.pairs());
  for (auto& [bracket, pairing] : round.brackets)
    if (pairing.downfloaters.empty() || ends_with_the_bye(pairing, round.left_over))
      bracket.kind = BracketKind::Closing;
  return walk_of(field, criteria, std::move(round));
}

}  // namespace bloesem::swiss::dutch
