#include "tests/support/bracket_oracle.hpp"

#include <algorithm>
#include <functional>
#include <map>

namespace bloesem::test {
namespace {

using criteria::BracketKind;
using swiss::Bracket;
using Positions = std::vector<Position>;
using Visit = std::function<void(const Grouping&)>;

Positions joined(const Positions& first, const Positions& second) {
  Positions all = first;
  all.insert(all.end(), second.begin(), second.end());
  return all;
}

// Calls visit for every set of legal pairs. The first `mdps` of the players must not meet each other.
class EveryGrouping {
 public:
  EveryGrouping(const RoundField& field, Positions players, std::size_t mdps, const Visit& visit)
      : field_(field),
        players_(std::move(players)),
        mdps_(mdps),
        taken_(players_.size(), false),
        visit_(visit) {
    extend(0);
  }

 private:
  void extend(std::size_t i) {
    while (i < players_.size() && taken_[i]) ++i;
    if (i == players_.size()) return visit_(grouping_);
    for (std::size_t j = std::max(i + 1, i < mdps_ ? mdps_ : 0); j < players_.size(); ++j) {
      if (taken_[j] || !may_meet(field_, players_[i], players_[j])) continue;
      taken_[j] = true;
      grouping_.pairs.emplace_back(players_[i], players_[j]);
      extend(i + 1);
      grouping_.pairs.pop_back();
      taken_[j] = false;
    }
    grouping_.singles.push_back(players_[i]);
    extend(i + 1);
    grouping_.singles.pop_back();
  }

  const RoundField& field_;
  Positions players_;
  std::size_t mdps_;
  std::vector<bool> taken_;
  const Visit& visit_;
  Grouping grouping_;
};

// C.2: no player is left over, or one who may have the bye.
bool ends_the_round(const RoundField& field, const Positions& left_over) {
  return left_over.empty() || (left_over.size() == 1 && field.facts(left_over.front()).bye_eligible);
}

std::int64_t minus_pairs(const Grouping& candidate) {
  return -static_cast<std::int64_t>(candidate.pairs.size());
}

Points lowest_score(const RoundField& field, const Positions& players) {
  Points lowest = field.facts(players.front()).score;
  for (const Position p : players) lowest = std::min(lowest, field.facts(p).score);
  return lowest;
}

// C.7, by trying every pairing of the following bracket. Its own remaining players do not matter, except
// that the last bracket of all should leave none, or one who may have the bye.
LookAhead look_ahead(const RoundField& field, const Bracket& bracket, const Positions& downfloaters) {
  LookAhead best;
  const Positions players = joined(downfloaters, bracket.ahead);
  if (players.empty()) return best;
  const Points below = lowest_score(field, players) - one_point;
  const Visit judge = [&](const Grouping& next) {
    const bool closes = bracket.kind != BracketKind::BeforeLast || ends_the_round(field, next.singles);
    std::vector<OracleValue> values = {{"C.7 (C.2)", {closes ? 0 : 1}},
                                       {"C.7 (C.5)", {minus_pairs(next)}},
                                       {"C.7 (C.6)", psd(field, next, below)}};
    if (!best.values.empty() && !(values < best.values)) return;
    best = {std::move(values), closes, {}};
    std::set_intersection(next.singles.begin(), next.singles.end(), downfloaters.begin(), downfloaters.end(),
                          std::back_inserter(best.stranded));
  };
  EveryGrouping(field, players, downfloaters.size(), judge);
  return best;
}

class BracketOracle {
 public:
  BracketOracle(const RoundField& field, const Bracket& bracket)
      : field_(field),
        bracket_(bracket),
        players_(joined(bracket.moved_down, bracket.residents)),
        below_(lowest_score(field, players_) - one_point) {}

  std::optional<BestCandidate> run() {
    const Visit judge = [this](const Grouping& candidate) { consider(candidate); };
    EveryGrouping(field_, players_, bracket_.moved_down.size(), judge);
    return best_;
  }

 private:
  void consider(const Grouping& candidate) {
    // C.5 comes first: a candidate with fewer pairs cannot be better.
    if (best_ && candidate.pairs.size() < best_->grouping.pairs.size()) return;
    if (!legal(candidate.singles)) return;
    BestCandidate judged = judge(candidate);
    if (!best_ || judged.values < best_->values || (judged.values == best_->values && judged.key < best_->key))
      best_ = std::move(judged);
  }

  // C.2 where the round ends, C.4 in the PPB.
  bool legal(const Positions& downfloaters) {
    switch (bracket_.kind) {
      case BracketKind::Last:
      case BracketKind::Collapsed: return ends_the_round(field_, downfloaters);
      case BracketKind::Penultimate: return leaves_completable(downfloaters);
      default: return true;
    }
  }

  bool leaves_completable(const Positions& downfloaters) {
    const auto [known, is_new] = completable_.try_emplace(downfloaters, false);
    if (is_new) known->second = completable(field_, joined(downfloaters, bracket_.ahead));
    return known->second;
  }

  const LookAhead& ahead_of(const Positions& downfloaters) {
    const auto [known, is_new] = ahead_.try_emplace(downfloaters);
    if (is_new) known->second = look_ahead(field_, bracket_, downfloaters);
    return known->second;
  }

  BestCandidate judge(const Grouping& candidate) {
    BestCandidate result{candidate, {}, key_of(candidate), {}};
    result.values.push_back({"C.5", {minus_pairs(candidate)}});
    result.values.push_back({"C.6", psd(field_, candidate, below_)});
    if (bracket_.kind == BracketKind::Normal || bracket_.kind == BracketKind::BeforeLast) {
      result.ahead = ahead_of(candidate.singles);
      result.values.insert(result.values.end(), result.ahead.values.begin(), result.ahead.values.end());
    }
    const std::vector<OracleValue> rest = colours_and_floats(field_, candidate, below_);
    result.values.insert(result.values.end(), rest.begin(), rest.end());
    return result;
  }

  [[nodiscard]] GenerationKey key_of(const Grouping& candidate) const {
    const auto bsn = [&](Position p) {
      return static_cast<Bsn>(std::lower_bound(players_.begin(), players_.end(), p) - players_.begin()) + 1;
    };
    BsnPairs pairs;
    for (const auto& [h, l] : candidate.pairs) pairs.emplace_back(bsn(h), bsn(l));
    return generation_key(static_cast<Bsn>(bracket_.moved_down.size()), static_cast<Bsn>(players_.size()),
                          pairs);
  }

  const RoundField& field_;
  const Bracket& bracket_;
  Positions players_;
  Points below_;
  std::map<Positions, bool> completable_;
  std::map<Positions, LookAhead> ahead_;
  std::optional<BestCandidate> best_;
};

// Tries every opponent of the first player, and the bye if it is still available.
bool completable(const RoundField& field, Positions players, bool bye) {
  if (players.empty()) return true;
  const Position first = players.front();
  players.erase(players.begin());
  if (bye && field.facts(first).bye_eligible && completable(field, players, false)) return true;
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (!may_meet(field, first, players[i])) continue;
    Positions rest = players;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    if (completable(field, rest, bye)) return true;
  }
  return false;
}

}  // namespace

bool completable(const RoundField& field, std::span<const Position> players) {
  return completable(field, Positions(players.begin(), players.end()), players.size() % 2 == 1);
}

std::optional<BestCandidate> best_candidate(const RoundField& field, const swiss::Bracket& bracket) {
  return BracketOracle(field, bracket).run();
}

}  // namespace bloesem::test
