// Renamed files that survive a power cut.
#pragma once

#include <filesystem>

namespace bloesem::cli {

// Brings the names in a folder to the disk. Failure is ignored: the new file is in its place and is what every
// program reads; only a power cut within seconds could bring the old one back.
void flush_folder(const std::filesystem::path& folder) noexcept;
// The folder in which `file` has its name.
void flush_folder_of(const std::filesystem::path& file);

}  // namespace bloesem::cli
