// Assertions in two levels, both off where NDEBUG is defined.
#pragma once

#include <cassert>

// Light: a comparison or two. On in release builds with tests (CMake: BLOESEM_ASSERTIONS).
#define BLOESEM_ASSERT(condition) assert(condition)

// Heavy: whole structures, and whatever inner loops would repeat. On where BLOESEM_HEAVY_ASSERTIONS is
// defined. The condition is compiled in any case, so that it cannot rot.
#ifdef BLOESEM_HEAVY_ASSERTIONS
#define BLOESEM_ASSERT_HEAVY(condition) assert(condition)
#else
#define BLOESEM_ASSERT_HEAVY(condition) static_cast<void>(sizeof((condition) ? 1 : 0))
#endif
