#include "engine/service/front/event_round.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "bloesem/trf/reader.hpp"
#include "engine/service/event/kept_restrictions.hpp"
#include "engine/service/pairing_request.hpp"

namespace bloesem::service {

namespace {

PlayerIndex index_of(const Tournament& tournament, PlayerId player) { return *tournament.find(player.number); }

std::vector<PlayerId> ids_of(const Tournament& tournament, std::span<const PlayerIndex> players) {
  std::vector<PlayerId> ids;
  for (const PlayerIndex player : players) ids.push_back({tournament.id(player)});
  return ids;
}

EventBoard board_of(const Tournament& tournament, const Board& board) {
  return {{tournament.id(board.white)}, {tournament.id(board.black)}};
}

Board board_of(const Tournament& tournament, const EventBoard& board) {
  return {index_of(tournament, board.white), index_of(tournament, board.black)};
}

std::vector<std::pair<PlayerId, PlayerId>> pairs_of(
    const Tournament& tournament, std::span<const std::pair<PlayerIndex, PlayerIndex>> pairs) {
  std::vector<std::pair<PlayerId, PlayerId>> ids;
  for (const auto& [one, other] : pairs) ids.push_back({{tournament.id(one)}, {tournament.id(other)}});
  return ids;
}

EventBracket bracket_of(const Tournament& tournament, const BracketRecord& record) {
  return {.kind = record.kind,
          .score = record.score,
          .discarded = record.discarded,
          .moved_down = ids_of(tournament, record.moved_down),
          .residents = ids_of(tournament, record.residents),
          .pairs = pairs_of(tournament, record.pairs),
          .downfloaters = ids_of(tournament, record.downfloaters),
          .exchanges = record.exchanges,
          .criteria = record.criteria,
          .solved_by = record.solved_by,
          .refusals = record.refusals,
          .attempts = record.attempts};
}

EventCandidate candidate_of(const Tournament& tournament, const JudgedCandidate& candidate) {
  return {pairs_of(tournament, candidate.pairs), ids_of(tournament, candidate.downfloaters),
          candidate.criteria};
}

std::vector<EventViolation> violations_of(const Tournament& tournament,
                                          const std::vector<Violation>& violations) {
  std::vector<EventViolation> result;
  for (const Violation& violation : violations)
    result.push_back({violation.article, violation.why, ids_of(tournament, violation.players)});
  return result;
}

void add_boards(const std::vector<EventBoard>& boards, std::vector<PlayerId>& players) {
  for (const EventBoard& board : boards) players.insert(players.end(), {board.white, board.black});
}

// Returns the tournament as it is read for this round.
Result<Tournament, Failure> tournament_for(const EventState& state, std::optional<int> round) {
  const Tournament& tournament = state.tournament();
  if (!round || *round == tournament.rounds_played + 1) return tournament;
  LoadedFile loaded = read_report(state.loaded.bytes, "event", {.round = round}, no_hints);
  if (!loaded.tournament) return Failure{ErrorCode::InvalidInput, loaded.problem};
  if (const auto error = count_in_matches(loaded)) return failure_of(*error, tournament);
  return *std::move(loaded.tournament);
}

}  // namespace

EventRound round_of(const Tournament& tournament, const RoundPairing& pairing) {
  EventRound round{.round = pairing.round,
                   .edition = pairing.edition,
                   .readings = pairing.readings,
                   .boards = {},
                   .bye = std::nullopt,
                   .absent = {},
                   .forbidden = {},
                   .brackets = {},
                   .colour_rules = pairing.record.colour_rules};
  for (const Board& board : pairing.boards) round.boards.push_back(board_of(tournament, board));
  if (pairing.bye) round.bye = PlayerId{tournament.id(*pairing.bye)};
  for (const PlayerIndex player : pairing.further_byes)
    round.further_byes.push_back(PlayerId{tournament.id(player)});
  round.proof = pairing.proof;
  for (const BracketRecord& bracket : pairing.record.brackets)
    round.brackets.push_back(bracket_of(tournament, bracket));
  for (const HandMadePair& pair : pairing.hand_made)
    round.hand_made.push_back(
        {board_of(tournament, pair.board), pair.colours_by_rules, violations_of(tournament, pair.violations)});
  return round;
}

std::optional<EventStep> step_of(const Tournament& tournament, const std::optional<WalkStep>& step) {
  if (!step) return std::nullopt;
  EventStep result{std::nullopt, PlayerId{tournament.id(step->system)}, PlayerId{tournament.id(step->instead)}};
  if (step->player != no_player) result.player = PlayerId{tournament.id(step->player)};
  return result;
}

std::optional<EventOtherBye> other_bye_of(const Tournament& tournament, const std::optional<OtherBye>& bye) {
  if (!bye) return std::nullopt;
  return EventOtherBye{bye->article, PlayerId{tournament.id(bye->player)}, bye->score, bye->instead};
}

EventVerdict verdict_of(const Tournament& tournament, const Verdict& verdict) {
  EventVerdict result;
  result.kind = verdict.kind;
  result.system = round_of(tournament, verdict.pairing);
  result.system.round = verdict.round;
  result.system.edition = verdict.edition;
  result.system.readings = verdict.readings;
  result.violations = violations_of(tournament, verdict.violations);
  if (const auto& departure = verdict.departure) {
    result.departure = {.bracket = departure->bracket,
                        .system = candidate_of(tournament, departure->system),
                        .proposal = candidate_of(tournament, departure->proposal),
                        .worse = departure->worse,
                        .later = departure->later,
                        .other_bye = other_bye_of(tournament, departure->other_bye),
                        .step = step_of(tournament, departure->step)};
  }
  for (const ColourFault& fault : verdict.colours) result.colours.push_back(board_of(tournament, fault.board));
  result.obstacle = verdict.obstacle;
  result.obstacle_players = ids_of(tournament, verdict.obstacle_players);
  return result;
}

RoundPairing pairing_of(const Tournament& tournament, const EventRound& round) {
  RoundPairing pairing;
  pairing.round = round.round;
  pairing.edition = round.edition;
  pairing.readings = round.readings;
  for (const EventBoard& board : round.boards) pairing.boards.push_back(board_of(tournament, board));
  if (round.bye) pairing.bye = index_of(tournament, *round.bye);
  for (const PlayerId player : round.further_byes) pairing.further_byes.push_back(index_of(tournament, player));
  return pairing;
}

Proposal proposal_of(const Tournament& tournament, const EventProposal& proposal) {
  Proposal result;
  for (const EventBoard& board : proposal.boards) result.boards.push_back({board_of(tournament, board)});
  for (const PlayerId player : proposal.byes) result.byes.push_back(index_of(tournament, player));
  return result;
}

ArrangementRequest arrangement_of(const std::vector<EventFixedPair>& pairs) {
  ArrangementRequest request;
  for (const EventFixedPair& pair : pairs)
    request.fixed_pairs.push_back({pair.one.number, pair.other.number, pair.colours_by_rules});
  return request;
}

std::vector<PlayerId> named_in(const PairRequest& request) {
  std::vector<PlayerId> players = request.absent;
  for (const EventFixedPair& pair : request.fixed) players.insert(players.end(), {pair.one, pair.other});
  for (const auto& [one, other] : request.forbidden) players.insert(players.end(), {one, other});
  return players;
}

std::vector<PlayerId> named_in(const EventRound& round) {
  std::vector<PlayerId> players =
      named_in(PairRequest{.absent = round.absent, .forbidden = round.forbidden, .fixed = round.fixed});
  add_boards(round.boards, players);
  if (round.bye) players.push_back(*round.bye);
  players.insert(players.end(), round.further_byes.begin(), round.further_byes.end());
  return players;
}

std::vector<PlayerId> named_in(const EventProposal& proposal) {
  std::vector<PlayerId> players = proposal.byes;
  add_boards(proposal.boards, players);
  return players;
}

Result<service::Prepared, Failure> prepared_for(const EventState& state, const PairRequest& request) {
  if (const auto failure = refuse_unknown(state.tournament(), named_in(request))) return *failure;
  if (state.tournament().players.empty()) return Failure{ErrorCode::InvalidInput, "the event has no players"};
  Result<Tournament, Failure> tournament = tournament_for(state, request.round);
  if (!tournament) return tournament.error();
  if (const auto error = arrange(*tournament, arrangement_of(request.fixed),
                                 request.round.value_or(state.tournament().rounds_played + 1)))
    return failure_of(*error, state.tournament());
  Result<service::Prepared> prepared = service::prepare(
      std::move(tournament).value(), {.reading = {.round = request.round}, .edition = state.edition});
  if (!prepared) return failure_of(prepared.error(), state.tournament());
  restrict_meetings(kept_restrictions(state.loaded, request.round), prepared->tournament);
  PairOptions& options = prepared->options;
  for (const PlayerId player : request.absent) options.absent.push_back(index_of(prepared->tournament, player));
  for (const auto& [one, other] : request.forbidden)
    options.forbidden.emplace_back(index_of(prepared->tournament, one), index_of(prepared->tournament, other));
  options.numbers = request.numbers;
  options.board_order = request.board_order;
  options.solver = request.solver;
  options.paranoid = request.paranoid;
  options.progress = request.progress;
  return std::move(prepared).value();
}

}  // namespace bloesem::service
