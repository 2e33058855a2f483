#include "engine/double_swiss/upfloaters.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

#include "engine/double_swiss/upfloater_matching.hpp"
#include "engine/swiss/completion.hpp"
#include "engine/swiss/legal_pairs.hpp"
#include "matching/cardinality/maximum_matching.hpp"

namespace bloesem::swiss::double_swiss {
namespace {

// Returns how many players stay single if as many as possible are paired, where the first `downfloaters`
// players do not meet each other.
std::size_t left_single(const RoundField& field, std::span<const Position> players, std::size_t downfloaters) {
  const LegalPairs graph(field, players, LegalPairs::Bye::None, downfloaters);
  matching::MaximumMatching<LegalPairs> matching;
  matching.maximise(graph);
  return matching.single().size();
}

std::vector<Points> scores_of(const MatchRound& round, std::span<const Position> players) {
  std::vector<Points> scores;
  for (const Position p : players) scores.push_back(round.score(p));
  std::sort(scores.begin(), scores.end());
  return scores;
}

}  // namespace

std::optional<UpfloaterSet> Upfloaters::choose(std::span<const Position> residents,
                                               std::span<const Position> lower) {
  residents_ = residents;
  lower_ = lower;
  if (!round_.by_matching_only())
    if (std::optional<UpfloaterSet> set = by_counting()) return set;
  std::optional<Players> best = UpfloaterMatching(round_, residents, lower).best();
  if (!best) return std::nullopt;
  return UpfloaterSet{*std::move(best), found_by_matching};
}

// Empty if only all players together decide.
std::optional<UpfloaterSet> Upfloaters::by_counting() {
  std::optional<Players> base = first_base();
  if (!base) return std::nullopt;
  const Outlook outlook = outlook_without(*base);
  if (outlook == Outlook::Fewest) return UpfloaterSet{*std::move(base)};
  if (base->empty()) {  // the only set without upfloaters
    if (outlook == Outlook::Impossible) return std::nullopt;
    return UpfloaterSet{};
  }
  if (base->size() == 1) return best_single(in_order_of_bases());
  return best_several(*base, outlook);
}

// Returns the lower players by score, then those who did not float, which is C7, then by number.
std::vector<Position> Upfloaters::in_order_of_bases() const {
  Players players(lower_.begin(), lower_.end());
  std::stable_sort(players.begin(), players.end(), [&](Position a, Position b) {
    const auto key = [&](Position p) {
      return std::pair(-round_.score(p), round_.facts(p).previous != criteria::Float::None);
    };
    return key(a) < key(b);
  });
  return players;
}

bool Upfloaters::fits(Position upfloater) const {
  Players players(residents_.begin(), residents_.end());
  players.push_back(upfloater);
  return can_be_completed(round_.field(), players);
}

// Returns the best set on C4, C5 and C7, and the first of the best, whatever is left below. Empty if there is
// none.
std::optional<std::vector<Position>> Upfloaters::first_base() const {
  const RoundField& field = round_.field();
  if (residents_.size() % 2 == 0 && can_be_completed(field, residents_)) return Players{};
  if (residents_.size() % 2 != 0)
    if (std::optional<Players> helper = single_helper()) return helper;
  std::size_t single = left_single(field, residents_, 0);
  Players set;
  for (const Position p : in_order_of_bases()) {
    if (single == 0) break;
    Players players = set;
    players.push_back(p);
    const std::size_t upfloaters = players.size();
    players.insert(players.end(), residents_.begin(), residents_.end());
    if (left_single(field, players, upfloaters) >= single) continue;
    set.push_back(p);
    --single;
  }
  if (single != 0) return std::nullopt;
  std::sort(set.begin(), set.end());
  return set;
}

// The first candidate usually fits, which needs no matching.
std::optional<std::vector<Position>> Upfloaters::single_helper() const {
  const Players candidates = in_order_of_bases();
  if (candidates.empty() || !fits(candidates.front())) return std::nullopt;
  return Players{candidates.front()};
}

Outlook Upfloaters::outlook_without(std::span<const Position> upfloaters) const {
  Players rest;
  std::set_difference(lower_.begin(), lower_.end(), upfloaters.begin(), upfloaters.end(),
                      std::back_inserter(rest));
  return following_.outlook(rest, round_.score(residents_.front()));
}

// Tries all sets of one upfloater, from the best score down.
std::optional<UpfloaterSet> Upfloaters::best_single(const Players& candidates) {
  std::optional<Position> first;  // that leaves all others to be paired
  for (const Position p : candidates) {
    if (first && round_.score(p) < round_.score(*first)) break;
    if (!fits(p)) continue;
    const Outlook outlook = outlook_without(std::span(&p, 1));
    if (outlook == Outlook::Fewest) return UpfloaterSet{{p}};
    if (outlook == Outlook::More && !first) first = p;
  }
  if (!first || round_.graded()) return std::nullopt;
  return UpfloaterSet{{*first}};
}

// Looks for a set with the same scores that satisfies C6, as if everybody further down could be paired with
// anybody. If even so there is none, C6 tells no sets apart.
std::optional<UpfloaterSet> Upfloaters::best_several(const Players& base, Outlook of_base) {
  const Points lowest = round_.score(base.back());
  const std::optional<Points> level = round_.level_below(round_.score(residents_.front()));
  const auto of_following = static_cast<std::size_t>(
      std::count_if(base.begin(), base.end(), [&](Position p) { return round_.score(p) == level; }));
  const auto end = std::find_if(lower_.begin(), lower_.end(), [&](Position p) {
    return round_.score(p) < lowest && round_.score(p) != level;
  });
  const auto near = lower_.first(static_cast<std::size_t>(end - lower_.begin()));
  UpfloaterMatching matching(round_, residents_, near);
  std::optional<Players> set = matching.best_if_all_below_fit(of_following, base.size() - of_following);
  if (set && scores_of(round_, *set) == scores_of(round_, base)) {
    if (outlook_without(*set) != Outlook::Fewest) return std::nullopt;
    return UpfloaterSet{*std::move(set), found_by_matching};
  }
  if (of_base == Outlook::Impossible || round_.graded()) return std::nullopt;
  return UpfloaterSet{base, found_by_matching};
}

}  // namespace bloesem::swiss::double_swiss
