#include "engine/platform/files/growing_file.hpp"

#include <fcntl.h>
#include <io.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <cerrno>

#include "engine/platform/files/path_name.hpp"
#include "engine/platform/files/system_files.hpp"
#include "engine/platform/windows/windows_api.hpp"

namespace bloesem::platform {

namespace {

constexpr std::size_t most_at_once = std::size_t{1} << 20U;

}  // namespace

GrowingFile::GrowingFile(const std::string& path) noexcept
    : descriptor_(_wopen(path_of(path).c_str(), _O_RDWR | _O_APPEND | _O_CREAT | _O_BINARY | _O_NOINHERIT,
                         _S_IREAD | _S_IWRITE)) {
  if (descriptor_ < 0) return;
  const HANDLE handle = reinterpret_cast<HANDLE>(_get_osfhandle(descriptor_));
  LARGE_INTEGER size{};
  regular_ = GetFileType(handle) == FILE_TYPE_DISK && GetFileSizeEx(handle, &size) != 0;
  size_ = static_cast<std::size_t>(size.QuadPart);
}

GrowingFile::~GrowingFile() {
  if (descriptor_ >= 0) _close(descriptor_);
}

std::optional<std::string> GrowingFile::read_at(std::size_t at, std::size_t size) const {
  if (_lseeki64(descriptor_, static_cast<__int64>(at), SEEK_SET) < 0) return std::nullopt;
  std::string text(size, '\0');
  std::size_t filled = 0;
  while (filled < size) {
    const int count =
        _read(descriptor_, text.data() + filled, static_cast<unsigned>(std::min(size - filled, most_at_once)));
    if (count < 0) return std::nullopt;
    if (count == 0) break;
    filled += static_cast<std::size_t>(count);
  }
  text.resize(filled);
  return text;
}

void GrowingFile::take_access_of(const std::string& file) const noexcept try {
  std::array<wchar_t, 32768> own_name{};
  const DWORD size =
      GetFinalPathNameByHandleW(reinterpret_cast<HANDLE>(_get_osfhandle(descriptor_)), own_name.data(),
                                static_cast<DWORD>(own_name.size()), FILE_NAME_NORMALIZED);
  if (size == 0 || size >= own_name.size()) return;
  static_cast<void>(give_access(nullptr, own_name.data(), access_of(path_of(file))));
} catch (const std::bad_alloc&) {
  return;
}

bool GrowingFile::append(std::string_view text) const noexcept {
  while (!text.empty()) {
    const int count =
        _write(descriptor_, text.data(), static_cast<unsigned>(std::min(text.size(), most_at_once)));
    if (count <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(count));
  }
  return !regular_ || _commit(descriptor_) == 0;
}

bool GrowingFile::cut() const noexcept { return _chsize_s(descriptor_, static_cast<__int64>(size_)) == 0; }

}  // namespace bloesem::platform
