#include <cstdlib>

#include "engine/program/run_program.hpp"

int main(int argc, char** argv) {
  const int code = static_cast<int>(bloesem::cli::run_program(argc, argv));
#ifdef BLOESEM_LEAVES_MEMORY
  // All output has been flushed. The process ends without freeing its memory block by block.
  std::_Exit(code);
#else
  return code;
#endif
}
