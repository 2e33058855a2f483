#include "engine/literal/istanbul_bracket.hpp"

#include <algorithm>
#include <functional>

#include "engine/literal/istanbul_exchanges.hpp"

namespace bloesem::literal {
namespace {

using Places = std::vector<Place>;
using Pairs = std::vector<std::pair<Place, Place>>;
using Visit = std::function<void(const Pairs&)>;

// Pairs S1 with the first places of each transposition of S2 (D.1). `pairs` is as before when it returns.
void transpose(const IstanbulRound& round, const Places& s1, const Places& s2, Mask used, std::size_t next,
               Pairs& pairs, const std::function<void(Mask used)>& visit) {
  if (next == s1.size()) return visit(used);
  for (const Place p : s2) {
    if (has(used, p) || !round.completion.legal(s1[next], p)) continue;
    pairs.emplace_back(s1[next], p);
    transpose(round, s1, s2, used | bit(p), next + 1, pairs, visit);
    pairs.pop_back();
  }
}

// C.4 to C.8 for a homogeneous bracket or remainder.
void pair_homogeneous(const IstanbulRound& round, const Places& players, std::size_t wanted, Pairs& pairs,
                      const Visit& visit) {
  if (2 * wanted > players.size()) return;
  for (const IstanbulHalves& halves : exchanges(players, wanted)) {
    // A pair whose S1 player ranks lower has been tried before.
    const bool repeated = !halves.s1.empty() && !std::all_of(halves.s1.begin(), halves.s1.end(),
                                                             [&](Place p) { return p < halves.s2.back(); });
    if (repeated) continue;
    const std::size_t before = pairs.size();
    transpose(round, halves.s1, halves.s2, 0, 0, pairs, [&](Mask) {
      if (std::all_of(pairs.begin() + static_cast<std::ptrdiff_t>(before), pairs.end(),
                      [](const auto& pair) { return pair.first < pair.second; }))
        visit(pairs);
    });
  }
}

// C.4 to C.9 for a heterogeneous bracket with M1 MDPs in S1.
void pair_heterogeneous(const IstanbulRound& round, const IstanbulBracket& bracket, std::size_t m1,
                        std::size_t p1, const Visit& visit) {
  for (const Places& s1 : sets_of(bracket.moved_down, m1)) {
    Pairs pairs;
    transpose(round, s1, bracket.residents, 0, 0, pairs, [&](Mask used) {
      Places remainder;
      for (const Place p : bracket.residents)
        if (!has(used, p)) remainder.push_back(p);
      pair_homogeneous(round, remainder, p1 - m1, pairs, visit);
    });
  }
}

class Choice {
 public:
  Choice(const IstanbulRound& round, const IstanbulBracket& bracket, bool homogeneous,
         const IstanbulCondition& acceptable)
      : round_(round), bracket_(bracket), homogeneous_(homogeneous), acceptable_(acceptable) {
    for (const Places* part : {&bracket.moved_down, &bracket.residents})
      everybody_.insert(everybody_.end(), part->begin(), part->end());
  }

  // Looks at all candidates of M1 and P1; without an M1 at those of a homogeneous bracket.
  void look_at(std::optional<std::size_t> m1, std::size_t p1) {
    const Visit visit = [this](const Pairs& pairs) { consider(pairs); };
    if (m1) return pair_heterogeneous(round_, bracket_, *m1, p1, visit);
    Pairs pairs;
    pair_homogeneous(round_, everybody_, p1, pairs, visit);
  }

  std::optional<IstanbulCandidate> best;

 private:
  void consider(const Pairs& pairs) {
    IstanbulCandidate candidate{pairs, {}, {}, {}};
    Mask paired = 0;
    for (const auto& [a, b] : pairs) paired |= bit(a) | bit(b);
    for (const Place p : everybody_) {
      if (has(paired, p)) continue;
      candidate.downfloaters.push_back(p);
      candidate.scores.push_back(round_[p].score);
    }
    if (acceptable_ && !acceptable_(candidate.downfloaters)) return;
    add_scores(candidate);
    add_colours(candidate);
    add_floats(candidate);
    if (!best || candidate.requirements < best->requirements) best = std::move(candidate);
  }

