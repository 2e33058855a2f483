// A vector-like list with inline storage for few items, which avoids a cache miss for each of many short lists.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <stdexcept>
#include <type_traits>
#include <utility>
#include <vector>

namespace bloesem {

// Up to `Near` items are stored inline; longer lists are stored entirely in `far_`.
template <class T, std::size_t Near>
class ShortList {
  static_assert(std::is_trivially_copy_constructible_v<T> && std::is_trivially_destructible_v<T>);

 public:
  using value_type = T;
  using iterator = T*;
  using const_iterator = const T*;

  ShortList() = default;
  explicit ShortList(std::size_t size) { resize(size); }
  ShortList(std::initializer_list<T> items) { assign(items.begin(), items.end()); }
  ShortList(const std::vector<T>& items) { assign(items.begin(), items.end()); }
  ShortList(const ShortList&) = default;
  ShortList(ShortList&& other) noexcept
      : size_(std::exchange(other.size_, 0)), near_(other.near_), far_(std::move(other.far_)) {}
  ShortList& operator=(const ShortList&) = default;
  ShortList& operator=(ShortList&& other) noexcept {
    if (this == &other) return *this;
    size_ = std::exchange(other.size_, 0);
    near_ = other.near_;
    far_ = std::move(other.far_);
    return *this;
  }
  ~ShortList() = default;

  [[nodiscard]] std::vector<T> to_vector() const { return {begin(), end()}; }
  [[nodiscard]] std::size_t size() const noexcept { return size_; }
  [[nodiscard]] bool empty() const noexcept { return size_ == 0; }
  [[nodiscard]] T* data() noexcept { return size_ > Near ? far_.data() : near_.data(); }
  [[nodiscard]] const T* data() const noexcept { return size_ > Near ? far_.data() : near_.data(); }
  [[nodiscard]] T* begin() noexcept { return data(); }
  [[nodiscard]] T* end() noexcept { return data() + size_; }
  [[nodiscard]] const T* begin() const noexcept { return data(); }
  [[nodiscard]] const T* end() const noexcept { return data() + size_; }

  [[nodiscard]] T& operator[](std::size_t i) noexcept { return data()[i]; }
  [[nodiscard]] const T& operator[](std::size_t i) const noexcept { return data()[i]; }
  // Throw std::out_of_range unless i < size().
  [[nodiscard]] T& at(std::size_t i) { return data()[checked(i)]; }
  [[nodiscard]] const T& at(std::size_t i) const { return data()[checked(i)]; }
  [[nodiscard]] T& front() noexcept { return data()[0]; }
  [[nodiscard]] const T& front() const noexcept { return data()[0]; }
  [[nodiscard]] T& back() noexcept { return data()[size_ - 1]; }
  [[nodiscard]] const T& back() const noexcept { return data()[size_ - 1]; }

  void reserve(std::size_t size) {
    if (size > Near) far_.reserve(size);
  }
  // Value-initializes new items.
  void resize(std::size_t size) {
    if (size > Near) {
      if (size_ <= Near) far_.assign(near_.begin(), near_.begin() + static_cast<std::ptrdiff_t>(size_));
      far_.resize(size);
    } else if (size_ > Near) {
      std::copy_n(far_.begin(), size, near_.begin());
      far_.clear();
    } else {
      for (std::size_t i = size_; i < size; ++i) near_[i] = T{};
    }
    size_ = size;
  }
  void clear() noexcept {
    far_.clear();
    size_ = 0;
  }
  // Requires that the items are not of this list.
  template <class Iterator>
  void assign(Iterator first, Iterator last) {
    resize(static_cast<std::size_t>(std::distance(first, last)));
    std::copy(first, last, begin());
  }
  void push_back(T item) {
    resize(size_ + 1);
    back() = item;
  }
  template <class... Arguments>
  T& emplace_back(Arguments&&... arguments) {
    push_back(T(std::forward<Arguments>(arguments)...));
    return back();
  }
  void pop_back() { resize(size_ - 1); }
  void erase(T* first, T* last) {
    const auto gone = static_cast<std::size_t>(last - first);
    std::copy(last, end(), first);
    resize(size_ - gone);
  }

  friend bool operator==(const ShortList& a, const ShortList& b) noexcept {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  [[nodiscard]] std::size_t checked(std::size_t i) const {
    if (i >= size_) throw std::out_of_range("ShortList: no such item");
    return i;
  }

  std::size_t size_ = 0;
  std::array<T, Near> near_{};  // the items if size_ <= Near; otherwise unspecified
  std::vector<T> far_;          // the items if size_ > Near; otherwise empty
};

}  // namespace bloesem
