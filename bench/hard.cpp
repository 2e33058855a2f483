// Searches for positions that are hard to pair: draws them by kind, and applies small changes as long as they
// become harder.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bench/hard_recipes.hpp"
#include "bench/hard_states.hpp"
#include "bench/processor_time.hpp"
#include "bloesem/pair_round.hpp"
#include "bloesem/trf/writer.hpp"
#include "engine/count_solving.hpp"

namespace bloesem::bench {
namespace {

using campaign::State;
using generator::derive;
using generator::Random;

constexpr const char* usage = R"(usage:
  bloesem_hard draw KIND PLAYERS COUNT SEED            pairs so many drawn positions: times by their steps
  bloesem_hard climb KIND PLAYERS CHANGES SEED [OUT]     changes the hardest of 20 as long as that takes more steps
  bloesem_hard make KIND PLAYERS SEED OUT              one position as a report file
)";

constexpr const char* usage_of_rules = R"(--rules 2026 in front: by the edition of 2026
KIND: all (draw only)
)";

PairOptions options{.edition = Edition::Baku2016};

int fail(const std::string& message) {
  std::fprintf(stderr, "bloesem_hard: error: %s\n", message.c_str());
  return EXIT_FAILURE;
}

void explain() {
  for (const char* const part : {usage, recipe_usage, usage_of_rules}) std::fputs(part, stderr);
}

// Returns the steps of all parts, the same on every machine; none if there is no pairing.
std::optional<std::int64_t> cost_of(const State& state) {
  const auto counted = count_solving(campaign::tournament_of(state), options);
  if (!counted && counted.error().code != ErrorCode::NoValidPairing)
    std::fprintf(stderr, "bloesem_hard: %s\n", counted.error().message.c_str());
  if (!counted) return std::nullopt;
  return counted->steps.total();
}

// Returns milliseconds, the minimum of three runs.
double time_of(const State& state) {
  const Tournament tournament = campaign::tournament_of(state);
  double least = 0;
  for (int run = 0; run < 3; ++run) {
    const double before = processor_milliseconds();
    if (!pair_round(tournament, options)) return 0;
    const double time = processor_milliseconds() - before;
    least = run == 0 ? time : std::min(least, time);
  }
  return least;
}

State draw(const HardKind& kind, int players, std::uint64_t seed) {
  Random random(seed);
  return kind.make(players, random);
}

int write(const State& state, const std::string& path) {
  std::ofstream stream(path, std::ios::binary);
  stream << trf::write_tournament(
      campaign::tournament_of(state),
      {.target = trf::Target::Trfbx,
       .records = {options.edition == Edition::Fide2026 ? "042 2026/05/02" : "042 2025/05/02"}});
  return stream.flush() ? EXIT_SUCCESS : fail(path + " cannot be written");
}

struct Drawn {
  std::int64_t cost = 0;
  std::uint64_t seed = 0;
};

// Returns positions sorted by cost. Seeds without a pairing are skipped.
std::vector<Drawn> draw_many(const HardKind& kind, int players, int count, std::uint64_t seed) {
  std::vector<Drawn> drawn;
  for (int i = 0; i < count; ++i) {
    const std::uint64_t own = derive(seed, static_cast<std::uint64_t>(i));
    if (const std::optional<std::int64_t> cost = cost_of(draw(kind, players, own)))
      drawn.push_back({*cost, own});
  }
  std::sort(drawn.begin(), drawn.end(), [](const Drawn& a, const Drawn& b) { return a.cost < b.cost; });
  return drawn;
}

