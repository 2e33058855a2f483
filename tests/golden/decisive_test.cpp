// A fixture protects a criterion only if that criterion decides it. fixtures/decisive.csv names rounds for each
// row of the table; without the row the round must be paired differently. Where a row has no such round, the
// message suggests some.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <utility>
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
  std::string article;
  int clause = 0;  // among the rows of the article, from 1
  std::string file;
  int round = 0;
};

std::vector<Example> examples() {
  std::vector<Example> result;
  std::ifstream stream(fixtures / "decisive.csv");
  std::string line;
  std::getline(stream, line);
  EXPECT_EQ(line, "article,clause,file,round");
  while (std::getline(stream, line)) {
    std::istringstream fields(line);
    Example example;
    char comma = 0;
    std::getline(fields, example.article, ',');
    fields >> example.clause >> comma;
    std::getline(fields, example.file, ',');
    fields >> example.round;
    result.push_back(example);
  }
  return result;
}

using Rows = std::vector<criteria::Criterion>;

// Returns the rows' names: article and clause.
std::vector<std::pair<std::string, int>> names_of(const Rows& rows) {
  std::map<std::string, int> clauses;
  std::vector<std::pair<std::string, int>> names;
  for (const criteria::Criterion& row : rows) {
    const std::string article(row.article);
    names.emplace_back(article, ++clauses[article]);
  }
  return names;
}

bool decides(const swiss::System& rules, const Rows& all, std::size_t row, const Tournament& tournament,
             int round) {
  Rows without = all;
  without.erase(without.begin() + static_cast<std::ptrdiff_t>(row));
  return walk(rules, tournament, round, all) != walk(rules, tournament, round, without);
}

// Returns lines for decisive.csv that the row decides, three at most, from the files of the folder.
std::string suggestions(const swiss::System& rules, const Rows& all, std::size_t row,
                        const std::string& folder) {
  const auto [article, clause] = names_of(all)[row];
  std::string lines;
  int found = 0;
  for (const std::filesystem::path& file : files_in(fixtures / folder, ".trf")) {
    const Tournament tournament = read(file, trf::Purpose::Check);
    for (int round = 1; round <= tournament.rounds_played && found < 3; ++round) {
      if (!decides(rules, all, row, tournament, round)) continue;
      ++found;
      lines += article + ',' + std::to_string(clause) + ',' + folder + '/' + file.filename().string() + ',' +
               std::to_string(round) + '\n';
    }
  }
  return found == 0 ? "no file of fixtures/" + folder + " has an example\n" : "these would do:\n" + lines;
}

void expect_every_row_to_decide(const swiss::System& rules, const std::string& folder) {
  const criteria::CriteriaTable table = rules.criteria();
  const Rows all(table.begin(), table.end());
  const auto names = names_of(all);
  std::set<std::size_t> seen;
  for (const Example& example : examples()) {
    if (!example.file.starts_with(folder + '/')) continue;
    SCOPED_TRACE(example.article + ',' + std::to_string(example.clause) + ',' + example.file + ',' +
                 std::to_string(example.round));
    const auto name = std::find(names.begin(), names.end(), std::pair(example.article, example.clause));
    if (name == names.end()) {
      ADD_FAILURE() << "the table has no such row; delete its examples";
      continue;
    }
    const auto row = static_cast<std::size_t>(name - names.begin());
    const Tournament tournament = read(fixtures / example.file, trf::Purpose::Check);
    if (decides(rules, all, row, tournament, example.round))
      seen.insert(row);
    else
      ADD_FAILURE() << all[row].meaning << ": does not decide";
  }
  for (std::size_t row = 0; row < all.size(); ++row)
    if (!seen.contains(row) && all[row].article != "C5")  // decided before the brackets (dutch/bye_score.hpp)
      ADD_FAILURE() << all[row].article << " (" << all[row].meaning << ") has no example; "
                    << suggestions(rules, all, row, folder);
}

TEST(Decisive, EveryRowOfBaku2016DecidesItsExamples) {
  expect_every_row_to_decide(swiss::dutch::baku_2016, "dutch-2016");
}

TEST(Decisive, EveryRowOfFide2026DecidesItsExamples) {
  expect_every_row_to_decide(swiss::dutch::fide_2026, "dutch-2026");
}

}  // namespace
}  // namespace bloesem::test
