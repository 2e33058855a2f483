// `bloesem result --undo`, `--redo` and `--log`: what the journal of a file is good for.
#pragma once

#include <string>

#include "engine/cli/event/change_note.hpp"
#include "engine/platform/exit_codes.hpp"

namespace bloesem::cli {

enum class Way { Back, Forth };

// `json`: what is told goes to standard output as JSON.

// The last change that is not taken back yet, or the last one that was; `target` may be the file itself, which
// is locked.
[[nodiscard]] ExitCode go_through_history(Way way, const std::string& file, const std::string& target,
                                          const ChangeNote& note, bool json);

// Every change of the file, to `target`.
[[nodiscard]] ExitCode show_log(const std::string& file, const std::string& target, bool json);

}  // namespace bloesem::cli
