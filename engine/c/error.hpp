// bloesem_error, and the boundary at which failures and exceptions become one.
#pragma once

#include <cstdint>
#include <exception>
#include <new>
#include <string>
#include <vector>

#include "bloesem/c.h"
#include "bloesem/event_values.hpp"
#include "engine/c/handle.hpp"
#include "engine/cli/in_memory/answer.hpp"

struct bloesem_error : bloesem::c::Handle {
  std::int32_t code = BLOESEM_OK;
  std::string message;
  std::string file;
  std::int32_t line = 0;
  std::int32_t column = 0;
  std::string report;
  std::vector<std::int32_t> players;
};

namespace bloesem::c {

// Return the code, after setting `error` (which may be NULL).
std::int32_t fail(bloesem_error** error, const cli::MemoryAnswer& answer);
// `subject`: the file concerned, or "bloesem"; used where the failure has no report of its own.
std::int32_t fail(bloesem_error** error, const Failure& failure, const std::string& subject = "bloesem");
std::int32_t fail(bloesem_error** error, std::int32_t code, const std::string& message,
                  const std::string& subject = "bloesem");
// Of an object that is NULL or has been freed.
std::int32_t fail_dead(bloesem_error** error);

void describe(const cli::MemoryAnswer& answer, bloesem_error& error);

// Returns the code that `work` returns. Exceptions end here.
template <class Work>
std::int32_t guarded(bloesem_error** error, Work work) noexcept {
  if (error != nullptr) *error = nullptr;
  try {
    return work();
  } catch (const std::bad_alloc&) {
    return BLOESEM_TOO_LARGE;  // there may be no memory for a message
  } catch (const std::exception& unexpected) {
    try {
      return fail(error, BLOESEM_UNEXPECTED, std::string("unexpected: ") + unexpected.what());
    } catch (...) {
      return BLOESEM_UNEXPECTED;
    }
  } catch (...) {
    return BLOESEM_UNEXPECTED;
  }
}

}  // namespace bloesem::c
