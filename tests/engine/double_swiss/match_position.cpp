#include "tests/engine/double_swiss/match_position.hpp"

#include <algorithm>
#include <stdexcept>

#include "engine/double_swiss/system.hpp"

namespace bloesem::test {

using swiss::Position;

MatchPosition::MatchPosition(LiteralPosition position, const MatchSettings& settings)
    : position_(std::move(position)),
      field(position_.tournament,
            settings.system == nullptr ? swiss::double_swiss::fide_2026 : *settings.system,
            {position_.tournament.rounds_played + 1, settings.declared, absent(), {}}),
      task{.tournament = &position_.tournament,
           .round = position_.tournament.rounds_played + 1,
           .rounds_declared = settings.declared,
           .solver = settings.solver,
           .initial_colour = Colour::White},
      round(field, task,
            settings.system == nullptr ? criteria::double_swiss_2026() : settings.system->criteria(),
            settings.rules) {}

std::vector<PlayerIndex> MatchPosition::absent() const {
  std::vector<PlayerIndex> others;
  const auto& present = position_.participants;
  for (PlayerIndex p = 0; p < std::ssize(position_.tournament.players); ++p)
    if (std::find(present.begin(), present.end(), p) == present.end()) others.push_back(p);
  return others;
}

Position MatchPosition::at(int number) const {
  for (Position p = 0; p < field.size(); ++p)
    if (field.player(p) == nr(number)) return p;
  throw std::invalid_argument("not to be paired: " + std::to_string(number));
}

std::vector<Position> MatchPosition::all(std::initializer_list<int> numbers) const {
  std::vector<Position> positions;
  for (const int number : numbers) positions.push_back(at(number));
  std::sort(positions.begin(), positions.end());
  return positions;
}

std::string MatchPosition::numbers(std::span<const Position> positions) const {
  std::string text;
  for (const Position p : positions) text += (text.empty() ? "" : " ") + std::to_string(field.player(p) + 1);
  return text;
}

std::string MatchPosition::numbers(std::span<const std::pair<Position, Position>> pairs) const {
  std::string text;
  for (const auto& [a, b] : pairs)
    text += (text.empty() ? "" : " ") + std::to_string(field.player(a) + 1) + "-" +
            std::to_string(field.player(b) + 1);
  return text;
}

// A player has floated who met a stranger with points in the only round; the strangers have left.
LiteralPosition random_match_position(Random& random, int players, int scores, int barred) {
  TournamentBuilder builder(2 * players);
  std::string round = "";
  for (int number = 1; number <= players; ++number)
    round += (number == 1 ? "" : ", ") + std::to_string(number) + "-" + std::to_string(players + number) + " =";
  LiteralPosition position(builder.round(round).build());
  position.participants.clear();
  for (int number = 1; number <= 2 * players; ++number) {
    Player& player = position.tournament.players[static_cast<std::size_t>(nr(number))];
    player.virtual_points = {number > players && random.chance(40) ? one_point : 0, 0};
    if (number > players) continue;
    player.adjustments = {one_point * random.between(0, scores - 1)};
    position.participants.push_back(nr(number));
    for (int other = 1; other < number; ++other)
      if (random.chance(barred)) position.apart(other, {number});
  }
  return position;
}

}  // namespace bloesem::test
