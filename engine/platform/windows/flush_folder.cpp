// Renaming files writes their names through to the disk (replace_file), so nothing is left to do.
#include "engine/platform/files/flush_folder.hpp"

namespace bloesem::platform {

void flush_folder(const std::filesystem::path& /*folder*/) noexcept {}

void flush_folder_of(const std::filesystem::path& /*file*/) {}

}  // namespace bloesem::platform
