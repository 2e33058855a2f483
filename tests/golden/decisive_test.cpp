// A fixture protects a criterion only if that criterion decides it. fixtures/decisive.csv names rounds for each
// row of the table; without the row the round must be paired differently.
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <vector>

#include "engine/dutch/solvers.hpp"
#include "engine/swiss/system.hpp"
#include "tests/support/files.hpp"

namespace bloesem::test {
namespace {

const std::filesystem::path fixtures = BLOESEM_FIXTURES_DIR;

// Returns pairs of players, and the bye as a pair with no_player; empty if the walk failed.
std::set<std::pair<PlayerIndex, PlayerIndex>> walk(const swiss::System& rules, const Tournament& tournament,
                                                   int round, const std::vector<criteria::Criterion>& rows) {
  const int declared = tournament.rounds_declared.value_or(tournament.rounds_played);
  swiss::RoundField field(tournament, rules, {round, declared, {}, {}});
  swiss::SolverChain chain = swiss::dutch::solvers(SolverChoice::Lemon);
  const auto walked = rules.flow(field, rows, {&chain, {}});
  std::set<std::pair<PlayerIndex, PlayerIndex>> result;
  if (!walked) return result;
  for (const auto& [h, l] : walked->pairs) result.emplace(field.player(h), field.player(l));
  if (walked->bye) result.emplace(field.player(*walked->bye), no_player);
  return result;
}

struct Example {
  std::size_t row;
  std::string file;
  int round;
};

std::vector<Example> examples() {
  std::vector<Example> result;
  std::ifstream stream(fixtures / "decisive.csv");
  std::string line;
  std::getline(stream, line);  // heading
  while (std::getline(stream, line)) {
    std::istringstream fields(line);
    Example example;
    char comma = 0;
    fields >> example.row >> comma;
    std::getline(fields, example.file, ',');
    fields >> example.round;
    result.push_back(example);
  }
  return result;
}

void expect_every_row_to_decide(const swiss::System& rules, const std::string& folder) {
  const criteria::CriteriaTable table = rules.criteria();
  const std::vector<criteria::Criterion> all(table.begin(), table.end());
  std::set<std::size_t> seen;
  for (const Example& example : examples()) {
    if (!example.file.starts_with(folder)) continue;
    ASSERT_LT(example.row, all.size());
    std::vector<criteria::Criterion> without = all;
    without.erase(without.begin() + static_cast<std::ptrdiff_t>(example.row));
    const Tournament tournament = read(fixtures / example.file, trf::Purpose::Check);
    EXPECT_NE(walk(rules, tournament, example.round, all), walk(rules, tournament, example.round, without))
        << all[example.row].article << " (" << all[example.row].meaning << ") does not decide " << example.file
        << " round " << example.round;
    seen.insert(example.row);
  }
  for (std::size_t row = 0; row < all.size(); ++row)
    EXPECT_TRUE(seen.contains(row) ||
                all[row].article == "C5")  // decided before the brackets (dutch/bye_score.hpp)
        << all[row].article << " (" << all[row].meaning << ") has no example";
}

TEST(Decisive, EveryRowOfBaku2016DecidesItsExamples) {
  expect_every_row_to_decide(swiss::dutch::baku_2016, "dutch-2016/");
}

TEST(Decisive, EveryRowOfFide2026DecidesItsExamples) {
  expect_every_row_to_decide(swiss::dutch::fide_2026, "dutch-2026/");
}

}  // namespace
}  // namespace bloesem::test
