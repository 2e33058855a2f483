#include "engine/literal/istanbul_exchanges.hpp"

#include <algorithm>
#include <cstddef>

namespace bloesem::literal {
namespace {

using Places = std::vector<Place>;

void add_sets(const Places& players, std::size_t size, std::size_t from, Places& chosen,
              std::vector<Places>& sets) {
  if (chosen.size() == size) {
    sets.push_back(chosen);
    return;
  }
  for (std::size_t i = from; i < players.size(); ++i) {
    chosen.push_back(players[i]);
    add_sets(players, size, i + 1, chosen, sets);
    chosen.pop_back();
  }
}

struct Exchange {
  int difference = 0;
  IstanbulHalves halves;
};

Places with_exchange(const Places& half, const Places& leaving, const Places& entering) {
  Places result = entering;
  for (const Place p : half)
    if (std::find(leaving.begin(), leaving.end(), p) == leaving.end()) result.push_back(p);
  std::sort(result.begin(), result.end());
  return result;
}

// Numbers in the bracket are those of its players in the order of A.2.
int sum_of_numbers(const Places& players, const Places& some) {
  int sum = 0;
  for (const Place p : some)
    sum += static_cast<int>(std::find(players.begin(), players.end(), p) - players.begin()) + 1;
  return sum;
}

void add_exchanges(const Places& players, const IstanbulHalves& original, std::size_t number,
                   std::vector<IstanbulHalves>& divisions) {
  Places from_the_lowest(original.s1.rbegin(), original.s1.rend());
  std::vector<Exchange> found;
  for (const Places& leaving : sets_of(from_the_lowest, number))
    for (const Places& entering : sets_of(original.s2, number))
      found.push_back(
          {sum_of_numbers(players, entering) - sum_of_numbers(players, leaving),
           {with_exchange(original.s1, leaving, entering), with_exchange(original.s2, entering, leaving)}});
  std::stable_sort(found.begin(), found.end(),
                   [](const Exchange& a, const Exchange& b) { return a.difference < b.difference; });
  for (Exchange& exchange : found) divisions.push_back(std::move(exchange.halves));
}

}  // namespace

std::vector<Places> sets_of(const Places& players, std::size_t size) {
  std::vector<Places> sets;
  Places chosen;
  add_sets(players, size, 0, chosen, sets);
  return sets;
}

std::vector<IstanbulHalves> exchanges(const Places& players, std::size_t pairs) {
  const auto middle = players.begin() + static_cast<std::ptrdiff_t>(pairs);
  const IstanbulHalves original{Places(players.begin(), middle), Places(middle, players.end())};
  std::vector<IstanbulHalves> divisions{original};
  for (std::size_t number = 1; number <= std::min(pairs, original.s2.size()); ++number)
    add_exchanges(players, original, number, divisions);
  return divisions;
}

}  // namespace bloesem::literal
