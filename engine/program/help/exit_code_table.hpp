// The exit codes with short descriptions.
#pragma once

#include <array>
#include <string_view>

#include "engine/platform/exit_codes.hpp"

namespace bloesem::cli {

// All exit codes with their meaning, for the help. docs/errors.md explains what to do about each.
struct ExitCodeRow {
  platform::ExitCode code = {};
  std::string_view meaning;
};
inline constexpr std::array exit_code_table{
    ExitCodeRow{platform::ExitCode::Done, "done"},
    ExitCodeRow{platform::ExitCode::NoValidPairing, "no valid pairing exists"},
    ExitCodeRow{platform::ExitCode::Unexpected, "unexpected: a bug of the program"},
    ExitCodeRow{platform::ExitCode::BadInput, "the request or a file is wrong"},
    ExitCodeRow{platform::ExitCode::TooLarge, "too large, or out of memory"},
    ExitCodeRow{platform::ExitCode::FileAccess, "a file cannot be read or written"},
    ExitCodeRow{platform::ExitCode::PairingDiffers, "check, judge: a round differs from what the rules give"},
    ExitCodeRow{platform::ExitCode::StandingsDiffer,
                "check: ranks or points differ from what the list of tie-breaks gives"},
    ExitCodeRow{platform::ExitCode::IllegalPairing, "judge: the pairing breaks an absolute rule"},
    ExitCodeRow{platform::ExitCode::GaveUp, "gave up: a time limit or a budget was reached"},
    ExitCodeRow{platform::ExitCode::ProblemsFound, "lint: a file has problems"},
    ExitCodeRow{platform::ExitCode::Cancelled, "within another program: cancelled"},
};

}  // namespace bloesem::cli
