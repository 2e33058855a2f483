#include "engine/judge/corrected_result.hpp"

#include <array>
#include <tuple>
#include <utility>

#include "bloesem/check_tournament.hpp"

namespace bloesem {

namespace {

using Ending = std::pair<Outcome, Outcome>;  // of White and Black

constexpr std::array<Ending, 3> endings = {
    Ending{Outcome::Win, Outcome::Loss}, {Outcome::Draw, Outcome::Draw}, {Outcome::Loss, Outcome::Win}};

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
    RoundEntry& white = entry(board.white, round);
    RoundEntry& black = entry(board.black, round);
    const Ending now{white.outcome, black.outcome};
    for (const Ending& then : endings) {
      if (then == now || points_alike(then, now)) continue;
      std::tie(white.outcome, black.outcome) = then;
      if (explains(round)) found_.push_back({round, board, then.first, then.second});
    }
    std::tie(white.outcome, black.outcome) = now;
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

std::vector<EarlierResult> results_that_explain(const Tournament& tournament, const PairOptions& options,
                                                std::size_t budget) {
  return Search(tournament, options, budget).run();
}

bool is_explained_by(Tournament tournament, const PairOptions& options,
                     const std::vector<EarlierResult>& results) {
  const auto set = [&tournament](PlayerIndex player, int round, Outcome outcome) {
    tournament.players.at(static_cast<std::size_t>(player))
        .rounds.at(static_cast<std::size_t>(round) - 1)
        .outcome = outcome;
  };
  for (const EarlierResult& result : results) {
    set(result.board.white, result.round, result.white);
    set(result.board.black, result.round, result.black);
  }
  return is_as_played(tournament, options);
}

}  // namespace bloesem
