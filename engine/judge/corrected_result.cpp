#include "engine/judge/corrected_result.hpp"

#include <array>
#include <utility>

#include "bloesem/check_tournament.hpp"

namespace bloesem {

namespace {

using Ending = std::pair<Outcome, Outcome>;  // of White and Black

constexpr std::array<Ending, 3> endings = {
    Ending{Outcome::Win, Outcome::Loss}, {Outcome::Draw, Outcome::Draw}, {Outcome::Loss, Outcome::Win}};

// Returns what a match brought beyond its outcome. Fold_matches keeps it with other adjustments of the round.
Points more_of(const Tournament& tournament, PlayerIndex player, int round) {
  const std::vector<Points>& more = tournament.players[static_cast<std::size_t>(player)].adjustments;
  const auto index = static_cast<std::size_t>(round - 1);
  return tournament.rounds_are_matches && index < more.size() ? more[index] : 0;
}

void set_more(Tournament& tournament, PlayerIndex player, int round, Points points) {
  if (more_of(tournament, player, round) == points) return;
  std::vector<Points>& more = tournament.players[static_cast<std::size_t>(player)].adjustments;
  if (std::ssize(more) < round) more.resize(static_cast<std::size_t>(round));
  more[static_cast<std::size_t>(round - 1)] = points;
}

// Makes the result that of the tournament.
void put(Tournament& tournament, const EarlierResult& result) {
  const auto set = [&](PlayerIndex player, Outcome outcome, Points more) {
    tournament.players.at(static_cast<std::size_t>(player))
        .rounds.at(static_cast<std::size_t>(result.round) - 1)
        .outcome = outcome;
    if (tournament.rounds_are_matches) set_more(tournament, player, result.round, more);
  };
  set(result.board.white, result.white, result.white_more);
  set(result.board.black, result.black, result.black_more);
}

bool is_as_played(const Tournament& tournament, const PairOptions& options) {
  const Result<RoundPairing> expected = pair_round(tournament, options);
  return expected && !is_difference(difference_of(*expected, played_round(tournament, expected->round)));
}

class Search {
 public:
  Search(const Tournament& tournament, const PairOptions& options, std::size_t budget)
      : tournament_(tournament), options_(options), last_(options.round.value_or(0)), budget_(budget) {}

  [[nodiscard]] std::vector<EarlierResult> run() {
    // Goes backwards from the preceding round, since most corrections are made soon.
    for (int round = last_ - 1; round >= 1 && !exhausted_; --round) {
      for (const Board& board : played_round(tournament_, round).boards) {
        if (was_played(entry(board.white, round))) try_endings(board, round);
        if (exhausted_) break;
      }
    }
    return std::move(found_);
  }

 private:
  [[nodiscard]] RoundEntry& entry(PlayerIndex player, int round) {
    return tournament_.players[static_cast<std::size_t>(player)].rounds[static_cast<std::size_t>(round - 1)];
  }

  void try_endings(const Board& board, int round) {
    const EarlierResult played = result_on_board(tournament_, round, board);
    const Ending now{played.white, played.black};
    for (const Ending& ending : endings) {
      if (ending == now || points_alike(ending, now)) continue;
      const EarlierResult then{round, board, ending.first, ending.second};
      put(tournament_, then);
      if (explains(round)) found_.push_back(then);
    }
    put(tournament_, played);
  }

  [[nodiscard]] bool points_alike(const Ending& a, const Ending& b) const {
    const auto points = [&](Outcome outcome) { return points_of(outcome, tournament_.points); };
    return points(a.first) == points(b.first) && points(a.second) == points(b.second);
  }

  // Checks the last round first: nearly every other result fails there.
  [[nodiscard]] bool explains(int changed) {
    for (int round = last_; round > changed; --round)
      if (!is_right(round)) return false;
    return true;
  }

  [[nodiscard]] bool is_right(int round) {
    if (budget_ < tournament_.players.size()) {
      exhausted_ = true;
      return false;
    }
    budget_ -= tournament_.players.size();
    options_.round = round;
    return is_as_played(tournament_, options_);
  }

  Tournament tournament_;
  PairOptions options_;
  int last_;  // the round to be explained
  std::size_t budget_;
  bool exhausted_ = false;
  std::vector<EarlierResult> found_;
};

}  // namespace

EarlierResult result_on_board(const Tournament& tournament, int round, const Board& board) {
  const auto outcome = [&](PlayerIndex player) {
    return tournament.players[static_cast<std::size_t>(player)].round(round - 1).outcome;
  };
  return {round,
          board,
          outcome(board.white),
          outcome(board.black),
          more_of(tournament, board.white, round),
          more_of(tournament, board.black, round)};
}

std::vector<EarlierResult> results_that_explain(const Tournament& tournament, const PairOptions& options,
                                                std::size_t budget) {
  return Search(tournament, options, budget).run();
}

bool is_explained_by(Tournament tournament, const PairOptions& options,
                     const std::vector<EarlierResult>& results) {
  for (const EarlierResult& result : results) put(tournament, result);
  return is_as_played(tournament, options);
}

}  // namespace bloesem
