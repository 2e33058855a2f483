#include <cstdlib>

#include "engine/cli/program.hpp"

int main(int argc, char** argv) {
  const int code = static_cast<int>(bloesem::cli::run_program(argc, argv));
#ifdef BLOESEM_LEAVES_MEMORY
  // What was written has been flushed. Memory goes back to the system with the process, not piece by piece.
  std::_Exit(code);
#else
  return code;
#endif
}
