#include "engine/cli/answer.hpp"

#include <optional>

#include "engine/cli/file_io.hpp"
#include "engine/cli/load_tournament.hpp"
#include "engine/cli/terminal.hpp"

namespace bloesem::cli {

ExitCode answer(const std::string& text) {
  const std::optional<Error> error = write_output(std::string(standard_stream), text);
  return error ? fail(exit_code_of(error->code), error->message) : ExitCode::Done;
}

ExitCode fail(ExitCode code, const std::string& message) {
  complain(error_line("bloesem", visible(message)));
  return code;
}

}  // namespace bloesem::cli
