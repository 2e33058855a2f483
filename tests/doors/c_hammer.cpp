// Eight threads that use bloesem/c.h at once, on objects of their own and on shared ones that nobody changes.
// Usage: c_hammer ROUNDS
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "bloesem/c.h"

namespace {

std::atomic<int> faults{0};
constexpr std::string_view more = R"({"rounds": 6})";  // one more than have been played

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

// What is called back belongs to the thread that calls the library.
struct Calls {
  std::thread::id thread = std::this_thread::get_id();
  std::int32_t stop = 0;
  int told = 0;
};

std::int32_t cancelled(void* data) {
  const auto* const calls = static_cast<const Calls*>(data);
  expect(calls->thread == std::this_thread::get_id(), "asked by another thread");
  return calls->stop;
}

void progress(void* data, const char*, std::int32_t, std::int32_t) { ++static_cast<Calls*>(data)->told; }

void pair_shared(const bloesem_tournament* shared) {
  for (const std::int32_t stop : {0, 1}) {
    Calls calls{.stop = stop};
    const bloesem_watch watch{60'000, cancelled, progress, &calls};
    bloesem_round* round = nullptr;
    const std::int32_t code = bloesem_tournament_pair(shared, &watch, &round, nullptr);
    expect(code == (stop == 0 ? BLOESEM_OK : BLOESEM_CANCELLED), "pairing what is shared");
    expect(stop == 1 || calls.told > 0, "no progress is told");
    bloesem_round_free(round);
  }
}

void pair_many(const std::string& bytes, const bloesem_options* options,
               const std::vector<std::int32_t>& expected) {
  constexpr std::size_t count = 5;
  std::string all;
  for (std::size_t i = 0; i < count; ++i) all += bytes;
  const std::vector<std::size_t> lengths(count, bytes.size());
  bloesem_rounds* rounds = nullptr;
  expect(bloesem_pair_many(all.data(), lengths.data(), count, options, nullptr, &rounds, nullptr) == BLOESEM_OK,
         "many rounds are not paired");
  std::size_t boards = 0;
  const std::int32_t* const players = bloesem_rounds_boards(rounds, &boards);
  expect(2 * boards == count * expected.size(), "boards are missing");
  for (std::size_t i = 0; i < 2 * boards; ++i)
    expect(players[i] == expected[i % expected.size()], "one of many rounds is paired otherwise");
  bloesem_rounds_free(rounds);
}

// A round is paired, recorded and taken back.
void play(const std::string& bytes) {
  bloesem_tournament* own = nullptr;
  expect(bloesem_tournament_from_bytes(bytes.data(), bytes.size(), more.data(), more.size(), &own, nullptr) ==
             BLOESEM_OK,
         "no tournament");
  const std::string before = bloesem_tournament_bytes(own, nullptr);
  bloesem_round* round = nullptr;
  expect(bloesem_tournament_pair(own, nullptr, &round, nullptr) == BLOESEM_OK, "an own round is not paired");
  expect(bloesem_tournament_record(own, round, nullptr) == BLOESEM_OK, "a round is not recorded");
  std::size_t boards = 0;
  const std::int32_t* const pairs = bloesem_round_boards(round, &boards);
  expect(bloesem_tournament_result(own, bloesem_round_number(round), pairs[0], pairs[1], "1-0", nullptr) ==
             BLOESEM_OK,
         "a result is not recorded");
  bloesem_round_free(round);
  expect(bloesem_tournament_undo(own, nullptr) == BLOESEM_OK &&
             bloesem_tournament_undo(own, nullptr) == BLOESEM_OK,
         "a change is not taken back");
  expect(before == bloesem_tournament_bytes(own, nullptr), "what was taken back is still there");
  bloesem_tournament_free(own);
}

void use(const std::string& bytes, const bloesem_options* options, const std::vector<std::int32_t>& expected,
         const bloesem_tournament* shared, int rounds) {
  for (int i = 0; i < rounds; ++i) {
    expect(paired(bytes, options) == expected, "a round is paired otherwise");
    pair_many(bytes, options, expected);
    pair_shared(shared);
    play(bytes);
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
  if (bloesem_tournament_from_bytes(bytes.data(), bytes.size(), more.data(), more.size(), &shared, nullptr) !=
      BLOESEM_OK)
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
