#include "tests/engine/double_swiss/random_matches.hpp"

#include <algorithm>
#include <cstddef>

namespace bloesem::test {
namespace {

class RandomEvent {
 public:
  RandomEvent(Random& random, const MatchEvent& event) : random_(random), event_(event) {}

  Tournament& draw() {
    const int players = random_.between(event_.least_players, event_.most_players);
    declared_ = random_.between(2, event_.most_rounds);
    tournament_.rounds_declared = declared_;
    tournament_.initial_colour = random_.chance(50) ? Colour::White : Colour::Black;
    tournament_.rounds_are_matches = true;
    tournament_.points = draw_points();
    for (int id = 1; id <= players; ++id) {
      Player player;
      player.id = id;
      tournament_.players.push_back(player);
      first_rounds_.push_back(late_ && random_.chance(15) ? random_.between(2, 3) : 1);
    }
    draw_forbidden(players);
    return tournament_;
  }

  [[nodiscard]] int declared() const { return declared_; }

  // Marks who does not take part in the coming round, and gives fictitious points.
  void prepare_round() {
    const auto round = static_cast<std::size_t>(tournament_.rounds_played);
    for (std::size_t i = 0; i < tournament_.players.size(); ++i) {
      Player& player = tournament_.players[i];
      player.rounds.resize(round);
      if (static_cast<int>(round) + 1 < first_rounds_[i])
        player.rounds.push_back({no_player, Colour::None, Outcome::ZeroBye});
      else if (random_.chance(absent_))
        player.rounds.push_back({no_player, Colour::None, draw_bye()});
      if (!accelerated_) continue;
      player.virtual_points.resize(round);
      player.virtual_points.push_back(i < tournament_.players.size() / 2 && round < 3 ? tournament_.points.win
                                                                                      : 0);
    }
  }

  void play(const RoundPairing& pairing) {
    const auto round = static_cast<std::size_t>(tournament_.rounds_played);
    for (Player& player : tournament_.players) {
      if (player.rounds.size() <= round) player.rounds.resize(round + 1);
      if (event_.game_points) player.game_points.push_back(random_.between(0, 4) * one_point);
    }
    for (const Board& board : pairing.boards) play(board, round);
    if (pairing.bye) entry(*pairing.bye, round) = {no_player, Colour::None, Outcome::PairingBye};
    ++tournament_.rounds_played;
  }

 private:
  RoundEntry& entry(PlayerIndex player, std::size_t round) {
    return tournament_.players[static_cast<std::size_t>(player)].rounds[round];
  }

  PointSystem draw_points() {
    if (random_.chance(25)) return {30, 10, 0, 30, 0, random_.chance(50) ? 30 : 10, 30, 10, 0, {}};
    return {20, 10, 0, 20, 0, 15, 20, 10, 0, {}};
  }

  void draw_forbidden(int players) {
    for (int i = random_.chance(30) ? random_.between(1, players) : 0; i > 0; --i) {
      const PlayerIndex one = random_.between(0, players - 1);
      const PlayerIndex other = random_.between(0, players - 1);
      if (one != other) tournament_.forbidden_groups.push_back({one, other});
    }
  }

  Outcome draw_bye() {
    constexpr Outcome byes[] = {Outcome::HalfBye, Outcome::ZeroBye, Outcome::FullBye};
    return byes[random_.between(0, random_.chance(20) ? 2 : 1)];
  }

  void play(const Board& board, std::size_t round) {
    RoundEntry white{board.black, Colour::White, Outcome::Draw};
    RoundEntry black{board.white, Colour::Black, Outcome::Draw};
    if (random_.chance(forfeits_)) {
      forfeit(white, black);
    } else if (!random_.chance(draws_)) {
      const bool upset = random_.chance(25);
      const bool white_wins = (board.white < board.black) != upset;
      white.outcome = white_wins ? Outcome::Win : Outcome::Loss;
      black.outcome = white_wins ? Outcome::Loss : Outcome::Win;
    }
    entry(board.white, round) = white;
    entry(board.black, round) = black;
    if (random_.chance(odd_)) correct(board, round);
  }

  void forfeit(RoundEntry& white, RoundEntry& black) {
    switch (random_.between(0, 3)) {
      case 0: white.colour = black.colour = Colour::None; return;  // played, but neither game was
      case 1: white.outcome = black.outcome = Outcome::ForfeitLoss; return;
      case 2: white.outcome = Outcome::ForfeitWin, black.outcome = Outcome::ForfeitLoss; return;
      default: white.outcome = Outcome::ForfeitLoss, black.outcome = Outcome::ForfeitWin;
    }
  }

  // Results such as 1.5 to 0.5.
  void correct(const Board& board, std::size_t round) {
    const Points half = tournament_.points.draw / 2;
    for (const PlayerIndex player : {board.white, board.black}) {
      std::vector<Points>& adjustments = tournament_.players[static_cast<std::size_t>(player)].adjustments;
      adjustments.resize(round + 1);
      adjustments[round] = player == board.white ? half : -half;
    }
  }

  Random& random_;
  MatchEvent event_;
  Tournament tournament_;
  std::vector<int> first_rounds_;
  int declared_ = 0;
  const bool late_ = random_.chance(25);
  const bool accelerated_ = random_.chance(20);
  const int absent_ = random_.chance(50) ? random_.between(0, 15) : 0;
  const int forfeits_ = random_.chance(60) ? random_.between(0, 20) : 0;
  const int draws_ = random_.between(5, 90);
  const int odd_ = random_.chance(70) ? random_.between(0, 60) : 0;
};

}  // namespace

void play_matches(Random& random, const MatchEvent& event,
                  const std::function<Result<RoundPairing>(const Tournament&, const PairOptions&)>& pair) {
  RandomEvent played(random, event);
  const Tournament& tournament = played.draw();
  for (int round = 1; round <= played.declared(); ++round) {
    played.prepare_round();
    const Result<RoundPairing> pairing = pair(tournament, {.rounds_declared = played.declared()});
    if (!pairing) return;
    played.play(*pairing);
  }
}

}  // namespace bloesem::test
