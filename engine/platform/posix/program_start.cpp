#include "engine/platform/program_start.hpp"

namespace bloesem::platform {

Arguments start_program(int count, const char* const* words) { return {count, words}; }

}  // namespace bloesem::platform