int report(const HardKind& kind, int players, int count, std::uint64_t seed) {
  const std::vector<Drawn> drawn = draw_many(kind, players, count, seed);
  std::printf("%-10s %4d players, %4zu of %d can be paired", std::string(kind.name).c_str(), players,
              drawn.size(), count);
  if (!drawn.empty()) {
    const auto time = [&](const Drawn& one) { return time_of(draw(kind, players, one.seed)); };
    const Drawn& worst = drawn.back();
    std::printf(": median %.3f ms, 90 %% %.3f ms, most steps %.3f ms (%lld steps, seed %llu)",
                time(drawn[drawn.size() / 2]), time(drawn[drawn.size() * 9 / 10]), time(worst),
                static_cast<long long>(worst.cost), static_cast<unsigned long long>(worst.seed));
    // A step of one part takes longer than one of another.
    double slowest = 0;
    std::uint64_t seed_of_slowest = 0;
    for (const Drawn& one : drawn)
      if (const double milliseconds = time(one); milliseconds > slowest)
        slowest = milliseconds, seed_of_slowest = one.seed;
    std::printf(", slowest %.3f ms (seed %llu)", slowest, static_cast<unsigned long long>(seed_of_slowest));
  }
  std::printf("\n");
  std::fflush(stdout);
  return EXIT_SUCCESS;
}

int climb(const HardKind& kind, int players, int changes, std::uint64_t seed, const std::string& path) {
  const std::vector<Drawn> drawn = draw_many(kind, players, 20, seed);
  if (drawn.empty()) return fail("none of 20 positions can be paired");
  State best = draw(kind, players, drawn.back().seed);
  std::int64_t cost = drawn.back().cost;
  std::printf("%-10s %4d players: %lld steps, %.3f ms at first", std::string(kind.name).c_str(), players,
              static_cast<long long>(cost), time_of(best));
  std::fflush(stdout);
  Random random(derive(seed, static_cast<std::uint64_t>(changes)));
  for (int change = 0; change < changes; ++change) {
    State next = best;
    mutate(next, random);
    const std::int64_t other = cost_of(next).value_or(0);
    if (other <= cost) continue;
    best = std::move(next);
    cost = other;
    if (!path.empty() && write(best, path) != EXIT_SUCCESS) return EXIT_FAILURE;
  }
  std::printf("; %lld steps, %.3f ms after %d changes tried\n", static_cast<long long>(cost), time_of(best),
              changes);
  return EXIT_SUCCESS;
}

const HardKind* kind_called(std::string_view name) {
  const auto kinds = hard_kinds();
  const auto kind = std::find_if(kinds.begin(), kinds.end(), [&](const HardKind& k) { return k.name == name; });
  return kind == kinds.end() ? nullptr : &*kind;
}

int run(std::vector<std::string> words) {
  if (words.size() > 2 && words[0] == "--rules") {
    if (words[1] != "2026" && words[1] != "2016")
      return fail("--rules: found " + words[1] + ", expected 2016 or 2026");
    if (words[1] == "2026") options.edition = Edition::Fide2026;
    words.erase(words.begin(), words.begin() + 2);
  }
  if (is_about_recipe(words)) return run_on_recipe(words, *options.edition);
  const auto number = [&](std::size_t i) { return std::atoi(words[i].c_str()); };
  const auto seed = [&](std::size_t i) { return std::strtoull(words[i].c_str(), nullptr, 10); };
  if (words.size() == 5 && words[0] == "draw" && words[1] == "all") {
    for (const HardKind& kind : hard_kinds()) report(kind, number(2), number(3), seed(4));
    return EXIT_SUCCESS;
  }
  const HardKind* const kind = words.size() > 1 ? kind_called(words[1]) : nullptr;
  if (kind == nullptr || words.size() < 5) {
    explain();
    for (const HardKind& known : hard_kinds())
      std::fprintf(stderr, "  %-10s %s\n", std::string(known.name).c_str(), std::string(known.why).c_str());
    return EXIT_FAILURE;
  }
  if (words[0] == "draw") return report(*kind, number(2), number(3), seed(4));
  if (words[0] == "climb") return climb(*kind, number(2), number(3), seed(4), words.size() > 5 ? words[5] : "");
  if (words[0] == "make") return write(draw(*kind, number(2), seed(3)), words[4]);
  explain();
  return EXIT_FAILURE;
}

}  // namespace
}  // namespace bloesem::bench

int main(int argc, char** argv) { return bloesem::bench::run({argv + 1, argv + argc}); }
