#include "tests/fuzz/promise.hpp"

#include <cstdio>
#include <cstdlib>

namespace bloesem::fuzz {

void promise(bool kept, std::string_view what) { promise(kept, what, ""); }

void promise(bool kept, std::string_view what, std::string_view shown) {
  if (kept) return;
  std::fprintf(stderr, "broken promise: %.*s\n%.*s\n", static_cast<int>(what.size()), what.data(),
               static_cast<int>(shown.size()), shown.data());
  std::fflush(stderr);
  std::abort();
}

}  // namespace bloesem::fuzz
