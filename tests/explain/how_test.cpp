#include "bloesem/explain/how.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "tests/explain/paired_again.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::explain {
namespace {

using bloesem::test::nr;
using bloesem::test::Random;
using bloesem::test::TournamentBuilder;
using test::paired_again;
using test::pairs_and_byes;

// Tries all changes, each by changing the tournament and pairing it again.
class EveryChange {
 public:
  EveryChange(const Subject& subject, const Goal& goal) : subject_(subject), goal_(goal) {}

  std::vector<std::string> answers() {
    if (has_goal({})) return {};
    const int last = subject_.round() - 1;
    for (int round = 1; round <= last; ++round)
      for (const Change& change : results_of(round)) try_out({change});
    const auto players = static_cast<PlayerIndex>(subject_.tournament.players.size());
    for (PlayerIndex one = 0; one < players; ++one) {
      if (one != goal_.one && one != goal_.other) try_out({{ChangeKind::Absent, one}});
      for (PlayerIndex other = one + 1; other < players; ++other) {
        if (goal_.is_bye() || std::pair(one, other) !=
                                  std::pair(std::min(goal_.one, goal_.other), std::max(goal_.one, goal_.other)))
          if (!forbidden(one, other)) try_out({{ChangeKind::Forbidden, one, other}});
        if (forbidden(one, other)) try_out({{ChangeKind::Allowed, one, other}});
      }
    }
    if (found_.empty() && last > 0) {
      const std::vector<Change> results = results_of(last);
      for (const Change& one : results)
        for (const Change& other : results)
          if (one.one < other.one) try_out({one, other});
    }
    std::sort(found_.begin(), found_.end());
    return found_;
  }

 private:
  [[nodiscard]] bool has_goal(const std::vector<Change>& changes) const {
    const auto pairing = paired_again(subject_, changes);
    if (!pairing) return false;
    const Pair wanted = std::minmax(goal_.one, goal_.other);
    for (const Pair& pair : pairs_and_byes(*pairing))
      if (pair == wanted) return true;
    return false;
  }

  void try_out(const std::vector<Change>& changes) {
    // A player who takes no part cannot be absent.
    const bool absent = changes[0].kind == ChangeKind::Absent && !takes_part(changes[0].one);
    if (absent || !has_goal(changes)) return;
    std::vector<std::string> texts;
    for (const Change& change : changes) texts.push_back(test::text_of(change));
    std::sort(texts.begin(), texts.end());
    std::string text;
    for (const std::string& each : texts) text += each + "; ";
    found_.push_back(text);
  }

  [[nodiscard]] bool takes_part(PlayerIndex player) const {
    const auto& absent = subject_.options.absent;
    if (std::find(absent.begin(), absent.end(), player) != absent.end()) return false;
    const RoundEntry entry =
        subject_.tournament.players[static_cast<std::size_t>(player)].round(subject_.round() - 1);
    if (subject_.round() <= subject_.tournament.rounds_played) return took_part(entry);
    return entry.outcome == Outcome::Absent;
  }

  [[nodiscard]] std::vector<Change> results_of(int round) const {
    constexpr std::pair<Outcome, Outcome> games[] = {
        {Outcome::Win, Outcome::Loss}, {Outcome::Draw, Outcome::Draw}, {Outcome::Loss, Outcome::Win}};
    std::vector<Change> changes;
    const auto& players = subject_.tournament.players;
    for (std::size_t i = 0; i < players.size(); ++i) {
      const RoundEntry own = players[i].round(round - 1);
      const auto one = static_cast<PlayerIndex>(i);
      if (own.opponent <= one || own.colour == Colour::None) continue;
      for (const auto& [a, b] : games) {
        const bool unrated_twin = (own.outcome == Outcome::UnratedWin && a == Outcome::Win) ||
                                  (own.outcome == Outcome::UnratedDraw && a == Outcome::Draw) ||
                                  (own.outcome == Outcome::UnratedLoss && a == Outcome::Loss);
        if (own.outcome != a && !unrated_twin)
          changes.push_back({ChangeKind::Result, one, own.opponent, round, a, b});
      }
    }
    return changes;
  }

  [[nodiscard]] bool forbidden(PlayerIndex one, PlayerIndex other) const {
    for (const auto& group : subject_.tournament.forbidden_groups)
      if (std::count(group.begin(), group.end(), one) > 0 && std::count(group.begin(), group.end(), other) > 0)
        return true;
    const auto& pairs = subject_.options.forbidden;
    return std::any_of(pairs.begin(), pairs.end(), [&](const auto& pair) {
      return pair == std::pair(one, other) || pair == std::pair(other, one);
    });
  }

