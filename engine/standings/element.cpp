#include "engine/standings/element.hpp"

#include <utility>

namespace bloesem::standings {

namespace {

// Returns the candidate still counted that `before` ranks ahead of all others, and of equal ones the first.
template <class Candidate, class Before>
Element* first_of(Elements& elements, Candidate candidate, Before before) noexcept {
  Element* best = nullptr;
  for (Element& element : elements) {
    if (element.part != Part::Counted || !candidate(element)) continue;
    if (best == nullptr || before(element, *best)) best = &element;
  }
  return best;
}

constexpr auto any = [](const Element&) { return true; };
constexpr auto voluntary = [](const Element& e) { return e.voluntary; };
constexpr auto lower = [](const Element& a, const Element& b) {
  return std::pair(a.used, a.amount) < std::pair(b.used, b.amount);
};
constexpr auto higher = [](const Element& a, const Element& b) { return lower(b, a); };
constexpr auto cheaper = [](const Element& a, const Element& b) {
  return std::pair(a.amount, a.used) < std::pair(b.amount, b.used);
};

// Returns the least significant value, or the cheapest VUR if it contributes no less (16.5).
Element* lowest(Elements& elements) noexcept {
  Element* const least = first_of(elements, any, lower);
  Element* const unplayed = first_of(elements, voluntary, cheaper);
  return unplayed != nullptr && unplayed->amount >= least->amount ? unplayed : least;
}

void take(Element& element, Part part, int order) noexcept {
  element.part = part;
  element.cut_order = order;
}

}  // namespace

void cut_extremes(Elements& elements, int low, int high) noexcept {
  int order = 0;
  for (; low > 0; --low) {
    if (Element* const element = lowest(elements)) take(*element, Part::CutLow, ++order);
  }
  for (; high > 0; --high) {
    if (Element* const element = first_of(elements, any, higher)) take(*element, Part::CutHigh, ++order);
  }
}

void cut_first(Elements& elements, int count) noexcept {
  int order = 0;
  for (Element& element : elements) {
    if (order == count) return;
    take(element, Part::CutLow, ++order);
  }
}

Kept kept(const Elements& elements) noexcept {
  Kept result;
  for (const Element& element : elements) {
    if (element.part != Part::Counted) continue;
    result.total += element.amount;
    ++result.count;
  }
  return result;
}

}  // namespace bloesem::standings
