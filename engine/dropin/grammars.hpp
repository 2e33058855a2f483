// The command lines of the established engines. Each function answers for the words after the program's name:
// nothing if they are not of that engine; otherwise the request, or what is wrong with it (InvalidInput).
#pragma once

#include <optional>

#include "bloesem/result.hpp"
#include "engine/dropin/request.hpp"

namespace bloesem::cli::dropin {

// [-r] (--dutch|--burstein) input (-c | -p [output]) [-l [list]], in this order only; likewise
// [-r] (--dutch|--burstein) (model -g | -g [config]) -o output [-s seed] [-l [list]].
[[nodiscard]] std::optional<Result<Request>> read_bbp(const Words& words);

// [-r] input [-b] -p [output] [-l [list]], [-r] input -c [round], [-r] [model] -g [-b] -o output and
// [-r] -g (config | seed) [-b] -o output; -w and -q [number] mean nothing. The options may come in any order.
[[nodiscard]] std::optional<Result<Request>> read_javafo(const Words& words);

// folder file.trfx; the folder's name may come in pieces, cut at its blanks. `program`: as it was called, whose
// name one of the outputs bears.
[[nodiscard]] std::optional<Result<Request>> read_vega(const Words& words, const std::string& program);

}  // namespace bloesem::cli::dropin
