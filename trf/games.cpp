#include "trf/games.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>

#include "trf/columns.hpp"
#include "trf/round_cell.hpp"

namespace bloesem::trf {

namespace {

// Returns the value of a result in half-points of the standard scale, only to check that two results can belong
// to one game.
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

// Returns the outcome of `cell`, given the opponent's cell: some programs write a forfeit loss as a zero-point
// bye with an opponent.
Outcome outcome_beside(const Cell& cell, const Cell& other) noexcept {
  const bool forfeited = other.outcome == Outcome::ForfeitWin || other.outcome == Outcome::ZeroBye;
  return cell.outcome == Outcome::ZeroBye && forfeited ? Outcome::ForfeitLoss : cell.outcome;
}

// Returns the result without an opponent: it still counts for the player's points.
RoundEntry alone(const Cell& cell) noexcept { return {no_player, cell.colour, cell.outcome}; }

// True if a game with these two results, as written in the cells, needs no diagnostic.
bool is_plain_game(Outcome a, Outcome b) noexcept {
  const auto plain = [](Outcome outcome) {
    return outcome != Outcome::ZeroBye && outcome != Outcome::Unfinished;
  };
  return plain(a) && plain(b) && is_played(a) == is_played(b) && weight(a) + weight(b) <= 2 &&
         is_unrated(a) == is_unrated(b);
}

// One round of one player in four bytes: opponent, colour and outcome.
class Mark {
 public:
  Mark() = default;
  Mark(PlayerIndex opponent, Colour colour, Outcome outcome) noexcept
      : bits_(static_cast<std::uint32_t>(opponent) << kind_bits |
              static_cast<std::uint32_t>(colour) << outcome_bits | static_cast<std::uint32_t>(outcome)) {}

  static constexpr std::uint32_t nobody = (1U << 26U) - 1;
  static constexpr std::uint32_t somebody_else = nobody - 1;  // left to the Connector

  [[nodiscard]] std::uint32_t opponent() const noexcept { return bits_ >> kind_bits; }
  [[nodiscard]] unsigned kind() const noexcept { return bits_ & (kinds - 1); }
  static constexpr unsigned outcome_bits = 4;
  static constexpr unsigned kind_bits = 6;
  static constexpr std::size_t kinds = 1U << kind_bits;  // number of values of kind()

 private:
  std::uint32_t bits_;
};

// plain_games()[a], bit b: kinds a and b make a plain game.
using PlainGames = std::array<std::uint64_t, Mark::kinds>;

PlainGames plain_games() noexcept {
  constexpr std::array colours = {Colour::None, Colour::White, Colour::Black};
  constexpr auto outcomes = static_cast<std::size_t>(Outcome::Unfinished) + 1;
  PlainGames table{};
  const auto add = [&](Outcome a, Outcome b) {
    for (const Colour one : colours)
      for (const Colour other : colours)
        if (one == Colour::None || one != other)
          table[Mark(0, one, a).kind()] |= std::uint64_t{1} << Mark(0, other, b).kind();
  };
  for (std::size_t a = 0; a < outcomes; ++a)
    for (std::size_t b = 0; b < outcomes; ++b)
      if (is_plain_game(static_cast<Outcome>(a), static_cast<Outcome>(b)))
        add(static_cast<Outcome>(a), static_cast<Outcome>(b));
  return table;
}

// Rounds of the players whose games need no diagnostic. Compares round by round: the two lines of a game may be
// far apart in a large file, but one round of all players fits into the cache.
class PlainRounds {
 public:
  explicit PlainRounds(const Roster& roster) : roster_(roster), plain_(roster.players().size(), 1) {
    std::size_t longest = 0;  // largest number of rounds of a player
    for (const PlayerLine& player : roster.players()) longest = std::max(longest, player.cells.size());
    marks_ = std::make_unique_for_overwrite<Mark[]>(longest * plain_.size());
    for (std::size_t player = 0; player < plain_.size(); ++player) read(player, longest);
    for (std::size_t round = 0; round < longest; ++round) compare(marks_.get() + round * plain_.size());
  }

