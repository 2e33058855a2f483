#include "engine/judge/departure.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "engine/judge/departure_by_appraisal.hpp"
#include "engine/judge/kept_floaters.hpp"
#include "engine/sequence/bracket.hpp"
#include "engine/sequence/evaluation.hpp"
#include "engine/sequence/facts.hpp"
#include "engine/sequence/requested_field.hpp"
#include "engine/sequence/wish.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem {
namespace {

using sequence::Bracket;
using sequence::Candidate;
using sequence::Field;

using UnorderedPair = std::pair<PlayerIndex, PlayerIndex>;

// Sorted pairs suffice to compare: legal proposals with the same pairs have the same bye.
std::vector<UnorderedPair> pairs_of(const std::vector<Board>& boards) {
  std::vector<UnorderedPair> pairs;
  for (const Board& board : boards) pairs.push_back(std::minmax(board.white, board.black));
  std::sort(pairs.begin(), pairs.end());
  return pairs;
}

std::vector<Board> boards_of(const Proposal& proposal) {
  std::vector<Board> boards;
  for (const ProposedBoard& board : proposal.boards) boards.push_back(board.board);
  return boards;
}

JudgedCandidate judged(const Field& field, const Bracket& bracket, const Candidate& candidate,
                       const sequence::Rulebook& rules) {
  JudgedCandidate result{.criteria = sequence::evaluate(field, bracket, candidate, rules)};
  for (const auto& [higher, lower] : candidate.pairs)
    result.pairs.emplace_back(field[higher].player, field[lower].player);
  for (const sequence::Place p : candidate.downfloaters) result.downfloaters.push_back(field[p].player);
  return result;
}

NumberedCandidate numbered(const Bracket& bracket, const Candidate& candidate) {
  const std::vector<sequence::Place> players = bracket.players();
  const auto number = [&](sequence::Place p) {
    return static_cast<int>(std::find(players.begin(), players.end(), p) - players.begin()) + 1;
  };
  NumberedCandidate result{static_cast<int>(bracket.moved_down.size()), static_cast<int>(players.size()), {}};
  for (const auto& [higher, lower] : candidate.pairs) result.pairs.emplace_back(number(higher), number(lower));
  return result;
}

Departure compare(const Field& field, const Bracket& bracket, const Candidate& system,
                  const Candidate& proposed, const sequence::Rulebook& rules) {
  Departure departure{.system = judged(field, bracket, system, rules),
                      .proposal = judged(field, bracket, proposed, rules)};
  count_other_floaters(departure);
  departure.worse = sequence::first_difference(departure.system.criteria, departure.proposal.criteria);
  if (!departure.worse)
    departure.later = compare_generation(numbered(bracket, system), numbered(bracket, proposed));
  return departure;
}

// Returns the bye of the proposal if its score, which comes before all brackets, is not that of the system's
// bye.
std::optional<OtherBye> other_bye(const Field& field, const RequestedRound& request,
                                  const RoundPairing& pairing, const Proposal& proposal) {
  const std::string_view article = request.edition.system().articles.bye_score;
  if (article.empty() || !pairing.bye || pairing.bye == request.assigned_bye || proposal.byes.size() != 1)
    return std::nullopt;
  const PlayerIndex player = proposal.byes.front();
  const OtherBye bye{article, player, field.score(field.place_of(player)),
                     field.score(field.place_of(*pairing.bye))};
  return bye.score == bye.instead ? std::nullopt : std::optional(bye);
}

bool is_worse(const Departure& departure) {
  if (!departure.worse) return departure.later && departure.later->first_is_earlier;
  return sequence::compare(departure.system.criteria, departure.proposal.criteria) < 0;
}

Error contradiction(const RequestedRound& request, std::size_t bracket, const std::string& what) {
  return {ErrorCode::Internal,
          "round " + std::to_string(request.number) + ", bracket " + std::to_string(bracket + 1) + ": " + what,
          {}};
}

}  // namespace

Result<std::optional<Departure>> find_departure(const Tournament& tournament, const PairOptions& options,
                                                const RequestedRound& request, const RoundPairing& pairing,
                                                const Proposal& proposal) {
  const std::vector<Board> boards = boards_of(proposal);
  if (pairs_of(boards) == pairs_of(pairing.boards)) return std::optional<Departure>{};
  const swiss::System& own = request.edition.system();
  if (const swiss::System& rules = own.in_round(request.number, request.rounds_declared); &rules != &own) {
    RequestedRound seeding = request;
    seeding.edition = Edition(rules);
    return find_departure(tournament, options, seeding, pairing, proposal);
  }
  if (own.rulebook == nullptr) return departure_by_appraisal(tournament, options, request, pairing, boards);
  const Field field = sequence::field_of(tournament, options, request);
  const sequence::Rulebook& plain = sequence::rulebook(request.edition);
  const std::optional<sequence::WishedRules> wish = sequence::wished_rules(tournament, request.number, plain);
  const sequence::Rulebook& rules = wish ? wish->rules : plain;
  for (std::size_t i = 0; i < pairing.record.brackets.size(); ++i) {
    const BracketRecord& record = pairing.record.brackets[i];
    if (record.discarded) continue;  // superseded: the same players follow as the PPB
    const Bracket bracket = sequence::bracket_of(field, record, rules.completion);
    const Candidate system = sequence::candidate_of(field, record);
    const Candidate proposed = sequence::candidate_of(field, bracket, boards);
    if (system == proposed) continue;

    if (const auto rule = sequence::broken_rule(field, bracket, proposed, rules))
      return contradiction(request, i, "the pairing is legal, yet breaks " + std::string(*rule));
    Departure departure = compare(field, bracket, system, proposed, rules);
    departure.bracket = i;
    const std::string_view bye_score = request.edition.system().articles.bye_score;
    if (!departure.worse || departure.system.criteria[*departure.worse].article != bye_score)
      departure.other_bye = other_bye(field, request, pairing, proposal);
    if (!sequence::contradictions(record.criteria, departure.system.criteria, rules).empty())
      return contradiction(request, i, "the criteria of the system's pairing are not those of its record");
    if (!is_worse(departure))
      return contradiction(request, i, "the proposal is better than the system's pairing");
    return std::optional(std::move(departure));
  }
  return contradiction(request, pairing.record.brackets.size(),
                       "no bracket has the pairs in which the two differ");
}

}  // namespace bloesem
