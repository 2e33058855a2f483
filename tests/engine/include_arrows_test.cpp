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

// The project's folders; an include of anything else is a library's.
const std::vector<std::string> folders = {"matching/", "criteria/", "engine/", "trf/", "tests/", "bench/"};

bool starts_with_any(const std::string& text, const std::vector<std::string>& beginnings) {
  return std::any_of(beginnings.begin(), beginnings.end(),
                     [&](const std::string& b) { return text.starts_with(b); });
}

// "file: include" for each include of a project's file that is not allowed.
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

TEST(IncludeArrows, MatchingIncludesOnlyItself) { expect_only("matching", {"matching/"}); }

TEST(IncludeArrows, ModelIncludesOnlyItself) { expect_only("engine/model", {"engine/model/"}); }

TEST(IncludeArrows, CriteriaKnowNoEngine) {
  expect_only("criteria", {"criteria/", "matching/", "engine/model/"});
}

TEST(IncludeArrows, TheEngineKnowsNoFilesAndNoProgram) {
  const Names allowed = {"criteria/",
                         "matching/",
                         "engine/model/",
                         "engine/dutch/",
                         "engine/acceleration.hpp",
                         "engine/articles.hpp",
                         "engine/baku_acceleration.hpp",
                         "engine/board_list.hpp",
                         "engine/check_tournament.hpp",
                         "engine/checklist.hpp",
                         "engine/count_solving.hpp",
                         "engine/edition.hpp",
                         "engine/edition_choice.hpp",
                         "engine/edition_rules.hpp",
                         "engine/legality.hpp",
                         "engine/obstacle.hpp",
                         "engine/pair_consistent.hpp",
                         "engine/pair_round.hpp",
                         "engine/paranoid.hpp",
                         "engine/rating_groups.hpp",
                         "engine/requested_round.hpp",
                         "engine/tournament_before.hpp",
                         "engine/violation.hpp",
                         "engine/virtual_points.hpp"};
  expect_only("engine", allowed, false);
}

// The rules are below the facade that chooses among them.
TEST(IncludeArrows, TheDutchRulesKnowNoFacade) {
  expect_only("engine/dutch", {"criteria/", "matching/", "engine/model/", "engine/dutch/"});
}

// It stands beside both engines, and knows no files either.
TEST(IncludeArrows, TheJudgeKnowsTheEnginesOnly) {
  expect_only("engine/judge",
              {"criteria/", "engine/model/", "engine/dutch/", "engine/sequence/", "engine/judge/",
               "engine/articles.hpp", "engine/check_tournament.hpp", "engine/legality.hpp",
               "engine/pair_round.hpp", "engine/requested_round.hpp", "engine/violation.hpp"});
}

// The second engine shares the tournament and the request, the names of what is recorded, and an unweighted
// matching. Nothing of how the first one derives, weighs or orders.
TEST(IncludeArrows, TheSequenceEngineSharesNoRules) {
  expect_only("engine/sequence", {"criteria/bracket_kind.hpp", "criteria/criterion_value.hpp",
                                  "criteria/player_facts.hpp", "matching/cardinality/cardinality.hpp",
                                  "engine/model/", "engine/dutch/record.hpp", "engine/obstacle.hpp",
                                  "engine/pair_round.hpp", "engine/requested_round.hpp", "engine/sequence/"});
}

TEST(IncludeArrows, TheFirstEngineKnowsNothingOfTheSecond) {
  for (const char* folder : {"matching", "criteria", "engine/dutch", "engine/model"})
    expect_only(folder, {"matching/", "criteria/", "engine/dutch/", "engine/model/"});
}

TEST(IncludeArrows, TheGeneratorKnowsTheFacadeOnly) {
  expect_only("engine/generator", {"engine/generator/", "engine/model/", "engine/edition.hpp",
                                   "engine/pair_round.hpp", "engine/baku_acceleration.hpp"});
}

// It is given its engines, and knows the rules of none.
TEST(IncludeArrows, TheCampaignKnowsTheFacadeAndTheGenerator) {
  expect_only("engine/campaign",
              {"engine/campaign/", "engine/generator/", "engine/model/", "engine/pair_round.hpp",
               "engine/tournament_before.hpp", "criteria/player_facts.hpp"});
}

TEST(IncludeArrows, StandingsKnowNoPairing) {
  expect_only("engine/standings", {"engine/standings/", "engine/model/"});
}

TEST(IncludeArrows, TheReaderOfFilesKnowsNoRules) { expect_only("trf", {"trf/", "engine/model/"}); }

// Lists of players are read before there is an event.
TEST(IncludeArrows, ListsOfPlayersKnowNoEvent) {
  expect_only("engine/cli/players",
              {"engine/cli/players/", "engine/cli/option_values.hpp", "engine/cli/refusal.hpp",
               "engine/cli/terminal.hpp", "engine/model/", "trf/"});
}

TEST(IncludeArrows, TheServiceKnowsNoProgram) {
  expect_only("engine/service",
              {"engine/service/", "engine/model/", "engine/acceleration.hpp", "engine/baku_acceleration.hpp",
               "engine/edition_choice.hpp", "engine/pair_round.hpp", "trf/"});
}

TEST(IncludeArrows, LibrariesIncludeNoTests) {
  for (const char* folder : {"matching", "criteria", "engine", "trf"})
    expect_only(folder, {"matching/", "criteria/", "engine/", "trf/"});
}

}  // namespace
}  // namespace bloesem
