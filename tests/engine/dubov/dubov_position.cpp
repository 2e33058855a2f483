#include "tests/engine/dubov/dubov_position.hpp"

#include <algorithm>

#include "engine/campaign/shapes.hpp"
#include "engine/dubov/system.hpp"
#include "engine/swiss/completion.hpp"
#include "engine/swiss/system.hpp"
#include "tests/support/random_field.hpp"

namespace bloesem::test {
namespace {

std::vector<PlayerIndex> all_but(const LiteralPosition& position) {
  std::vector<PlayerIndex> absent;
  for (PlayerIndex p = 0; p < std::ssize(position.tournament.players); ++p)
    if (!std::binary_search(position.participants.begin(), position.participants.end(), p)) absent.push_back(p);
  return absent;
}

}  // namespace

DubovPosition::DubovPosition(const LiteralPosition& position, int declared, bool forfeits_upfloat)
    : tournament(position.tournament),
      task{.round = tournament.rounds_played + 1, .rounds_declared = declared, .initial_colour = Colour::White},
      field(tournament, swiss::dubov::fide_2026, {task.round, declared, all_but(position), {}}),
      absent_(all_but(position)) {
  task.tournament = &tournament;
  task.readings[0] = forfeits_upfloat ? 1 : 0;
}

swiss::Position DubovPosition::at(int number) const {
  for (swiss::Position p = 0; p < field.size(); ++p)
    if (field.player(p) == nr(number)) return p;
  return -1;
}

std::vector<swiss::Position> DubovPosition::at(std::initializer_list<int> numbers) const {
  std::vector<swiss::Position> positions;
  for (const int number : numbers) positions.push_back(at(number));
  return positions;
}

NumberList DubovPosition::numbers(const std::vector<swiss::Position>& positions) const {
  NumberList numbers;
  for (const swiss::Position p : positions) numbers.push_back(number(p));
  return numbers;
}

std::string DubovPosition::text(const std::vector<std::pair<swiss::Position, swiss::Position>>& pairs) const {
  std::string text;
  for (const auto& [a, b] : pairs)
    text += (text.empty() ? "" : " ") + std::to_string(number(a)) + "-" + std::to_string(number(b));
  return text;
}

PairOptions DubovPosition::options(SolverChoice solver) const {
  return {.edition = Edition(swiss::dubov::fide_2026),
          .rounds_declared = task.rounds_declared,
          .initial_colour = Colour::White,
          .absent = absent_,
          .solver = solver};
}

Tournament random_dubov_tournament(Random& random, int most) {
  const auto shapes = campaign::shapes();
  const auto kind = random.between<std::size_t>(0, shapes.size() + 4);
  generator::Random of_shape(random.next());
  Tournament tournament = kind < shapes.size()
                              ? campaign::make_position(shapes[kind], of_shape, {2, most})
                              : made_up_tournament(random, random.between(2, most), random.between(0, 5),
                                                   random.chance(50) ? Colours::Mixed : Colours::Lopsided);
  tournament.heading = {};
  const int range = random.between(0, 10);
  for (Player& player : tournament.players) player.rating = 1500 + random.between(0, 40 * range);
  return tournament;
}

std::vector<swiss::Position> pairable_bracket(const swiss::RoundField& field, Random& random) {
  std::vector<swiss::Position> bracket;
  for (swiss::Position p = 0; p < field.size(); ++p)
    if (random.chance(80)) bracket.push_back(p);
  if (bracket.size() % 2 == 1) bracket.pop_back();
  if (!swiss::can_be_completed(field, bracket)) bracket.clear();
  return bracket;
}

}  // namespace bloesem::test
