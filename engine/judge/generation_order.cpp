#include "bloesem/judge/generation_order.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <numeric>

namespace bloesem {
namespace {

constexpr std::array<std::string_view, 7> meanings = {
    "moved-down players who are paired",       "their opponents, in the order of the moved-down players",
    "residents exchanged between S1 and S2",   "difference of the sums of the numbers exchanged",
    "numbers that leave S1, from the highest", "numbers that enter S1, from the lowest",
    "opponents of S1, in its order",
};

// The value that each rule compares, arranged so that the lesser list is generated earlier: the closed form of
// B.6 and B.7 (docs/formulation.md, lemma 7).
using Key = std::array<std::vector<int>, meanings.size()>;

class KeyMaker {
 public:
  explicit KeyMaker(const NumberedCandidate& candidate)
      : moved_down_(candidate.moved_down), opponent_(static_cast<std::size_t>(candidate.players) + 1, 0) {
    for (const auto& [a, b] : candidate.pairs) {
      opponent_[static_cast<std::size_t>(a)] = b;
      opponent_[static_cast<std::size_t>(b)] = a;
    }
  }

  Key make() {
    number_afresh();
    for (int mdp = 1; mdp <= moved_down_; ++mdp) {
      if (opponent(mdp) == 0) continue;
      list(GenerationRule::MovedDown).push_back(mdp);
      list(GenerationRule::MovedDownOpponents).push_back(opponent(mdp));
    }
    add_remainder();
    return std::move(key_);
  }

 private:
  std::vector<int>& list(GenerationRule rule) { return key_[static_cast<std::size_t>(rule)]; }
  [[nodiscard]] int opponent(int player) const { return opponent_[static_cast<std::size_t>(player)]; }
  [[nodiscard]] int fresh(int player) const { return fresh_[static_cast<std::size_t>(player)]; }

  void number_afresh() {
    fresh_.resize(opponent_.size(), 0);
    int number = 0;
    for (int player = moved_down_ + 1; player < static_cast<int>(opponent_.size()); ++player) {
      const bool meets_mdp = opponent(player) != 0 && opponent(player) <= moved_down_;
      if (!meets_mdp) fresh_[static_cast<std::size_t>(player)] = ++number;
    }
  }

  // Among all ways to write the pairs, the one with the smaller number of each pair in S1 is generated first.
  void add_remainder() {
    std::vector<int> s1;
    for (int player = moved_down_ + 1; player < static_cast<int>(opponent_.size()); ++player) {
      if (fresh(player) == 0 || opponent(player) < player) continue;
      s1.push_back(fresh(player));
      list(GenerationRule::Opponents).push_back(fresh(opponent(player)));
    }
    const auto original = static_cast<int>(s1.size());  // the original S1 was 1, 2, ..., original
    std::vector<int>& entering = list(GenerationRule::ExchangeIn);
    std::copy_if(s1.begin(), s1.end(), std::back_inserter(entering), [&](int n) { return n > original; });
    std::vector<int>& leaving = list(GenerationRule::ExchangeOut);
    for (int n = original; n > 0; --n)
      if (!std::binary_search(s1.begin(), s1.end(), n)) leaving.push_back(n);
    list(GenerationRule::ExchangeCount) = {static_cast<int>(entering.size())};
    list(GenerationRule::ExchangeDifference) = {std::accumulate(entering.begin(), entering.end(), 0) -
                                                std::accumulate(leaving.begin(), leaving.end(), 0)};
  }

  int moved_down_;
  std::vector<int> opponent_;  // by number; 0: none
  std::vector<int> fresh_;     // by number: number in the remainder; 0: not in it
  Key key_;
};

bool comes_first(GenerationRule rule, const std::vector<int>& a, const std::vector<int>& b) {
  // Higher numbers leave S1 earlier.
  return rule == GenerationRule::ExchangeOut ? b < a : a < b;
}

}  // namespace

std::string_view article_of(GenerationRule rule, const ArticleNames& articles) noexcept {
  switch (rule) {
    case GenerationRule::MovedDown: return articles.paired_moved_down;
    case GenerationRule::ExchangeCount: return articles.exchanges[0];
    case GenerationRule::ExchangeDifference: return articles.exchanges[1];
    case GenerationRule::ExchangeOut: return articles.exchanges[2];
    case GenerationRule::ExchangeIn: return articles.exchanges[3];
    case GenerationRule::MovedDownOpponents:
    case GenerationRule::Opponents: break;
  }
  return articles.transpositions;
}
std::string_view meaning_of(GenerationRule rule) noexcept { return meanings[static_cast<std::size_t>(rule)]; }

std::optional<GenerationStep> compare_generation(const NumberedCandidate& first,
                                                 const NumberedCandidate& second) {
  Key one = KeyMaker(first).make();
  Key other = KeyMaker(second).make();
  for (std::size_t i = 0; i < one.size(); ++i) {
    if (one[i] == other[i]) continue;
    const auto rule = static_cast<GenerationRule>(i);
    return GenerationStep{rule, comes_first(rule, one[i], other[i]), std::move(one[i]), std::move(other[i])};
  }
  return std::nullopt;
}

std::string_view article_of(const GenerationStep& step, const ArticleNames& articles) noexcept {
  return step.article.empty() ? article_of(step.rule, articles) : step.article;
}

std::string_view meaning_of(const GenerationStep& step) noexcept {
  return step.article.empty() ? meaning_of(step.rule) : step.meaning;
}

}  // namespace bloesem
