#include "tests/explain/sequence_ranking.hpp"

#include <algorithm>
#include <compare>
#include <iterator>
#include <utility>

#include "bloesem/judge/generation_order.hpp"
#include "engine/sequence/pair_round.hpp"
#include "tests/explain/sequence_cost.hpp"

namespace bloesem::test {
namespace {

using PlayerList = std::vector<PlayerIndex>;

bool is_among(std::span<const PlayerIndex> players, PlayerIndex player) {
  return std::find(players.begin(), players.end(), player) != players.end();
}

NumberedCandidate numbered(const BracketRecord& bracket) {
  PlayerList players = bracket.moved_down.to_vector();
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

}  // namespace

SequenceRanking::SequenceRanking(const explain::Subject& subject, std::size_t bracket)
    : subject_(subject), record_(subject.answer->record.brackets[bracket]) {
  const std::vector<BracketRecord>& brackets = subject.answer->record.brackets;
  for (std::size_t i = bracket + 1; i < brackets.size(); ++i)
    below_.insert(below_.end(), brackets[i].residents.begin(), brackets[i].residents.end());
}

PairOptions SequenceRanking::all_staying(const PlayerList& players) const {
  PairOptions options = subject_.options;
  for (const PlayerIndex player : players)
    for (const PlayerIndex other : below_) options.forbidden.emplace_back(player, other);
  options.without_bye.insert(options.without_bye.end(), players.begin(), players.end());
  return options;
}

PairOptions SequenceRanking::floating_among(const PlayerList& players) const {
  PlayerList others;
  for (PlayerIndex each = 0; each < static_cast<PlayerIndex>(subject_.tournament.players.size()); ++each)
    if (!is_among(below_, each) && !is_among(players, each)) others.push_back(each);
  return all_staying(others);
}

PlayerList SequenceRanking::floating_instead(const PairOptions& options) const {
  const Result<RoundPairing> round = sequence::pair_round(subject_.tournament, options);
  return round ? floating_instead(*round) : PlayerList();
}

PlayerList SequenceRanking::floating_instead(const RoundPairing& round) const {
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

explain::Ranking SequenceRanking::found() const {
  explain::Ranking ranking;
  std::vector<std::vector<Step>> places;  // the next step last
  for (const PlayerIndex floater : floaters()) {
    places.push_back(steps_in_place_of(floater, ranking.complete));
    std::reverse(places.back().begin(), places.back().end());
  }
  for (PlayerList ranked;;) {
    const auto best = std::min_element(places.begin(), places.end(), [](const auto& a, const auto& b) {
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

// Returns the rounds in which the downfloater stays, and who floats in the ones before.
std::vector<SequenceRanking::Step> SequenceRanking::steps_in_place_of(PlayerIndex floater,
                                                                      bool& complete) const {
  std::vector<Step> steps;
  for (PlayerList staying{floater};;) {
    const Result<RoundPairing> round = sequence::pair_round(subject_.tournament, all_staying(staying));
    if (!round) complete = true;
    if (!round || floating_instead(*round).empty()) return steps;
    const PlayerList instead = floating_instead(*round);
    steps.push_back({*round, instead, sequence_cost(subject_, all_staying(staying))});
    staying.insert(staying.end(), instead.begin(), instead.end());
  }
}

}  // namespace bloesem::test
