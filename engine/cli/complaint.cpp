#include "engine/cli/complaint.hpp"

#include "engine/cli/load_tournament.hpp"
#include "engine/cli/terminal.hpp"

namespace bloesem::cli {

ExitCode complain_about(const std::string& subject, const Error& error) {
  complain(error_line(subject, visible(error.message)));
  return exit_code_of(error.code);
}

}  // namespace bloesem::cli
