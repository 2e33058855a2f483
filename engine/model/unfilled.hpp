// Vectors whose resize leaves new items as the memory was found, for who writes each of them anyway.
#pragma once

#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

namespace bloesem {

template <class T>
struct UnfilledAllocator : std::allocator<T> {
  static_assert(std::is_trivially_copyable_v<T>);

  template <class U>
  struct rebind {
    using other = UnfilledAllocator<U>;
  };

  UnfilledAllocator() = default;
  template <class U>
  explicit UnfilledAllocator(const UnfilledAllocator<U>& /*other*/) noexcept {}

  template <class U>
  void construct(U* /*place*/) const noexcept {}
  template <class U, class... Arguments>
  void construct(U* place, Arguments&&... arguments) const {
    std::construct_at(place, std::forward<Arguments>(arguments)...);
  }
};

template <class T>
using UnfilledVector = std::vector<T, UnfilledAllocator<T>>;

}  // namespace bloesem
