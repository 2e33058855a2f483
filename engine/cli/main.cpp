#include "engine/cli/program.hpp"

int main(int argc, char** argv) { return static_cast<int>(bloesem::cli::run_program(argc, argv)); }
