// Benchmarks of rounds of opens under both editions.
#pragma once

#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "bloesem/edition.hpp"

namespace bloesem::bench {

// Registers NAME/2016/round:1 and so on, which call measure(state, edition, round), and calls
// configure(benchmark) for each.
template <class Measure, class Configure>
bool register_rounds(const std::string& name, const std::vector<int>& rounds, Measure measure,
                     Configure configure) {
  for (const Edition edition : {Edition::Baku2016, Edition::Fide2026})
    for (const int round : rounds) {
      const std::string year = edition == Edition::Baku2016 ? "2016" : "2026";
      configure(benchmark::RegisterBenchmark((name + "/" + year + "/round:" + std::to_string(round)).c_str(),
                                             [=](benchmark::State& state) { measure(state, edition, round); }));
    }
  return true;
}

// Returns 1 to `last`.
[[nodiscard]] inline std::vector<int> rounds_to(int last) {
  std::vector<int> rounds;
  for (int round = 1; round <= last; ++round) rounds.push_back(round);
  return rounds;
}

}  // namespace bloesem::bench
