// All file work of the program. Names are taken as they are: nothing in them is interpreted, except that
// "-" means standard input or output.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/result.hpp"

namespace bloesem::cli {

inline constexpr std::string_view standard_stream = "-";

// The largest file read. A million players with nine rounds have some 200 MB, the largest event of standard
// report files (9999 players, 999 rounds) 101 MB; what never ends, such as a device, is refused here.
inline constexpr std::size_t largest_input = std::size_t{512} << 20U;

// The name for messages: "<stdin>" for "-".
[[nodiscard]] std::string display_name(const std::string& path);

// The whole file. Errors: FileAccess, TooLarge.
[[nodiscard]] Result<std::string> read_input(const std::string& path);

// All or nothing: written beside the target, then renamed onto it, so that after a failure an existing file
// is as it was and no new one has appeared. Devices and pipes are written directly.
[[nodiscard]] std::optional<Error> write_output(const std::string& path, std::string_view text);

struct Output {
  std::string path;
  std::string_view text;
};

// The same for several outputs that belong together: if one fails, no file of them appears. Files that existed
// are replaced last, when everything else is done. `before_files` is called when only they are left, and all of
// them lie ready.
[[nodiscard]] std::optional<Error> write_outputs(const std::vector<Output>& outputs,
                                                 const std::function<void()>& before_files = {});

// Both names mean one existing regular file.
[[nodiscard]] bool same_file(const std::string& a, const std::string& b);

// What is written under both names would go to one place.
[[nodiscard]] bool same_target(const std::string& a, const std::string& b);

}  // namespace bloesem::cli
