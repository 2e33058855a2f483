// Eight threads that use bloesem/c.h at once, on objects of their own and on shared ones that nobody changes.
// Usage: c_hammer ROUNDS
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <thread>
#include <vector>

#include "bloesem/c.h"

namespace {

std::atomic<int> faults{0};

void expect(bool holds, const char* what) {
  if (holds) return;
  ++faults;
  std::fprintf(stderr, "c_hammer: %s\n", what);
}

std::string simulated(int seed) {
  const std::string options = R"({"players": 14, "rounds": 5, "seed": )" + std::to_string(seed) + "}";
  bloesem_answer* answer = nullptr;
  bloesem_run("generate", nullptr, 0, options.data(), options.size(), nullptr, &answer);
  std::size_t length = 0;
  const char* const text = bloesem_answer_output(answer, &length);
  std::string bytes(text, length);
  bloesem_answer_free(answer);
  return bytes;
}

std::vector<std::int32_t> paired(const std::string& bytes, const bloesem_options* options) {
  bloesem_round* round = nullptr;
  expect(
      bloesem_pair_bytes(bytes.data(), bytes.size(), nullptr, options, nullptr, &round, nullptr) == BLOESEM_OK,
      "a round is not paired");
  std::size_t boards = 0;
  const std::int32_t* const players = bloesem_round_boards(round, &boards);
  std::vector<std::int32_t> result(players, players + 2 * boards);
  bloesem_round_free(round);
  return result;
}

void use(const std::string& bytes, const bloesem_options* options, const std::vector<std::int32_t>& expected,
         const bloesem_tournament* shared, int rounds) {
  for (int i = 0; i < rounds; ++i) {
    expect(paired(bytes, options) == expected, "a round is paired otherwise");
    const bloesem_file file{"a.trf", bytes.data(), bytes.size()};
    bloesem_answer* answer = nullptr;
    expect(bloesem_run("check", &file, 1, R"({"json": true, "jobs": 2})", 25, nullptr, &answer) == BLOESEM_OK,
           "a check fails");
    bloesem_answer_free(answer);
    expect(bloesem_run("pair", &file, 1, R"({"round": "x"})", 14, nullptr, &answer) == BLOESEM_BAD_INPUT,
           "a wrong option is taken");
    expect(bloesem_answer_error(answer) != nullptr, "an error is missing");
    bloesem_answer_free(answer);
    bloesem_standings* standings = nullptr;
    expect(bloesem_tournament_standings(shared, nullptr, &standings, nullptr) == BLOESEM_OK, "no standings");
    bloesem_standings_free(standings);
    bloesem_tournament* own = nullptr;
    expect(bloesem_tournament_from_bytes(bytes.data(), bytes.size(), nullptr, 0, &own, nullptr) == BLOESEM_OK,
           "no tournament");
    bloesem_tournament_undo(own, nullptr);
    bloesem_tournament_free(own);
  }
}

}  // namespace

int main(int argc, char** argv) {
  const int rounds = argc > 1 ? std::atoi(argv[1]) : 20;
  const std::string bytes = simulated(1);
  bloesem_options* options = nullptr;
  if (bloesem_options_from_json(R"({"round": 4})", 12, &options, nullptr) != BLOESEM_OK) return 1;
  const std::vector<std::int32_t> expected = paired(bytes, options);
  bloesem_tournament* shared = nullptr;
  if (bloesem_tournament_from_bytes(bytes.data(), bytes.size(), nullptr, 0, &shared, nullptr) != BLOESEM_OK)
    return 1;
  {
    std::vector<std::thread> threads;
    for (int i = 0; i < 8; ++i) threads.emplace_back([&] { use(bytes, options, expected, shared, rounds); });
    for (std::thread& thread : threads) thread.join();
  }
  bloesem_tournament_free(shared);
  bloesem_options_free(options);
  return faults == 0 ? 0 : 1;
}
