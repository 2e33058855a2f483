#include "engine/platform/files/system_files.hpp"

#include <fcntl.h>
#include <io.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <iterator>
#include <thread>

#include "engine/platform/files/path_name.hpp"
#include "engine/platform/windows/windows_api.hpp"

namespace bloesem::platform {

namespace fs = std::filesystem;

namespace {

HANDLE handle_of(std::FILE* file) noexcept { return reinterpret_cast<HANDLE>(_get_osfhandle(_fileno(file))); }

bool is_console(HANDLE handle) noexcept {
  DWORD mode = 0;
  return GetConsoleMode(handle, &mode) != 0;
}

// A console takes UTF-16 whatever its code page, and not too much of it at once.
bool write_to_console(HANDLE console, std::string_view text) {
  constexpr std::size_t at_once = 8000;
  const std::wstring wide = to_wide(text);
  for (std::wstring_view rest = wide; !rest.empty();) {
    std::size_t size = std::min(rest.size(), at_once);
    if (size < rest.size() && IS_HIGH_SURROGATE(rest[size - 1])) --size;
    DWORD written = 0;
    if (WriteConsoleW(console, rest.data(), static_cast<DWORD>(size), &written, nullptr) == 0 || written == 0)
      return false;
    rest.remove_prefix(written);
  }
  return true;
}

}  // namespace

fs::path path_of(std::string_view name) { return to_wide(name); }

std::string name_of(const fs::path& path) {
  std::string name = to_utf8(path.native());
  std::replace(name.begin(), name.end(), '\\', '/');
  return name;
}

File open_file(const fs::path& path, const char* mode) noexcept {
  std::array<wchar_t, 8> wide{};
  std::copy_n(mode, std::min(std::char_traits<char>::length(mode), wide.size() - 1), wide.begin());
  return File(_wfopen(path.c_str(), wide.data()));
}

// New files have the access that their folder gives them.
File create_file(const fs::path& path, Privacy /*privacy*/) noexcept {
  const int descriptor =
      _wopen(path.c_str(), _O_WRONLY | _O_CREAT | _O_EXCL | _O_BINARY | _O_NOINHERIT, _S_IREAD | _S_IWRITE);
  return File(descriptor < 0 ? nullptr : _fdopen(descriptor, "wb"));
}

std::size_t expected_size(std::FILE* file) noexcept {
  LARGE_INTEGER size{};
  const HANDLE handle = handle_of(file);
  const bool known = GetFileType(handle) == FILE_TYPE_DISK && GetFileSizeEx(handle, &size) != 0;
  return known ? static_cast<std::size_t>(size.QuadPart) : 0;
}

// Devices have names in every folder: NUL, COM1.
fs::file_status status_of(const fs::path& path, std::error_code& problem) noexcept {
  const fs::file_status status = fs::status(path, problem);
  if (status.type() != fs::file_type::not_found) return status;
  const Handle file =
      own(CreateFileW(path.c_str(), 0, FILE_SHARE_READ | FILE_SHARE_WRITE, nullptr, OPEN_EXISTING, 0, nullptr));
  if (!file || GetFileType(file.get()) != FILE_TYPE_CHAR) return status;
  problem.clear();
  return fs::file_status(fs::file_type::character);
}

bool write_to(std::FILE* file, std::string_view text) noexcept {
  const HANDLE handle = handle_of(file);
  if (is_console(handle)) return std::fflush(file) == 0 && write_to_console(handle, text);
  return std::fwrite(text.data(), 1, text.size(), file) == text.size() && std::fflush(file) == 0;
}

bool reaches_disk(std::FILE* file) noexcept {
  return GetFileType(handle_of(file)) != FILE_TYPE_DISK || _commit(_fileno(file)) == 0;
}

// Programs that watch for new files, such as virus scanners, open them for moments in which they cannot be
// renamed.
void replace_file(const fs::path& from, const fs::path& to, std::error_code& problem) noexcept {
  constexpr int attempts = 40;
  constexpr std::chrono::milliseconds pause{25};
  problem.clear();
  for (int attempt = 0;; ++attempt) {
    if (MoveFileExW(from.c_str(), to.c_str(), MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) != 0) return;
    const DWORD error = GetLastError();
    const bool may_pass = error == ERROR_SHARING_VIOLATION || error == ERROR_ACCESS_DENIED;
    if (!may_pass || attempt == attempts) {
      problem.assign(errno_of(error), std::generic_category());
      return;
    }
    std::this_thread::sleep_for(pause);
  }
}

bool is_standard_output(const std::string& /*name*/) noexcept { return false; }  // it has no other name

std::optional<FileAccess> access_of(const fs::path& path) {
  FileAccess access;
  DWORD size = 0;
  GetFileSecurityW(path.c_str(), DACL_SECURITY_INFORMATION, nullptr, 0, &size);
  access.list.resize(size);
  if (size == 0 ||  // the file system has no lists
      GetFileSecurityW(path.c_str(), DACL_SECURITY_INFORMATION, access.list.data(), size, &size) == 0)
    access.list.clear();
  return access;
}

std::optional<Error> give_access(std::FILE* /*file*/, const fs::path& name,
                                 const std::optional<FileAccess>& replaced) {
  if (!replaced || replaced->list.empty()) return std::nullopt;
  std::string list = replaced->list;
  if (SetFileSecurityW(name.c_str(), DACL_SECURITY_INFORMATION, list.data()) != 0) return std::nullopt;
  return access_error("cannot be written", message_of(GetLastError()));
}

std::string process_number() { return std::to_string(GetCurrentProcessId()); }

}  // namespace bloesem::platform
