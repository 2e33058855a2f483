#include "engine/service/check/check_rounds.hpp"

#include <string>
#include <utility>

#include "bloesem/check_tournament.hpp"
#include "bloesem/judge/judge.hpp"
#include "engine/platform/files/file_io.hpp"
#include "engine/platform/terminal.hpp"
#include "engine/service/check/corrected_results.hpp"
#include "engine/service/load_tournament.hpp"

namespace bloesem::service {

namespace {

Error in_round(int round, Error error) {
  error.message = "round " + std::to_string(round) + ": " + error.message;
  return error;
}

// Only rounds that differ are judged: the others need no reason.
std::optional<Error> check_played(const Tournament& tournament, const PairOptions& options, CheckedFile& file) {
  const Result<CheckReport> report = check_tournament(tournament, options);
  if (!report) return report.error();
  PairOptions replay = replay_options(tournament, options);
  replay.proof = nullptr;  // all rounds are proved by now
  for (const RoundDifference& difference : report->differences) {
    replay.round = difference.round;
    Result<Verdict> verdict = judge(tournament, played_proposal(tournament, difference.round), replay);
    if (!verdict) return in_round(difference.round, verdict.error());
    CheckedRound round = with_ids(difference, tournament);
    round.verdict = *std::move(verdict);
    round.background = background_of(file.group.empty() ? file.path : "", tournament, replay, difference.round);
    file.differences.push_back(std::move(round));
  }
  file.rounds = report->rounds;
  return std::nullopt;
}

PlayedRound as_played(const Proposal& proposal) {
  PlayedRound round;
  for (const ProposedBoard& board : proposal.boards) {
    round.boards.push_back(board.board);
    round.coloured.push_back(board.coloured);
  }
  if (!proposal.byes.empty()) round.bye = proposal.byes.front();
  return round;
}

class OtherProgram {
 public:
  OtherProgram(const Tournament& tournament, const PairOptions& options, const ExternalEngine& engine,
               CheckedFile& file)
      : tournament_(tournament), options_(replay_options(tournament, options)), engine_(engine), file_(file) {}

  std::optional<Error> check(int round) {
    options_.round = round;
    const Result<Proposal> proposal = engine_.pair(tournament_, options_);
    if (!proposal && proposal.error().code == ErrorCode::InvalidInput) return report(round, proposal.error());
    if (!proposal && proposal.error().code != ErrorCode::NoValidPairing) return proposal.error();
    const Result<RoundPairing> system = pair_round(tournament_, options_);
    if (!system && system.error().code != ErrorCode::NoValidPairing) return in_round(round, system.error());
    ++file_.rounds;
    if (proposal) return compare(round, *proposal, system);
    if (system) {
      RoundDifference difference = difference_of(*system, {});
      CheckedRound checked = with_ids(difference, tournament_);
      checked.refusal = proposal.error().message;
      file_.differences.push_back(std::move(checked));
    }
    return std::nullopt;
  }

 private:
  std::optional<Error> report(int round, const Error& error) {
    file_.messages +=
        platform::error_line(platform::display_name(file_.path), trf::visible(in_round(round, error).message));
    file_.code = platform::more_severe(file_.code, platform::exit_code_of(error.code));
    return std::nullopt;
  }

  std::optional<Error> compare(int round, const Proposal& proposal, const Result<RoundPairing>& system) {
    Result<Verdict> verdict = judge_against(tournament_, proposal, options_, system);
    if (!verdict) return in_round(round, verdict.error());
    if (verdict->kind == VerdictKind::Correct) return std::nullopt;
    RoundDifference difference = difference_of(verdict->pairing, as_played(proposal));
    difference.round = round;
    difference.impossible = verdict->obstacle;
    difference.impossible_players = verdict->obstacle_players;
    CheckedRound checked = with_ids(difference, tournament_);
    checked.verdict = *std::move(verdict);
    file_.differences.push_back(std::move(checked));
    return std::nullopt;
  }

  const Tournament& tournament_;
  PairOptions options_;
  const ExternalEngine& engine_;
  CheckedFile& file_;
};

}  // namespace

std::optional<Error> check_rounds(const Tournament& tournament, const PairOptions& options,
                                  const std::optional<ExternalEngine>& other, CheckedFile& file) {
  if (!other) return check_played(tournament, options, file);
  OtherProgram program(tournament, options, *other, file);
  for (int round = 1; round <= last_round_to_check(tournament); ++round)
    if (std::optional<Error> error = program.check(round)) return error;
  return std::nullopt;
}

}  // namespace bloesem::service
