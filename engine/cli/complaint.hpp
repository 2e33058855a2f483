// An error on its way out: said on standard error, turned into an exit code.
#pragma once

#include <string>

#include "engine/cli/exit_codes.hpp"
#include "engine/model/result.hpp"

namespace bloesem::cli {

// "SUBJECT: error: MESSAGE"; the subject is a file's display name, or the program's where no file is at fault.
ExitCode complain_about(const std::string& subject, const Error& error);

}  // namespace bloesem::cli
