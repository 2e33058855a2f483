#include "engine/generator/generate.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "bloesem/edition_choice.hpp"
#include "engine/as_paired.hpp"
#include "engine/generator/attendance.hpp"
#include "engine/generator/knobs.hpp"
#include "engine/generator/play.hpp"
#include "engine/generator/ratings.hpp"
#include "engine/generator/rules.hpp"

namespace bloesem::generator {

namespace {

bool is_win(Outcome outcome) noexcept {
  return outcome == Outcome::Win || outcome == Outcome::UnratedWin || outcome == Outcome::ForfeitWin;
}

class Event {
 public:
  Event(const Settings& settings, std::uint64_t seed)
      : settings_(settings),
        random_(seed),
        entrants_(draw_entrants(settings, random_)),
        tournament_(draw_tournament(settings, entrants_, random_)),
        attendance_(settings, random_) {
    tournament_.name = "Random tournament " + std::to_string(seed);
  }

  Result<Generated> run(const RoundObserver& observer, const PairFunction& pair) {
    const PairOptions options{.edition = settings_.edition};
    for (int round = 0; round < settings_.rounds; ++round) {
      mark_absences(round);
      const Result<RoundPairing> pairing = paired(pair, options);
      if (observer) observer(tournament_, options, pairing);
      if (!pairing && pairing.error().code != ErrorCode::NoValidPairing) return pairing.error();
      if (!pairing) return stop(round, pairing.error());
      enter(*pairing, round);
    }
    return Generated{std::move(tournament_), ""};
  }

 private:
  void mark_absences(int round) {
    const std::vector<Outcome> column = attendance_.column(round, random_);
    for (std::size_t i = 0; i < column.size(); ++i) {
      if (column[i] == Outcome::Absent) continue;
      for (int game = 0; game < columns_; ++game)
        tournament_.players[i].rounds.push_back({no_player, Colour::None, column[i]});
    }
  }

  [[nodiscard]] Result<RoundPairing> paired(const PairFunction& pair, const PairOptions& options) const {
    if (is_paired_as_filed(settings_.edition)) return pair(tournament_, options);
    const Result<Tournament> counted = as_paired(tournament_, settings_.edition, settings_.readings);
    return counted ? pair(*counted, options) : Result<RoundPairing>(counted.error());
  }

  Generated stop(int round, const Error& error) {
    for (Player& player : tournament_.players) player.rounds.resize(static_cast<std::size_t>(round * columns_));
    return {std::move(tournament_), "round " + std::to_string(round + 1) + ": " + error.message};
  }

  void enter(const RoundPairing& pairing, int round) {
    if (has_table(settings_.edition)) return enter_scheduled(pairing, round);
    for (int game = 0; game < columns_; ++game) {
      for (const Board& board : pairing.boards)
        game % 2 == 0 ? play_board(board.white, board.black) : play_board(board.black, board.white);
      // A bye instead of a match is worth a win and a draw (C.04.5).
      const Outcome bye = game == 0 ? Outcome::PairingBye : Outcome::HalfBye;
      if (pairing.bye) player(*pairing.bye).rounds.push_back({no_player, Colour::None, bye});
    }
    if (pairs_teams(settings_.edition)) count_game_points(pairing);
    leave_blank_before_entry(round);
    tournament_.rounds_played += columns_;
  }

  void play_board(PlayerIndex white, PlayerIndex black) {
    const BoardResult result = play(settings_, strength(white), strength(black), random_);
    player(white).rounds.push_back({black, Colour::White, result.white});
    player(black).rounds.push_back({white, Colour::Black, result.black});
  }

  // Of matches on four boards.
  void count_game_points(const RoundPairing& pairing) {
    constexpr Points all = 40;
    for (Player& team : tournament_.players) team.game_points.push_back(0);
    for (const Board& board : pairing.boards) {
      const Outcome result = player(board.white).rounds.back().outcome;
      const Outcome other = player(board.black).rounds.back().outcome;
      Points& white = player(board.white).game_points.back();
      if (is_win(result)) white = 5 * random_.between(5, 8);
      if (is_win(other)) white = all - 5 * random_.between(5, 8);
      if (!is_win(result) && !is_win(other)) white = all / 2;
      player(board.black).game_points.back() = all - white;
    }
    if (pairing.bye) player(*pairing.bye).game_points.back() = all / 2;
  }

  // In a table the games of absent players stay scheduled.
  void enter_scheduled(const RoundPairing& pairing, int round) {
    for (const Board& board : pairing.boards) {
      const BoardResult result = result_of(board, round);
      player(board.white).rounds.push_back({board.black, Colour::White, result.white});
      player(board.black).rounds.push_back({board.white, Colour::Black, result.black});
    }
    if (pairing.bye) {
      static_cast<void>(take_absence(*pairing.bye, round));
      player(*pairing.bye).rounds.push_back({no_player, Colour::None, left_over_in(pairing.edition)});
    }
    ++tournament_.rounds_played;
  }

  // A player who is absent loses by forfeit.
  BoardResult result_of(const Board& board, int round) {
    const bool white_is_away = take_absence(board.white, round);
    const bool black_is_away = take_absence(board.black, round);
    if (!white_is_away && !black_is_away)
      return play(settings_, strength(board.white), strength(board.black), random_);
    return {white_is_away ? Outcome::ForfeitLoss : Outcome::ForfeitWin,
            black_is_away ? Outcome::ForfeitLoss : Outcome::ForfeitWin};
  }

  // Removes the absence of a round (from 0) in which the player is paired. True if there was one.
  bool take_absence(PlayerIndex index, int round) {
    Rounds& rounds = player(index).rounds;
    const bool away = rounds.size() > static_cast<std::size_t>(round);
    if (away) rounds.resize(static_cast<std::size_t>(round));
    return away;
  }

  // After the round the byes of players who had not entered yet are removed, since they only kept them
  // unpaired.
  void leave_blank_before_entry(int round) {
    for (std::size_t i = 0; i < tournament_.players.size(); ++i) {
      if (attendance_.has_entered(static_cast<PlayerIndex>(i), round)) continue;
      for (int game = 0; game < columns_; ++game)
        tournament_.players[i]
            .rounds[tournament_.players[i].rounds.size() - 1 - static_cast<std::size_t>(game)] = {};
    }
  }

  Player& player(PlayerIndex index) { return tournament_.players[static_cast<std::size_t>(index)]; }
  [[nodiscard]] int strength(PlayerIndex index) const {
    return entrants_[static_cast<std::size_t>(index)].strength;
  }

  const Settings& settings_;
  const int columns_ = columns_of_a_round(settings_.edition);
  Random random_;
  std::vector<Entrant> entrants_;
  Tournament tournament_;
  Attendance attendance_;
};

// Returns the settings with the rounds that a table has for these players, where the system has one.
Settings fitted_to_table(Settings settings) {
  Tournament tournament;
  tournament.players.resize(static_cast<std::size_t>(std::max(settings.players, 0)));
  if (const auto rounds = rounds_by_table(tournament, settings.edition, settings.readings))
    settings.rounds = *rounds;
  return settings;
}

}  // namespace

Result<Generated> generate(const Settings& settings, std::uint64_t seed, const RoundObserver& observer,
                           const PairFunction& pair) {
  const Settings fitted = fitted_to_table(settings);
  if (std::optional<Error> error = problem_with(fitted)) return *std::move(error);
  return Event(fitted, seed).run(observer, pair);
}

}  // namespace bloesem::generator
