#include "engine/model/matches.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

namespace bloesem {
namespace {

constexpr RoundEntry nothing{};

bool is_forfeit(const RoundEntry& game) {
  return game.outcome == Outcome::ForfeitWin || game.outcome == Outcome::ForfeitLoss;
}
bool is_game(const RoundEntry& entry) { return entry.opponent != no_player || is_forfeit(entry); }

PointSystem points_of_matches(const PointSystem& games) {
  PointSystem matches;
  matches.win = 2 * games.win;
  matches.draw = 2 * games.draw;
  matches.loss = 2 * games.loss;
  matches.forfeit_win = 2 * games.forfeit_win;
  matches.forfeit_loss = 2 * games.forfeit_loss;
  matches.pairing_bye = games.win + games.draw;
  matches.full_bye = 2 * games.full_bye;
  matches.half_bye = 2 * games.half_bye;
  matches.zero_bye = 2 * games.zero_bye;
  if (games.unfinished) matches.unfinished = 2 * *games.unfinished;
  return matches;
}

// The two games of a match, as recorded for one player.
struct Games {
  RoundEntry first;
  RoundEntry second;

  [[nodiscard]] bool both(Outcome outcome) const {
    return first.outcome == outcome && second.outcome == outcome;
  }
  [[nodiscard]] bool either(Outcome outcome) const {
    return first.outcome == outcome || second.outcome == outcome;
  }
};

class Folding {
 public:
  explicit Folding(const Tournament& games) : games_(games), points_(points_of_matches(games.points)) {}

  Result<Tournament> run() {
    if (games_.rounds_played % 2 != 0)
      return Error{
          ErrorCode::InvalidInput, "an odd number of columns: the last match lacks its second game", {}};
    Tournament matches = games_;
    matches.points = points_;
    matches.rounds_are_matches = true;
    matches.rounds_played = games_.rounds_played / 2;
    for (LateDecision& decision : matches.late_decisions) {
      decision.less_for_one = brought_since(decision, decision.one);
      decision.less_for_other = brought_since(decision, decision.other);
    }
    for (Player& player : matches.players)
      if (std::optional<Error> error = fold(player)) return *std::move(error);
    return matches;
  }

 private:
  std::optional<Error> fold(Player& player) const {
    const Player games = player;
    const std::size_t matches = (games.rounds.size() + 1) / 2;
    player.rounds = Rounds(matches);
    for (std::size_t m = 0; m < matches; ++m) {
      const int column = 2 * static_cast<int>(m);
      const std::optional<RoundEntry> match = match_of(games, column);
      if (!match)
        return Error{ErrorCode::InvalidInput,
                     "player " + std::to_string(player.id) + ": columns " + std::to_string(column + 1) +
                         " and " + std::to_string(column + 2) + " are not one match",
                     {}};
      player.rounds[m] = *match;
      const Points surplus = column < games_.rounds_played ? surplus_of(games, *match, column) : 0;
      if (surplus == 0) continue;
      if (player.adjustments.size() <= m) player.adjustments.resize(m + 1);
      player.adjustments[m] += surplus;
    }
    return std::nullopt;
  }

  // Returns the match of two columns; empty if they do not belong together.
  [[nodiscard]] std::optional<RoundEntry> match_of(const Player& player, int column) const {
    const Games games{player.round(column), player.round(column + 1)};
    if (!is_game(games.first) && !is_game(games.second)) return bye_of(games, column);
    if (!is_game(games.first) || !is_game(games.second) || games.first.opponent != games.second.opponent)
      return std::nullopt;
    if (games.first.opponent == no_player) {
      if (games.first.outcome != games.second.outcome) return std::nullopt;
      return RoundEntry{no_player, Colour::None, games.first.outcome};
    }
    const PlayerIndex opponent = games.first.opponent;
    if (opponent < 0 || opponent >= std::ssize(games_.players)) return std::nullopt;
    const Player& other = games_.players[static_cast<std::size_t>(opponent)];
    const Outcome outcome = outcome_of(games, {other.round(column), other.round(column + 1)});
    return RoundEntry{opponent, colour_of(games, outcome), outcome};
  }

  // In the column of the round to be paired, the second game may be missing.
  [[nodiscard]] std::optional<RoundEntry> bye_of(const Games& games, int column) const {
    const Outcome first = games.first.outcome;
    const bool coming = column >= games_.rounds_played && games.second == nothing;
    if (first != Outcome::PairingBye && games.second.outcome != first && !coming) return std::nullopt;
    return RoundEntry{no_player, Colour::None, first};
  }

  // A match that was forfeited as a whole keeps its scheduled colour, as a game does.
  [[nodiscard]] static Colour colour_of(const Games& games, Outcome outcome) {
    const bool played = outcome != Outcome::ForfeitWin && outcome != Outcome::ForfeitLoss;
    if (played && is_forfeit(games.first) && is_forfeit(games.second)) return Colour::None;
    return games.first.colour != Colour::None ? games.first.colour : opposite(games.second.colour);
  }

  [[nodiscard]] Outcome outcome_of(const Games& own, const Games& other) const {
    if (own.both(Outcome::ForfeitLoss)) return Outcome::ForfeitLoss;
    if (other.both(Outcome::ForfeitLoss)) return Outcome::ForfeitWin;
    if (own.either(Outcome::Unfinished)) return Outcome::Unfinished;
    const Points lead = sum(own) - sum(other);
    if (lead == 0) return Outcome::Draw;
    return lead > 0 ? Outcome::Win : Outcome::Loss;
  }

  [[nodiscard]] Points sum(const Games& games) const {
    return points_of(games.first.outcome, games_.points) + points_of(games.second.outcome, games_.points);
  }

  // Returns what the player has more, since the games that were open are decided, than for open ones.
  [[nodiscard]] Points brought_since(const LateDecision& decision, PlayerIndex player) const {
    if (player < 0 || player >= std::ssize(games_.players)) return 0;
    Points brought = 0;
    for (const int game : {1, 2}) {
      if (decision.game != 0 && decision.game != game) continue;
      const RoundEntry entry =
          games_.players[static_cast<std::size_t>(player)].round(2 * decision.round - 3 + game);
      brought += points_of(entry.outcome, games_.points) - points_of(Outcome::Unfinished, games_.points);
    }
    return brought;
  }

  // What the two games brought beyond the value of the match.
  [[nodiscard]] Points surplus_of(const Player& player, const RoundEntry& match, int column) const {
    return sum({player.round(column), player.round(column + 1)}) - points_of(match.outcome, points_);
  }

  const Tournament& games_;
  PointSystem points_;
};

}  // namespace

Result<Tournament> fold_matches(const Tournament& games) { return Folding(games).run(); }

std::pair<RoundEntry, RoundEntry> games_of(const RoundEntry& match) noexcept {
  RoundEntry second = match;
  if (match.colour != Colour::None) second.colour = opposite(match.colour);
  if (match.outcome == Outcome::PairingBye) second.outcome = Outcome::HalfBye;
  return {match, second};
}

}  // namespace bloesem
