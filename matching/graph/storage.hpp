// Where a structure over the vertices of a graph keeps its lists.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "matching/assertions.hpp"

namespace bloesem::matching {

// The part of a vector's interface that searches need, in place: at most N elements.
template <class T, std::size_t N>
class FixedList {
 public:
  void assign(std::size_t size, const T& value) {
    BLOESEM_ASSERT(size <= N);
    size_ = size;
    for (T& element : *this) element = value;
  }
  void push_back(const T& value) {
    BLOESEM_ASSERT(size_ < N);
    elements_[size_++] = value;
  }
  void clear() noexcept { size_ = 0; }
  void resize(std::size_t size) {
    BLOESEM_ASSERT(size <= N);
    for (; size_ < size; ++size_) elements_[size_] = T();
    size_ = size;
  }
  [[nodiscard]] std::size_t size() const noexcept { return size_; }
  [[nodiscard]] T& operator[](std::size_t i) noexcept {
    BLOESEM_ASSERT_HEAVY(i < size_);
    return elements_[i];
  }
  [[nodiscard]] const T& operator[](std::size_t i) const noexcept {
    BLOESEM_ASSERT_HEAVY(i < size_);
    return elements_[i];
  }
  [[nodiscard]] const T& back() const noexcept {
    BLOESEM_ASSERT_HEAVY(size_ > 0);
    return elements_[size_ - 1];
  }
  [[nodiscard]] T* data() noexcept { return elements_.data(); }
  [[nodiscard]] const T* data() const noexcept { return elements_.data(); }
  [[nodiscard]] auto begin() noexcept { return elements_.begin(); }
  [[nodiscard]] auto end() noexcept { return begin() + static_cast<std::ptrdiff_t>(size_); }

 private:
  std::size_t size_ = 0;
  std::array<T, N> elements_;
};

// For graphs of any size.
struct HeapStorage {
  template <class T>
  using List = std::vector<T>;
};

// For graphs of at most 64 vertices: allocates nothing.
struct WordStorage {
  template <class T>
  using List = FixedList<T, 64>;
};

}  // namespace bloesem::matching
