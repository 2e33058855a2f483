// `bloesem result --undo`, `--redo` and `--log`, which use the journal of a file.
#pragma once

#include <string>

#include "engine/cli/event/change_note.hpp"
#include "engine/platform/exit_codes.hpp"

namespace bloesem::cli {

enum class Way { Back, Forth };

// `json`: report on standard output as JSON.

// Undoes the last change that has not been undone, or redoes the last one that has. `target` may be `file`
// itself, which is locked meanwhile.
[[nodiscard]] platform::ExitCode go_through_history(Way way, const std::string& file, const std::string& target,
                                                    const ChangeNote& note, bool json);

// Writes the list of all changes of the file to `target`.
[[nodiscard]] platform::ExitCode show_log(const std::string& file, const std::string& target, bool json);

}  // namespace bloesem::cli
