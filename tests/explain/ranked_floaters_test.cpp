#include <gtest/gtest.h>

#include <algorithm>
#include <compare>
#include <optional>
#include <utility>
#include <vector>

#include "bloesem/explain/ranked.hpp"
#include "bloesem/judge/generation_order.hpp"
#include "engine/sequence/pair_round.hpp"
#include "tests/explain/random_round.hpp"
#include "tests/explain/sequence_cost.hpp"

namespace bloesem::explain {
namespace {

using bloesem::test::Random;
using bloesem::test::random_round;
using bloesem::test::same_cost;
using bloesem::test::sequence_cost;

using PlayerList = std::vector<PlayerIndex>;

constexpr std::size_t all = 1000;

bool is_among(const PlayerList& players, PlayerIndex player) {
  return std::find(players.begin(), players.end(), player) != players.end();
}

NumberedCandidate numbered(const BracketRecord& bracket) {
  PlayerList players = bracket.moved_down;
  players.insert(players.end(), bracket.residents.begin(), bracket.residents.end());
  const auto number = [&](PlayerIndex player) {
    return static_cast<int>(std::find(players.begin(), players.end(), player) - players.begin()) + 1;
  };
  NumberedCandidate candidate{
      static_cast<int>(bracket.moved_down.size()), static_cast<int>(players.size()), {}};
  for (const auto& [one, other] : bracket.pairs)
    candidate.pairs.emplace_back(std::minmax({number(one), number(other)}));
  return candidate;
}

std::vector<const BracketRecord*> kept(const RoundPairing& round) {
  std::vector<const BracketRecord*> brackets;
  for (const BracketRecord& bracket : round.record.brackets)
    if (!bracket.discarded) brackets.push_back(&bracket);
  return brackets;
}

std::strong_ordering compare_values(const criteria::CriterionValue& one,
                                    const criteria::CriterionValue& other) {
  if (one.count != other.count) return one.count <=> other.count;
  const std::vector<Points> a(one.differences.begin(), one.differences.end());
  const std::vector<Points> b(other.differences.begin(), other.differences.end());
  return a <=> b;
}

// The PPB has no C.7: it comes after a bracket that has.
std::strong_ordering compare_criteria(const BracketRecord& one, const BracketRecord& other) {
  const bool one_again = one.kind == criteria::BracketKind::Penultimate;
  const bool other_again = other.kind == criteria::BracketKind::Penultimate;
  for (const criteria::CriterionValue& value : (one_again ? other : one).criteria) {
    if (one_again != other_again && value.article == "C.7")
      return one_again ? std::strong_ordering::greater : std::strong_ordering::less;
    const auto same_row = [&](const criteria::CriterionValue& row) {
      return row.article == value.article && row.meaning == value.meaning;
    };
    const auto a = std::find_if(one.criteria.begin(), one.criteria.end(), same_row);
    const auto b = std::find_if(other.criteria.begin(), other.criteria.end(), same_row);
    if (a == one.criteria.end() || b == other.criteria.end()) continue;
    if (const auto order = compare_values(*a, *b); order != 0) return order;
  }
  return std::strong_ordering::equal;
}

// Less: the rules prefer the first. Of rounds of the sequence engine, whose brackets all have the row of C5.
std::strong_ordering compare_rounds_of_sequence(const RoundPairing& one, const RoundPairing& other) {
  const auto ours = kept(one);
  const auto theirs = kept(other);
  for (std::size_t i = 0; i < std::min(ours.size(), theirs.size()); ++i) {
    const BracketRecord& a = *ours[i];
    const BracketRecord& b = *theirs[i];
    if (a.residents != b.residents) return a.residents.size() <=> b.residents.size();
    if (const auto order = compare_criteria(a, b); order != 0) return order;
    if (const auto step = compare_generation(numbered(a), numbered(b)))
      return step->first_is_earlier ? std::strong_ordering::less : std::strong_ordering::greater;
  }
  return std::strong_ordering::equal;
}

// The ranking as the sequence engine has it.
class SequenceRanking {
 public:
  SequenceRanking(const Subject& subject, std::size_t bracket)
      : subject_(subject), record_(subject.answer->record.brackets[bracket]) {
    const std::vector<BracketRecord>& brackets = subject.answer->record.brackets;
    for (std::size_t i = bracket + 1; i < brackets.size(); ++i)
      below_.insert(below_.end(), brackets[i].residents.begin(), brackets[i].residents.end());
  }

