#include "tests/engine/round_robin/support.hpp"

#include <fstream>
#include <sstream>
#include <stdexcept>

namespace bloesem::round_robin::testing {

std::vector<std::vector<std::string>> rows_of(const std::filesystem::path& file) {
  std::ifstream stream(file);
  if (!stream) throw std::runtime_error("cannot read " + file.string());
  std::vector<std::vector<std::string>> rows;
  std::string line;
  std::getline(stream, line);
  while (std::getline(stream, line)) {
    std::istringstream cells(line);
    rows.emplace_back();
    for (std::string cell; std::getline(cells, cell, '\t');) rows.back().push_back(cell);
  }
  return rows;
}

std::vector<int> numbers_of(const std::string& text) {
  std::istringstream stream(text);
  std::vector<int> numbers;
  for (int number = 0; stream >> number;) numbers.push_back(number);
  return numbers;
}

Schedule schedule(int players, std::string_view settings) {
  const Result<Settings> parsed = parse_settings(settings);
  if (!parsed) throw std::runtime_error(parsed.error().message);
  const Result<Schedule> made = Schedule::of(players, *parsed);
  if (!made) throw std::runtime_error(made.error().message);
  return *made;
}

std::string games_text(const std::vector<Game>& games) {
  std::string text;
  for (const Game& game : games) {
    if (!text.empty()) text += ' ';
    text += std::to_string(game.white) + '-' + std::to_string(game.black);
  }
  return text;
}

std::vector<Settings> all_settings(int players) {
  std::vector<Settings> all;
  const int length = rounds_of_cycle(players);
  for (const Boards boards : {Boards::Plain, Boards::Balanced}) {
    for (const OrderRow& row : order_table())
      for (int cycles = row.only_double ? 2 : 1; cycles <= 2; ++cycles)
        all.push_back({.order = row.order, .cycles = cycles, .boards = boards});
    for (int rotation = 1; rotation <= length; ++rotation) {
      if (players > 16 && rotation > 2 && rotation < length - 1) continue;
      for (int cycles = 1; cycles <= 2; ++cycles)
        all.push_back({.order = Order::Rotated, .rotation = rotation, .cycles = cycles, .boards = boards});
    }
    all.push_back({.cycles = 3, .boards = boards});
    if (refusal_of({.boards = Boards::Balanced}, players)) break;
  }
  return all;
}

Tournament drawn_event(const Schedule& schedule, int rounds) {
  Tournament tournament;
  tournament.players.resize(static_cast<std::size_t>(schedule.players()));
  for (std::size_t i = 0; i < tournament.players.size(); ++i)
    tournament.players[i].id = static_cast<int>(i) + 1;
  tournament.rounds_played = rounds;
  tournament.rounds_declared = schedule.rounds();
  for (int round = 1; round <= rounds; ++round) {
    for (Player& player : tournament.players) player.rounds.push_back({});
    for (const Game& game : schedule.round(round).boards) {
      const auto white = static_cast<std::size_t>(game.white) - 1;
      const auto black = static_cast<std::size_t>(game.black) - 1;
      tournament.players[white].rounds.back() = {game.black - 1, Colour::White, Outcome::Draw};
      tournament.players[black].rounds.back() = {game.white - 1, Colour::Black, Outcome::Draw};
    }
  }
  return tournament;
}

void enter(Tournament& tournament, int round, int number, Outcome own, Outcome others) {
  const auto at = static_cast<std::size_t>(round) - 1;
  RoundEntry& entry = tournament.players.at(static_cast<std::size_t>(number) - 1).rounds[at];
  if (entry.opponent == no_player) throw std::runtime_error("there is no game");
  entry.outcome = own;
  tournament.players.at(static_cast<std::size_t>(entry.opponent)).rounds[at].outcome = others;
}

}  // namespace bloesem::round_robin::testing
