#include "trf/games.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

#include "trf/columns.hpp"
#include "trf/round_cell.hpp"

namespace bloesem::trf {

namespace {

// Half points of the normal scale: only to see whether two results can belong to one game.
int weight(Outcome outcome) noexcept {
  switch (outcome) {
    case Outcome::Win:
    case Outcome::UnratedWin:
    case Outcome::ForfeitWin: return 2;
    case Outcome::Draw:
    case Outcome::UnratedDraw:
    case Outcome::Unfinished: return 1;
    default: return 0;
  }
}

bool is_unrated(Outcome outcome) noexcept {
  return outcome == Outcome::UnratedWin || outcome == Outcome::UnratedDraw || outcome == Outcome::UnratedLoss;
}

bool is_no_show(const Cell& cell) noexcept {
  return cell.opponent == 0 && (cell.outcome == Outcome::Absent || cell.outcome == Outcome::ZeroBye);
}

// Some programs write a forfeited game as a zero-point bye that keeps its opponent.
Outcome outcome_beside(const Cell& cell, const Cell& other) noexcept {
  const bool forfeited = other.outcome == Outcome::ForfeitWin || other.outcome == Outcome::ZeroBye;
  return cell.outcome == Outcome::ZeroBye && forfeited ? Outcome::ForfeitLoss : cell.outcome;
}

// The result by itself: nobody can be named, but it still counts in the player's total.
RoundEntry alone(const Cell& cell) noexcept { return {no_player, cell.colour, cell.outcome}; }

// Nothing is to be said of a game with these two results, read off the cells of its players.
bool is_plain_game(Outcome a, Outcome b) noexcept {
  const auto plain = [](Outcome outcome) {
    return outcome != Outcome::ZeroBye && outcome != Outcome::Unfinished;
  };
  return plain(a) && plain(b) && is_played(a) == is_played(b) && weight(a) + weight(b) <= 2 &&
         is_unrated(a) == is_unrated(b);
}

// For each two outcomes, as bits.
using PlainGames = std::array<std::uint16_t, static_cast<std::size_t>(Outcome::Unfinished) + 1>;

PlainGames plain_games() noexcept {
  PlainGames table{};
  for (std::size_t a = 0; a < table.size(); ++a) {
    for (std::size_t b = 0; b < table.size(); ++b) {
      if (is_plain_game(static_cast<Outcome>(a), static_cast<Outcome>(b)))
        table[a] = static_cast<std::uint16_t>(table[a] | 1U << b);
    }
  }
  return table;
}

// The rounds of the players whose games need no word. Round by round, since the two lines of a game may stand
// far from each other in a large file, but all of one round fit together into the processor's memory.
class PlainRounds {
 public:
  explicit PlainRounds(const Roster& roster) : roster_(roster), plain_(roster.players().size(), 1) {
    for (const PlayerLine& player : roster.players()) longest_ = std::max(longest_, player.cells.size());
    entries_.resize(longest_ * plain_.size());
    for (std::size_t player = 0; player < plain_.size(); ++player) read(player);
    for (std::size_t round = 0; round < longest_; ++round) compare(round);
  }

  [[nodiscard]] bool has(std::size_t player) const noexcept { return plain_[player] != 0; }

  [[nodiscard]] std::vector<RoundEntry> of(std::size_t player) const {
    std::vector<RoundEntry> rounds(roster_.players()[player].cells.size());
    for (std::size_t round = 0; round < rounds.size(); ++round)
      rounds[round] = entries_[round * plain_.size() + player];
    return rounds;
  }

 private:
  static constexpr PlayerIndex looked_at_closely = -2;  // for the opponent of a cell that must be

  void read(std::size_t index) {
    const PlayerLine& player = roster_.players()[index];
    for (std::size_t round = 0; round < player.cells.size(); ++round)
      entries_[round * plain_.size() + index] = entry(player.cells[round], player.broken);
  }

  [[nodiscard]] RoundEntry entry(const Cell& cell, bool player_is_broken) const noexcept {
    if (player_is_broken || cell.broken) return {looked_at_closely, Colour::None, Outcome::Absent};
    if (cell.opponent == 0) return {no_player, Colour::None, cell.outcome};
    const PlayerIndex opponent = roster_.find(cell.opponent);
    return {opponent == no_player ? looked_at_closely : opponent, cell.colour, cell.outcome};
  }

  void compare(std::size_t round) {
    const RoundEntry* const column = entries_.data() + round * plain_.size();
    for (std::size_t player = 0; player < plain_.size(); ++player) {
      if (!agrees(static_cast<PlayerIndex>(player), column)) plain_[player] = 0;
    }
  }

  [[nodiscard]] bool agrees(PlayerIndex player, const RoundEntry* column) const noexcept {
    const RoundEntry& entry = column[player];
    if (entry.opponent < 0) return entry.opponent == no_player;
    const RoundEntry& other = column[entry.opponent];
    const bool same_colour = entry.colour != Colour::None && entry.colour == other.colour;
    return other.opponent == player && !same_colour &&
           (games_[static_cast<std::size_t>(entry.outcome)] >> static_cast<unsigned>(other.outcome) & 1U) != 0;
  }

  const Roster& roster_;
  const PlainGames games_ = plain_games();
  std::vector<char> plain_;
  std::size_t longest_ = 0;          // rounds that somebody has
  std::vector<RoundEntry> entries_;  // all of round 1, then all of round 2, ...
};

// The same with a word on each game that needs one.
class Connector {
 public:
  Connector(const Roster& roster, Diagnostics& out) : roster_(roster), out_(out) {}