  [[nodiscard]] const PlayerList& floaters() const { return record_.downfloaters; }
  [[nodiscard]] bool is_last() const { return below_.empty(); }

  // Returns the request in which none of these meets anybody below, or has the bye.
  [[nodiscard]] PairOptions all_staying(const PlayerList& players) const {
    PairOptions options = subject_.options;
    for (const PlayerIndex player : players)
      for (const PlayerIndex other : below_) options.forbidden.emplace_back(player, other);
    options.without_bye.insert(options.without_bye.end(), players.begin(), players.end());
    return options;
  }

  // Returns the request in which nobody but these meets anybody below, or has the bye.
  [[nodiscard]] PairOptions floating_among(const PlayerList& players) const {
    PlayerList others;
    for (PlayerIndex each = 0; each < static_cast<PlayerIndex>(subject_.tournament.players.size()); ++each)
      if (!is_among(below_, each) && !is_among(players, each)) others.push_back(each);
    return all_staying(others);
  }

  [[nodiscard]] Result<RoundPairing> round_of(const PairOptions& options) const {
    return sequence::pair_round(subject_.tournament, options);
  }

  // Returns who floats down in a round, and does not as it is; in order.
  [[nodiscard]] PlayerList floating_instead(const RoundPairing& round) const {
    PlayerList floating;
    for (const Board& board : round.boards)
      if (is_among(below_, board.white) != is_among(below_, board.black))
        floating.push_back(is_among(below_, board.white) ? board.black : board.white);
    if (round.bye && !is_among(below_, *round.bye)) floating.push_back(*round.bye);
    std::sort(floating.begin(), floating.end());
    PlayerList instead;
    std::copy_if(floating.begin(), floating.end(), std::back_inserter(instead),
                 [&](PlayerIndex player) { return !is_among(floaters(), player); });
    return instead;
  }

  // Returns the ranking: of the next rounds in the place of each downfloater, the best is always taken first.
  [[nodiscard]] Ranking found() const {
    Ranking ranking;
    std::vector<Steps> places;
    for (const PlayerIndex floater : floaters()) {
      places.push_back(steps_in_place_of(floater, ranking.complete));
      std::reverse(places.back().begin(), places.back().end());
    }
    for (PlayerList ranked;;) {
      const auto best = std::min_element(places.begin(), places.end(), [](const Steps& a, const Steps& b) {
        if (a.empty() || b.empty()) return !a.empty() && b.empty();
        return compare_rounds_of_sequence(a.back().round, b.back().round) < 0;
      });
      if (best == places.end() || best->empty()) return ranking;
      for (const PlayerIndex player : best->back().instead) {
        if (is_among(ranked, player)) continue;
        ranked.push_back(player);
        ranking.players.push_back({player, best->back().cost});
      }
      best->pop_back();
    }
  }

 private:
  struct Step {
    RoundPairing round;
    PlayerList instead;
    PairAnswer cost;
  };
  using Steps = std::vector<Step>;

  // Returns the rounds in which the downfloater stays, and who floats in the ones before.
  [[nodiscard]] Steps steps_in_place_of(PlayerIndex floater, bool& complete) const {
    Steps steps;
    for (PlayerList staying{floater};;) {
      const Result<RoundPairing> round = round_of(all_staying(staying));
      if (!round) complete = true;
      if (!round || floating_instead(*round).empty()) return steps;
      const PlayerList instead = floating_instead(*round);
      steps.push_back({*round, instead, sequence_cost(subject_, all_staying(staying))});
      staying.insert(staying.end(), instead.begin(), instead.end());
    }
  }

