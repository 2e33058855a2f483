#include "tests/support/generation.hpp"

#include <algorithm>
#include <functional>
#include <iterator>
#include <numeric>
#include <set>

namespace bloesem::test {
namespace {

Bsns numbers(Bsn first, Bsn last) {
  Bsns result(static_cast<std::size_t>(last - first + 1));
  std::iota(result.begin(), result.end(), first);
  return result;
}

int sum(const Bsns& list) { return std::accumulate(list.begin(), list.end(), 0); }

Bsns without(const Bsns& all, const Bsns& some) {
  Bsns result;
  std::set_difference(all.begin(), all.end(), some.begin(), some.end(), std::back_inserter(result));
  return result;
}

Bsns merged(const Bsns& a, const Bsns& b) {
  Bsns result;
  std::merge(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(result));
  return result;
}

// Returns every choice of k numbers, each ascending.
std::vector<Bsns> subsets(const Bsns& all, std::size_t k) {
  if (k == 0) return {{}};
  std::vector<Bsns> result;
  for (std::size_t i = 0; i + k <= all.size(); ++i) {
    for (const Bsns& rest : subsets({all.begin() + static_cast<std::ptrdiff_t>(i) + 1, all.end()}, k - 1)) {
      result.push_back({all[i]});
      result.back().insert(result.back().end(), rest.begin(), rest.end());
    }
  }
  return result;
}

// Returns the numbers that are in exactly one of the two lists, ascending.
Bsns different(const Bsns& a, const Bsns& b) {
  Bsns result;
  std::set_symmetric_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(result));
  return result;
}

bool holds(const Bsns& list, Bsn number) { return std::binary_search(list.begin(), list.end(), number); }

// D.2: compares by the first rule that distinguishes the two exchanges.
bool earlier(const Exchange& x, const Exchange& y) {
  if (x.into_s1.size() != y.into_s1.size()) return x.into_s1.size() < y.into_s1.size();  // a
  const auto difference_of_sums = [](const Exchange& e) { return sum(e.into_s1) - sum(e.out_of_s1); };
  if (difference_of_sums(x) != difference_of_sums(y))
    return difference_of_sums(x) < difference_of_sums(y);  // b
  const Bsns out = different(x.out_of_s1, y.out_of_s1);
  if (!out.empty()) return holds(x.out_of_s1, out.back());  // c
  const Bsns in = different(x.into_s1, y.into_s1);
  return !in.empty() && holds(x.into_s1, in.front());  // d
}

// Pairs S1 with S2 in the given order.
BsnPairs joined(const Bsns& s1, const Bsns& s2) {
  BsnPairs pairs;
  for (std::size_t i = 0; i < s1.size(); ++i) pairs.emplace_back(std::minmax(s1[i], s2[i]));
  std::sort(pairs.begin(), pairs.end());
  return pairs;
}

}  // namespace

std::vector<Bsns> transpositions(const Bsns& s2, std::size_t paired) {
  std::vector<Bsns> result;
  Bsns order = s2;
  std::sort(order.begin(), order.end());
  do {
    result.emplace_back(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(paired));
    // Reorderings of the unpaired rest give the same pairs: skip to the last one.
    std::sort(order.begin() + static_cast<std::ptrdiff_t>(paired), order.end(), std::greater<>());
  } while (std::next_permutation(order.begin(), order.end()));
  return result;
}

std::vector<Exchange> resident_exchanges(const Bsns& s1, const Bsns& s2) {
  std::vector<Exchange> result;
  for (std::size_t k = 1; k <= std::min(s1.size(), s2.size()); ++k)
    for (const Bsns& out : subsets(s1, k))
      for (const Bsns& in : subsets(s2, k)) result.push_back({out, in});
  std::sort(result.begin(), result.end(), earlier);
  return result;
}

