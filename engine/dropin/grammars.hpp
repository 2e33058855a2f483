// The command lines of other engines. Each function takes the words after the program's name and returns
// nothing if they are not that engine's, otherwise the request, or InvalidInput with what is wrong.
#pragma once

#include <optional>

#include "bloesem/result.hpp"
#include "engine/dropin/request.hpp"

namespace bloesem::dropin {

// [-r] (--dutch|--burstein) input (-c | -p [output]) [-l [list]], in this order only; also
// [-r] (--dutch|--burstein) (model -g | -g [config]) -o output [-s seed] [-l [list]].
[[nodiscard]] std::optional<Result<Request>> read_bbp(const Words& words);

// [-r] input [-b] -p [output] [-l [list]], [-r] input -c [round], [-r] [model] -g [-b] -o output and [-r]
// -g (config | seed) [-b] -o output. Options come in any order; -w and -q [number] are ignored.
[[nodiscard]] std::optional<Result<Request>> read_javafo(const Words& words);

// folder file.trfx; a folder name with blanks may arrive as several words. `program` is the name by which
// the program was called: one of the outputs is named after it.
[[nodiscard]] std::optional<Result<Request>> read_vega(const Words& words, const std::string& program);

}  // namespace bloesem::dropin