  [[nodiscard]] bool has(std::size_t player) const noexcept { return plain_[player] != 0; }

  // Writes the rounds of a player whom has() is true for into an empty list.
  void write(const PlayerLine& player, Rounds& rounds) const {
    rounds.resize(player.cells.size());
    RoundEntry* entry = rounds.data();
    for (const Cell& cell : player.cells)
      *entry++ = cell.opponent == 0 ? RoundEntry{no_player, Colour::None, cell.outcome}
                                    : RoundEntry{roster_.find(cell.opponent), cell.colour, cell.outcome};
  }

 private:
  void read(std::size_t index, std::size_t longest) {
    const PlayerLine& player = roster_.players()[index];
    Mark* mark = marks_.get() + index;
    const auto put = [&](Mark next) {
      *mark = next;
      mark += plain_.size();
    };
    for (const Cell& cell : player.cells) put(mark_of(cell, player.broken));
    for (std::size_t round = player.cells.size(); round < longest; ++round)
      put(without_opponent(Outcome::Absent));
  }

  [[nodiscard]] static Mark without_opponent(Outcome outcome) noexcept {
    return {static_cast<PlayerIndex>(Mark::nobody), Colour::None, outcome};
  }

  [[nodiscard]] Mark mark_of(const Cell& cell, bool player_is_broken) const noexcept {
    if (cell.opponent == 0 && !cell.broken && !player_is_broken) return without_opponent(cell.outcome);
    const PlayerIndex opponent = cell.broken || player_is_broken ? no_player : roster_.find(cell.opponent);
    return {opponent == no_player ? static_cast<PlayerIndex>(Mark::somebody_else) : opponent, cell.colour,
            cell.outcome};
  }

  void compare(const Mark* column) noexcept {
    for (std::size_t player = 0; player < plain_.size(); ++player) {
      if (!agrees(static_cast<std::uint32_t>(player), column)) plain_[player] = 0;
    }
  }

  [[nodiscard]] bool agrees(std::uint32_t player, const Mark* column) const noexcept {
    const Mark mark = column[player];
    if (mark.opponent() >= Mark::somebody_else) return mark.opponent() == Mark::nobody;
    const Mark other = column[mark.opponent()];
    return other.opponent() == player && (games_[mark.kind()] >> other.kind() & 1U) != 0;
  }

  const Roster& roster_;
  const PlainGames games_ = plain_games();
  std::vector<char> plain_;
  std::unique_ptr<Mark[]> marks_;  // all of round 1, then all of round 2, ...
};

// Connects the games of the other players and reports what is wrong.
class Connector {
 public:
  Connector(const Roster& roster, std::vector<OpenGame>& open, Diagnostics& out)
      : roster_(roster), open_(open), out_(out) {}

  Rounds connect(const PlayerLine& player) {
    Rounds rounds;
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
      return one_sided(player, round, "whose own line names no opponent");
    }
    const std::string named = other.opponent == 0 ? "nobody" : "player " + std::to_string(other.opponent);
    report(Code::OpponentMismatch, player, opponent, round, round_opponent,
           "the opponent is player " + std::to_string(opponent.id) + ", who names " + named);
    return alone(player.cell(round));
  }

  // The model requires mutual opponents, and the pairing does not depend on who failed to appear.
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
      open_.push_back({round, roster_.find(a.id)});
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
  std::vector<OpenGame>& open_;
  Diagnostics& out_;
};

}  // namespace

std::vector<Player> connect_games(Roster& roster, std::vector<OpenGame>& open, Diagnostics& out) {
  const PlainRounds plain(roster);
  Connector connector(roster, open, out);
  std::vector<Player> players;
  players.reserve(roster.players().size());
  for (std::size_t i = 0; i < roster.players().size(); ++i) {
    const PlayerLine& line = roster.players()[i];
    Player& player = players.emplace_back();
    player.id = line.id;
    player.name = roster.take_name(i);
    player.rating = line.rating;
    if (plain.has(i))
      plain.write(line, player.rounds);
    else
      player.rounds = connector.connect(line);
  }
  return players;
}

}  // namespace bloesem::trf
