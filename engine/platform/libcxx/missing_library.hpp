// What versions of libc++ lack of C++20, as far as the engine uses it. CMake includes it before every file that
// is compiled with that library, and nothing else does. Each part vanishes with the version that has it. Adding
// names to std is tolerable only because the library's own would be the same.
#pragma once

#include <version>

#ifdef _LIBCPP_VERSION
#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <compare>
#include <cstddef>
#include <cstdlib>
#include <functional>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

_LIBCPP_BEGIN_NAMESPACE_STD

#if _LIBCPP_VERSION < 15000
namespace ranges {
template <class A, class B>
constexpr bool equal(const A& a, const B& b) {
  return _VSTD::equal(a.begin(), a.end(), b.begin(), b.end());
}
template <class Range, class Less = less<>, class Key>
constexpr bool is_sorted(const Range& range, Less /*order*/, Key key) {
  return _VSTD::is_sorted(range.begin(), range.end(), [&](const auto& a, const auto& b) {
    return Less{}(_VSTD::invoke(key, a), _VSTD::invoke(key, b));
  });
}
template <class Range, class Value, class Less = less<>, class Key>
constexpr auto lower_bound(const Range& range, const Value& value, Less /*order*/, Key key) {
  return _VSTD::lower_bound(range.begin(), range.end(), value, [&](const auto& item, const Value& wanted) {
    return Less{}(_VSTD::invoke(key, item), wanted);
  });
}
}  // namespace ranges
#endif

#if _LIBCPP_VERSION < 16000
template <class T>
requires(!is_array_v<T>) unique_ptr<T> make_unique_for_overwrite() { return unique_ptr<T>(new T); }
template <class T>
requires is_unbounded_array_v<T> unique_ptr<T> make_unique_for_overwrite(size_t size) {
  return unique_ptr<T>(new remove_extent_t<T>[size]);
}
#endif

#if _LIBCPP_VERSION < 17000
template <class A, class B>
constexpr auto lexicographical_compare_three_way(A a, A a_end, B b, B b_end) -> decltype(*a <=> *b) {
  for (; a != a_end && b != b_end; ++a, ++b)
    if (const auto order = *a <=> *b; order != 0) return order;
  return (a != a_end) <=> (b != b_end);
}
template <class T, size_t size>
constexpr auto operator<=>(const array<T, size>& a, const array<T, size>& b) -> decltype(a[0] <=> b[0]) {
  return lexicographical_compare_three_way(a.begin(), a.end(), b.begin(), b.end());
}
template <class T>
constexpr auto operator<=>(const vector<T>& a, const vector<T>& b) -> decltype(a[0] <=> b[0]) {
  return lexicographical_compare_three_way(a.begin(), a.end(), b.begin(), b.end());
}
#endif

// Reads an optional minus, digits with at most one point and, unless `format` is fixed, an exponent; no names
// such as inf.
#if _LIBCPP_VERSION < 20000
inline from_chars_result from_chars(const char* first, const char* last, double& value,
                                    chars_format format = chars_format::general) {
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  const char* end = first;
  const auto digits = [&] {
    const char* const begin = end;
    while (end != last && is_digit(*end)) ++end;
    return end - begin;
  };
  if (end != last && *end == '-') ++end;
  auto count = digits();
  if (end != last && *end == '.') {
    ++end;
    count += digits();
  }
  if (count == 0) return {first, errc::invalid_argument};
  if (format != chars_format::fixed && end != last && (*end == 'e' || *end == 'E')) {
    const char* const mantissa = end++;
    if (end != last && (*end == '+' || *end == '-')) ++end;
    if (digits() == 0) end = mantissa;
  }
  errno = 0;
  const double read = strtod(string(first, end).c_str(), nullptr);
  if (errno == ERANGE) return {end, errc::result_out_of_range};
  value = read;
  return {end, errc{}};
}
#endif

_LIBCPP_END_NAMESPACE_STD
#endif
