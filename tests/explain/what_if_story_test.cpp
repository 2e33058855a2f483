#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "bloesem/explain/what_if.hpp"
#include "tests/explain/paired_again.hpp"
#include "tests/explain/random_change.hpp"
#include "tests/explain/story_arguments.hpp"

namespace bloesem::explain {
namespace {

using test::argument;

// Verifies claims about the round before and the round after, which was paired again.
class Verifier {
 public:
  Verifier(const Subject& subject, const std::vector<Change>& changes)
      : before_(seats(subject.answer ? *subject.answer : RoundPairing{})) {
    if (const auto again = test::paired_again(subject, changes)) after_ = seats(*again);
  }

  // Returns false for a claim that is false; counts those it can verify.
  bool is_true(const Claim& claim) {
    const auto player = [&](std::string_view name) { return argument<PlayerIndex>(claim, name); };
    switch (claim.statement) {
      case Statement::OpponentWouldBe:
        return count(partner(before_, player("player")) == player("instead") &&
                     partner(after_, player("player")) == player("opponent"));
      case Statement::ByeWouldMove:
        return count(has_bye(before_, player("instead")) && has_bye(after_, player("player")) &&
                     !has_bye(after_, player("instead")));
      case Statement::ByeWouldCome: return count(has_bye(after_, player("player")) && !anybody(before_));
      case Statement::ByeWouldGo: return count(has_bye(before_, player("player")) && !anybody(after_));
      case Statement::RoundWouldStay: return count(before_ == after_);
      case Statement::PairsWouldDiffer:
        for (const auto& [one, other] : argument<std::vector<Pair>>(claim, "gone"))
          if (partner(before_, one) != other || partner(after_, one) == other) return false;
        for (const auto& [one, other] : argument<std::vector<Pair>>(claim, "come"))
          if (partner(after_, one) != other || partner(before_, one) == other) return false;
        return count(true);
      default: return true;
    }
  }

  [[nodiscard]] std::size_t verified() const { return verified_; }

 private:
  using Seats = std::map<PlayerIndex, PlayerIndex>;  // those with the bye sit with themselves

  static Seats seats(const RoundPairing& pairing) {
    Seats seats;
    for (const auto& [one, other] : test::pairs_and_byes(pairing)) {
      seats[one == no_player ? other : one] = other;
      seats[other] = one == no_player ? other : one;
    }
    return seats;
  }
  static PlayerIndex partner(const Seats& seats, PlayerIndex player) {
    const auto found = seats.find(player);
    return found == seats.end() ? no_player : found->second;
  }
  static bool has_bye(const Seats& seats, PlayerIndex player) { return partner(seats, player) == player; }
  static bool anybody(const Seats& seats) {
    return std::any_of(seats.begin(), seats.end(), [](const auto& seat) { return seat.first == seat.second; });
  }
  bool count(bool value) {
    ++verified_;
    return value;
  }

  Seats before_;
  Seats after_;
  std::size_t verified_ = 0;
};

TEST(WhatIfStory, SaysWhatPairingAgainShows) {
  test::Random random(2361);
  std::size_t verified = 0;
  for (int run = 0; run < 500; ++run) {
    const Subject subject = test::round_to_change(random, 16, 5);
    const std::vector<Change> changes = test::random_changes(random, subject, random.between(1, 2));
    if (changes.empty()) continue;
    const Result<Explanation> story = explain_what_if(subject, changes);
    ASSERT_TRUE(story);
    ASSERT_GT(story->story.size(), changes.size());
    Verifier verifier(subject, changes);
    for (const Claim& claim : story->story) ASSERT_TRUE(verifier.is_true(claim)) << run;
    verified += verifier.verified();
  }
  EXPECT_GT(verified, 500U);
}

}  // namespace
}  // namespace bloesem::explain
