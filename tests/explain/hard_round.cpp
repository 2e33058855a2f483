#include "tests/explain/hard_round.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "matching/index.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::test {

std::optional<explain::Subject> hard_round(Random& random) {
  const int players = random.between(5, 11);
  const int groups = random.between(2, 5);
  std::vector<int> group;
  std::array<std::string, 2> byes;
  for (int number = 1; number <= players; ++number) {
    group.push_back(random.between(0, groups - 1));
    for (int round = 0; round < 2; ++round)
      if (const int half_points = std::clamp(group.back() - 2 * round, 0, 2); half_points > 0)
        byes[at(round)] +=
            (byes[at(round)].empty() ? "" : ", ") + std::to_string(number) + (half_points == 2 ? " F" : " H");
  }
  PairOptions options{.edition = random.chance(60) ? Edition::Baku2016 : Edition::Fide2026,
                      .rounds_declared = 9};
  std::array<int, 25> percent{};
  for (int& each : percent) each = random.chance(40) ? 0 : random.between(20, 90);
  for (int a = 0; a < players; ++a)
    for (int b = a + 1; b < players; ++b)
      if (random.chance(percent[at(5 * group[at(a)] + group[at(b)])])) options.forbidden.emplace_back(a, b);
  const Tournament tournament = TournamentBuilder(players).byes(byes[0]).byes(byes[1]);
  Result<explain::Subject> subject = explain::subject_of(tournament, options);
  if (!subject || !subject->answer) return std::nullopt;
  // Leaves few completions, that of the round among them.
  const auto is_board = [&](PlayerIndex a, PlayerIndex b) {
    return std::any_of(subject->answer->boards.begin(), subject->answer->boards.end(), [&](const Board& board) {
      return std::minmax(board.white, board.black) == std::minmax(a, b);
    });
  };
  const int below = random.between(50, 95);
  for (int a = 0; a < players; ++a)
    for (int b = a + 1; b < players; ++b)
      if (std::min(group[at(a)], group[at(b)]) < groups - 1 && !is_board(a, b) && random.chance(below))
        options.forbidden.emplace_back(a, b);
  subject = explain::subject_of(tournament, options);
  if (!subject) return std::nullopt;
  return *std::move(subject);
}

}  // namespace bloesem::test
