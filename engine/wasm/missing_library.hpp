// What the library of Debian's emscripten 3.1.6 (libc++ 13) lacks of C++20, as far as the engine uses it, and
// what it has only in large. Included before every file of a build for WebAssembly, and by nothing else. Adding
// names to std is only tolerable because no other version of that library is ever used; a version that has them
// will say so with an error.
#pragma once

// The library calls it where it would throw (module.cmake). Its own header does not say that it never returns
// by an exception, for which each caller would have landing pads.
extern "C" [[noreturn]] __attribute__((nothrow)) void abort();

#include "engine/wasm/missing/small_sort.hpp"
// It comes before the headers whose parts it replaces.
#include <algorithm>
#include <array>
#include <charconv>
#include <compare>
#include <cstddef>
#include <functional>
#include <iterator>
#include <memory>
#include <span>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/wasm/missing/decimal.hpp"

#if !defined(_LIBCPP_VERSION) || _LIBCPP_VERSION >= 14000
#error "this library may have these names: look which are still missing"
#endif

_LIBCPP_BEGIN_NAMESPACE_STD

// ---- <memory>

template <class T>
requires(!is_array_v<T>) unique_ptr<T> make_unique_for_overwrite() { return unique_ptr<T>(new T); }
template <class T>
requires is_unbounded_array_v<T> unique_ptr<T> make_unique_for_overwrite(size_t size) {
  return unique_ptr<T>(new remove_extent_t<T>[size]);
}

// ---- <span>

template <class T>
span(T*, size_t) -> span<T>;

// ---- <algorithm>, <compare>

template <class A, class B>
constexpr auto lexicographical_compare_three_way(A a, A a_end, B b, B b_end) -> decltype(*a <=> *b) {
  for (; a != a_end && b != b_end; ++a, ++b)
    if (const auto order = *a <=> *b; order != 0) return order;
  return (a != a_end) <=> (b != b_end);
}

template <class T>
constexpr auto operator<=>(const vector<T>& a, const vector<T>& b) -> decltype(a[0] <=> b[0]) {
  return lexicographical_compare_three_way(a.begin(), a.end(), b.begin(), b.end());
}
template <class A, class B>
constexpr auto operator<=>(const pair<A, B>& a, const pair<A, B>& b)
    -> common_comparison_category_t<decltype(a.first <=> b.first), decltype(a.second <=> b.second)> {
  if (const auto order = a.first <=> b.first; order != 0) return order;
  return a.second <=> b.second;
}

template <class T, size_t N>
constexpr auto operator<=>(const array<T, N>& a, const array<T, N>& b) -> decltype(a[0] <=> b[0]) {
  return lexicographical_compare_three_way(a.begin(), a.end(), b.begin(), b.end());
}
template <class... Items>
constexpr auto operator<=>(const tuple<Items...>& a, const tuple<Items...>& b)
    -> common_comparison_category_t<decltype(declval<const Items&>() <=> declval<const Items&>())...> {
  using Order = common_comparison_category_t<decltype(declval<const Items&>() <=> declval<const Items&>())...>;
  Order order = Order::equivalent;
  const auto compare = [&]<size_t... Is>(index_sequence<Is...>) {
    // The first difference decides.
    static_cast<void>(((order = get<Is>(a) <=> get<Is>(b), order == 0) && ...));
  };
  compare(index_sequence_for<Items...>{});
  return order;
}

namespace ranges {

template <class A, class B>
constexpr bool equal(const A& a, const B& b) {
  return std::equal(begin(a), end(a), begin(b), end(b));
}

template <class Range, class Less = std::less<>, class Key>
constexpr bool is_sorted(const Range& range, Less, Key key) {
  return std::is_sorted(begin(range), end(range),
                        [&](const auto& a, const auto& b) { return Less{}(invoke(key, a), invoke(key, b)); });
}

template <class Range, class Value, class Less = std::less<>, class Key>
constexpr auto lower_bound(const Range& range, const Value& value, Less, Key key) {
  return std::lower_bound(begin(range), end(range), value, [&](const auto& item, const Value& wanted) {
    return Less{}(invoke(key, item), wanted);
  });
}

}  // namespace ranges

// ---- <charconv>

inline to_chars_result to_chars(char* first, char* last, double value, chars_format format, int digits) {
  return bloesem::wasm::write_decimal(first, last, value, format == chars_format::scientific, digits);
}
inline to_chars_result to_chars(char* first, char* last, double value, chars_format /*fixed*/) {
  return bloesem::wasm::write_shortest(first, last, value);
}
inline from_chars_result from_chars(const char* first, const char* last, double& value,
                                    chars_format format = chars_format::general) {
  return bloesem::wasm::read_decimal(first, last, value, format != chars_format::fixed);
}

// ---- <string>

// The library's own are not visible to the compiler, which would take them to throw.
template <class Number>
string __digits(Number value) {
  char text[24];
  return string(text, to_chars(text, text + sizeof text, value).ptr);
}
inline string to_string(int value) { return __digits(value); }
inline string to_string(unsigned value) { return __digits(value); }
inline string to_string(long value) { return __digits(value); }
inline string to_string(unsigned long value) { return __digits(value); }
inline string to_string(long long value) { return __digits(value); }
inline string to_string(unsigned long long value) { return __digits(value); }

_LIBCPP_END_NAMESPACE_STD
