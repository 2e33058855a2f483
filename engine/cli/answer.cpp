#include "engine/cli/answer.hpp"

#include "engine/cli/file_io.hpp"
#include "engine/cli/load_tournament.hpp"
#include "engine/cli/output_options.hpp"
#include "engine/cli/terminal.hpp"

namespace bloesem::cli {

ExitCode answer(const std::string& text) { return deliver(std::string(standard_stream), text); }

ExitCode fail(ExitCode code, const std::string& message) {
  complain(error_line("bloesem", visible(message)));
  return code;
}

}  // namespace bloesem::cli
