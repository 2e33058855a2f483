#include "tests/engine/dubov_1997/procedural_event.hpp"

#include <algorithm>
#include <cmath>

#include "engine/literal/pair_round.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::test {
namespace {

Points tenths(double value) { return static_cast<Points>(std::lround(10 * value)); }

// Adds a stranger and the game.
void play_stranger(Tournament& tournament, PlayerIndex player, Colour colour, const Player& stranger) {
  const auto opponent = static_cast<PlayerIndex>(tournament.players.size());
  const auto round = tournament.players[matching::at(player)].rounds.size();
  tournament.players[matching::at(player)].rounds.push_back({opponent, colour, Outcome::Draw});
  tournament.players.push_back(stranger);
  Player& added = tournament.players.back();
  added.id = opponent + 1;
  for (std::size_t r = 0; r < round; ++r) added.rounds.push_back({no_player, Colour::None, Outcome::ZeroBye});
  added.rounds.push_back({player, opposite(colour), Outcome::Draw});
}

}  // namespace

ProceduralEvent::ProceduralEvent(const std::vector<Listed>& players, bool buchholz) {
  int most = 0;
  for (const Listed& each : players) most = std::max(most, each.number);
  for (int number = 1; number <= most; ++number) {
    tournament.players.emplace_back();
    tournament.players.back().id = number;
    tournament.players.back().name = std::string(number < 10 ? "0" : "") + std::to_string(number);
    absent.push_back(nr(number));
  }
  for (const Listed& each : players) {
    const PlayerIndex player = nr(each.number);
    std::erase(absent, player);
    const bool fixed = each.flags.find('F') != std::string_view::npos;
    const Colour second = each.due == 'W' ? Colour::Black : Colour::White;
    Player stranger;
    const auto sum = static_cast<int>(std::lround(6 * each.opposition));  // of both strangers
    stranger.rating = sum / 2;
    if (buchholz) stranger.adjustments = {0, tenths(each.opposition) - 5};  // with the draw
    play_stranger(tournament, player, fixed ? second : opposite(second), stranger);
    stranger.rating = sum - sum / 2;
    stranger.adjustments = {0, -5};  // no points
    if (each.flags.find('N') != std::string_view::npos) stranger.virtual_points = {0, 900};
    play_stranger(tournament, player, second, stranger);
    tournament.players[matching::at(player)].rating = 3 * each.rating;
    tournament.players[matching::at(player)].adjustments = {0, tenths(each.score) - 10};  // with two draws
  }
  for (PlayerIndex p = most; p < std::ssize(tournament.players); ++p) absent.push_back(p);
  tournament.rounds_played = 2;
  tournament.rounds_declared = 9;
  tournament.initial_colour = Colour::White;
}

ProceduralEvent& ProceduralEvent::met(int one, std::initializer_list<int> others) {
  for (const int other : others) tournament.forbidden_groups.push_back({nr(one), nr(other)});
  return *this;
}

ProceduralEvent& ProceduralEvent::named(int number, std::string name) {
  tournament.players[matching::at(nr(number))].name = std::move(name);
  return *this;
}

PairOptions ProceduralEvent::options(const swiss::System& system, SolverChoice solver) const {
  return {.edition = Edition(system), .absent = absent, .solver = solver};
}

Result<RoundPairing> ProceduralEvent::pairing(const swiss::System& system, SolverChoice solver) const {
  return pair_round(tournament, options(system, solver));
}

std::string ProceduralEvent::pairs(const swiss::System& system, SolverChoice solver) const {
  const auto found = pairing(system, solver);
  return found ? text_of_pairs(*found) : found.error().message;
}

std::string ProceduralEvent::pairs_literally(const swiss::System& system) const {
  const auto found = literal::pair_round(tournament, options(system));
  return found ? text_of_pairs(*found) : found.error().message;
}

std::string text_of_pairs(const RoundPairing& pairing) {
  std::vector<std::pair<int, int>> pairs;
  for (const Board& board : pairing.boards) pairs.push_back(std::minmax<int>(board.white + 1, board.black + 1));
  std::sort(pairs.begin(), pairs.end());
  std::string text;
  for (const auto& [a, b] : pairs)
    text += (text.empty() ? "" : " ") + std::to_string(a) + "-" + std::to_string(b);
  if (pairing.bye) text += (text.empty() ? "" : " ") + std::to_string(*pairing.bye + 1) + " bye";
  return text;
}

ProceduralPosition::ProceduralPosition(const ProceduralEvent& event, const swiss::System& system,
                                       const swiss::dubov_1997::Procedure& procedure, int declared)
    : tournament(event.tournament),
      field(tournament, system, {tournament.rounds_played + 1, declared, event.absent, {}}),
      task{.tournament = &tournament,
           .round = tournament.rounds_played + 1,
           .rounds_declared = declared,
           .initial_colour = Colour::White},
      entrants(field, task, procedure) {}

swiss::Position ProceduralPosition::at(int number) const {
  for (swiss::Position p = 0; p < field.size(); ++p)
    if (field.player(p) == nr(number)) return p;
  return -1;
}

std::vector<int> ProceduralPosition::numbers(const std::vector<swiss::Position>& positions) const {
  std::vector<int> numbers;
  for (const swiss::Position p : positions) numbers.push_back(number(p));
  return numbers;
}

swiss::dubov_1997::Group ProceduralPosition::group(std::initializer_list<int> floaters) const {
  std::vector<swiss::Position> moved_down;
  for (const int number : floaters) moved_down.push_back(at(number));
  std::sort(moved_down.begin(), moved_down.end());
  return {entrants, swiss::positions(0, field.size()), moved_down};
}

}  // namespace bloesem::test
