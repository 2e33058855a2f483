#include <algorithm>
#include <utility>

#include "engine/dutch/flow_2016.hpp"
#include "engine/dutch/solve/whole_round/bracket_by_bracket.hpp"
#include "engine/dutch/solve/whole_round/round_digits.hpp"
#include "engine/dutch/solve/whole_round/weigh_round.hpp"
#include "engine/dutch/solve/whole_round/whole_round.hpp"
#include "engine/swiss/bracket_walk.hpp"

namespace bloesem::swiss::dutch {
namespace {

using criteria::BracketKind;
using Positions = std::vector<Position>;

// The completion test of A.9, as a matching of its own: the weights of the round must not contain its answer,
// because C.7 looks ahead without it.
bool can_be_paired(const RoundField& field, Positions players, Position below) {
  const Positions rest = positions(below, field.size());
  players.insert(players.end(), rest.begin(), rest.end());
  RoundGraph graph(field, players);
  graph.append(completion_digits(field));
  graph.optimise();
  return leaves_only_the_bye(field, graph);
}

// A.9: pairs the failed bracket again, now with C.4 and without C.7, and then all lower players as one bracket.
// The digits of settled pairs stay. The other players lose theirs, which from the brackets above are only
// digits of C.7.
MatchedRound start_anew(RoundGraph&& graph, const RoundField& field, criteria::CriteriaTable criteria,
                        const Bracket& failed) {
  const Positions below = positions(failed.residents.back() + 1, field.size());
  MatchedRound::NewStart new_start{below.front(), graph.pairs()};
  MatchedRound matched{std::move(graph), std::move(new_start)};
  matched.graph.start_anew();
  const BracketPairing ppb =
      pair_bracket(matched.graph, field, criteria,
                   {BracketKind::Penultimate, failed.moved_down, failed.residents, below, {}});
  matched.graph.settle(ppb.pairs);
  static_cast<void>(
      pair_bracket(matched.graph, field, criteria, {BracketKind::Collapsed, ppb.downfloaters, below, {}, {}}));
  return matched;
}

Bracket bracket_from(const RoundField& field, Positions moved_down, Position begin) {
  const Position end = field.end_of_score_group(begin);
  return {kind_of_2016(field, end),
          std::move(moved_down),
          positions(begin, end),
          positions(end, end_of_group_at(field, end)),
          {}};
}

// Returns the problem without the players settled above `first`: their edges keep digits that the others lost.
WeighedRound without_settled(const Bracket& first, WeighedRound round) {
  const auto is_settled = [&](Position p) {
    return p < first.residents.front() &&
           std::find(first.moved_down.begin(), first.moved_down.end(), p) == first.moved_down.end();
  };
  std::erase_if(round.edges, [&](const matching::WeightedEdge& edge) {
    return is_settled(edge.u.value()) || is_settled(edge.v.value());
  });
  std::erase_if(round.pairs, [&](const auto& pair) { return is_settled(pair.first); });
  return round;
}

Walk walk_with_kinds(const RoundField& field, criteria::CriteriaTable criteria, Reconstruction&& round,
                     bool collapsed) {
  for (auto& [bracket, pairing] : round.brackets)
    bracket.kind = kind_of_2016(field, bracket.residents.back() + 1);
  if (collapsed) {
    round.brackets.back().bracket.kind = BracketKind::Collapsed;
    round.brackets[round.brackets.size() - 2].bracket.kind = BracketKind::Penultimate;
  }
  return walk_of(field, criteria, std::move(round));
}

}  // namespace

Result<MatchedRound> match_round_2016(RoundField& field, criteria::CriteriaTable criteria,
                                      const WalkContext& context) {
  if (std::optional<Error> error = refuse_whole_round(field)) return *error;
  if (!can_be_paired(field, {}, 0)) return impossible_round(field);
  RoundGraph graph(field, positions(0, field.size()));
  Positions moved_down;
  for (Position begin = 0; begin < field.size();) {
    if (std::optional<Error> error = report_progress(context, graph)) return *error;
    const Position end = field.end_of_score_group(begin);
    const Bracket bracket = bracket_from(field, std::move(moved_down), begin);
    const BracketPairing pairing = pair_bracket(graph, field, criteria, bracket);
    if (end < field.size() && !can_be_paired(field, pairing.downfloaters, end))
      return start_anew(std::move(graph), field, criteria, bracket);
    graph.settle(pairing.pairs);
    moved_down = pairing.downfloaters;
    begin = end;
  }
  return MatchedRound{std::move(graph)};
}

std::vector<WeighedRound> weigh_round_2016(RoundField& field, criteria::CriteriaTable criteria,
                                           const FinishedRound& round) {
  if (refuse_whole_round(field)) return {};
  RoundGraph graph(field, positions(0, field.size()));
  graph.follow(round.discarded ? round.discarded->mates : round.mates);
  Positions moved_down;
  for (Position begin = 0; begin < field.size(); begin = field.end_of_score_group(begin)) {
    const Bracket bracket = bracket_from(field, std::move(moved_down), begin);
    const BracketPairing pairing = pair_bracket(graph, field, criteria, bracket);
    if (round.discarded && bracket.residents.back() + 1 == round.discarded->end) {
      WeighedRound first = weighed(graph);
      graph.follow(round.mates);
      const MatchedRound matched = start_anew(std::move(graph), field, criteria, bracket);
      return {std::move(first), without_settled(bracket, weighed(matched.graph))};
    }
    graph.settle(pairing.pairs);
    moved_down = pairing.downfloaters;
  }
  return {weighed(graph)};
}

Result<Walk> whole_round_2016(RoundField& field, criteria::CriteriaTable criteria, const WalkContext& context) {
  const Result<MatchedRound> matched = match_round_2016(field, criteria, context);
  if (!matched) return matched.error();
  const auto pairs = matched->graph.pairs();
  if (!matched->new_start) return walk_with_kinds(field, criteria, reconstruct(field, pairs), false);
  const auto& [collapsed_from, discarded] = *matched->new_start;
  Walk walk = walk_with_kinds(field, criteria, reconstruct(field, pairs, collapsed_from), true);
  Walk before = walk_with_kinds(field, criteria, reconstruct(field, discarded), false);
  // Down to the discarded attempt, which the bracket above looked ahead to (C.7), the walk is that of the
  // discarded pairs.
  const auto attempt = std::ssize(walk.brackets) - 2;
  before.brackets[static_cast<std::size_t>(attempt)].discarded = true;
  std::move(before.brackets.begin(), before.brackets.begin() + attempt, walk.brackets.begin());
  walk.brackets.insert(walk.brackets.begin() + attempt,
                       std::move(before.brackets[static_cast<std::size_t>(attempt)]));
  return walk;
}

}  // namespace bloesem::swiss::dutch
