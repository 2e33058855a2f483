// std::sort and std::stable_sort as one small merge sort. The library's own unfold into six kilobytes for every
// comparison. Takes the place of its headers, so it comes before <algorithm>.
#pragma once

#if defined(_LIBCPP___ALGORITHM_SORT_H) || defined(_LIBCPP___ALGORITHM_NTH_ELEMENT_H) || \
    defined(_LIBCPP___ALGORITHM_STABLE_SORT_H)
#error "must be included before <algorithm>"
#endif
#define _LIBCPP___ALGORITHM_SORT_H
#define _LIBCPP___ALGORITHM_STABLE_SORT_H
#define _LIBCPP___ALGORITHM_NTH_ELEMENT_H  // is made of the same parts

#include <cstddef>
#include <functional>
#include <iterator>
#include <memory>
#include <new>
#include <utility>

_LIBCPP_BEGIN_NAMESPACE_STD

// Sorts `size` items; there is room for half of them.
template <class T, class Less>
void __small_sort(T* items, size_t size, T* room, Less& less) {
  if (size <= 8) {
    for (size_t i = 1; i < size; ++i) {
      T item = std::move(items[i]);
      size_t place = i;
      for (; place > 0 && less(item, items[place - 1]); --place) items[place] = std::move(items[place - 1]);
      items[place] = std::move(item);
    }
    return;
  }
  const size_t half = size / 2;
  __small_sort(items, half, room, less);
  __small_sort(items + half, size - half, room, less);
  if (!less(items[half], items[half - 1])) return;
  for (size_t i = 0; i < half; ++i) ::new (static_cast<void*>(room + i)) T(std::move(items[i]));
  T* left = room;
  T* right = items + half;
  T* out = items;
  while (left != room + half) {
    const bool second = right != items + size && less(*right, *left);
    *out++ = std::move(second ? *right++ : *left++);
  }
  for (size_t i = 0; i < half; ++i) room[i].~T();
}

template <class Iterator, class Less>
void stable_sort(Iterator first, Iterator last, Less less) {
  static_assert(contiguous_iterator<Iterator>, "a reversed range begins behind its items");
  using T = typename iterator_traits<Iterator>::value_type;
  const auto size = static_cast<size_t>(last - first);
  if (size < 2) return;
  struct Free {
    void operator()(T* at) const noexcept { ::operator delete(static_cast<void*>(at)); }
  };
  const unique_ptr<T, Free> room(static_cast<T*>(::operator new(size / 2 * sizeof(T))));
  __small_sort(std::addressof(*first), size, room.get(), less);
}
template <class Iterator>
void stable_sort(Iterator first, Iterator last) {
  stable_sort(first, last, std::less<typename iterator_traits<Iterator>::value_type>{});
}
template <class Iterator, class Less>
void sort(Iterator first, Iterator last, Less less) {
  stable_sort(first, last, std::move(less));
}
template <class Iterator>
void sort(Iterator first, Iterator last) {
  stable_sort(first, last);
}
template <class Iterator>
void nth_element(Iterator first, Iterator /*nth*/, Iterator last) {
  stable_sort(first, last);
}

_LIBCPP_END_NAMESPACE_STD
