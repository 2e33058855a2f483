// Positions that are hard to pair, with their correct pairings (sources: fixtures/README.md): every solver must
// find them.
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "bloesem/solver_choice.hpp"
#include "engine/count_solving.hpp"
#include "tests/support/files.hpp"

namespace bloesem::test {
namespace {

const std::filesystem::path hard = std::filesystem::path(BLOESEM_FIXTURES_DIR) / "hard";

std::vector<std::filesystem::path> positions(bool small) {
  constexpr int small_enough_for_lemon = 100;
  std::vector<std::filesystem::path> files;
  for (const auto& file : files_in(hard, ".pairs"))
    if ((std::stoi(content_of(file)) * 2 <= small_enough_for_lemon) == small) files.push_back(file);
  return files;
}

PairOptions options_for(SolverChoice solver, const std::filesystem::path& file) {
  PairOptions options;
  options.solver = solver;
  options.edition = file.stem().string().ends_with("-2026") ? Edition::Fide2026 : Edition::Baku2016;
  return options;
}

std::string pairs_by(SolverChoice solver, std::filesystem::path file) {
  const Tournament tournament = read(file.replace_extension(".trf"), trf::Purpose::Pair);
  const PairOptions options = options_for(solver, file);
  return as_pairs(tournament, pair_round(tournament, options)) + '\n';
}

TEST(HardPositions, SmallOnesArePairedCorrectlyByEverySolver) {
  ASSERT_GE(positions(true).size(), 20U);
  for (const auto& file : positions(true))
    for (const auto solver :
         {SolverChoice::Auto, SolverChoice::Fast, SolverChoice::Blossom, SolverChoice::Lemon})
      EXPECT_EQ(pairs_by(solver, file), content_of(file)) << file << " by " << name_of(solver);
}

TEST(HardPositions, LargeOnesArePairedCorrectly) {
  ASSERT_GE(positions(false).size(), 4U);
  for (const auto& file : positions(false))
    for (const auto solver : {SolverChoice::Auto, SolverChoice::Fast, SolverChoice::Blossom})
      EXPECT_EQ(pairs_by(solver, file), content_of(file)) << file << " by " << name_of(solver);
}

// Several hundred brackets whose downfloaters are needed by the rest: without lemma 27 of docs/formulation.md
// each is a problem of 300 players, 32 million edges in total.
TEST(HardPositions, WhatC4AsksForIsMostlyASmallProblem) {
  const std::filesystem::path file = hard / "worst-collapsed-300-2026.trf";
  const auto counted = count_solving(read(file, trf::Purpose::Pair), options_for(SolverChoice::Auto, file));
  ASSERT_TRUE(counted);
  EXPECT_LT(counted->effort.blossom.edge_scans, 2'000'000);
}

// Events in which all games are drawn, and very long events.
TEST(HardPositions, EveryRoundOfAHardEventIsReproduced) {
  int rounds = 0;
  for (const auto& file : files_in(hard, ".trf")) {
    const bool is_position = std::filesystem::exists(std::filesystem::path(file).replace_extension(".pairs"));
    if (is_position) continue;
    EXPECT_EQ(replay(file, rounds), "") << file;
  }
  EXPECT_GT(rounds, 100);
}

}  // namespace
}  // namespace bloesem::test
