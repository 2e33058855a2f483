#include "tests/engine/uscf/uscf_position.hpp"

#include "bloesem/edition_choice.hpp"
#include "engine/swiss/system.hpp"
#include "tests/support/tournament_builder.hpp"
#include "tests/support/uscf_case.hpp"

namespace bloesem::test {
namespace {

std::string_view entry_of(char round) {
  switch (round) {
    case 'W': return "W= ";
    case 'B': return "B= ";
    case '1': return "W1 ";
    case '0': return "W0 ";
    case '+': return "B1 ";
    case '-': return "B0 ";
    default: return "H ";
  }
}

swiss::RoundTask task_of(const Tournament& tournament, const std::vector<ReadingChoice>& readings,
                         int declared) {
  return {.tournament = &tournament,
          .round = tournament.rounds_played + 1,
          .rounds_declared = declared,
          .initial_colour = Colour::White,
          .readings = *resolve_readings(us_chess, readings)};
}

}  // namespace

Tournament uscf_tournament(const std::vector<UscfPlayer>& players) {
  std::vector<std::string> texts;
  for (const UscfPlayer& player : players) {
    std::string& text = texts.emplace_back();
    for (const char round : player.history) text += entry_of(round);
  }
  Tournament tournament = among_strangers(std::vector<std::string_view>(texts.begin(), texts.end()));
  for (std::size_t i = 0; i < players.size(); ++i) tournament.players[i].rating = players[i].rating;
  return tournament;
}

UscfPosition::UscfPosition(const std::vector<UscfPlayer>& players, std::vector<ReadingChoice> readings,
                           int declared)
    : UscfPosition(uscf_tournament(players), std::move(readings), declared) {}

UscfPosition::UscfPosition(Tournament position, std::vector<ReadingChoice> readings, int declared)
    : tournament(std::move(position)),
      chosen(std::move(readings)),
      task(task_of(tournament, chosen, declared)),
      field(tournament, swiss::uscf::rules_of_2020, {task.round, declared, {}, {}}),
      entrants(field, task) {}

swiss::Position UscfPosition::at(int number) const {
  for (swiss::Position p = 0; p < field.size(); ++p)
    if (field.player(p) == nr(number)) return p;
  return -1;
}

std::vector<swiss::Position> UscfPosition::all(const std::vector<int>& numbers) const {
  std::vector<swiss::Position> positions;
  for (const int number : numbers) positions.push_back(at(number));
  return positions;
}

std::string UscfPosition::text(const swiss::uscf::PositionPairs& pairs) const {
  std::string text;
  for (const auto& [a, b] : pairs)
    text += (text.empty() ? "" : " ") + std::to_string(number(a)) + "-" + std::to_string(number(b));
  return text;
}

std::string UscfPosition::text(const std::vector<swiss::Position>& positions) const {
  std::string text;
  for (const swiss::Position p : positions) text += (text.empty() ? "" : " ") + std::to_string(number(p));
  return text;
}

PairOptions UscfPosition::options() const {
  PairOptions options{.edition = us_chess};
  options.rounds_declared = task.rounds_declared;
  options.initial_colour = task.initial_colour;
  options.readings = chosen;
  return options;
}

std::string UscfPosition::paired() const {
  const auto pairing = pair_round(tournament, options());
  if (!pairing) return pairing.error().message;
  std::string text;
  for (const Board& board : pairing->boards)
    text += (text.empty() ? "" : " ") + std::to_string(board.white + 1) + "-" + std::to_string(board.black + 1);
  if (pairing->bye) text += " bye " + std::to_string(*pairing->bye + 1);
  return text;
}

}  // namespace bloesem::test
