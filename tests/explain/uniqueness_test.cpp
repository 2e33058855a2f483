#include "bloesem/explain/uniqueness.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include "engine/requested_round.hpp"
#include "engine/sequence/evaluation.hpp"
#include "engine/sequence/requested_field.hpp"
#include "tests/explain/random_round.hpp"

namespace bloesem::explain {
namespace {

using bloesem::test::Random;
using bloesem::test::random_round;
using sequence::Candidate;
using sequence::CriterionValue;
using sequence::Place;

// All candidates of a bracket that are equal to the one that was paired, by enumeration; the sequence engine
// says what complies and what it is worth.
class Enumeration {
 public:
  Enumeration(const Subject& subject, const BracketRecord& record)
      : rules_(subject.options.edition->system().rulebook()),
        field_(sequence::requested_field(subject.tournament, subject.options)->field),
        bracket_(sequence::bracket_of(field_, record, rules_.completion)),
        players_(bracket_.players()),
        paired_(sequence::candidate_of(field_, record)) {
    worth_ = sequence::evaluate(field_, bracket_, paired_, rules_);
    left_.assign(players_.size(), 1);
    extend(0);
  }

  [[nodiscard]] const std::vector<Candidate>& equal() const { return equal_; }
  [[nodiscard]] bool better() const { return better_; }
  [[nodiscard]] bool has(const EqualPairing& pairing) const {
    Candidate candidate;
    for (const auto& [higher, lower] : pairing.pairs)
      candidate.pairs.emplace_back(field_.place_of(higher), field_.place_of(lower));
    for (const PlayerIndex player : pairing.downfloaters)
      candidate.downfloaters.push_back(field_.place_of(player));
    std::sort(candidate.pairs.begin(), candidate.pairs.end());
    return std::count(equal_.begin(), equal_.end(), candidate) == 1;
  }
  [[nodiscard]] bool all_have(const Pair& pair) const {
    const std::pair places(field_.place_of(pair.first), field_.place_of(pair.second));
    return std::all_of(equal_.begin(), equal_.end(), [&](const Candidate& candidate) {
      return std::count(candidate.pairs.begin(), candidate.pairs.end(), places) == 1;
    });
  }

 private:
  void extend(std::size_t i) {
    while (i < players_.size() && left_[i] == 0) ++i;
    if (i == players_.size()) return judge();
    for (std::size_t j = i + 1; j < players_.size(); ++j) {
      if (left_[j] == 0 || !field_.may_meet(players_[i], players_[j])) continue;
      left_[j] = 0;
      candidate_.pairs.emplace_back(players_[i], players_[j]);
      extend(i + 1);
      candidate_.pairs.pop_back();
      left_[j] = 1;
    }
    if (candidate_.downfloaters.size() == paired_.downfloaters.size()) return;
    candidate_.downfloaters.push_back(players_[i]);
    extend(i + 1);
    candidate_.downfloaters.pop_back();
  }

  void judge() {
    if (sequence::broken_rule(field_, bracket_, candidate_, rules_)) return;
    if (bracket_.kind != criteria::BracketKind::Last && bracket_.kind != criteria::BracketKind::Collapsed &&
        !sequence::completes_the_round(field_, bracket_, candidate_.downfloaters))
      return;
    const std::vector<CriterionValue> worth = sequence::evaluate(field_, bracket_, candidate_, rules_);
    const auto order = sequence::compare(worth, worth_);
    better_ = better_ || order == std::strong_ordering::less;
    if (order == std::strong_ordering::equal) equal_.push_back(candidate_);
  }

  const sequence::Rulebook& rules_;
  sequence::Field field_;
  sequence::Bracket bracket_;
  std::vector<Place> players_;
  Candidate paired_;
  std::vector<CriterionValue> worth_;
  std::vector<char> left_;
  Candidate candidate_;
  std::vector<Candidate> equal_;
  bool better_ = false;
};

struct Counts {
  int rounds = 0;
  int only = 0;
  int otherwise = 0;
  int float_otherwise = 0;
};

void compare(const Subject& subject, Counts& counts) {
  const Result<Uniqueness> answer = uniqueness(subject);
  ASSERT_TRUE(answer) << answer.error().message;
  const std::vector<BracketRecord>& brackets = subject.answer->record.brackets;
  ASSERT_EQ(answer->size(), static_cast<std::size_t>(std::count_if(
                                brackets.begin(), brackets.end(),
                                [](const BracketRecord& bracket) { return !bracket.discarded; })));
  for (const BracketUniqueness& each : *answer) {
    const BracketRecord& record = brackets[each.bracket];
    SCOPED_TRACE("bracket " + std::to_string(each.bracket) + " kind " +
                 std::to_string(static_cast<int>(record.kind)));
    const Enumeration all(subject, record);
    EXPECT_FALSE(all.better());
    ASSERT_GE(all.equal().size(), 1U);
    EXPECT_EQ(each.only_one(), all.equal().size() == 1);
    ASSERT_EQ(each.without.size(), record.pairs.size());
    for (std::size_t i = 0; i < record.pairs.size(); ++i) {
      EXPECT_EQ(!each.without[i], all.all_have(record.pairs[i])) << "pair " << i;
      ++(each.without[i] ? counts.otherwise : counts.only);
      if (!each.without[i]) continue;
      const std::vector<Pair>& pairs = each.others[*each.without[i]].pairs;
      EXPECT_EQ(std::count(pairs.begin(), pairs.end(), record.pairs[i]), 0);
    }
    for (const EqualPairing& other : each.others) {
      EXPECT_TRUE(all.has(other));
      counts.float_otherwise += other.downfloaters == record.downfloaters ? 0 : 1;
    }
  }
}

void compare_rounds(int rounds, unsigned seed) {
  Random random(seed);
  Counts counts;
  while (counts.rounds < rounds && !testing::Test::HasFailure()) {
    SCOPED_TRACE("seed " + std::to_string(seed) + ", round " + std::to_string(counts.rounds));
    const std::optional<Subject> subject = random_round(random, 2, 13);
    if (!subject || !subject->answer) continue;
    compare(*subject, counts);
    ++counts.rounds;
  }
  EXPECT_GT(counts.only, rounds);
  EXPECT_GT(counts.otherwise, rounds);
  EXPECT_GT(counts.float_otherwise, rounds / 10);
  testing::Test::RecordProperty("only", counts.only);
  testing::Test::RecordProperty("otherwise", counts.otherwise);
  testing::Test::RecordProperty("float_otherwise", counts.float_otherwise);
}

TEST(Uniqueness, IsThatOfAllCandidates) { compare_rounds(300, 1); }

TEST(SlowExplanations, UniquenessIsThatOfAllCandidates) {
  for (unsigned seed = 1; seed <= 10; ++seed) compare_rounds(500, 100 + seed);
}

}  // namespace
}  // namespace bloesem::explain