std::vector<Bsns> mdp_exchanges(const std::vector<Points>& scores, std::size_t paired) {
  const auto scores_of = [&](const Bsns& s1) {
    std::vector<Points> result;
    for (const Bsn m : s1) result.push_back(scores[static_cast<std::size_t>(m - 1)]);
    std::sort(result.begin(), result.end(), std::greater<>());
    return result;
  };
  std::vector<Bsns> result = subsets(numbers(1, static_cast<Bsn>(scores.size())), paired);
  std::sort(result.begin(), result.end(), [&](const Bsns& x, const Bsns& y) {
    const auto a = scores_of(x);
    const auto b = scores_of(y);
    return a != b ? a > b : x < y;
  });
  return result;
}

std::vector<BsnPairs> homogeneous_candidates(Bsn n, std::size_t pairs) {
  const Bsns s1 = numbers(1, static_cast<Bsn>(pairs));
  const Bsns s2 = numbers(static_cast<Bsn>(pairs) + 1, n);
  std::vector<BsnPairs> result;
  std::set<BsnPairs> seen;
  const auto transpose = [&](const Bsns& upper, const Bsns& lower) {
    for (const Bsns& order : transpositions(lower, pairs))
      if (const BsnPairs candidate = joined(upper, order); seen.insert(candidate).second)
        result.push_back(candidate);
  };
  transpose(s1, s2);
  for (const Exchange& e : resident_exchanges(s1, s2))
    transpose(merged(without(s1, e.out_of_s1), e.into_s1), merged(without(s2, e.into_s1), e.out_of_s1));
  return result;
}

std::vector<BsnPairs> heterogeneous_candidates(const HeterogeneousBracket& bracket) {
  const auto mdps = static_cast<Bsn>(bracket.mdp_scores.size());
  const Bsns residents = numbers(mdps + 1, mdps + bracket.residents);
  const std::vector<BsnPairs> remainder_candidates =
      homogeneous_candidates(bracket.residents - static_cast<Bsn>(bracket.m1), bracket.remainder_pairs);
  std::vector<BsnPairs> result;
  for (const Bsns& s1 : mdp_exchanges(bracket.mdp_scores, bracket.m1)) {
    for (const Bsns& s2 : transpositions(residents, bracket.m1)) {
      Bsns opponents = s2;
      std::sort(opponents.begin(), opponents.end());
      const Bsns remainder = without(residents, opponents);
      const auto member = [&](Bsn fresh) { return remainder[static_cast<std::size_t>(fresh - 1)]; };
      for (const BsnPairs& fresh : remainder_candidates) {
        result.push_back(joined(s1, s2));
        for (const auto& [a, b] : fresh) result.back().emplace_back(member(a), member(b));
        std::sort(result.back().begin(), result.back().end());
      }
    }
  }
  return result;
}

GenerationKey generation_key(Bsn mdps, Bsn players, const BsnPairs& pairs) {
  Bsns paired_mdps;
  Bsns opponents;
  for (const auto& [a, b] : pairs) {
    if (a > mdps) continue;
    paired_mdps.push_back(a);
    opponents.push_back(b);
  }
  Bsns taken = opponents;
  std::sort(taken.begin(), taken.end());
  const Bsns remainder = without(numbers(mdps + 1, players), taken);
  const auto fresh = [&](Bsn player) {
    return static_cast<Bsn>(std::lower_bound(remainder.begin(), remainder.end(), player) - remainder.begin()) +
           1;
  };
  Bsns uppers;
  Bsns lowers;
  for (const auto& [a, b] : pairs) {
    if (a <= mdps) continue;
    uppers.push_back(fresh(a));
    lowers.push_back(fresh(b));
  }
  const Bsns s1 = numbers(1, static_cast<Bsn>(uppers.size()));
  const Bsns into_s1 = without(uppers, s1);
  Bsns out_of_s1 = without(s1, uppers);
  const Bsns exchanges = {static_cast<Bsn>(out_of_s1.size())};
  const Bsns difference_of_sums = {sum(uppers) - sum(s1)};
  for (Bsn& number : out_of_s1) number = -number;
  std::reverse(out_of_s1.begin(), out_of_s1.end());
  const Bsns limbo = {mdps - static_cast<Bsn>(paired_mdps.size())};
  return {limbo, paired_mdps, opponents, exchanges, difference_of_sums, out_of_s1, into_s1, lowers};
}

}  // namespace bloesem::test
