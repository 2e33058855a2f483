#include "engine/platform/files/input_limits.hpp"

namespace bloesem::platform {
namespace {

constinit InputLimits limits_of_process;

}  // namespace

const InputLimits& input_limits() noexcept { return limits_of_process; }

void limit_input(const InputLimits& limits) noexcept { limits_of_process = limits; }

}  // namespace bloesem::platform
