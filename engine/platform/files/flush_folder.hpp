// Makes the renaming of files survive a power cut.
#pragma once

#include <filesystem>

namespace bloesem::platform {

// Flushes the folder's entries to the disk. Failure is ignored: the new file is in place and visible to
// every program, and only a power cut within seconds could restore the old one.
void flush_folder(const std::filesystem::path& folder) noexcept;
// Flushes the folder that contains `file`.
void flush_folder_of(const std::filesystem::path& file);

}  // namespace bloesem::platform
