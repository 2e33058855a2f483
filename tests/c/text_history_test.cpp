// engine/c/text_history.hpp: every earlier text comes back, and only what a change removed is kept.
#include "engine/c/text_history.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <random>
#include <string>
#include <vector>

namespace bloesem::c_test {
namespace {

void expect_taken_back(const std::vector<std::string>& texts) {
  c::TextHistory history;
  for (std::size_t i = 1; i < texts.size(); ++i) history.note(texts[i - 1], texts[i]);
  for (std::size_t i = texts.size(); i-- > 1;) {
    EXPECT_EQ(history.before_last(texts[i]), texts[i - 1]);
    history.drop_last();
  }
  EXPECT_TRUE(history.empty());
}

TEST(TextHistory, GivesEveryEarlierTextBack) {
  expect_taken_back(
      {"", "a\n", "a\nb\n", "a\nb", "a\nb\nc", "b\nc", "c\nb\n", "", "x", "", "\n\n", "\n", "\n\n\n"});
  expect_taken_back(
      {"1 a\n2 b\n3 c\n", "1 a\n2 c\n3 c\n", "3 c\n1 a\n2 c\n", "1 a\n1 a\n2 c\n", "1 aa\n1 a\n2 c\n"});
}

TEST(TextHistory, GivesRandomTextsBack) {
  std::mt19937 random(7);
  const auto below = [&random](unsigned most) { return static_cast<unsigned>(random() % most); };
  for (int run = 0; run < 300; ++run) {
    std::vector<std::string> texts;
    for (int i = 0; i < 8; ++i) {
      std::string& text = texts.emplace_back();
      for (unsigned n = below(12); n > 0; --n) text += "ab\n\n"[below(4)];
    }
    expect_taken_back(texts);
  }
}

TEST(TextHistory, KeepsWhatAChangeRemovedOnly) {
  const auto file = [](int players) {
    std::string text = "062 " + std::to_string(players) + "\n";
    for (int i = 1; i <= players; ++i) text += "001 player " + std::to_string(i) + " with a long line\n";
    return text + "XXR 9\n";
  };
  c::TextHistory history;
  for (int players = 1; players < 1000; ++players) history.note(file(players), file(players + 1));
  EXPECT_LT(history.kept_bytes(), 1000U * 150U) << "two spans for each player";
}

}  // namespace
}  // namespace bloesem::c_test
