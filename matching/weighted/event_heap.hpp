// A priority queue of what a search will come to: the events of one kind, each with the time at which it is
// due.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "matching/assertions.hpp"
#include "matching/steps.hpp"

namespace bloesem::matching {

// Events may be outdated when their time comes; nothing is removed before. Keeps its memory between searches.
template <class Int, class Event>
class EventHeap {
 public:
  void clear() noexcept { entries_.clear(); }
  void push(Int time, Event event) {
    entries_.push_back({std::move(time), event});
    std::push_heap(entries_.begin(), entries_.end(), later);
    count();
  }

  // Drops the first events as long as they are not current(time, event). Returns the time of the next one;
  // empty if there is none.
  template <class IsCurrent>
  [[nodiscard]] std::optional<Int> next(IsCurrent is_current) {
    while (!entries_.empty() && !is_current(entries_.front().time, entries_.front().event)) pop();
    return entries_.empty() ? std::nullopt : std::optional<Int>(entries_.front().time);
  }
  // Takes out all events that are due at `time`, the first there is, and calls visit(event) for those that are
  // current(time, event), in no particular order.
  template <class IsCurrent, class Visit>
  void take(const Int& time, IsCurrent is_current, Visit visit) {
    while (!entries_.empty() && entries_.front().time == time) {
      if (is_current(time, entries_.front().event)) visit(entries_.front().event);
      pop();
    }
  }

 private:
  struct Entry {
    Int time;
    Event event;
  };
  static bool later(const Entry& a, const Entry& b) { return b.time < a.time; }

  void pop() {
    std::pop_heap(entries_.begin(), entries_.end(), later);
    entries_.pop_back();
    count();
  }
  void count() const { count_steps(Work::Blossom, std::bit_width(entries_.size())); }

  std::vector<Entry> entries_;
};

}  // namespace bloesem::matching
