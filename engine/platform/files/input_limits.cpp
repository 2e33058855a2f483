#include "engine/platform/files/input_limits.hpp"

#include <algorithm>
#include <string>

#include "engine/model/counted.hpp"
#include "engine/platform/memory/memory_files.hpp"

namespace bloesem::platform {
namespace {

constinit InputLimits limits_of_process;

}  // namespace

const InputLimits& input_limits() noexcept {
  const MemoryFiles* const memory = memory_files();
  return memory == nullptr ? limits_of_process : memory->limits;
}

std::optional<Error> refuse_larger(std::size_t bytes) {
  const std::size_t limit = input_limits().bytes;
  if (bytes <= limit) return std::nullopt;
  const std::string words = limit == largest_input ? "512 MB" : counted(limit, "byte");
  return Error{.code = ErrorCode::TooLarge, .message = "is larger than the limit of " + words};
}

void limit_input(const InputLimits& limits) noexcept {
  MemoryFiles* const memory = memory_files();
  if (memory == nullptr) {
    limits_of_process = limits;
    return;
  }
  InputLimits& own = memory->limits;
  own.bytes = std::min(own.bytes, limits.bytes);
  if (limits.players) own.players = std::min(own.players.value_or(*limits.players), *limits.players);
}

}  // namespace bloesem::platform
