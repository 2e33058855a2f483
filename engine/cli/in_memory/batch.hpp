// `bloesem pair --batch`: requests as JSON lines on standard input, answers in their order on standard output.
#pragma once

#include "engine/cli/grammar.hpp"
#include "engine/platform/exit_codes.hpp"

namespace bloesem::cli {

// True if the command was asked to answer many requests.
[[nodiscard]] bool is_batch(const Grammar& command);

// Answers all requests; each answer is written before the next request is read. `command`: where its limits
// were typed, which apply to each request. Returns Done, even if requests failed: their answers say so.
[[nodiscard]] platform::ExitCode run_batch(const Grammar& command);

}  // namespace bloesem::cli
