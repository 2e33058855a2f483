#include "engine/dutch_2012/order.hpp"

#include <algorithm>
#include <iterator>
#include <numeric>

#include "matching/assertions.hpp"

namespace bloesem::swiss::dutch_2012 {
namespace {

constexpr std::size_t place_of_exchanges = 2;

class OrderOfCandidates {
 public:
  explicit OrderOfCandidates(const NumberedCandidate& candidate)
      : candidate_(candidate), fresh_(candidate.opponents.size() + 1, 0) {}

  std::vector<OrderKey> keys() {
    std::vector<OrderKey> keys{{"D.3", "moved-down players who are paired", {}},
                               {"D.1", "their opponents, in the order of the moved-down players", {}}};
    for (int mdp = 1; mdp <= candidate_.moved_down; ++mdp) {
      if (opponent(mdp) == 0) continue;
      keys[0].numbers.push_back(mdp);
      keys[1].numbers.push_back(opponent(mdp));
    }
    add_remainder(keys);
    return keys;
  }

 private:
  [[nodiscard]] int opponent(int number) const {
    return candidate_.opponents[static_cast<std::size_t>(number - 1)];
  }
  [[nodiscard]] int& fresh(int number) { return fresh_[static_cast<std::size_t>(number)]; }
  [[nodiscard]] int end() const noexcept { return static_cast<int>(fresh_.size()); }

  // Numbers the players who are neither MDPs nor their opponents from 1.
  void number_remainder() {
    int last = 0;
    for (int number = candidate_.moved_down + 1; number < end(); ++number)
      if (opponent(number) == 0 || opponent(number) > candidate_.moved_down) fresh(number) = ++last;
  }

  void add_remainder(std::vector<OrderKey>& keys) {
    number_remainder();
    std::vector<int> s1;
    std::vector<int> opponents;
    for (int number = candidate_.moved_down + 1; number < end(); ++number) {
      if (fresh(number) == 0 || opponent(number) < number) continue;
      s1.push_back(fresh(number));
      opponents.push_back(fresh(opponent(number)));
    }
    const auto original = static_cast<int>(s1.size());  // the original S1 was 1, 2, ..., original
    std::vector<int> leaving;
    for (int number = original; number > 0; --number)
      if (!std::binary_search(s1.begin(), s1.end(), number)) leaving.push_back(number);
    std::vector<int> entering(std::upper_bound(s1.begin(), s1.end(), original), s1.end());
    const int difference = std::accumulate(entering.begin(), entering.end(), 0) -
                           std::accumulate(leaving.begin(), leaving.end(), 0);
    keys.push_back({"D.2", "players exchanged between S1 and S2", {static_cast<int>(entering.size())}});
    keys.push_back({"D.2", "difference of the sums of the numbers exchanged", {difference}});
    keys.push_back({"D.2", "numbers that leave S1, from the highest", std::move(leaving), true});
    keys.push_back({"D.2", "numbers that enter S1, from the lowest", std::move(entering)});
    keys.push_back({"D.1", "opponents of S1, in its order", std::move(opponents)});
  }

  const NumberedCandidate& candidate_;
  std::vector<int> fresh_;  // by number: number in the remainder; 0: not in it
};

}  // namespace

std::vector<OrderKey> order_keys(const NumberedCandidate& candidate) {
  return OrderOfCandidates(candidate).keys();
}

int exchanges_in(const std::vector<OrderKey>& keys) {
  BLOESEM_ASSERT(keys.size() > place_of_exchanges);
  return keys[place_of_exchanges].numbers.front();
}

}  // namespace bloesem::swiss::dutch_2012
