#include "engine/platform/files/input_limits.hpp"

#include "engine/platform/memory/memory_files.hpp"

namespace bloesem::platform {
namespace {

constinit InputLimits limits_of_process;

InputLimits& limits_in_force() noexcept {
  MemoryFiles* const memory = memory_files();
  return memory == nullptr ? limits_of_process : memory->limits;
}

}  // namespace

const InputLimits& input_limits() noexcept { return limits_in_force(); }

void limit_input(const InputLimits& limits) noexcept { limits_in_force() = limits; }

}  // namespace bloesem::platform
