#include "tests/standings/players.hpp"

#include <algorithm>
#include <cstddef>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "engine/standings/evaluation.hpp"

namespace bloesem::standings::testing {

namespace {

Outcome outcome_of(char sign, Outcome win, Outcome draw, Outcome loss) {
  switch (sign) {
    case '+': return win;
    case '=': return draw;
    case '-': return loss;
    default: throw std::invalid_argument("no result");
  }
}

RoundEntry entry_of(const std::string& text) {
  if (text == "U") return {no_player, Colour::None, Outcome::PairingBye};
  if (text == "H") return {no_player, Colour::None, Outcome::HalfBye};
  if (text == "Z") return {no_player, Colour::None, Outcome::ZeroBye};
  if (text == "F") return {no_player, Colour::None, Outcome::FullBye};
  const PlayerIndex opponent = std::stoi(text.substr(2)) - 1;
  if (text[0] == 'F') {
    return {opponent, Colour::None,
            outcome_of(text[1], Outcome::ForfeitWin, Outcome::ForfeitWin, Outcome::ForfeitLoss)};
  }
  return {opponent, text[1] == 'W' ? Colour::White : Colour::Black,
          outcome_of(text[0], Outcome::Win, Outcome::Draw, Outcome::Loss)};
}

}  // namespace

std::vector<std::string> words(std::string_view text) {
  std::istringstream stream{std::string(text)};
  std::vector<std::string> result;
  for (std::string word; stream >> word;) result.push_back(word);
  return result;
}

Tournament from_rows(const std::vector<std::string_view>& rows, const std::vector<int>& ratings) {
  Tournament tournament;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    Player player{.id = static_cast<int>(i) + 1,
                  .name = {},
                  .rating = ratings.empty() ? 0 : ratings.at(i),
                  .rounds = {},
                  .virtual_points = {}};
    for (const std::string& word : words(rows[i])) player.rounds.push_back(entry_of(word));
    tournament.rounds_played = std::max(tournament.rounds_played, static_cast<int>(player.rounds.size()));
    tournament.players.push_back(std::move(player));
  }
  tournament.rounds_declared = tournament.rounds_played;
  return tournament;
}

Tournament drawn_round_robin(int players) {
  const int seats = players + players % 2;
  Tournament tournament;
  tournament.players.resize(static_cast<std::size_t>(players));
  tournament.rounds_played = seats - 1;
  tournament.rounds_declared = seats - 1;
  for (int player = 0; player < players; ++player) {
    tournament.players[static_cast<std::size_t>(player)].id = player + 1;
    for (int round = 0; round < seats - 1; ++round) {
      // The last seat is fixed; the player who would meet themselves plays against it.
      int opponent = player == seats - 1 ? -1 : (round + seats - 1 - player) % (seats - 1);
      if (player == seats - 1) {
        for (int other = 0; other < seats - 1; ++other)
          if ((round + seats - 1 - other) % (seats - 1) == other) opponent = other;
      } else if (opponent == player) {
        opponent = seats - 1;
      }
      RoundEntry entry{opponent, player < opponent ? Colour::White : Colour::Black, Outcome::Draw};
      if (opponent >= players) entry = {no_player, Colour::None, Outcome::Absent};
      tournament.players[static_cast<std::size_t>(player)].rounds.push_back(entry);
    }
  }
  return tournament;
}

std::vector<std::string> values(const Tournament& tournament, std::string_view code,
                                const StandingsOptions& options) {
  const Standings standings = compute_standings(tournament, {parse_tie_break(code).value()}, options).value();
  std::vector<std::string> texts;
  for (const Value& value : standings.values.at(0)) texts.push_back(value ? decimal_text(*value) : "-");
  return texts;
}

std::string value(const Tournament& tournament, std::string_view code, int number,
                  const StandingsOptions& options) {
  return values(tournament, code, options).at(static_cast<std::size_t>(number) - 1);
}

Working working(const Tournament& tournament, std::string_view code, int number,
                const StandingsOptions& options) {
  return explain(tournament, parse_tie_break(code).value(), number - 1, options).value();
}

std::string worth(const Tournament& tournament, int number, const StandingsOptions& options) {
  Evaluation evaluation(tournament, options, counted_rounds(tournament, options).value());
  const Scores& scores = evaluation.scores(FinalGames::AsPlayed);
  return decimal_text(scores.players.at(static_cast<std::size_t>(number) - 1).worth * (one / one_point));
}

std::vector<int> ranks(const Tournament& tournament, std::string_view list, const StandingsOptions& options) {
  const Standings standings = compute_standings(tournament, parse_tie_breaks(list).value(), options).value();
  std::vector<int> ranks(tournament.players.size());
  for (const Place& place : standings.places) ranks[static_cast<std::size_t>(place.player)] = place.rank;
  return ranks;
}

}  // namespace bloesem::standings::testing
