// All file work of the program. File names are used literally, except that "-" is standard input or output.
// Works on files in memory where a thread has them (memory_files.hpp).
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/result.hpp"

namespace bloesem::platform {

inline constexpr std::string_view standard_stream = "-";

// Returns the name used in messages: "<stdin>" for "-".
[[nodiscard]] std::string display_name(const std::string& path);

// Returns the whole content. Errors: FileAccess; TooLarge (input_limits.hpp), as soon as that is known.
[[nodiscard]] Result<std::string> read_input(const std::string& path);

// Writes to a file beside the target and renames it, so that after a failure an existing file is unchanged
// and no new one has appeared. Devices and pipes are written directly. The message of the error is empty if the
// reader of standard output has seen enough and closed the pipe: there is nothing to say to the user.
[[nodiscard]] std::optional<Error> write_output(const std::string& path, std::string_view text);

struct Output {
  std::string path;
  std::string_view text;
};

// Writes outputs that belong together: if one fails, none of their files appears. Existing files are
// replaced last. `before_files` is called when everything else is done and all files are ready to be
// renamed.
[[nodiscard]] std::optional<Error> write_outputs(const std::vector<Output>& outputs,
                                                 const std::function<void()>& before_files = {});

// What a name denotes; symbolic links are followed. Dangling: a link that leads nowhere. Unknown: the system
// does not say.
enum class FileKind { Missing, Dangling, Regular, Other, Unknown };
[[nodiscard]] FileKind kind_of(const std::string& path);

// True if both names denote the same existing regular file.
[[nodiscard]] bool same_file(const std::string& a, const std::string& b);

// True if output under both names would go to the same place.
[[nodiscard]] bool same_target(const std::string& a, const std::string& b);

}  // namespace bloesem::platform
