#include "engine/standings/prizes.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>

namespace bloesem::standings {

namespace {

// Returns how many halves of every prize are pooled.
Cents pooled_halves(Sharing sharing) noexcept {
  switch (sharing) {
    case Sharing::ByPlace: return 0;
    case Sharing::Hort: return 1;
    case Sharing::Equal: return 2;
  }
  return 0;
}

// Places [first, last) with a common property.
struct Span {
  std::size_t first = 0;
  std::size_t last = 0;

  [[nodiscard]] Cents size() const noexcept { return static_cast<Cents>(last - first); }
};

template <class Same>
Span span_from(std::size_t first, std::size_t end, Same same) {
  Span span{first, first + 1};
  while (span.last < end && same(span.last)) ++span.last;
  return span;
}

Cents sum_of(const std::vector<Cents>& prizes, Span span) {
  const auto begin = prizes.begin();
  const auto first = begin + static_cast<std::ptrdiff_t>(std::min(span.first, prizes.size()));
  const auto last = begin + static_cast<std::ptrdiff_t>(std::min(span.last, prizes.size()));
  return std::accumulate(first, last, Cents{0});
}

// The fraction of a cent: numerator / (2 * players with the same points * players with the same rank).
struct Fraction {
  std::size_t place = 0;
  Cents numerator = 0;
  Cents same_rank = 1;
};

// Sets the whole cents for the places of the rank, and returns the fraction, which is the same for all of them.
Fraction give_whole_cents(Cents pool, Span equals, Cents own, Span rank, Cents halves,
                          std::vector<Cents>& amounts) {
  const Cents of_pool = halves * pool;
  const Cents of_place = (2 - halves) * own;
  const Cents pool_parts = 2 * equals.size();
  const Cents place_parts = 2 * rank.size();
  const Cents numerator = of_pool % pool_parts * rank.size() + of_place % place_parts * equals.size();
  const Cents one_cent = pool_parts * rank.size();
  const Cents whole = of_pool / pool_parts + of_place / place_parts + numerator / one_cent;
  for (std::size_t place = rank.first; place < rank.last; ++place) amounts[place] = whole;
  return {rank.first, numerator % one_cent, rank.size()};
}

void share_among_equals(const std::vector<PaidPlace>& places, const std::vector<Cents>& prizes, Span equals,
                        Cents halves, std::vector<Cents>& amounts) {
  const Cents pool = sum_of(prizes, equals);
  std::vector<Fraction> fractions;
  for (std::size_t place = equals.first; place < equals.last;) {
    const Span rank = span_from(place, equals.last,
                                [&](std::size_t other) { return places[other].rank == places[place].rank; });
    Fraction fraction = give_whole_cents(pool, equals, sum_of(prizes, rank), rank, halves, amounts);
    for (; place < rank.last; ++place) fractions.push_back({place, fraction.numerator, fraction.same_rank});
  }
  const auto begin = amounts.begin();
  const Cents left = pool - std::accumulate(begin + static_cast<std::ptrdiff_t>(equals.first),
                                            begin + static_cast<std::ptrdiff_t>(equals.last), Cents{0});
  std::stable_sort(fractions.begin(), fractions.end(), [](const Fraction& a, const Fraction& b) {
    return a.numerator * b.same_rank > b.numerator * a.same_rank;
  });
  for (std::size_t i = 0; i < static_cast<std::size_t>(left); ++i) ++amounts[fractions[i].place];
}

}  // namespace

std::vector<Cents> share_prizes(const std::vector<PaidPlace>& places, const std::vector<Cents>& prizes,
                                Sharing sharing) {
  std::vector<Cents> amounts(places.size());
  for (std::size_t first = 0; first < places.size();) {
    const Span equals = span_from(
        first, places.size(), [&](std::size_t other) { return places[other].points == places[first].points; });
    share_among_equals(places, prizes, equals, pooled_halves(sharing), amounts);
    first = equals.last;
  }
  return amounts;
}

}  // namespace bloesem::standings
