// Wishes that players should rather not meet: what they may change, and that no rule decides against them.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "bloesem/judge/judge.hpp"
#include "bloesem/judge/proposal.hpp"
#include "engine/model/wishes.hpp"
#include "engine/requested_round.hpp"
#include "engine/sequence/pair_round.hpp"
#include "engine/swiss/system.hpp"
#include "tests/property/random_rounds.hpp"

namespace bloesem::test {
namespace {

using criteria::CriterionValue;
using Groups = std::vector<std::vector<PlayerIndex>>;
using PlayerPair = std::pair<PlayerIndex, PlayerIndex>;

// Players drawn into a few federations; some have none.
Groups random_groups(const Tournament& t, Random& random) {
  const int federations = random.between(1, 4);
  std::map<int, std::vector<PlayerIndex>> drawn;
  for (std::size_t i = 0; i < t.players.size(); ++i)
    if (const int federation = random.between(0, federations); federation > 0)
      drawn[federation].push_back(static_cast<PlayerIndex>(i));
  Groups groups;
  for (auto& [federation, players] : drawn)
    if (players.size() > 1) groups.push_back(std::move(players));
  return groups;
}

Tournament with_wish(Tournament t, const Groups& groups, bool strict) {
  const int round = t.rounds_played + 1;
  t.wishes.push_back({"federation", groups, 1, round, strict});
  return t;
}

bool together(const Groups& groups, const PlayerPair& pair) {
  return std::any_of(groups.begin(), groups.end(), [&](const std::vector<PlayerIndex>& group) {
    return std::binary_search(group.begin(), group.end(), pair.first) &&
           std::binary_search(group.begin(), group.end(), pair.second);
  });
}

int unwished(const Groups& groups, const BracketRecord& bracket) {
  return static_cast<int>(std::count_if(bracket.pairs.begin(), bracket.pairs.end(),
                                        [&](const PlayerPair& pair) { return together(groups, pair); }));
}

// The values without the rows of the wish, and without C4 where completion did not have to be asked for.
std::vector<CriterionValue> values_of(const BracketRecord& bracket) {
  std::vector<CriterionValue> values = bracket.criteria;
  std::erase_if(values, [&](const CriterionValue& value) {
    return value.article == wish_article || value.article == kept_floaters_article ||
           (bracket.kind == criteria::BracketKind::Completing && value.article == "C4");
  });
  return values;
}

std::vector<PlayerPair> sorted_pairs(const BracketRecord& bracket) {
  std::vector<PlayerPair> pairs = bracket.pairs.to_vector();
  std::sort(pairs.begin(), pairs.end());
  return pairs;
}

std::vector<PlayerPair> boards_of(const RoundPairing& pairing) {
  std::vector<PlayerPair> boards;
  for (const Board& board : pairing.boards) boards.emplace_back(board.white, board.black);
  return boards;
}

int wish_value(const BracketRecord& bracket) {
  const auto row = std::find_if(bracket.criteria.begin(), bracket.criteria.end(),
                                [](const CriterionValue& value) { return value.article == wish_article; });
  return row == bracket.criteria.end() ? -1 : row->count;
}

struct WishCounts {
  int rounds = 0;
  int changed = 0;   // rounds paired otherwise because of the wish
  int avoided = 0;   // unwished pairs of the first bracket that departs
  int floaters = 0;  // rounds in which that bracket has other downfloaters
};

// Up to the first bracket that departs everything is equal, and there the values of all criteria.
void expect_equal_values(const RoundPairing& plain, const RoundPairing& wished, const Groups& groups,
                         WishCounts& counts) {
  ++counts.rounds;
  for (std::size_t i = 0; i < plain.record.brackets.size(); ++i) {
    ASSERT_LT(i, wished.record.brackets.size());
    const BracketRecord& own = plain.record.brackets[i];
    const BracketRecord& other = wished.record.brackets[i];
    ASSERT_EQ(own.moved_down, other.moved_down);
    ASSERT_EQ(own.residents, other.residents);
    ASSERT_EQ(own.discarded, other.discarded) << "a wish decides nothing about a PPB";
    EXPECT_EQ(values_of(own), values_of(other));
    if (own.kind != criteria::BracketKind::Bye) {
      EXPECT_EQ(wish_value(other), unwished(groups, other));
    }
    if (sorted_pairs(own) == sorted_pairs(other) && own.downfloaters == other.downfloaters) continue;
    ASSERT_FALSE(own.discarded);
    EXPECT_LT(unwished(groups, other), unwished(groups, own)) << "otherwise the first in the order stays";
    ++counts.changed;
    counts.avoided += unwished(groups, own) - unwished(groups, other);
    counts.floaters += own.downfloaters == other.downfloaters ? 0 : 1;
    return;
  }
  EXPECT_EQ(boards_of(plain), boards_of(wished));
}

// No bracket has other players, downfloaters or values.
void expect_same_round_values(const RoundPairing& plain, const RoundPairing& wished, const Groups& groups,
                              WishCounts& counts) {
  ++counts.rounds;
  ASSERT_EQ(plain.record.brackets.size(), wished.record.brackets.size());
  EXPECT_EQ(plain.bye, wished.bye);
  counts.changed += boards_of(plain) == boards_of(wished) ? 0 : 1;
  for (std::size_t i = 0; i < plain.record.brackets.size(); ++i) {
    const BracketRecord& own = plain.record.brackets[i];
    const BracketRecord& other = wished.record.brackets[i];
    ASSERT_EQ(own.moved_down, other.moved_down);
    ASSERT_EQ(own.residents, other.residents);
    ASSERT_EQ(own.downfloaters, other.downfloaters);
    EXPECT_EQ(own.kind, other.kind);
    EXPECT_EQ(values_of(own), values_of(other));
    EXPECT_LE(unwished(groups, other), unwished(groups, own));
    counts.avoided += unwished(groups, own) - unwished(groups, other);
  }
}

struct SystemName {
  const char* id;
  const char* edition;
};
constexpr std::array systems_with_wishes = {SystemName{"dutch", "2016"}, SystemName{"dutch", "2026"},
                                            SystemName{"ranked-dutch", "2026"}, SystemName{"burstein", "2026"}};

// Calls visit(plain, options, groups) for random rounds that the edition can pair.
template <class Visit>
void for_rounds_of(const SystemName& name, Visit visit) {
  for_random_rounds([&](const Tournament& t, Random& random) {
    PairOptions options;
    options.edition = find_edition(name.id, name.edition);
    ASSERT_TRUE(options.edition);
    const Result<RoundPairing> plain = pair_round(t, options);
    const Groups groups = random_groups(t, random);
    if (plain) visit(t, *plain, options, groups);
  });
}

class Wish : public testing::TestWithParam<SystemName> {};

TEST_P(Wish, ChangesNoCriterionOfTheFirstBracketThatDeparts) {
  WishCounts counts;
  for_rounds_of(GetParam(), [&](const Tournament& t, const RoundPairing& plain, const PairOptions& options,
                                const Groups& groups) {
    const Result<RoundPairing> wished = pair_round(with_wish(t, groups, false), options);
    ASSERT_TRUE(wished) << wished.error().message;
    expect_equal_values(plain, *wished, groups, counts);
  });
  RecordProperty("rounds", counts.rounds);
  RecordProperty("changed", counts.changed);
  RecordProperty("avoided", counts.avoided);
  RecordProperty("floaters", counts.floaters);
  EXPECT_GT(counts.changed, rounds_to_try() / 50);
  EXPECT_GT(counts.floaters, 0);
}

TEST_P(Wish, StrictChangesNoCriterionOfTheRound) {
  WishCounts counts;
  for_rounds_of(GetParam(), [&](const Tournament& t, const RoundPairing& plain, const PairOptions& options,
                                const Groups& groups) {
    const Result<RoundPairing> wished = pair_round(with_wish(t, groups, true), options);
    ASSERT_TRUE(wished) << wished.error().message;
    expect_same_round_values(plain, *wished, groups, counts);
  });
  RecordProperty("rounds", counts.rounds);
  RecordProperty("changed", counts.changed);
  RecordProperty("avoided", counts.avoided);
  EXPECT_GT(counts.changed, rounds_to_try() / 100);
}

// The judge compares by the same rows, and so never finds a proposal better than the pairing.
TEST_P(Wish, IsWhatTheJudgeComparesBy) {
  int worse = 0;
  bool strict = false;
  for_rounds_of(GetParam(), [&](const Tournament& t, const RoundPairing& plain, const PairOptions& options,
                                const Groups& groups) {
    strict = !strict;
    const Tournament wish = with_wish(t, groups, strict);
    const Result<RoundPairing> wished = pair_round(wish, options);
    ASSERT_TRUE(wished);
    const Result<Verdict> correct = judge(wish, proposal_of(*wished), options);
    ASSERT_TRUE(correct) << correct.error().message;
    EXPECT_EQ(correct->kind, VerdictKind::Correct);
    const Result<Verdict> verdict = judge(wish, proposal_of(plain), options);
    ASSERT_TRUE(verdict) << verdict.error().message;
    if (boards_of(plain) == boards_of(*wished)) return;
    EXPECT_EQ(verdict->kind, VerdictKind::Different);
    ASSERT_TRUE(verdict->departure && verdict->departure->worse);
    EXPECT_EQ(verdict->departure->system.criteria.at(*verdict->departure->worse).article, wish_article);
    // And without the wish, or with the other kind of wish, the pairing is another proposal.
    EXPECT_TRUE(judge(t, proposal_of(*wished), options));
    EXPECT_TRUE(judge(with_wish(t, groups, !strict), proposal_of(*wished), options));
    ++worse;
  });
  RecordProperty("worse", worse);
  EXPECT_GT(worse, rounds_to_try() / 100);
}

INSTANTIATE_TEST_SUITE_P(Systems, Wish, testing::ValuesIn(systems_with_wishes), [](const auto& info) {
  std::string name = std::string(info.param.id) + info.param.edition;
  std::erase(name, '-');
  return name;
});

// The second engine generates the candidates of small brackets in the order of the rules, and keeps the first
// with the least values, of which the wish is the last.
TEST(WishAgainstEnumeration, FewestUnwishedPairsThenFirstInTheOrder) {
  constexpr std::size_t most_players = 12;
  int compared = 0;
  int changed = 0;
  for (const SystemName& name : {systems_with_wishes[0], systems_with_wishes[1], systems_with_wishes[2]}) {
    bool strict = false;
    for_rounds_of(name, [&](const Tournament& t, const RoundPairing& plain, const PairOptions& options,
                            const Groups& groups) {
      if (t.players.size() > most_players) return;
      strict = !strict;
      const Tournament wish = with_wish(t, groups, strict);
      const Result<RoundPairing> wished = pair_round(wish, options);
      const Result<RoundPairing> listed = sequence::pair_round(wish, options);
      ASSERT_TRUE(wished) << wished.error().message;
      if (!listed && listed.error().code == ErrorCode::GaveUp) return;
      ASSERT_TRUE(listed) << listed.error().message;
      EXPECT_EQ(boards_of(*wished), boards_of(*listed)) << name.id << name.edition << (strict ? " strict" : "");
      EXPECT_EQ(wished->bye, listed->bye);
      ++compared;
      changed += boards_of(*wished) == boards_of(plain) ? 0 : 1;
    });
  }
  RecordProperty("compared", compared);
  RecordProperty("changed", changed);
  EXPECT_GT(changed, rounds_to_try() / 20);
}

// Every complete pairing of a small round that the rules allow.
class CompletePairings {
 public:
  CompletePairings(const swiss::RoundField& field, bool bye_first)
      : field_(field), bye_first_(bye_first), mates_(static_cast<std::size_t>(field.size()), free) {}

