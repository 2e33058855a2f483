// The program's exit codes. They are stable; docs/errors.md explains them.
#pragma once

#include <string_view>

#include "bloesem/result.hpp"

namespace bloesem::platform {

enum class ExitCode : int {
  Done = 0,             // the request was carried out
  NoValidPairing = 1,   // no complete round-pairing exists: the arbiter decides
  Unexpected = 2,       // a bug of the program
  BadInput = 3,         // the request or a file is wrong
  TooLarge = 4,         // a documented limit was exceeded, or memory ran out
  FileAccess = 5,       // a file cannot be read or written
  PairingDiffers = 6,   // check, judge: at least one round differs from what the rules give
  StandingsDiffer = 7,  // check: a rank or a total differs from what the file's list of tie-breaks gives
  IllegalPairing = 8,   // judge: the pairing breaks an absolute rule
  GaveUp = 9,           // the time limit, or the budget of the sequence engine, was reached
  ProblemsFound = 10,   // lint: a file has problems
  Cancelled = 11,       // by the program that uses the library
};

[[nodiscard]] constexpr ExitCode exit_code_of(ErrorCode code) noexcept {
  switch (code) {
    case ErrorCode::NoValidPairing: return ExitCode::NoValidPairing;
    case ErrorCode::InvalidInput: return ExitCode::BadInput;
    case ErrorCode::TooLarge: return ExitCode::TooLarge;
    case ErrorCode::FileAccess: return ExitCode::FileAccess;
    case ErrorCode::GaveUp:
    case ErrorCode::OutOfTime: return ExitCode::GaveUp;
    case ErrorCode::Cancelled: return ExitCode::Cancelled;
    case ErrorCode::Internal: break;
  }
  return ExitCode::Unexpected;
}

// Precedes the obstacle that the engine names.
inline constexpr std::string_view no_valid_pairing = "no valid pairing exists: ";

// Returns the severity of a code; a run over several files ends with the most severe one.
[[nodiscard]] constexpr int severity_of(ExitCode code) noexcept {
  switch (code) {
    case ExitCode::Done: return 0;
    case ExitCode::ProblemsFound: return 1;
    case ExitCode::StandingsDiffer: return 2;
    case ExitCode::PairingDiffers: return 3;
    case ExitCode::IllegalPairing: return 4;
    case ExitCode::NoValidPairing: return 5;
    case ExitCode::GaveUp: return 6;
    case ExitCode::BadInput: return 7;
    case ExitCode::FileAccess: return 8;
    case ExitCode::TooLarge: return 9;
    case ExitCode::Cancelled: return 10;
    case ExitCode::Unexpected: return 11;
  }
  return 11;
}

[[nodiscard]] constexpr ExitCode more_severe(ExitCode a, ExitCode b) noexcept {
  return severity_of(a) < severity_of(b) ? b : a;
}

}  // namespace bloesem::platform
