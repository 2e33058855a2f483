// Folders may include only some of the others: matching <- criteria <- engine <- program, trf -> model.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace bloesem {
namespace {

namespace fs = std::filesystem;

// The project's folders; any other include belongs to a library.
const std::vector<std::string> folders = {"bloesem/", "matching/", "criteria/", "engine/",
                                          "trf/",     "tests/",    "bench/"};

bool starts_with_any(const std::string& text, const std::vector<std::string>& beginnings) {
  return std::any_of(beginnings.begin(), beginnings.end(),
                     [&](const std::string& b) { return text.starts_with(b); });
}

// Returns "file: include" for each forbidden include of a project file.
std::vector<std::string> breaches(const fs::path& file, const std::vector<std::string>& allowed) {
  std::vector<std::string> result;
  std::ifstream stream(file);
  EXPECT_TRUE(stream) << file;
  for (std::string line; std::getline(stream, line);) {
    const std::string opening = "#include \"";
    if (!line.starts_with(opening)) continue;
    const std::string target = line.substr(opening.size(), line.rfind('"') - opening.size());
    // A name without a known folder would be a relative include, which the project does not use.
    if (!starts_with_any(target, folders) || !starts_with_any(target, allowed))
      result.push_back(file.filename().string() + ": " + target);
  }
  return result;
}

bool is_source(const fs::path& file) { return file.extension() == ".hpp" || file.extension() == ".cpp"; }

using Names = std::vector<std::string>;

void expect_only(const fs::path& folder, const Names& allowed, bool recursive = true) {
  const fs::path root = fs::path(BLOESEM_SOURCE_DIR) / folder;
  int files = 0;
  Names found;
  for (auto entry = fs::recursive_directory_iterator(root); entry != fs::recursive_directory_iterator();
       ++entry) {
    if (entry->is_directory() && !recursive) entry.disable_recursion_pending();
    if (!entry->is_regular_file() || !is_source(entry->path())) continue;
    ++files;
    const Names more = breaches(entry->path(), allowed);
    found.insert(found.end(), more.begin(), more.end());
  }
  EXPECT_GT(files, 0) << root;
  EXPECT_EQ(found, Names{}) << root;
}

// A vertex is an index, as a player is: the template knows neither.
TEST(IncludeArrows, MatchingIncludesOnlyItself) { expect_only("matching", {"matching/", "bloesem/index.hpp"}); }

// Adds the public headers with plain vocabulary, which everything below the facade may use; those that pair,
// choose or judge are not among them.
Names with_words(Names others) {
  for (const char* word :
       {"article_names", "baku_wording", "bracket_kind",      "colour",         "criterion_value",
        "edition",       "index",        "last_paired_round", "late_decisions", "limits",
        "player_index",  "points",       "readings",          "record",         "refusals",
        "remedy",        "result",       "score_differences", "short_list",     "solver_choice",
        "tournament",    "validate"})
    others.push_back("bloesem/" + std::string(word) + ".hpp");
  return others;
}

TEST(IncludeArrows, ModelIncludesOnlyItself) {
  expect_only("engine/model", with_words({"engine/model/", "matching/index.hpp"}));
}

TEST(IncludeArrows, CriteriaKnowNoEngine) {
  expect_only("criteria", with_words({"criteria/", "matching/", "engine/model/"}));
}

// Only public headers are installed, so they must not include internal ones.
TEST(IncludeArrows, PublicHeadersIncludeOnlyEachOther) {
  expect_only("engine/include", {"bloesem/"});
  expect_only("trf/include", {"bloesem/"});
}

TEST(IncludeArrows, TheEngineKnowsNoFilesAndNoProgram) {
  const Names allowed = {"criteria/",
                         "matching/",
                         "engine/model/",
                         "engine/swiss/",
                         "bloesem/",
                         "engine/arranged_round.hpp",
                         "engine/as_paired.hpp",
                         "engine/board_list.hpp",
                         "engine/amalfi/system.hpp",
                         "engine/burstein/system.hpp",
                         "engine/checklist.hpp",
                         "engine/count_solving.hpp",
                         "engine/double_swiss/system.hpp",
                         "engine/dubov/system.hpp",
                         "engine/dubov_1997/system.hpp",
                         "engine/dutch_2012/system.hpp",
                         "engine/fixed_boards.hpp",
                         "engine/fixed_pairs.hpp",
                         "engine/groups.hpp",
                         "engine/legality.hpp",
                         "engine/lim/system.hpp",
                         "engine/obstacle.hpp",
                         "engine/pair_consistent.hpp",
                         "engine/paranoid.hpp",
                         "engine/ranked_dutch/system.hpp",
                         "engine/requested_round.hpp",
                         "engine/requested_walk.hpp",
                         "engine/restriction_hint.hpp",
                         "engine/round_robin/system.hpp",
                         "engine/team_swiss/system.hpp",
                         "engine/uscf/system.hpp",
                         "engine/virtual_points.hpp"};
  expect_only("engine", allowed, false);
}

// A system that varies another takes over its row, and knows nothing else of it.
TEST(IncludeArrows, RankedDutchKnowsTheRowOfTheDutchSystem) {
  expect_only("engine/ranked_dutch",
              with_words({"engine/swiss/", "engine/ranked_dutch/", "engine/dutch/row_2026.hpp"}));
}

// The row of a system names the second engine by which it is checked.
const std::string literal_engine = "engine/literal/literal.hpp";

// Swiss Team has the procedure of Double-Swiss, which knows nothing of teams.
TEST(IncludeArrows, SystemsOfMatchesShareOneProcedure) {
  Names allowed = with_words(
      {"criteria/", "matching/", "engine/model/", "engine/swiss/", "engine/double_swiss/", literal_engine});
  expect_only("engine/double_swiss", allowed);
  allowed.push_back("engine/team_swiss/");
  expect_only("engine/team_swiss", allowed);
}

TEST(IncludeArrows, WhatSystemsShareKnowsNoneOfThem) {
  expect_only("engine/swiss", with_words({"criteria/", "matching/", "engine/model/", "engine/swiss/"}));
}

// The rules are below the facade that chooses among them. Only the register row names the rulebook by which the
// second engine checks them.
TEST(IncludeArrows, TheDutchRulesKnowNoFacadeAndNoSecondEngine) {
  Names allowed = with_words({"criteria/", "matching/", "engine/model/", "engine/swiss/", "engine/dutch/"});
  expect_only("engine/dutch/solve", allowed);
  allowed.push_back("bloesem/judge/generation_order.hpp");  // section D of two candidates
  Names found;
  for (const auto& entry : fs::directory_iterator(fs::path(BLOESEM_SOURCE_DIR) / "engine/dutch"))
    if (is_source(entry.path()))
      for (const std::string& breach : breaches(entry.path(), allowed)) found.push_back(breach);
  std::sort(found.begin(), found.end());
  EXPECT_EQ(found,
            (Names{"row_2026.hpp: engine/sequence/rulebook.hpp", "system.cpp: engine/sequence/rulebook.hpp"}));
}

// The older edition solves its brackets by the solvers of the newer ones.
TEST(IncludeArrows, TheDutchRulesOf2012TakeOnlyTheSolversOfTheLater) {
  expect_only("engine/dutch_2012",
              with_words({"criteria/", "matching/", "engine/model/", "engine/swiss/", "engine/dutch_2012/",
                          "engine/dutch/solvers.hpp", literal_engine}));
}

// Its seeding rounds are paired by the Dutch row, which it names as data (bloesem/edition.hpp).
TEST(IncludeArrows, TheBursteinRulesKnowNoOtherSystem) {
  expect_only("engine/burstein", with_words({"criteria/", "matching/", "engine/model/", "engine/swiss/",
                                             "engine/burstein/", literal_engine}));
}

TEST(IncludeArrows, TheDubovRulesKnowNoOtherSystem) {
  expect_only("engine/dubov", with_words({"criteria/", "matching/", "engine/model/", "engine/swiss/",
                                          "engine/dubov/", literal_engine}));
}

TEST(IncludeArrows, TheProceduresOfDubov1997KnowNoOtherSystem) {
  expect_only("engine/dubov_1997", with_words({"criteria/", "matching/", "engine/model/", "engine/swiss/",
                                               "engine/dubov_1997/", literal_engine}));
}

TEST(IncludeArrows, TheLimRulesKnowNoOtherSystem) {
  expect_only("engine/lim", with_words({"criteria/", "matching/", "engine/model/", "engine/swiss/",
                                        "engine/lim/", literal_engine}));
}

// A schedule depends on no result: round robins share the facade's values, and of the Swiss systems only the
// form of a row in the register.
TEST(IncludeArrows, RoundRobinsKnowNoRulesOfSwissSystems) {
  expect_only("engine/round_robin",
              with_words({"engine/round_robin/", "engine/model/", "engine/swiss/system.hpp",
                          "bloesem/pair_round.hpp", "bloesem/check_tournament.hpp"}));
}

// The judge uses both engines, and no files.
TEST(IncludeArrows, TheJudgeKnowsTheEnginesOnly) {
  expect_only("engine/judge",
              {"bloesem/", "criteria/", "engine/model/", "engine/swiss/", "engine/sequence/", "engine/judge/",
               "engine/fixed_pairs.hpp", "engine/legality.hpp", "engine/requested_round.hpp"});
}

// Answers are claims and tables; what reads files and what prints come later.
TEST(IncludeArrows, ExplanationsKnowNoFilesAndNoWords) {
  expect_only(
      "engine/explain",
      {"bloesem/", "criteria/", "matching/", "engine/model/", "engine/swiss/", "engine/judge/",
       "engine/explain/", "engine/dutch/look_ahead.hpp", "engine/fixed_pairs.hpp", "engine/legality.hpp",
       "engine/obstacle.hpp", "engine/pair_consistent.hpp", "engine/requested_round.hpp",
       "engine/requested_walk.hpp", "engine/shared_limit.hpp"});
}

// Proofs are made and verified without the solvers and walks of a system.
TEST(IncludeArrows, ProofsKnowNoSolverOfBrackets) {
  expect_only("engine/proof",
              {"bloesem/", "criteria/", "matching/graph/", "matching/index.hpp", "matching/assertions.hpp",
               "matching/weighted/", "matching/steps.hpp", "engine/model/", "engine/swiss/", "engine/proof/",
               "trf/", "engine/arranged_round.hpp", "engine/groups.hpp", "engine/judge/legal_proposal.hpp",
               "engine/requested_round.hpp"});
  // What verifies knows no solver at all.
  for (const char* file :
       {"verify.cpp", "verify.hpp", "follow.cpp", "follow.hpp", "order_walk.cpp", "order_walk.hpp",
        "remaining_graph.cpp", "remaining_graph.hpp", "problem.cpp", "problem.hpp", "proof_round.cpp",
        "proof_round.hpp", "verify_plan.cpp", "verify_plan.hpp", "follow_plan.cpp", "follow_plan.hpp",
        "decision_walk.cpp", "decision_walk.hpp", "given_steps.hpp"}) {
    for (const std::string& include :
         breaches(fs::path(BLOESEM_SOURCE_DIR) / "engine/proof" / file,
                  with_words({"criteria/", "matching/graph/vertex.hpp", "matching/assertions.hpp",
                              "matching/weighted/weight.hpp", "matching/steps.hpp", "engine/swiss/",
                              "engine/proof/"})))
      ADD_FAILURE() << include;
  }
}

// The second engine shares the tournament, the request, the names in the record, the count of steps, and an
// unweighted matching. It shares nothing of how the first engine derives, weighs or orders.
TEST(IncludeArrows, TheSequenceEngineSharesNoRules) {
  expect_only("engine/sequence",
              with_words({"criteria/player_facts.hpp", "matching/cardinality/maximum_matching.hpp",
                          "matching/graph/bit_graph.hpp", "matching/steps.hpp", "matching/step_limit.hpp",
                          "bloesem/work_limit.hpp", "engine/model/", "engine/obstacle.hpp",
                          "engine/arranged_round.hpp", "bloesem/pair_round.hpp", "engine/requested_round.hpp",
                          "engine/sequence/", "engine/swiss/system.hpp"}));
}

// The literal engine shares the tournament only, and counts its steps. The seeding rounds of Burstein are Dutch
// rounds; pair_round reads the request and sorts the boards, but pairs nobody.
TEST(IncludeArrows, TheLiteralEngineSharesNoRules) {
  const Names allowed =
      with_words({"engine/literal/", "engine/model/", "matching/steps.hpp", "bloesem/pair_round.hpp"});
  Names found;
  for (const auto& entry : fs::directory_iterator(fs::path(BLOESEM_SOURCE_DIR) / "engine/literal"))
    for (const std::string& breach : breaches(entry.path(), allowed)) found.push_back(breach);
  std::sort(found.begin(), found.end());
  EXPECT_EQ(found,
            (Names{"burstein.cpp: engine/sequence/pair_round.hpp", "pair_round.cpp: engine/requested_round.hpp",
                   "pair_round.cpp: engine/swiss/boards.hpp", "pair_round.cpp: engine/swiss/system.hpp"}));
}

TEST(IncludeArrows, TheGeneratorKnowsTheFacadeOnly) {
  expect_only("engine/generator", with_words({"engine/generator/", "engine/model/", "bloesem/edition.hpp",
                                              "bloesem/pair_round.hpp", "bloesem/baku_acceleration.hpp",
                                              "bloesem/edition_choice.hpp", "engine/as_paired.hpp"}));
}

// The campaign is given its engines, and knows the rules of none.
TEST(IncludeArrows, TheCampaignKnowsTheFacadeAndTheGenerator) {
  expect_only("engine/campaign", with_words({"engine/campaign/", "engine/generator/", "engine/model/",
                                             "bloesem/edition_choice.hpp", "bloesem/pair_round.hpp",
                                             "bloesem/tournament_before.hpp", "criteria/player_facts.hpp",
                                             "engine/as_paired.hpp", "matching/index.hpp"}));
}

TEST(IncludeArrows, StandingsKnowNoPairing) {
  expect_only("engine/standings",
              with_words({"engine/standings/", "bloesem/standings/", "engine/model/", "matching/index.hpp"}));
}

TEST(IncludeArrows, TheReaderOfFilesKnowsNoRules) {
  expect_only("trf", with_words({"trf/", "bloesem/trf/", "engine/model/", "matching/index.hpp"}));
}

// ---- rooms of the program

// Returns "file: include" for each include of the product, in any spelling, that begins with one of these and
// is not below one of the permitted folders.
Names includes_outside(const Names& beginnings, const Names& folders_with_them) {
  const fs::path root = BLOESEM_SOURCE_DIR;
  Names found;
  for (const char* top : {"matching", "criteria", "engine", "trf"}) {
    for (const auto& entry : fs::recursive_directory_iterator(root / top)) {
      const std::string name = fs::relative(entry.path(), root).generic_string();
      if (!entry.is_regular_file() || !is_source(entry.path()) || starts_with_any(name, folders_with_them))
        continue;
      std::ifstream stream(entry.path());
      for (std::string line; std::getline(stream, line);) {
        if (!line.starts_with("#include ")) continue;
        const std::string target = line.substr(line.find_first_of("<\"") + 1);
        if (starts_with_any(target, beginnings)) found.push_back(name + ": " + target);
      }
    }
  }
  return found;
}

TEST(IncludeArrows, ThePlatformKnowsTheModelOnly) {
  expect_only("engine/platform",
              {"engine/platform/", "engine/model/", "bloesem/result.hpp", "trf/visible.hpp"});
}

TEST(IncludeArrows, RoomsOfTheProgramAreOneAboveTheOther) {
  const Names rooms = {"engine/platform/", "engine/service/", "engine/render/", "engine/dropin/",
                       "engine/cli/",      "engine/c/",       "engine/program/"};
  EXPECT_EQ(includes_outside({"engine/service/"}, {rooms.begin() + 1, rooms.end()}), Names{});
  EXPECT_EQ(includes_outside({"engine/render/"}, {rooms.begin() + 2, rooms.end()}), Names{});
  EXPECT_EQ(includes_outside({"engine/dropin/"}, {rooms.begin() + 3, rooms.end()}), Names{});
  EXPECT_EQ(includes_outside({"engine/cli/"}, {rooms.begin() + 4, rooms.end()}), Names{});
  EXPECT_EQ(includes_outside({"engine/c/"}, {"engine/c/"}), Names{});
  EXPECT_EQ(includes_outside({"engine/platform/"}, rooms), Names{});
}

// Player lists are read before there is an event.
TEST(IncludeArrows, ListsOfPlayersKnowNoEvent) {
  expect_only("engine/service/players",
              {"engine/service/players/", "engine/service/refusal.hpp", "engine/service/words.hpp",
               "engine/platform/terminal.hpp", "engine/model/", "bloesem/", "trf/"});
}

TEST(IncludeArrows, TheOperatingSystemIsInThePlatformOnly) {
  const Names system = {"sys/",     "unistd.h", "fcntl.h",   "signal.h", "csignal",
                        "poll.h",   "spawn.h",  "termios.h", "pwd.h",    "grp.h",
                        "dirent.h", "dlfcn.h",  "pthread.h", "sched.h",  "windows.h"};
  EXPECT_EQ(includes_outside(system, {"engine/platform/"}), Names{});
  EXPECT_FALSE(includes_outside(system, {}).empty());  // the search finds includes where they exist
}

TEST(IncludeArrows, EachForeignLibraryHasOnePlace) {
  EXPECT_EQ(includes_outside({"SQLite", "sqlite"}, {"engine/program/campaign/"}), Names{});
  EXPECT_EQ(includes_outside({"CLI/"}, {"engine/cli/grammar.cpp"}), Names{});
  EXPECT_EQ(includes_outside({"nlohmann/"}, {}), Names{});
  EXPECT_EQ(includes_outside({"utf8proc"}, {"engine/render/display_width.cpp", "engine/wasm/characters/"}),
            Names{});
  EXPECT_EQ(includes_outside({"gtest/", "gmock/", "benchmark/"}, {}), Names{});
}

TEST(IncludeArrows, LibrariesIncludeNoTests) {
  for (const char* folder : {"matching", "criteria", "engine", "trf"})
    expect_only(folder, {"bloesem/", "matching/", "criteria/", "engine/", "trf/"});
}

}  // namespace
}  // namespace bloesem
