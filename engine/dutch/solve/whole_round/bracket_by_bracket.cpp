#include "engine/dutch/solve/whole_round/bracket_by_bracket.hpp"

#include <string>
#include <utility>

#include "engine/dutch/candidate_values.hpp"
#include "engine/dutch/solve/whole_round/round_digits.hpp"
#include "engine/dutch/solve/whole_round/whole_round.hpp"

namespace bloesem::swiss::dutch {
namespace {

using criteria::BracketKind;

// C.7 (C8) or C.4: the players of the next bracket who are not paired there. The look-ahead is about the next
// bracket as it was finally paired.
AheadValue value_ahead(const RoundField& field, BracketKind kind, const PairedBracket& next) {
  const bool weighs_byes = kind == BracketKind::BeforeLast || kind == BracketKind::Penultimate;
  const Points artificial = field.facts(next.bracket.residents.back()).score - one_point;
  AheadValue value;
  for (const Position p : next.pairing.downfloaters) {
    value.left_over += weighs_byes && !field.facts(p).bye_eligible ? 3 : 1;
    if (p < next.bracket.residents.front()) value.differences.push_back(field.facts(p).score - artificial);
  }
  return value;
}

}  // namespace

std::optional<Error> refuse_whole_round(const RoundField& field) {
  if (field.size() <= max_players_of_whole_round) return std::nullopt;
  return Error{ErrorCode::TooLarge,
               std::to_string(field.size()) +
                   " players are too many for the solver 'whole', which pairs at most " +
                   std::to_string(max_players_of_whole_round),
               {}};
}

std::optional<Error> report_progress(const WalkContext& context, const RoundGraph& graph) {
  if (!context.stopped_before_bracket(graph.settled())) return std::nullopt;
  return Error{ErrorCode::Cancelled, "cancelled", {}};
}

BracketPairing pair_bracket(RoundGraph& graph, const RoundField& field, criteria::CriteriaTable criteria,
                            const Bracket& bracket) {
  graph.append(criteria_digits(field, criteria, bracket));
  graph.append(moved_down_digits(bracket));
  graph.optimise();
  // The order in the remainder depends on the MDPs' opponents and on the number of pairs (section 7).
  const Remainder remainder = remainder_of(bracket, graph.mates());
  graph.append(remainder_digits(remainder.members, remainder.pairs));
  graph.optimise();
  return pairing_of(bracket, graph.mates());
}

WeighedRound weighed(const RoundGraph& graph) {
  return {{graph.edges().begin(), graph.edges().end()}, graph.pairs()};
}

bool leaves_only_the_bye(const RoundField& field, const RoundGraph& graph) {
  const std::vector<Position> left_over = graph.left_over();
  return left_over.empty() || (left_over.size() == 1 && field.facts(left_over.front()).bye_eligible);
}

Walk walk_of(const RoundField& field, criteria::CriteriaTable criteria, Reconstruction&& round) {
  Walk walk;
  for (std::size_t i = 0; i < round.brackets.size(); ++i) {
    auto& [bracket, pairing] = round.brackets[i];
    AheadValue ahead;
    if (!ends_the_round(bracket.kind)) {
      const PairedBracket& next = round.brackets.at(i + 1);
      bracket.ahead = next.bracket.residents;
      // Without downfloaters there is nothing to look ahead to.
      if (!only_looks_ahead(bracket.kind) || !pairing.downfloaters.empty())
        ahead = value_ahead(field, bracket.kind, next);
    }
    pairing.criteria = candidate_values({field, criteria, bracket}, pairing, ahead);
    pairing.solved_by = "whole";
    walk.pairs.insert(walk.pairs.end(), pairing.pairs.begin(), pairing.pairs.end());
    write_record(walk.brackets.emplace_back(), field, bracket, std::move(pairing));
  }
  if (!round.left_over.empty()) walk.bye = round.left_over.front();
  return walk;
}

}  // namespace bloesem::swiss::dutch