  template <class Visit>
  void for_each(Visit visit) {
    const auto first = std::find(mates_.begin(), mates_.end(), free);
    if (first == mates_.end()) return visit(pairs_, bye_);
    const auto p = static_cast<swiss::Position>(first - mates_.begin());
    for (swiss::Position q = p + 1; q < field_.size(); ++q) {
      if (mates_[static_cast<std::size_t>(q)] != free || !field_.compatible(p, q)) continue;
      set(p, q), set(q, p);
      pairs_.emplace_back(p, q);
      for_each(visit);
      pairs_.pop_back();
      set(p, free), set(q, free);
    }
    if (!bye_first_ || bye_ || !field_.facts(p).bye_eligible) return;
    bye_ = p;
    set(p, p);
    for_each(visit);
    bye_.reset();
    set(p, free);
  }

 private:
  static constexpr swiss::Position free = -1;
  void set(swiss::Position p, swiss::Position mate) { mates_[static_cast<std::size_t>(p)] = mate; }

  const swiss::RoundField& field_;
  bool bye_first_;
  std::vector<swiss::Position> mates_;
  std::vector<std::pair<swiss::Position, swiss::Position>> pairs_;
  std::optional<swiss::Position> bye_;
};

// True if the first is better by the stages' criteria, then by their order.
bool comes_before(const std::vector<swiss::Appraisal>& a, const std::vector<swiss::Appraisal>& b) {
  for (std::size_t stage = 0; stage < std::min(a.size(), b.size()); ++stage) {
    for (std::size_t row = 0; row < a[stage].record.criteria.size(); ++row)
      if (const auto order = swiss::compare(a[stage].record.criteria[row], b[stage].record.criteria[row]);
          order != 0)
        return order < 0;
    for (std::size_t key = 0; key < a[stage].order.size(); ++key)
      if (const auto order = swiss::compare(a[stage].order[key], b[stage].order[key]); order != 0)
        return order < 0;
  }
  return false;
}

// True if every bracket has the downfloaters of the pairing.
bool same_floaters(const std::vector<swiss::Appraisal>& stages, const RoundPairing& pairing) {
  const std::vector<BracketRecord>& records = pairing.record.brackets;
  return std::equal(stages.begin(), stages.end(), records.begin(), records.end(),
                    [](const swiss::Appraisal& stage, const BracketRecord& record) {
                      return stage.record.downfloaters == record.downfloaters;
                    });
}

TEST(WishAgainstEnumeration, BursteinTakesTheBestOfAllCompletePairings) {
  constexpr int most_players = 8;
  int compared = 0;
  int changed = 0;
  bool strict = false;
  for_rounds_of({"burstein", "2026"}, [&](const Tournament& t, const RoundPairing& plain,
                                          const PairOptions& options, const Groups& groups) {
    strict = !strict;
    const Tournament wish = with_wish(t, groups, strict);
    Result<RequestedRound> request = requested_round(wish, options);
    ASSERT_TRUE(request);
    const swiss::System& system = options.edition->system();
    const bool seeding = &system.in_round(request->number, request->rounds_declared) != &system;
    if (seeding || request->field.size() > most_players) return;
    const Result<RoundPairing> wished = pair_round(wish, options);
    ASSERT_TRUE(wished);
    const swiss::RoundTask task = request->task(wish, options);
    std::optional<std::vector<swiss::Appraisal>> best;
    CompletePairings(request->field, request->field.size() % 2 == 1).for_each([&](const auto& pairs, auto bye) {
      std::vector<swiss::Appraisal> stages = system.appraise(request->field, task, {pairs, bye});
      if (strict && !same_floaters(stages, plain)) return;
      if (!best || comes_before(stages, *best)) best = std::move(stages);
    });
    ASSERT_TRUE(best);
    for (std::size_t stage = 0; stage < best->size(); ++stage) {
      const BracketRecord& record = (*best)[stage].record;
      EXPECT_EQ(sorted_pairs(record), sorted_pairs(wished->record.brackets.at(stage)));
      EXPECT_EQ(record.criteria, wished->record.brackets.at(stage).criteria);
    }
    ++compared;
    changed += boards_of(*wished) == boards_of(plain) ? 0 : 1;
  });
  RecordProperty("compared", compared);
  RecordProperty("changed", changed);
  EXPECT_GT(changed, 0);
}

// The same groups as a ban, which the file states in records 260.
TEST(Ban, IsNeverBroken) {
  int rounds = 0;
  int impossible = 0;
  for_random_rounds([&](const Tournament& t, Random& random) {
    const Groups groups = random_groups(t, random);
    Tournament banned = t;
    for (const auto& group : groups) banned.forbidden_spans.push_back({group, 1, t.rounds_played + 1});
    for (const SystemName& name : systems_with_wishes) {
      PairOptions options;
      options.edition = find_edition(name.id, name.edition);
      const Result<RoundPairing> pairing = pair_round(banned, options);
      ++(pairing ? rounds : impossible);
      if (!pairing) {
        EXPECT_EQ(pairing.error().code, ErrorCode::NoValidPairing);
        continue;
      }
      for (const Board& board : pairing->boards)
        EXPECT_FALSE(together(groups, {board.white, board.black})) << name.id;
    }
  });
  RecordProperty("rounds", rounds);
  RecordProperty("impossible", impossible);
  EXPECT_GT(rounds, rounds_to_try());
}

}  // namespace
}  // namespace bloesem::test
