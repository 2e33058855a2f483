#include "engine/swiss/upfloats.hpp"

#include <cstddef>

namespace bloesem::swiss {
namespace {

// Returns the players' scores without the points given besides results, before each round in turn.
class RunningScores {
 public:
  explicit RunningScores(const Tournament& tournament)
      : tournament_(tournament), scores_(tournament.players.size(), 0) {}

  // Returns the score with which the current round (index from 0) is paired.
  [[nodiscard]] Points pairing_score(PlayerIndex p, int round) const {
    const Player& player = tournament_.players[at(p)];
    return scores_[at(p)] + player.adjusted(round) + player.virtual_in(round);
  }
  // Adds the results of a round.
  void play(int round) {
    for (std::size_t i = 0; i < scores_.size(); ++i)
      scores_[i] += points_of(tournament_.players[i].round(round).outcome, tournament_.points);
  }

 private:
  const Tournament& tournament_;
  std::vector<Points> scores_;
};

}  // namespace

std::vector<Upfloats> upfloats_of(const RoundField& field, const RoundTask& task, bool forfeits) {
  std::vector<Upfloats> result(at(field.size()));
  RunningScores scores(*task.tournament);
  for (int round = 0; round + 1 < task.round; ++round) {
    for (Position p = 0; p < field.size(); ++p) {
      const PlayerIndex player = field.player(p);
      const RoundEntry entry = task.tournament->players[at(player)].round(round);
      const bool counts = entry.opponent != no_player && (forfeits || was_played(entry));
      Upfloats& upfloats = result[at(p)];
      upfloats.last_round =
          counts && scores.pairing_score(entry.opponent, round) > scores.pairing_score(player, round);
      upfloats.times = static_cast<std::int16_t>(upfloats.times + (upfloats.last_round ? 1 : 0));
    }
    scores.play(round);
  }
  return result;
}

}  // namespace bloesem::swiss
