#include "engine/literal/completion.hpp"

#include <algorithm>
#include <cassert>

#include "matching/steps.hpp"

namespace bloesem::literal {
namespace {

constexpr Charges unknown{{-1, 0, 0}};

}  // namespace

Completion::Completion(std::vector<Mask> partners)
    : partners_(std::move(partners)), answers_(std::size_t{1} << partners_.size(), Answer::Unknown) {}

bool Completion::possible(Mask players) {
  if (players == 0) return true;
  if (size_of(players) % 2 != 0) return false;
  Answer& answer = answers_[players];
  if (answer != Answer::Unknown) return answer == Answer::Yes;
  matching::spend_steps(size_of(players));
  const Place first = first_of(players);
  answer = Answer::No;
  for (Mask others = players & partners_[static_cast<std::size_t>(first)]; others != 0; others &= others - 1) {
    if (!possible(players & ~bit(first) & ~bit(first_of(others)))) continue;
    answer = Answer::Yes;
    break;
  }
  return answer == Answer::Yes;
}

CheapestPairings::CheapestPairings(Place players, const PairCharges& charges)
    : size_(players),
      pairs_(static_cast<std::size_t>(players * players), Charges::impossible()),
      answers_(std::size_t{1} << players, unknown) {
  for (Place a = 0; a < players; ++a)
    for (Place b = a + 1; b < players; ++b)
      pairs_[static_cast<std::size_t>(a * players + b)] = pairs_[static_cast<std::size_t>(b * players + a)] =
          charges(a, b);
}

Charges CheapestPairings::of(Mask players) {
  if (players == 0) return {};
  if (size_of(players) % 2 != 0) return Charges::impossible();
  if (answers_[players] != unknown) return answers_[players];
  matching::spend_steps(size_of(players));
  const Place first = first_of(players);
  Charges least = Charges::impossible();
  for (Mask others = players & ~bit(first); others != 0; others &= others - 1) {
    const Place other = first_of(others);
    if (!of_pair(first, other).is_possible()) continue;
    least = std::min(least, of_pair(first, other) + of(players & ~bit(first) & ~bit(other)));
  }
  return answers_[players] = least;
}

CrossPairings::CrossPairings(std::span<const Place> first, std::span<const Place> second,
                             const PairCharges& charges)
    : first_(first.begin(), first.end()),
      second_(second.begin(), second.end()),
      answers_(std::size_t{1} << second.size(), unknown) {
  assert(first.size() == second.size());
  for (const Place a : first_)
    for (const Place b : second_) pairs_.push_back(charges(a, b));
}

Charges CrossPairings::least(std::size_t from, Mask free) {
  if (free == 0) return {};
  if (answers_[free] != unknown) return answers_[free];
  matching::spend_steps(size_of(free));
  Charges least = Charges::impossible();
  for (Mask others = free; others != 0; others &= others - 1) {
    const Place j = first_of(others);
    const Charges& pair = of_pair(from, static_cast<std::size_t>(j));
    if (pair.is_possible()) least = std::min(least, pair + this->least(from + 1, free & ~bit(j)));
  }
  return answers_[free] = least;
}

std::vector<std::pair<Place, Place>> CrossPairings::first_pairing(const Charges* total) {
  std::vector<std::pair<Place, Place>> pairing;
  Mask free = everybody();
  Charges spent;
  for (std::size_t i = 0; i < first_.size(); ++i) {
    for (std::size_t j = 0; j < second_.size(); ++j) {
      const auto b = static_cast<Place>(j);
      if (!has(free, b)) continue;
      const Charges all = spent + of_pair(i, j) + least(i + 1, free & ~bit(b));
      if (!all.is_possible() || (total != nullptr && all != *total)) continue;
      pairing.emplace_back(first_[i], second_[j]);
      spent = spent + of_pair(i, j);
      free &= ~bit(b);
      break;
    }
  }
  assert(free == 0);
  return pairing;
}

}  // namespace bloesem::literal
