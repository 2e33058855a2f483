#include "engine/proof/paired_round.hpp"

#include <utility>
#include <vector>

#include "engine/swiss/system.hpp"

namespace bloesem::proof {
namespace {

ProofRound round_with(const RequestedRound& request, const std::vector<std::pair<Position, Position>>& pairs) {
  const swiss::System& rules = rules_of(request);
  if (rules.backtracking == nullptr)
    return proof_round(request.field, rules.criteria(), request.number - 1, pairs);
  const auto [uneven, homogeneous] = rules.backtracking->tables(request.number, request.readings);
  return proof_round(request.field, uneven, request.number - 1, pairs, homogeneous);
}

}  // namespace

const swiss::System& rules_of(const RequestedRound& request) {
  return request.edition.system().in_round(request.number, request.rounds_declared);
}

ProofRound round_of(const RequestedRound& request, const Proposal& proposal) {
  const swiss::ByPlayer<Position> positions = swiss::positions_by_player(request.field);
  std::vector<std::pair<Position, Position>> pairs;
  for (const ProposedBoard& board : proposal.boards)
    pairs.emplace_back(positions[board.board.white], positions[board.board.black]);
  return round_with(request, pairs);
}

ProofRound round_without_pairs(const RequestedRound& request) { return round_with(request, {}); }

std::unique_ptr<swiss::ProofPlan> plan_of(const RequestedRound& request, const swiss::RoundTask& task,
                                          const ProofRound& round) {
  const swiss::MakeProofPlan make = rules_of(request).proof_plan;
  if (make == nullptr) return nullptr;
  std::vector<std::pair<Position, Position>> pairs;
  for (Position p = 0; p < round.field.size(); ++p)
    if (round.mates[at(p)] > p) pairs.emplace_back(p, round.mates[at(p)]);
  return make(round.field, task, {pairs, round.bye});
}

std::optional<DiscardedBracket> discarded_in(const Record& record, const RequestedRound& request) {
  const swiss::BacktrackingClaims* const backtracking = rules_of(request).backtracking;
  for (std::size_t k = 0; k < record.brackets.size(); ++k) {
    const BracketRecord& bracket = record.brackets[k];
    const int number = static_cast<int>(k) + 1;
    if (bracket.discarded)
      return DiscardedBracket{number, swiss::pairs_of(bracket, swiss::positions_by_player(request.field))};
    if (backtracking != nullptr && bracket.kind == criteria::BracketKind::Penultimate)
      return DiscardedBracket{number, backtracking->discarded(request.field, request.number, request.readings)};
  }
  return std::nullopt;
}

}  // namespace bloesem::proof
