#include <cstdlib>

#include "engine/platform/program_start.hpp"
#include "engine/program/run_program.hpp"

int main(int argc, char** argv) {
  const bloesem::platform::Arguments given = bloesem::platform::start_program(argc, argv);
  const int code = static_cast<int>(bloesem::cli::run_program(given.count, given.words));
#ifdef BLOESEM_LEAVES_MEMORY
  // All output has been flushed. The process ends without freeing its memory block by block.
  std::_Exit(code);
#else
  return code;
#endif
}
