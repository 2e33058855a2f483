#include "engine/dubov_1997/procedures.hpp"

#include <array>
#include <initializer_list>

#include "engine/dubov_1997/isolated.hpp"
#include "engine/dubov_1997/odd_group.hpp"

namespace bloesem::swiss::dubov_1997 {
namespace {

using Order = std::strong_ordering;

Order by_opposition(const Merits& a, const Merits& b) { return a.opposition <=> b.opposition; }
Order by_rating(const Merits& a, const Merits& b) { return a.rating <=> b.rating; }
Order by_score(const Merits& a, const Merits& b) { return a.score <=> b.score; }

// True if the first decisive comparison puts `a` first, or if none decides and the alphabet does.
bool comes_before(const Merits& a, const Merits& b, std::initializer_list<Order> comparisons) {
  for (const Order order : comparisons)
    if (order != 0) return order < 0;
  return a.alphabet < b.alphabet;
}

// The order of Mean, reversed: the greater first.
Order falling(Order order) { return 0 <=> order; }

constexpr Procedure dubov_with(std::string_view name, void (*odd_group)(Group& group)) {
  return {.name = name,
          .uses_ratings = true,
          .bye_first = by_rating,
          .bye_last = [](const Merits& a,
                         const Merits& b) { return comes_before(a, b, {falling(by_opposition(a, b))}); },
          .white_rows =
              [](const Merits& a, const Merits& b) {
                return comes_before(a, b, {by_opposition(a, b), by_rating(a, b)});
              },
          .black_rows =
              [](const Merits& a, const Merits& b) {
                return comes_before(a, b, {falling(by_rating(a, b)), falling(by_opposition(a, b))});
              },
          .leaves_white =
              [](const Merits& a, const Merits& b) {
                return comes_before(a, b, {by_opposition(a, b), falling(by_rating(a, b))});
              },
          .leaves_black =
              [](const Merits& a, const Merits& b) {
                return comes_before(a, b, {falling(by_opposition(a, b)), by_rating(a, b)});
              },
          .preferred =
              [](const Merits& a, const Merits& b) {
                return comes_before(a, b, {falling(by_rating(a, b)), by_opposition(a, b)});
              },
          .limits_moving_up = true,
          .floaters_first = true,
          .chooses_floaters = true,
          .isolated = call_opponents,
          .odd_group = odd_group};
}

}  // namespace

const Procedure dubov = dubov_with("the Dubov System", complete_odd_group);
const Procedure danubian = dubov_with("the Danubian System", complete_odd_group_danubian);

const Procedure vega = {
    .name = "the Vega System",
    .uses_ratings = false,
    .bye_first = by_opposition,
    .bye_last = [](const Merits& a, const Merits& b) { return comes_before(a, b, {}); },
    .white_rows =
        [](const Merits& a, const Merits& b) {
          return comes_before(a, b, {falling(by_score(a, b)), by_opposition(a, b)});
        },
    .black_rows =
        [](const Merits& a, const Merits& b) {
          return comes_before(a, b, {falling(by_score(a, b)), falling(by_opposition(a, b))});
        },
    .leaves_white = [](const Merits& a, const Merits& b) { return comes_before(a, b, {by_opposition(a, b)}); },
    .leaves_black = [](const Merits& a,
                       const Merits& b) { return comes_before(a, b, {falling(by_opposition(a, b))}); },
    .preferred = [](const Merits& a,
                    const Merits& b) { return comes_before(a, b, {falling(by_opposition(a, b))}); },
    .limits_moving_up = false,
    .floaters_first = false,
    .chooses_floaters = false,
    .isolated = send_down,
    .odd_group = complete_odd_group_vega};

}  // namespace bloesem::swiss::dubov_1997