  // A.11: the closeness of the scores, B.3. Of a bracket of one score the scores of the downfloaters decide it.
  void add_scores(IstanbulCandidate& candidate) const {
    std::vector<int> list(candidate.scores.begin(), candidate.scores.end());
    if (bracket_.merged) {
      for (int& score : list) score += one_point - round_[bracket_.residents.back()].score;
      for (const auto& [a, b] : candidate.pairs)
        if (round_[a].score != round_[b].score) list.push_back(round_[a].score - round_[b].score);
    }
    std::sort(list.begin(), list.end(), std::greater<>());
    list.push_back(-1);
    candidate.requirements = std::move(list);
  }

  // B.2, A.7.d, X, Z
  void add_colours(IstanbulCandidate& candidate) const {
    int b2 = 0;
    int strong = 0;
    int x = 0;
    for (const auto& [a, b] : candidate.pairs) {
      const Preference& one = round_[a].preference;
      const Preference& other = round_[b].preference;
      if (!same_colour(one, other)) continue;
      ++x;
      strong += one.strength >= Strength::Strong && other.strength >= Strength::Strong ? 1 : 0;
      b2 += one.strength == Strength::Absolute && other.strength == Strength::Absolute ? 1 : 0;
    }
    for (const int count : {b2, round_.a7d ? strong : 0, x, round_.a7e ? strong : 0})
      candidate.requirements.push_back(count);
  }

  // B.5 and B.6 for downfloaters, then for upfloaters
  void add_floats(IstanbulCandidate& candidate) const {
    int down = 0;
    int down_before = 0;
    int up = 0;
    int up_before = 0;
    for (const Place p : candidate.downfloaters) {
      down += round_[p].down ? 1 : 0;
      down_before += round_[p].down_before ? 1 : 0;
    }
    for (const auto& [a, b] : candidate.pairs) {
      if (homogeneous_ || round_[a].score == round_[b].score) continue;
      up += round_[b].up ? 1 : 0;
      up_before += round_[b].up_before ? 1 : 0;
    }
    for (const int count : {down, down_before, up, up_before}) candidate.requirements.push_back(count);
  }

  const IstanbulRound& round_;
  const IstanbulBracket& bracket_;
  bool homogeneous_;
  const IstanbulCondition& acceptable_;
  Places everybody_;
};

// A.3
bool mostly_from_above(const IstanbulBracket& bracket) {
  const std::size_t all = bracket.moved_down.size() + bracket.residents.size();
  return !bracket.merged && !bracket.moved_down.empty() && 2 * bracket.moved_down.size() >= all;
}

std::optional<IstanbulCandidate> best_homogeneous(const IstanbulRound& round, const IstanbulBracket& bracket,
                                                  const IstanbulCondition& acceptable) {
  Choice choice(round, bracket, !bracket.merged, acceptable);
  for (std::size_t p1 = (bracket.moved_down.size() + bracket.residents.size()) / 2 + 1; p1-- > 0;) {
    choice.look_at(std::nullopt, p1);
    if (choice.best) break;
  }
  return choice.best;
}

}  // namespace

std::optional<IstanbulCandidate> best_candidate(const IstanbulRound& round, const IstanbulBracket& bracket) {
  const IstanbulCondition any;
  if (bracket.moved_down.empty() || mostly_from_above(bracket)) return best_homogeneous(round, bracket, any);
  const std::size_t p0 = (bracket.moved_down.size() + bracket.residents.size()) / 2;
  for (std::size_t m1 = bracket.moved_down.size(); m1 > 0; --m1) {
    Choice choice(round, bracket, false, any);
    for (std::size_t p1 = p0; p1 >= m1 && !choice.best; --p1) choice.look_at(m1, p1);
    if (choice.best) return choice.best;
  }
  return best_homogeneous(round, bracket, any);
}

std::optional<IstanbulCandidate> best_candidate_if(const IstanbulRound& round, const IstanbulBracket& bracket,
                                                   const IstanbulCondition& acceptable) {
  if (bracket.moved_down.empty() || mostly_from_above(bracket))
    return best_homogeneous(round, bracket, acceptable);
  const std::size_t mdps = bracket.moved_down.size();
  Choice choice(round, bracket, false, acceptable);
  for (std::size_t p1 = (mdps + bracket.residents.size()) / 2 + 1; p1-- > 0 && !choice.best;)
    for (std::size_t m1 = std::min(mdps, p1) + 1; m1-- > 0;) choice.look_at(m1, p1);
  if (!choice.best) return std::nullopt;
  const Places& left = choice.best->downfloaters;
  const bool all_left =
      left.size() >= mdps && std::equal(bracket.moved_down.begin(), bracket.moved_down.end(), left.begin());
  return all_left ? best_homogeneous(round, bracket, acceptable) : choice.best;
}

}  // namespace bloesem::literal
