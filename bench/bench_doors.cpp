// From bytes to boards through the library and through bloesem/c.h. doors.py makes the files, and compares
// Python and JavaScript with these in the same run.
#include <benchmark/benchmark.h>

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "bloesem/c.h"
#include "bloesem/pair_round.hpp"
#include "bloesem/prepare.hpp"

namespace {

// Returns a file of the folder BLOESEM_DOOR_FILES.
std::string file(const std::string& name) {
  const char* const folder = std::getenv("BLOESEM_DOOR_FILES");
  std::ifstream stream(std::string(folder == nullptr ? "." : folder) + '/' + name, std::ios::binary);
  std::ostringstream content;
  content << stream.rdbuf();
  return content.str();
}

// Returns the files whose lengths stand in NAME.lengths.
std::vector<std::string> files(const std::string& name) {
  const std::string all = file(name);
  std::istringstream lengths(file(name + ".lengths"));
  std::vector<std::string> result;
  std::size_t at = 0;
  for (std::size_t length = 0; lengths >> length; at += length) result.push_back(all.substr(at, length));
  return result;
}

int boards_by_library(const std::string& bytes) {
  const bloesem::Result<bloesem::service::Prepared> prepared =
      bloesem::service::prepare(bytes, {.reading = {.rounds_declared = 9}});
  if (!prepared) return -1;
  const bloesem::Result<bloesem::RoundPairing> pairing =
      bloesem::pair_round(prepared->tournament, prepared->options);
  return pairing ? static_cast<int>(pairing->boards.size()) : -1;
}

int boards_by_c(const std::string& bytes) {
  static bloesem_options* const options = [] {
    bloesem_options* made = nullptr;
    bloesem_options_from_json(R"({"rounds": 9})", 13, &made, nullptr);
    return made;
  }();
  bloesem_round* round = nullptr;
  if (bloesem_pair_bytes(bytes.data(), bytes.size(), nullptr, options, nullptr, &round, nullptr) != BLOESEM_OK)
    return -1;
  std::size_t boards = 0;
  benchmark::DoNotOptimize(bloesem_round_boards(round, &boards));
  bloesem_round_free(round);
  return static_cast<int>(boards);
}

template <int (*boards_of)(const std::string&)>
void BM_One(benchmark::State& state) {
  const std::string bytes = file("large.trf");
  if (boards_of(bytes) <= 0) return state.SkipWithError("no files: run bench/doors.py");
  for (auto _ : state) benchmark::DoNotOptimize(boards_of(bytes));
}

template <int (*boards_of)(const std::string&)>
void BM_Many(benchmark::State& state) {
  const std::vector<std::string> all = files("small");
  if (all.empty()) return state.SkipWithError("no files: run bench/doors.py");
  for (auto _ : state)
    for (const std::string& bytes : all) benchmark::DoNotOptimize(boards_of(bytes));
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(all.size()));
}

BENCHMARK(BM_One<boards_by_library>)->Name("Door/Library/one")->Unit(benchmark::kMicrosecond);
BENCHMARK(BM_One<boards_by_c>)->Name("Door/C/one")->Unit(benchmark::kMicrosecond);
BENCHMARK(BM_Many<boards_by_library>)->Name("Door/Library/many")->Unit(benchmark::kMicrosecond);
BENCHMARK(BM_Many<boards_by_c>)->Name("Door/C/many")->Unit(benchmark::kMicrosecond);

}  // namespace
