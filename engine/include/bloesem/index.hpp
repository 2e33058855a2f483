// Numbers from 0 that count different things: each kind is a type of its own.
#pragma once

#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>

namespace bloesem {

// An integer of one kind. Integers convert to it and it converts to integers, but no kind converts to another,
// or can be compared with it: that takes a table from the one to the other, or an explicit value(). Negative:
// none.
template <class Kind>
class Index {
 public:
  Index() = default;  // leaves the value uninitialised, as an integer does; Index() is 0
  template <std::integral Int>
  explicit(!std::same_as<Int, std::int32_t>) constexpr Index(Int value) noexcept
      : value_(static_cast<std::int32_t>(value)) {}

  [[nodiscard]] constexpr std::int32_t value() const noexcept { return value_; }
  constexpr operator std::int32_t() const noexcept { return value_; }

  constexpr Index& operator++() noexcept { return ++value_, *this; }
  constexpr Index& operator--() noexcept { return --value_, *this; }
  constexpr Index operator++(int) noexcept { return value_++; }
  constexpr Index operator--(int) noexcept { return value_--; }

  // Steps keep the kind.
  constexpr Index& operator+=(std::same_as<std::int32_t> auto steps) noexcept { return value_ += steps, *this; }
  constexpr Index& operator-=(std::same_as<std::int32_t> auto steps) noexcept { return value_ -= steps, *this; }
  friend constexpr Index operator+(Index index, std::same_as<std::int32_t> auto steps) noexcept {
    return index.value_ + steps;
  }
  friend constexpr Index operator-(Index index, std::same_as<std::int32_t> auto steps) noexcept {
    return index.value_ - steps;
  }

 private:
  std::int32_t value_;
};

// Two kinds have nothing in common.
template <class A, class B>
requires(!std::same_as<A, B>) bool operator==(Index<A>, Index<B>) = delete;
template <class A, class B>
requires(!std::same_as<A, B>) std::strong_ordering operator<=>(Index<A>, Index<B>) = delete;
template <class A, class B>
requires(!std::same_as<A, B>) std::int32_t operator+(Index<A>, Index<B>) = delete;
template <class A, class B>
requires(!std::same_as<A, B>) std::int32_t operator-(Index<A>, Index<B>) = delete;

}  // namespace bloesem

template <class Kind>
struct std::hash<bloesem::Index<Kind>> : std::hash<std::int32_t> {};
template <class Kind>
struct std::numeric_limits<bloesem::Index<Kind>> : std::numeric_limits<std::int32_t> {};
