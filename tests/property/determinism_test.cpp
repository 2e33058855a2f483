// The same round gives the same pairing and the same record, even if other threads are pairing.
#include <gtest/gtest.h>

#include <string>
#include <thread>

#include "engine/render/json/format_json.hpp"
#include "tests/property/random_rounds.hpp"

namespace bloesem::test {
namespace {

std::string bytes_of(const Tournament& t) {
  const Result<RoundPairing> pairing = pair_round(t);
  return pairing ? render::format_json(t, *pairing, Edition::Baku2016) : pairing.error().message;
}

TEST(Determinism, PairingTwiceGivesTheSameBytes) {
  for_random_rounds([](const Tournament& t, Random&) { EXPECT_EQ(bytes_of(t), bytes_of(t)); });
}

// Four threads go through the same rounds, each starting at another one.
TEST(Determinism, ThreadsGiveTheSameBytes) {
  std::vector<Tournament> tournaments;
  for_random_rounds([&](const Tournament& t, Random&) { tournaments.push_back(t); }, rounds_to_try() / 4);
  std::vector<std::string> alone;
  for (const Tournament& t : tournaments) alone.push_back(bytes_of(t));

  constexpr std::size_t threads = 4;
  std::vector<std::vector<std::string>> together(threads, std::vector<std::string>(tournaments.size()));
  std::vector<std::thread> running;
  for (std::size_t k = 0; k < threads; ++k) {
    running.emplace_back([&, k] {
      for (std::size_t step = 0; step < tournaments.size(); ++step) {
        const std::size_t i = (step + k * tournaments.size() / threads) % tournaments.size();
        together[k][i] = bytes_of(tournaments[i]);
      }
    });
  }
  for (std::thread& thread : running) thread.join();
  for (const std::vector<std::string>& bytes : together) EXPECT_EQ(bytes, alone);
}

}  // namespace
}  // namespace bloesem::test
