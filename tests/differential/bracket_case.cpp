#include "tests/differential/bracket_case.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <numeric>
#include <sstream>

#include "matching/index.hpp"

namespace bloesem::test {
namespace {

using criteria::BracketKind;
using swiss::Position;

// Scores by rank, highest first: MDPs, residents, players of the look-ahead.
std::vector<Points> scores_for(Random& random, BracketKind kind, const BracketSizes& sizes, Points base) {
  const bool collapsed = kind == BracketKind::Collapsed;
  std::vector<Points> scores;
  for (int i = 0; i < sizes.moved_down; ++i) scores.push_back(base + 5 * random.between(1, 4));
  for (int i = 0; i < sizes.residents; ++i) scores.push_back(base - (collapsed ? 5 * random.between(0, 3) : 0));
  for (int i = 0; i < sizes.ahead; ++i)
    scores.push_back(base - (kind == BracketKind::Penultimate ? 5 * random.between(1, 4) : 10));
  std::sort(scores.begin(), scores.end(), std::greater<>());
  return scores;
}

Tournament random_tournament(Random& random, int players, Past past) {
  switch (past) {
    case Past::Mixed: break;
    case Past::LopsidedColours:
      return made_up_tournament(random, players, random.between(2, 5), Colours::Lopsided);
    case Past::Halves: return halved_tournament(random, players);
    case Past::Floats: return floating_tournament(random, players);
  }
  return made_up_tournament(random, players, random.between(0, 5));
}

std::vector<Position> positions(int begin, int count) {
  std::vector<Position> result(at(count));
  std::iota(result.begin(), result.end(), begin);
  return result;
}

}  // namespace

BracketCase random_bracket(Random& random, BracketKind kind, const BracketSizes& sizes, Past past,
                           const swiss::System& edition) {
  const int players = sizes.moved_down + sizes.residents + sizes.ahead;
  Tournament tournament = random_tournament(random, players, past);
  const int rounds = tournament.rounds_played;
  // In the last round the scores are near half of the maximum, so that topscorers are frequent.
  const Points half = rounds * tournament.points.win / 2;
  const std::vector<Points> scores = scores_for(random, kind, sizes, half + 5 * random.between(-2, 2));
  std::vector<PlayerIndex> order(at(players));
  std::iota(order.begin(), order.end(), 0);
  random.shuffle(order);
  for (std::size_t rank = 0; rank < scores.size(); ++rank) {
    Player& player = tournament.players[at(order[rank])];
    player.virtual_points.resize(at(rounds) + 1);
    player.virtual_points.back() = scores[rank] - standings_points(tournament, player, rounds);
  }
  // Downfloaters of an earlier bracket would have met there, unless C.4 kept them apart: only in the CLB may
  // they meet.
  if (kind != BracketKind::Collapsed)
    tournament.forbidden_groups.push_back({order.begin(), order.begin() + sizes.moved_down});
  const int declared = rounds + (past == Past::LopsidedColours || random.chance(35) ? 1 : 2);
  const int below = sizes.moved_down + sizes.residents;
  swiss::RoundField field(tournament, edition, {rounds + 1, declared, {}, {}});
  return {std::move(field),
          {kind, positions(0, sizes.moved_down), positions(sizes.moved_down, sizes.residents),
           positions(below, sizes.ahead)},
          std::move(tournament),
          declared};
}

BracketSizes random_sizes(Random& random, BracketKind kind) {
  BracketSizes sizes;
  const bool collapsed = kind == BracketKind::Collapsed;
  sizes.moved_down = random.chance(45) ? 0 : random.between(1, collapsed ? 5 : 3);
  sizes.residents = random.between(1, (collapsed ? 9 : 8) - sizes.moved_down);
  const bool nothing_follows = kind == BracketKind::Last || kind == BracketKind::Collapsed;
  sizes.ahead = nothing_follows ? 0 : random.between(1, 6);
  return sizes;
}

std::string describe(const swiss::RoundField& field) {
  std::ostringstream text;
  for (Position p = 0; p < field.size(); ++p) {
    const criteria::PlayerFacts& facts = field.facts(p);
    constexpr const char* floats[] = {"-", "down", "up"};
    text << "  " << p << ": number " << field.player(p) + 1 << ", score " << facts.score << ", played ";
    for (const Colour colour : field.colours(p).oldest_first()) text << (colour == Colour::White ? 'W' : 'B');
    text << ", floats " << floats[static_cast<int>(facts.previous)] << ' '
         << floats[static_cast<int>(facts.before_previous)] << (facts.bye_eligible ? "" : ", no bye")
         << (facts.topscorer ? ", topscorer" : "") << ", barred";
    for (const Position b : field.barred(p)) text << ' ' << b;
    text << '\n';
  }
  return text.str();
}

std::string describe(const BracketCase& bracket_case) {
  const swiss::Bracket& bracket = bracket_case.bracket;
  return std::string(name_of(bracket.kind)) + " bracket of " + std::to_string(bracket.moved_down.size()) +
         " MDPs, " + std::to_string(bracket.residents.size()) + " residents, " +
         std::to_string(bracket.ahead.size()) + " ahead\n" + describe(bracket_case.field);
}

}  // namespace bloesem::test
