#include "engine/proof/number_cover.hpp"

#include <algorithm>
#include <map>
#include <tuple>

namespace bloesem::proof {
namespace {

// Returns the place of a value that is used, or -1.
std::int32_t place_of(const std::vector<matching::Integer>& values, const std::vector<char>& used,
                      const matching::Integer& value) {
  const auto place = std::lower_bound(values.begin(), values.end(), value) - values.begin();
  return used[static_cast<std::size_t>(place)] != 0 ? static_cast<std::int32_t>(place) : -1;
}

}  // namespace

NumberCover::NumberCover(VertexClasses& classes, std::vector<Integer> y,
                         const std::vector<std::int32_t>& numbers,
                         std::function<Integer(std::int32_t, std::int32_t)> shared)
    : classes_(classes), y_(std::move(y)), numbers_(numbers), shared_(std::move(shared)) {}

template <class Visit>
void NumberCover::for_each_joined(Visit visit) const {
  for (std::int32_t h = 0; h < classes_.classes(); ++h)
    for (std::int32_t l = 0; l < classes_.classes(); ++l)
      if (classes_.joined(h, l) && classes_.size(h) > 0 && classes_.size(l) > 0) visit(h, l);
}

std::vector<Vertex> NumberCover::members(std::int32_t c) const {
  std::vector<Vertex> result;
  classes_.any_member(c, 0, static_cast<Vertex>(y_.size()),
                      [&](Vertex v) { return result.push_back(v), false; });
  return result;
}

matching::Integer NumberCover::upper_part(Vertex v, bool both_numbered) const {
  return both_numbered ? Integer(y_[at(v)] + 2 * numbers_[at(v)]) : y_[at(v)];
}

std::optional<NumberCover::Edge> NumberCover::uncovered(
    const std::function<bool(Vertex, Vertex)>& legal) const {
  std::optional<Edge> found;
  for_each_joined([&](std::int32_t h, std::int32_t l) {
    if (!found) found = uncovered(h, l, legal);
  });
  return found;
}

// From the lowest vertex up, with the least y of those below.
std::optional<NumberCover::Edge> NumberCover::uncovered(
    std::int32_t higher, std::int32_t lower, const std::function<bool(Vertex, Vertex)>& legal) const {
  const std::vector<Vertex> highers = members(higher);
  const std::vector<Vertex> lowers = members(lower);
  const bool both = numbered(higher) && numbered(lower);
  const Integer shared = shared_(higher, lower);
  auto below = lowers.end();
  const Integer* least = nullptr;
  for (auto h = highers.rbegin(); h != highers.rend(); ++h) {
    for (; below != lowers.begin() && *(below - 1) > *h; --below)
      if (least == nullptr || y_[at(*(below - 1))] < *least) least = &y_[at(*(below - 1))];
    if (least == nullptr) continue;
    const Integer own = upper_part(*h, both) + shared;
    if (own + *least >= 0) continue;
    const auto l = std::find_if(below, lowers.end(),
                                [&](Vertex each) { return own + y_[at(each)] < 0 && legal(*h, each); });
    if (l != lowers.end()) return Edge(*h, *l);
  }
  return std::nullopt;
}

NumberCover::Values NumberCover::values_of(std::int32_t c, bool both_numbered) const {
  Values result;
  for (const Vertex v : members(c)) result.values.push_back(upper_part(v, both_numbered));
  std::sort(result.values.begin(), result.values.end());
  result.values.erase(std::unique(result.values.begin(), result.values.end()), result.values.end());
  result.used.resize(result.values.size());
  return result;
}

// `plain`: the values y by class; `upper`: what vertices contribute to an edge between two with numbers.
void NumberCover::mark_used(std::int32_t higher, std::int32_t lower, std::vector<Values>& plain,
                            std::vector<Values>& upper) {
  const Integer shared = shared_(higher, lower);
  Values& highers = numbered(higher) && numbered(lower) ? upper[at(higher)] : plain[at(higher)];
  Values& lowers = plain[at(lower)];
  std::size_t l = lowers.values.size();
  for (std::size_t h = 0; h < highers.values.size(); ++h) {
    const Integer needed = -highers.values[h] - shared;
    while (l > 0 && lowers.values[l - 1] > needed) --l;
    if (l == 0) return;
    if (lowers.values[l - 1] == needed) highers.used[h] = lowers.used[l - 1] = 1;
  }
}

std::vector<std::int32_t> NumberCover::labels(const std::vector<Values>& plain,
                                              const std::vector<Values>& upper) const {
  std::vector<std::int32_t> labels(y_.size());
  std::map<std::tuple<std::int32_t, std::int32_t, bool>, std::int32_t> known;
  for (std::size_t i = 0; i < y_.size(); ++i) {
    const auto v = static_cast<Vertex>(i);
    const std::int32_t c = classes_.class_of(v);
    if (c == VertexClasses::removed) continue;
    const std::int32_t as_plain = place_of(plain[at(c)].values, plain[at(c)].used, y_[i]);
    const std::int32_t as_upper = place_of(upper[at(c)].values, upper[at(c)].used, upper_part(v, true));
    labels[i] = known.try_emplace({as_plain, as_upper, y_[i] == 0}, static_cast<std::int32_t>(known.size()))
                    .first->second;
  }
  return labels;
}

void NumberCover::exclude_slack() {
  std::vector<Values> plain;
  std::vector<Values> upper;
  for (std::int32_t c = 0; c < classes_.classes(); ++c) {
    plain.push_back(values_of(c, false));
    upper.push_back(values_of(c, true));
  }
  for_each_joined([&](std::int32_t h, std::int32_t l) { mark_used(h, l, plain, upper); });
  std::vector<std::int32_t> old;
  for (std::size_t v = 0; v < y_.size(); ++v) old.push_back(classes_.class_of(static_cast<Vertex>(v)));
  classes_.divide(labels(plain, upper));
  for_each_joined([&](std::int32_t h, std::int32_t l) {
    const Vertex higher = classes_.front(h);
    const Vertex lower = classes_.front(l);
    const Integer sum = upper_part(higher, numbered(h) && numbered(l)) + y_[at(lower)] +
                        shared_(old[at(higher)], old[at(lower)]);
    if (sum != 0) classes_.join(h, l, false);
  });
}

}  // namespace bloesem::proof