  const Subject& subject_;
  const BracketRecord& record_;
  PlayerList below_;
};

struct Tally {
  int rankings = 0;
  int of_several = 0;
  int players = 0;
  int cut_off = 0;  // complete: no legal round is left
};

// Of any two who float down alone in the place of a single downfloater, the rules choose the higher ranked, and
// each of them costs the same if only they may float.
void compare_two_by_two(const Subject& subject, const SequenceRanking& expected, const Ranking& ranking) {
  PlayerList alone;
  for (const RankedPlayer& each : ranking.players) {
    const PairOptions options = expected.floating_among({each.player});
    const Result<RoundPairing> round = expected.round_of(options);
    if (!round || sequence_cost(subject, options) != each.cost) return;  // it needs further floaters
    ASSERT_EQ(expected.floating_instead(*round), PlayerList{each.player});
    for (const PlayerIndex before : alone)
      ASSERT_EQ(expected.floating_instead(*expected.round_of(expected.floating_among({before, each.player}))),
                PlayerList{before});
    alone.push_back(each.player);
  }
}

void compare_with_sequence_engine(const Subject& subject, std::size_t bracket, Tally& tally) {
  const auto ranking = ranked_floaters(subject, bracket, all);
  ASSERT_TRUE(ranking) << ranking.error().message;
  const SequenceRanking by_sequence(subject, bracket);
  if (by_sequence.floaters().empty() || by_sequence.is_last()) {
    ASSERT_EQ(*ranking, Ranking());
    return;
  }
  const Ranking expected = by_sequence.found();
  ASSERT_EQ(ranking->complete, expected.complete);
  ASSERT_EQ(ranking->players.size(), expected.players.size());
  for (std::size_t i = 0; i < expected.players.size(); ++i) {
    ASSERT_EQ(ranking->players[i].player, expected.players[i].player) << "rank " << i + 1;
    ASSERT_TRUE(same_cost(ranking->players[i].cost, expected.players[i].cost)) << "rank " << i + 1;
  }
  if (by_sequence.floaters().size() == 1) compare_two_by_two(subject, by_sequence, expected);
  ++tally.rankings;
  tally.of_several += by_sequence.floaters().size() > 1 ? 1 : 0;
  tally.players += static_cast<int>(expected.players.size());
  tally.cut_off += expected.complete ? 1 : 0;
}

void compare_rankings(unsigned seed, int questions, int most_players) {
  Random random(seed);
  Tally tally;
  while (tally.rankings < questions) {
    const std::optional<Subject> subject = random_round(random, 3, most_players);
    if (!subject || !subject->answer) continue;
    const std::vector<BracketRecord>& brackets = subject->answer->record.brackets;
    for (std::size_t i = 0; i < brackets.size(); ++i) {
      if (brackets[i].discarded) continue;
      compare_with_sequence_engine(*subject, i, tally);
      if (testing::Test::HasFatalFailure()) {
        ADD_FAILURE() << "ranking " << tally.rankings << ", " << full_title_of(subject->answer->edition)
                      << ", bracket " << i;
        return;
      }
    }
  }
  EXPECT_GT(tally.of_several, questions / 10);
  EXPECT_GT(tally.players, questions);
  EXPECT_GT(tally.cut_off, questions / 10);
}

TEST(RankedFloaters, AreThoseOfTheSequenceEngine) { compare_rankings(2331, 200, 13); }

TEST(SlowExplanations, RankedFloatersAreThoseOfTheSequenceEngine) { compare_rankings(2332, 20'000, 13); }

TEST(RankedFloaters, AreNoMoreThanAskedFor) {
  Random random(2333);
  for (int rankings = 0; rankings < 100;) {
    const std::optional<Subject> subject = random_round(random, 6, 20);
    if (!subject || !subject->answer) continue;
    for (std::size_t i = 0; i < subject->answer->record.brackets.size(); ++i) {
      if (subject->answer->record.brackets[i].discarded) continue;
      const auto ranking = ranked_floaters(*subject, i, all);
      ASSERT_TRUE(ranking);
      if (ranking->players.size() < 3) continue;
      for (std::size_t limit = 0; limit < 3; ++limit) {
        const auto few = ranked_floaters(*subject, i, limit);
        ASSERT_FALSE(few->complete);
        ASSERT_EQ(few->players,
                  std::vector<RankedPlayer>(ranking->players.begin(),
                                            ranking->players.begin() + static_cast<std::ptrdiff_t>(limit)));
      }
      ++rankings;
    }
  }
}

}  // namespace
}  // namespace bloesem::explain
