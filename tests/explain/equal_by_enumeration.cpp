#include "tests/explain/equal_by_enumeration.hpp"

#include <algorithm>

namespace bloesem::test {

using criteria::BracketKind;
using sequence::Candidate;

EqualByEnumeration::EqualByEnumeration(const explain::Subject& subject, const BracketRecord& record)
    : rules_(subject.options.edition->system().rulebook()),
      field_(sequence::requested_field(subject.tournament, subject.options)->field),
      bracket_(sequence::bracket_of(field_, record, rules_.completion)),
      players_(bracket_.players()),
      paired_(sequence::candidate_of(field_, record)),
      worth_(sequence::evaluate(field_, bracket_, paired_, rules_)),
      left_(players_.size(), 1) {
  extend(0);
}

bool EqualByEnumeration::has(const explain::EqualPairing& pairing) const {
  Candidate candidate = paired_;
  const auto places = [&](const explain::Pair& pair) {
    return std::pair(field_.place_of(pair.first), field_.place_of(pair.second));
  };
  for (const explain::Pair& pair : pairing.gone)
    if (std::erase(candidate.pairs, places(pair)) != 1) return false;
  for (const explain::Pair& pair : pairing.come) candidate.pairs.push_back(places(pair));
  for (const PlayerIndex player : pairing.instead)
    if (std::erase(candidate.downfloaters, field_.place_of(player)) != 1) return false;
  for (const PlayerIndex player : pairing.floaters) candidate.downfloaters.push_back(field_.place_of(player));
  std::sort(candidate.pairs.begin(), candidate.pairs.end());
  std::sort(candidate.downfloaters.begin(), candidate.downfloaters.end());
  return std::count(equal_.begin(), equal_.end(), candidate) == 1;
}

bool EqualByEnumeration::all_have(const explain::Pair& pair) const {
  const std::pair places(field_.place_of(pair.first), field_.place_of(pair.second));
  return std::all_of(equal_.begin(), equal_.end(), [&](const Candidate& candidate) {
    return std::count(candidate.pairs.begin(), candidate.pairs.end(), places) == 1;
  });
}

// Pairs the players from the i-th on in every way, or lets them float.
void EqualByEnumeration::extend(std::size_t i) {
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

void EqualByEnumeration::judge() {
  if (sequence::broken_rule(field_, bracket_, candidate_, rules_)) return;
  const bool last = bracket_.kind == BracketKind::Last || bracket_.kind == BracketKind::Collapsed;
  if (!last && !sequence::completes_the_round(field_, bracket_, candidate_.downfloaters)) return;
  const auto order = sequence::compare(sequence::evaluate(field_, bracket_, candidate_, rules_), worth_);
  better_ = better_ || order == std::strong_ordering::less;
  if (order == std::strong_ordering::equal) equal_.push_back(candidate_);
}

}  // namespace bloesem::test