  std::vector<RoundEntry> connect(const PlayerLine& player) {
    std::vector<RoundEntry> rounds;
    rounds.reserve(player.cells.size());
    for (int round = 0; round < static_cast<int>(player.cells.size()); ++round) {
      rounds.push_back(entry(player, round));
    }
    return rounds;
  }

 private:
  RoundEntry entry(const PlayerLine& player, int round) {
    const Cell cell = player.cell(round);
    if (cell.broken) return {};
    if (cell.opponent == 0) return {no_player, Colour::None, cell.outcome};
    const PlayerIndex index = roster_.find(cell.opponent);
    if (index == no_player) return against_stranger(player, round);
    const PlayerLine& opponent = roster_.at(index);
    const Cell other = opponent.cell(round);
    if (player.broken || opponent.broken || other.broken) return alone(cell);
    if (other.opponent != player.id) return against_unaware(player, opponent, round);
    if (player.stands_before(opponent)) compare(player, opponent, round);
    return {index, cell.colour, settle(player, opponent, round)};
  }

  RoundEntry against_stranger(const PlayerLine& player, int round) {
    const Cell cell = player.cell(round);
    if (cell.outcome == Outcome::ForfeitWin) {
      return one_sided(player, round, "who is not in the file");
    }
    out_.error(Code::UnknownPlayer, player.place(round_opponent, round),
               {where(player, round) + "the opponent is not in the file", std::to_string(cell.opponent),
                "the starting rank of another player"});
    return alone(cell);
  }

  RoundEntry against_unaware(const PlayerLine& player, const PlayerLine& opponent, int round) {
    const Cell other = opponent.cell(round);
    if (player.cell(round).outcome == Outcome::ForfeitWin && is_no_show(other)) {
      return one_sided(player, round, "who was not paired by his own line");
    }
    const std::string named = other.opponent == 0 ? "nobody" : "player " + std::to_string(other.opponent);
    report(Code::OpponentMismatch, player, opponent, round, round_opponent,
           "the opponent is player " + std::to_string(opponent.id) + ", who names " + named);
    return alone(player.cell(round));
  }

  // The model keeps opponents mutual; who failed to come does not matter for the pairing.
  RoundEntry one_sided(const PlayerLine& player, int round, const std::string& whom) {
    const Cell cell = player.cell(round);
    out_.warn(Code::OneSidedForfeit, player.place(round_opponent, round),
              {where(player, round) + "a win by forfeit against player " + std::to_string(cell.opponent) +
               ", " + whom + "; it counts, without an opponent"});
    return alone(cell);
  }

  Outcome settle(const PlayerLine& player, const PlayerLine& opponent, int round) {
    const Cell cell = player.cell(round);
    const Outcome outcome = outcome_beside(cell, opponent.cell(round));
    if (outcome == Outcome::ZeroBye) {
      report(Code::ByeWithOpponent, player, opponent, round, round_result, "a bye, but an opponent is named");
    } else if (outcome != cell.outcome) {
      out_.warn(Code::ZeroByeAsForfeit, player.place(round_result, round),
                {where(player, round) + "a zero-point bye with an opponent is read as a loss by forfeit", "Z",
                 "-", opponent.line, "-"});
    }
    return outcome;
  }

  void compare(const PlayerLine& a, const PlayerLine& b, int round) {
    const Cell left = a.cell(round);
    const Cell right = b.cell(round);
    const Outcome mine = outcome_beside(left, right);
    const Outcome theirs = outcome_beside(right, left);
    if (mine == Outcome::ZeroBye || theirs == Outcome::ZeroBye) return;
    if (left.colour != Colour::None && left.colour == right.colour) {
      report(Code::ColourMismatch, a, b, round, round_colour, "both players have the same colour");
    }
    if ((mine == Outcome::Unfinished) != (theirs == Outcome::Unfinished)) {
      report(Code::ResultMismatch, a, b, round, round_result,
             "the game is finished on one of its two lines only; give both the result");
    } else if (mine == Outcome::Unfinished) {
      out_.warn(
          Code::UnfinishedGame, a.place(round_result, round),
          {where(a, round) + "the game has no result yet; it counts as played, and as a draw", "", "", b.line});
    } else if (is_played(mine) != is_played(theirs)) {
      report(Code::PlayedMismatch, a, b, round, round_result, "one line says played, the other forfeited");
    } else if (weight(mine) + weight(theirs) > 2) {
      report(Code::ResultMismatch, a, b, round, round_result, "the two results cannot belong to one game");
    } else if (is_unrated(mine) != is_unrated(theirs)) {
      out_.warn(Code::RatedMismatch, a.place(round_result, round),
                {where(a, round) + "one line says rated, line " + std::to_string(b.line) + " unrated", "", "",
                 b.line});
    }
  }

  void report(Code code, const PlayerLine& a, const PlayerLine& b, int round, const Field& field,
              std::string what) {
    out_.error(
        code, a.place(field, round),
        {where(a, round) + std::move(what) + " (see line " + std::to_string(b.line) + ")", "", "", b.line});
  }

  static std::string where(const PlayerLine& player, int round) {
    return "player " + std::to_string(player.id) + ", round " + std::to_string(round + 1) + ": ";
  }

  const Roster& roster_;
  Diagnostics& out_;
};

}  // namespace

std::vector<std::vector<RoundEntry>> connect_games(const Roster& roster, Diagnostics& out) {
  const PlainRounds plain(roster);
  Connector connector(roster, out);
  std::vector<std::vector<RoundEntry>> all;
  all.reserve(roster.players().size());
  for (std::size_t i = 0; i < roster.players().size(); ++i)
    all.push_back(plain.has(i) ? plain.of(i) : connector.connect(roster.players()[i]));
  return all;
}

}  // namespace bloesem::trf
