#include "engine/platform/answer.hpp"

#include <optional>

#include "engine/platform/files/file_io.hpp"
#include "engine/platform/terminal.hpp"

namespace bloesem::platform {

ExitCode answer(const std::string& text) { return deliver(std::string(standard_stream), text); }

ExitCode fail(ExitCode code, const std::string& message) {
  if (!message.empty()) print_to_stderr(error_line("bloesem", trf::visible(message)));
  return code;
}

ExitCode deliver(const std::string& output, const std::string& text) {
  const std::optional<Error> error = write_output(output, text);
  return error ? fail(exit_code_of(error->code), error->message) : ExitCode::Done;
}

}  // namespace bloesem::platform
