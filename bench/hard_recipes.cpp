#include "bench/hard_recipes.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <optional>
#include <string_view>

#include "bench/processor_time.hpp"
#include "bloesem/pair_round.hpp"
#include "bloesem/trf/writer.hpp"
#include "bloesem/work_limit.hpp"
#include "engine/campaign/recipe.hpp"
#include "matching/steps.hpp"

namespace bloesem::bench {

const char* const recipe_usage =
    R"(  bloesem_hard measure RECIPE.recipe PLAYERS           steps by part, and time
  bloesem_hard climb RECIPE.recipe PLAYERS CHANGES SEED OUT.recipe
                                                       changes the recipe as long as that takes more steps
  bloesem_hard vary (the same words)                   the same, but keeps its rules, and with them scores and groups
  bloesem_hard make RECIPE.recipe PLAYERS OUT          the position as a report file
)";

namespace {

using campaign::Recipe;

constexpr std::string_view names_of_works[] = {"cardinality", "legality", "weights", "blossom", "classes"};
static_assert(std::size(names_of_works) == matching::works);

int failed(const std::string& message) {
  std::fprintf(stderr, "bloesem_hard: error: %s\n", message.c_str());
  return EXIT_FAILURE;
}

std::optional<Recipe> read_recipe(const std::string& path) {
  std::ifstream stream(path, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(stream), {}};
  return stream ? campaign::recipe_from(text) : std::nullopt;
}

struct Cost {
  matching::Steps steps;
  double milliseconds = 0;
  bool paired = false;
  bool endless = false;  // stopped after most_steps
};

// Returns after how many steps the work on a position stops, among them those that only use up a limit
// (matching::spend_steps): several times as many as the hardest position known takes.
std::int64_t most_steps(int players) { return std::int64_t{10'000} * players * players; }

Cost cost_of(const Recipe& recipe, int players, Edition edition) {
  const Tournament tournament = campaign::tournament_of(campaign::position_of(recipe, players));
  const matching::Steps before = matching::steps_so_far();
  const double began = processor_milliseconds();
  const Result<RoundPairing> pairing =
      within({.steps = most_steps(players)}, [&] { return pair_round(tournament, {.edition = edition}); });
  const double milliseconds = processor_milliseconds() - began;
  if (!pairing && pairing.error().code != ErrorCode::NoValidPairing)
    std::fprintf(stderr, "bloesem_hard: %s\n", pairing.error().message.c_str());
  return {matching::steps_so_far() - before, milliseconds, pairing.has_value(),
          !pairing && pairing.error().code == ErrorCode::OutOfTime};
}

void print(const std::string& name, int players, Edition edition, const Cost& cost) {
  std::printf("%-28s %s %5d players: %s%14lld steps %10.1f ms ", name.c_str(),
              edition == Edition::Fide2026 ? "2026" : "2016", players,
              cost.endless  ? "endless, "
              : cost.paired ? ""
                            : "impossible, ",
              static_cast<long long>(cost.steps.total()), cost.milliseconds);
  for (std::size_t work = 0; work < matching::works; ++work)
    std::printf(
        " %s %lld%%", std::string(names_of_works[work]).c_str(),
        static_cast<long long>(100 * cost.steps.of[work] / std::max<std::int64_t>(cost.steps.total(), 1)));
  std::printf("\n");
  std::fflush(stdout);
}

int write_recipe(const Recipe& recipe, const std::string& from, std::int64_t steps, int players,
                 const std::string& path) {
  std::ofstream stream(path, std::ios::binary);
  stream << "# Climbed from " << from << ": " << steps << " steps with " << players << " players.\n"
         << campaign::text_of(recipe);
  return stream.flush() ? EXIT_SUCCESS : failed(path + " cannot be written");
}

// Takes a change that costs more steps; impossible rounds are not climbed.
int climb(const std::string& from, Recipe best, const std::vector<std::string>& words, Edition edition) {
  const int players = std::atoi(words[2].c_str());
  const int changes = std::atoi(words[3].c_str());
  const std::size_t kept = words[0] == "vary" ? best.rules.size() : 0;
  generator::Random random(std::strtoull(words[4].c_str(), nullptr, 10));
  Cost cost = cost_of(best, players, edition);
  print(from, players, edition, cost);
  for (int change = 0; change < changes; ++change) {
    Recipe next = best;
    mutate(next, random, kept);
    const Cost other = cost_of(next, players, edition);
    if (other.endless) {
      std::printf("change %d: more than %lld steps\n", change + 1, static_cast<long long>(most_steps(players)));
      return write_recipe(next, from, most_steps(players), players, words[5]);
    }
    if (!other.paired || other.steps.total() <= cost.steps.total()) continue;
    best = std::move(next);
    cost = other;
    std::printf("change %d: %lld steps\n", change + 1, static_cast<long long>(cost.steps.total()));
    std::fflush(stdout);
    if (write_recipe(best, from, cost.steps.total(), players, words[5]) != EXIT_SUCCESS) return EXIT_FAILURE;
  }
  print(words[5], players, edition, cost);
  return EXIT_SUCCESS;
}

int make(const Recipe& recipe, const std::vector<std::string>& words, Edition edition) {
  std::ofstream stream(words[3], std::ios::binary);
  stream << trf::write_tournament(
      campaign::tournament_of(campaign::position_of(recipe, std::atoi(words[2].c_str()))),
      {.target = trf::Target::Trfbx,
       .records = {edition == Edition::Fide2026 ? "042 2026/05/02" : "042 2025/05/02"}});
  return stream.flush() ? EXIT_SUCCESS : failed(words[3] + " cannot be written");
}

}  // namespace

bool is_about_recipe(const std::vector<std::string>& words) {
  return words.size() > 2 && words[1].ends_with(".recipe");
}

int run_on_recipe(const std::vector<std::string>& words, Edition edition) {
  const std::optional<Recipe> recipe = read_recipe(words[1]);
  if (!recipe) return failed(words[1] + " is no recipe");
  const std::size_t slash = words[1].rfind('/') + 1;
  const std::string name = words[1].substr(slash, words[1].rfind('.') - slash);
  if (std::atoi(words[2].c_str()) < 2) return failed("found " + words[2] + ", expected a number of players");
  if (words[0] == "measure" && words.size() == 3) {
    const int players = std::atoi(words[2].c_str());
    print(name, players, edition, cost_of(*recipe, players, edition));
    return EXIT_SUCCESS;
  }
  if ((words[0] == "climb" || words[0] == "vary") && words.size() == 6)
    return climb(name, *recipe, words, edition);
  if (words[0] == "make" && words.size() == 4) return make(*recipe, words, edition);
  return failed("unknown command");
}

}  // namespace bloesem::bench
