// Objects that cross the interface. Each knows whether it is still alive, so that the use of a freed one is
// refused rather than followed: always in builds with heavy assertions, which keep the memory; elsewhere as
// long as the memory has not been given away.
#pragma once

#include <cstdint>
#ifdef BLOESEM_HEAVY_ASSERTIONS
#include <mutex>
#include <vector>
#endif

namespace bloesem::c {

inline constexpr std::uint32_t living = 0xB10E5E4D;

// The base of every object.
struct Handle {
  volatile std::uint32_t mark = living;

  Handle() = default;
  Handle(const Handle&) = delete;
  Handle& operator=(const Handle&) = delete;
  ~Handle() { mark = 0; }
};

// Returns the object; nullptr if it has been freed.
template <class Object>
[[nodiscard]] Object* alive(Object* object) noexcept {
  return object != nullptr && object->mark == living ? object : nullptr;
}

#ifdef BLOESEM_HEAVY_ASSERTIONS
template <class Object>
void release(Object* object) noexcept {
  // Never destroyed, so that what they hold is no leak.
  static auto& mutex = *new std::mutex;
  static auto& kept = *new std::vector<Object*>;
  if (alive(object) == nullptr) return;
  object->~Object();
  const std::lock_guard lock(mutex);
  kept.push_back(object);
}
#else
template <class Object>
void release(Object* object) noexcept {
  if (alive(object) != nullptr) delete object;
}
#endif

}  // namespace bloesem::c
