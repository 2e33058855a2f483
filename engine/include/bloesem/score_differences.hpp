// A list of scores or score differences (A.8), in tenths of a point. Short lists need no allocation.
#pragma once

#include <algorithm>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <utility>

#include "bloesem/points.hpp"

namespace bloesem::criteria {

// Like a vector, in 16 bytes; up to `few` items are stored inline. Comparison is lexicographic.
class ScoreDifferences {
 public:
  using value_type = Points;
  using iterator = Points*;
  using const_iterator = const Points*;

  ScoreDifferences() noexcept = default;
  template <class Iterator>
  ScoreDifferences(Iterator first, Iterator last) {
    for (; first != last; ++first) push_back(*first);
  }
  ScoreDifferences(std::initializer_list<Points> list) : ScoreDifferences(list.begin(), list.end()) {}
  ScoreDifferences(const ScoreDifferences& other) {
    if (other.size_ > few) grow(other.size_);
    std::copy(other.begin(), other.end(), begin());
    size_ = other.size_;
  }
  ScoreDifferences(ScoreDifferences&& other) noexcept { swap(other); }
  ScoreDifferences& operator=(const ScoreDifferences& other) {
    ScoreDifferences copy(other);
    swap(copy);
    return *this;
  }
  ScoreDifferences& operator=(ScoreDifferences&& other) noexcept {
    swap(other);
    return *this;
  }
  ~ScoreDifferences() {
    if (capacity_ > few) delete[] items_.many;
  }

  void push_back(Points difference) { append(1, difference); }
  void append(std::size_t count, Points difference) {
    const std::size_t size = size_ + count;
    if (size > capacity_) grow(std::max(size, std::size_t{2} * capacity_));
    std::fill(end(), begin() + size, difference);
    size_ = static_cast<std::uint32_t>(size);
  }

  [[nodiscard]] std::size_t size() const noexcept { return size_; }
  [[nodiscard]] bool empty() const noexcept { return size_ == 0; }
  [[nodiscard]] Points operator[](std::size_t i) const noexcept { return begin()[i]; }
  [[nodiscard]] iterator begin() noexcept { return capacity_ > few ? items_.many : items_.few; }
  [[nodiscard]] iterator end() noexcept { return begin() + size_; }
  [[nodiscard]] const_iterator begin() const noexcept { return capacity_ > few ? items_.many : items_.few; }
  [[nodiscard]] const_iterator end() const noexcept { return begin() + size_; }

  friend bool operator==(const ScoreDifferences& a, const ScoreDifferences& b) noexcept {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }
  friend std::strong_ordering operator<=>(const ScoreDifferences& a, const ScoreDifferences& b) noexcept {
    return std::lexicographical_compare_three_way(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  static constexpr std::uint32_t few = 2;

  void swap(ScoreDifferences& other) noexcept {
    std::swap(items_, other.items_);
    std::swap(size_, other.size_);
    std::swap(capacity_, other.capacity_);
  }
  void grow(std::size_t capacity) {
    auto* const items = new Points[capacity];
    std::copy(begin(), end(), items);
    if (capacity_ > few) delete[] items_.many;
    items_.many = items;
    capacity_ = static_cast<std::uint32_t>(capacity);
  }

  union {
    Points few[2];
    Points* many;
  } items_ = {};
  std::uint32_t size_ = 0;
  std::uint32_t capacity_ = few;
};

}  // namespace bloesem::criteria
