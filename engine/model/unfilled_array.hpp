// An array that leaves its items uninitialised, for callers who write all of them anyway. A vector would fill
// it first and, even with an allocator that omits that, would still visit all items on destruction.
#pragma once

#include <cstddef>
#include <cstring>
#include <memory>
#include <new>
#include <type_traits>
#include <utility>

namespace bloesem {

template <class T>
class UnfilledArray {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

 public:
  using value_type = T;

  UnfilledArray() = default;
  explicit UnfilledArray(std::size_t size)
      : items_(size == 0 ? nullptr : static_cast<T*>(::operator new(size * sizeof(T)))), size_(size) {}
  UnfilledArray(const UnfilledArray& other) : UnfilledArray(other.size_) {
    if (size_ > 0) std::memcpy(static_cast<void*>(data()), other.data(), size_ * sizeof(T));
  }
  UnfilledArray(UnfilledArray&& other) noexcept
      : items_(std::move(other.items_)), size_(std::exchange(other.size_, 0)) {}
  UnfilledArray& operator=(UnfilledArray other) noexcept {
    std::swap(items_, other.items_);
    std::swap(size_, other.size_);
    return *this;
  }
  ~UnfilledArray() = default;

  [[nodiscard]] std::size_t size() const noexcept { return size_; }
  [[nodiscard]] T* data() noexcept { return items_.get(); }
  [[nodiscard]] const T* data() const noexcept { return items_.get(); }
  [[nodiscard]] T& operator[](std::size_t i) noexcept { return items_.get()[i]; }
  [[nodiscard]] const T& operator[](std::size_t i) const noexcept { return items_.get()[i]; }
  [[nodiscard]] T* begin() noexcept { return data(); }
  [[nodiscard]] T* end() noexcept { return data() + size_; }
  [[nodiscard]] const T* begin() const noexcept { return data(); }
  [[nodiscard]] const T* end() const noexcept { return data() + size_; }

 private:
  struct Free {
    void operator()(T* items) const noexcept { ::operator delete(static_cast<void*>(items)); }
  };

  std::unique_ptr<T, Free> items_;
  std::size_t size_ = 0;
};

}  // namespace bloesem
