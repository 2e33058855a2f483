#include "engine/judge/scheduled_round.hpp"

#include <cstddef>
#include <string>
#include <utility>

#include "engine/judge/repeated_player.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem {
namespace {

// Compares a proposal with the boards that are due.
class DueGames {
 public:
  DueGames(const Tournament& tournament, const RequestedRound& request, const RoundPairing& scheduled)
      : tournament_(tournament),
        scheduled_(scheduled),
        article_(request.edition.system().articles.pairs),
        round_(std::to_string(request.number)),
        due_(tournament.players.size(), no_player),
        opponents_(tournament.players.size(), no_player),
        seen_(tournament.players.size(), 0) {
    for (const Board& board : scheduled.boards) {
      due_[at(board.white)] = board.black;
      due_[at(board.black)] = board.white;
    }
  }

  std::vector<Violation> compare(const Proposal& proposal) {
    for (const ProposedBoard& board : proposal.boards) enter(board.board);
    for (const PlayerIndex player : proposal.byes) see(player);
    report_repeated(proposal.boards);
    for (const ProposedBoard& board : proposal.boards) report_undue(board.board);
    for (const Board& board : scheduled_.boards) report_missing(board);
    for (const PlayerIndex player : proposal.byes) report_bye(player);
    return std::move(violations_);
  }

 private:
  static std::size_t at(PlayerIndex player) noexcept { return static_cast<std::size_t>(player); }
  [[nodiscard]] bool exists(PlayerIndex player) const {
    return player >= 0 && at(player) < tournament_.players.size();
  }
  [[nodiscard]] std::string name(PlayerIndex player) const { return std::to_string(tournament_.id(player)); }
  void add(ViolationKind kind, std::string text, std::vector<PlayerIndex> players, int number = 0) {
    violations_.push_back({article_, std::move(text), std::move(players), kind, number});
  }

  void see(PlayerIndex player) {
    if (exists(player))
      ++seen_[at(player)];
    else
      add(ViolationKind::Stranger, "there is a player who is not in the tournament", {});
  }

  void enter(const Board& board) {
    see(board.white);
    see(board.black);
    if (!exists(board.white) || !exists(board.black)) return;
    opponents_[at(board.white)] = board.black;
    opponents_[at(board.black)] = board.white;
  }

  void report_repeated(const std::vector<ProposedBoard>& boards) {
    const RepeatedPlayers repeated(article_, boards);
    for (std::size_t i = 0; i < seen_.size(); ++i) {
      const auto player = static_cast<PlayerIndex>(i);
      if (seen_[i] > 1) violations_.push_back(repeated.violation(player, name(player), seen_[i]));
    }
  }

  void report_undue(const Board& board) {
    if (board.white == board.black) return;  // reported as repeated
    if (!exists(board.white) || !exists(board.black) || due_[at(board.white)] == board.black) return;
    add(ViolationKind::NotScheduled,
        name(board.white) + " and " + name(board.black) + " do not meet in round " + round_ +
            " of the schedule: " + duty(board.white) + ", " + duty(board.black),
        {board.white, board.black});
  }

  [[nodiscard]] std::string duty(PlayerIndex player) const {
    const PlayerIndex opponent = due_[at(player)];
    return name(player) + (opponent == no_player ? " is free" : " meets " + name(opponent));
  }

  // A pair that was not made is reported only if neither of the two has another opponent.
  void report_missing(const Board& board) {
    if (opponents_[at(board.white)] != no_player || opponents_[at(board.black)] != no_player) return;
    add(ViolationKind::Unscheduled,
        name(board.white) + " and " + name(board.black) + " are to meet in round " + round_ +
            " of the schedule, and have no game",
        {board.white, board.black});
  }

  void report_bye(PlayerIndex player) {
    if (!exists(player) || player == scheduled_.bye) return;
    add(ViolationKind::NotFree, name(player) + " is not free in round " + round_ + " of the schedule",
        {player});
  }

  const Tournament& tournament_;
  const RoundPairing& scheduled_;
  std::string_view article_;
  std::string round_;
  std::vector<PlayerIndex> due_;        // by player: the opponent in the schedule
  std::vector<PlayerIndex> opponents_;  // by player: the opponent in the proposal
  std::vector<int> seen_;               // by player: number of occurrences in the proposal
  std::vector<Violation> violations_;
};

}  // namespace

std::vector<Violation> violations_of_schedule(const Tournament& tournament, const RequestedRound& request,
                                              const RoundPairing& scheduled, const Proposal& proposal) {
  return DueGames(tournament, request, scheduled).compare(proposal);
}

}  // namespace bloesem
