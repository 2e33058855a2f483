// Measures one file, writes files to be measured, and prints the signature. Called by the scripts of this
// folder.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "bench/opens.hpp"
#include "bench/processor_time.hpp"
#include "bloesem/pair_round.hpp"
#include "bloesem/trf/reader.hpp"
#include "engine/campaign/signature.hpp"

namespace bloesem::bench {
namespace {

constexpr const char* usage = R"(usage:
  bloesem_measure time FILE ROUND RUNS [SOLVER]   pairs the round (0: the coming one): median and least milliseconds
  bloesem_measure write PLAYERS ROUND OUT         an open before that round, as a report file
  bloesem_measure signature 2016|2026 [SOLVER]    one number over the pairings of many rounds
SOLVER: auto (default), fast, blossom, lemon, whole
)";

int fail(const std::string& message) {
  std::fprintf(stderr, "bloesem_measure: error: %s\n", message.c_str());
  return EXIT_FAILURE;
}

SolverChoice solver_called(std::string_view name) {
  for (const SolverChoice solver :
       {SolverChoice::Fast, SolverChoice::Blossom, SolverChoice::Lemon, SolverChoice::Whole})
    if (name == name_of(solver)) return solver;
  return SolverChoice::Auto;
}

int time(const std::string& path, int round, int runs, SolverChoice solver) {
  std::ifstream stream(path, std::ios::binary);
  const std::string bytes(std::istreambuf_iterator<char>(stream), {});
  const auto read = trf::read_tournament(bytes, {.purpose = trf::Purpose::Pair});
  if (!read.tournament) return fail(path + " cannot be read");
  PairOptions options;
  options.solver = solver;
  if (round > 0) options.round = round;
  std::vector<double> times;
  std::size_t boards = 0;
  for (int run = 0; run < std::max(runs, 1); ++run) {
    const double before = processor_milliseconds();
    const auto pairing = pair_round(*read.tournament, options);
    times.push_back(processor_milliseconds() - before);
    if (!pairing) return fail(path + ": " + pairing.error().message);
    boards = pairing->boards.size();
  }
  std::sort(times.begin(), times.end());
  std::printf("%zu boards, median %.4f ms, least %.4f ms\n", boards, times[times.size() / 2], times.front());
  return EXIT_SUCCESS;
}

int write(int players, int round, const std::string& path) {
  std::ofstream stream(path, std::ios::binary);
  stream << file_of(before_round(play_open(players), round));
  return stream.flush() ? EXIT_SUCCESS : fail(path + " cannot be written");
}

int print_signature(Edition edition, SolverChoice solver) {
  const auto pair = [solver](const Tournament& tournament, PairOptions options) {
    options.solver = solver;
    return pair_round(tournament, options);
  };
  const auto signature = campaign::signature_of(pair, edition);
  if (!signature) return fail(signature.error().message);
  std::printf("signature %016llx over %d rounds\n", static_cast<unsigned long long>(signature->value),
              signature->rounds);
  return EXIT_SUCCESS;
}

int run(const std::vector<std::string>& words) {
  const auto number = [&](std::size_t i) { return std::atoi(words[i].c_str()); };
  const auto solver = [&](std::size_t i) { return solver_called(i < words.size() ? words[i] : ""); };
  if (words.size() >= 4 && words[0] == "time") return time(words[1], number(2), number(3), solver(4));
  if (words.size() == 4 && words[0] == "write") return write(number(1), number(2), words[3]);
  if (words.size() >= 2 && words[0] == "signature" && (words[1] == "2016" || words[1] == "2026"))
    return print_signature(words[1] == "2016" ? Edition::Baku2016 : Edition::Fide2026, solver(2));
  std::fputs(usage, stderr);
  return EXIT_FAILURE;
}

}  // namespace
}  // namespace bloesem::bench

int main(int argc, char** argv) { return bloesem::bench::run({argv + 1, argv + argc}); }
