#include "bloesem/judge/judge.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <utility>

#include "bloesem/late_decisions.hpp"
#include "engine/fixed_pairs.hpp"
#include "engine/judge/colour_fault.hpp"
#include "engine/judge/departure.hpp"
#include "engine/judge/legal_proposal.hpp"
#include "engine/judge/scheduled_round.hpp"
#include "engine/requested_round.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem {

std::string_view name_of(VerdictKind kind) noexcept {
  switch (kind) {
    case VerdictKind::Correct: return "correct";
    case VerdictKind::Different: return "different";
    case VerdictKind::Illegal: return "illegal";
    case VerdictKind::Impossible: return "impossible";
  }
  return "";
}

namespace {

// A table leaves nothing to choose: what departs from its pairs is illegal, and only colours can differ.
Verdict judge_by_table(const Tournament& tournament, const Proposal& proposal, const PairOptions& options,
                       const RequestedRound& request, const RoundPairing& scheduled) {
  Verdict verdict{.round = request.number,
                  .edition = request.edition,
                  .readings = request.readings,
                  .pairing = scheduled,
                  .violations = violations_of_schedule(tournament, request, scheduled, proposal)};
  if (!verdict.violations.empty()) {
    verdict.kind = VerdictKind::Illegal;
    return verdict;
  }
  verdict.colours = colour_faults(tournament, options, request, scheduled, proposal);
  if (!verdict.colours.empty()) verdict.kind = VerdictKind::Different;
  return verdict;
}

Error not_by_group() {
  return {ErrorCode::InvalidInput, "the tournament has groups: judge the round of each group by itself", {}};
}

// Judges the pairs that were not made by hand.
Result<Verdict> judge_rest(const Tournament& tournament, const Proposal& proposal, const PairOptions& options,
                           const Result<RoundPairing>& system) {
  Tournament plain = tournament;
  plain.fixed_pairs.clear();
  PairOptions rest = options;
  for (const FixedPair& pair : fixed_pairs_of(tournament, options.round.value_or(tournament.rounds_played + 1)))
    rest.seated.insert(rest.seated.end(), {pair.one, pair.other});
  const std::set<PlayerIndex> seated(rest.seated.begin(), rest.seated.end());
  const auto is_seated = [&seated](PlayerIndex player) { return seated.contains(player); };
  Proposal others = proposal;
  std::erase_if(others.boards, [&](const ProposedBoard& board) {
    return is_seated(board.board.white) && is_seated(board.board.black);
  });
  if (!system) return judge_against(plain, others, rest, system);
  RoundPairing paired = *system;
  paired.boards.clear();
  paired.record.colour_rules.clear();
  paired.record.higher_is_white.clear();
  std::set<PlayerIndex> by_hand;  // with White
  for (const HandMadePair& pair : system->hand_made) by_hand.insert(pair.board.white);
  for (std::size_t i = 0; i < system->boards.size(); ++i) {
    if (by_hand.contains(system->boards[i].white)) continue;
    paired.boards.push_back(system->boards[i]);
    paired.record.colour_rules.push_back(system->record.colour_rules[i]);
    paired.record.higher_is_white.push_back(system->record.higher_is_white[i]);
  }
  Result<Verdict> verdict = judge_against(plain, others, rest, Result<RoundPairing>(std::move(paired)));
  if (verdict) verdict->pairing = *system;
  return verdict;
}

}  // namespace

Result<Verdict> judge(const Tournament& tournament, const Proposal& proposal, const PairOptions& options) {
  return judge_against(tournament, proposal, options, pair_round(tournament, options));
}

Result<Verdict> judge_against(const Tournament& tournament, const Proposal& proposal,
                              const PairOptions& options, const Result<RoundPairing>& system) {
  if (!system && system.error().code != ErrorCode::NoValidPairing) return system.error();
  if (!tournament.groups.empty()) return not_by_group();
  if (!tournament.fixed_pairs.empty()) return judge_rest(tournament, proposal, options, system);
  const int round = options.round.value_or(tournament.rounds_played + 1);
  if (const std::optional<Tournament> known = known_when_paired(tournament, round))
    return judge_against(*known, proposal, options, system);
  const Result<RequestedRound> request = requested_round(tournament, options);
  if (!request) return request.error();
  if (system && request->edition.system().table != nullptr)
    return judge_by_table(tournament, proposal, options, *request, *system);

  Verdict verdict{.round = request->number,
                  .edition = request->edition,
                  .readings = request->readings,
                  .violations = violations_of_proposal(tournament, *request, proposal)};
  if (!system) {
    if (verdict.violations.empty())
      return Error{ErrorCode::Internal,
                   "the pairing is legal, yet no legal one was found: " + system.error().message};
    verdict.kind = VerdictKind::Impossible;
    verdict.obstacle = system.error().message;
    verdict.obstacle_players = system.error().players;
    return verdict;
  }
  verdict.pairing = *system;
  if (!verdict.violations.empty()) {
    verdict.kind = VerdictKind::Illegal;
    return verdict;
  }
  Result<std::optional<Departure>> departure = find_departure(tournament, options, *request, *system, proposal);
  if (!departure) return departure.error();
  verdict.departure = *std::move(departure);
  if (!verdict.departure) verdict.colours = colour_faults(tournament, options, *request, *system, proposal);
  if (verdict.departure || !verdict.colours.empty()) verdict.kind = VerdictKind::Different;
  return verdict;
}

}  // namespace bloesem
