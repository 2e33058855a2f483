// Windows does not replace a file while it is open, so the lock is on a file beside it, which is hidden and
// exists while it is held, even if the program is killed.
#include "engine/platform/files/file_lock.hpp"

#include <fcntl.h>
#include <io.h>

#include <cstdint>
#include <filesystem>
#include <system_error>

#include "engine/platform/files/c_file.hpp"
#include "engine/platform/files/file_io.hpp"
#include "engine/platform/files/path_name.hpp"
#include "engine/platform/memory/memory_files.hpp"
#include "engine/platform/windows/windows_api.hpp"

namespace bloesem::platform {

namespace {

namespace fs = std::filesystem;

}  // namespace

std::optional<FileLock> FileLock::if_free(const std::string& path) {
  if (memory_files() != nullptr || kind_of(path) != FileKind::Regular) return FileLock(nothing);
  std::error_code problem;
  fs::path beside = fs::canonical(path_of(path), problem);
  if (problem) return FileLock(nothing);
  beside += L".bloesem-lock";
  const HANDLE lock = CreateFileW(beside.c_str(), GENERIC_READ | GENERIC_WRITE | DELETE, 0, nullptr,
                                  OPEN_ALWAYS, FILE_ATTRIBUTE_HIDDEN | FILE_FLAG_DELETE_ON_CLOSE, nullptr);
  if (lock == INVALID_HANDLE_VALUE) {
    const DWORD error = GetLastError();
    if (error == ERROR_SHARING_VIOLATION || error == ERROR_DELETE_PENDING) return std::nullopt;
    return FileLock(nothing);  // a folder that cannot be written to
  }
  const int descriptor = _open_osfhandle(reinterpret_cast<std::intptr_t>(lock), _O_NOINHERIT);
  if (descriptor == nothing) CloseHandle(lock);
  return FileLock(descriptor);
}

FileLock::~FileLock() {
  if (descriptor_ != nothing) _close(descriptor_);
}

}  // namespace bloesem::platform