  const Subject& subject_;
  Goal goal_;
  std::vector<std::string> found_;
};

std::vector<std::string> texts_of(const How& how) {
  std::vector<std::string> found;
  for (const std::vector<Change>& changes : how.answers) {
    std::vector<std::string> texts;
    for (const Change& change : changes) texts.push_back(test::text_of(change));
    std::sort(texts.begin(), texts.end());
    std::string& text = found.emplace_back();
    for (const std::string& each : texts) text += each + "; ";
  }
  std::sort(found.begin(), found.end());
  return found;
}

void compare_changes_with_brute_force(std::uint64_t seed, int questions) {
  Random random(seed);
  std::size_t answered = 0;
  std::size_t with_two = 0;
  std::size_t of_byes = 0;
  for (int run = 0; run < questions; ++run) {
    const Subject subject = test::round_to_change(random, 9, 4);
    const auto last = static_cast<PlayerIndex>(subject.tournament.players.size() - 1);
    Goal goal{random.between(PlayerIndex(0), last), random.between(PlayerIndex(0), last)};
    if (goal.one == goal.other) goal.other = no_player;
    const Result<How> answer = how(subject, goal, {.most_answers = 100'000});
    ASSERT_TRUE(answer) << answer.error().message;
    ASSERT_EQ(texts_of(*answer), EveryChange(subject, goal).answers()) << "question " << run;
    answered += answer->answers.empty() ? 0 : 1;
    of_byes += goal.is_bye() && !answer->answers.empty() ? 1 : 0;
    with_two += !answer->answers.empty() && answer->answers[0].size() == 2 ? 1 : 0;
    for (const HowStage stage : {HowStage::LastResult, HowStage::Forbidden, HowStage::Allowed})
      ASSERT_TRUE(answer->stages[static_cast<std::size_t>(stage)].is_complete());
  }
  EXPECT_GT(answered, static_cast<std::size_t>(questions) / 4);
  EXPECT_GT(with_two, static_cast<std::size_t>(questions) / 100);
  EXPECT_GT(of_byes, static_cast<std::size_t>(questions) / 100);
}

TEST(How, HasExactlyTheAnswersOfBruteForce) { compare_changes_with_brute_force(2301, 200); }

TEST(SlowExplanations, HowHasExactlyTheAnswersOfBruteForce) { compare_changes_with_brute_force(2302, 20'000); }

Subject four_after_one_round() {
  return *subject_of(TournamentBuilder(4).declared(3).round("1-3 1/0, 4-2 0/1"), {});
}

TEST(How, IsSilentAboutAGoalThatHolds) {
  const Subject subject = four_after_one_round();
  const Result<How> answer = how(subject, {nr(1), nr(2)});
  ASSERT_TRUE(answer);
  EXPECT_TRUE(answer->holds_already);
  EXPECT_TRUE(answer->answers.empty());
}

TEST(How, KnowsThatAGameCannotBeRepeated) {
  const Subject subject = four_after_one_round();
  const Result<How> answer = how(subject, {nr(1), nr(3)});
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->met_in, 1);
  EXPECT_TRUE(answer->answers.empty());
}

TEST(How, FindsTheOneResult) {
  const Subject subject = four_after_one_round();
  const Result<How> answer = how(subject, {nr(1), nr(4)});
  ASSERT_TRUE(answer);
  const std::vector<Change> won{{ChangeKind::Result, nr(4), nr(2), 1, Outcome::Win, Outcome::Loss}};
  EXPECT_NE(std::find(answer->answers.begin(), answer->answers.end(), won), answer->answers.end());
}

TEST(How, SaysWhatItHasNotSearched) {
  const Subject subject = four_after_one_round();
  const Result<How> answer = how(subject, {nr(1), nr(4)}, {.time = {std::chrono::steady_clock::now()}});
  ASSERT_TRUE(answer);
  EXPECT_TRUE(answer->out_of_time);
  EXPECT_TRUE(answer->answers.empty());
  EXPECT_EQ(answer->stages[0].searched, 0U);
  EXPECT_EQ(answer->stages[0].changes, 4U);
}

TEST(How, EndsWithTheNumberOfAnswersAskedFor) {
  const Subject subject = four_after_one_round();
  const Result<How> answer = how(subject, {nr(1), nr(4)}, {.most_answers = 1});
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->answers.size(), 1U);
  EXPECT_FALSE(answer->out_of_time);
}

TEST(How, RefusesAGoalWithoutPlayers) {
  const Subject subject = four_after_one_round();
  EXPECT_EQ(how(subject, {nr(1), nr(1)}).error().code, ErrorCode::InvalidInput);
  EXPECT_EQ(how(subject, {nr(9), no_player}).error().message, "expected a player of the tournament");
}

}  // namespace
}  // namespace bloesem::explain
