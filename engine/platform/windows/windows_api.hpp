// The interface of Windows, and its texts and errors in the forms of the program.
#pragma once

#ifndef NOMINMAX
#define NOMINMAX
#endif
#ifndef WIN32_LEAN_AND_MEAN
#define WIN32_LEAN_AND_MEAN
#endif
#include <windows.h>

#include <memory>
#include <string>
#include <string_view>
#include <type_traits>

namespace bloesem::platform {

// Return the same text; what is invalid becomes U+FFFD.
[[nodiscard]] std::wstring to_wide(std::string_view text);
[[nodiscard]] std::string to_utf8(std::wstring_view text);

// Returns what Windows says about an error (GetLastError), without its end of line.
[[nodiscard]] std::string message_of(DWORD error);
// Returns the errno that corresponds to an error.
[[nodiscard]] int errno_of(DWORD error) noexcept;

struct HandleCloser {
  void operator()(HANDLE handle) const noexcept { CloseHandle(handle); }
};
using Handle = std::unique_ptr<std::remove_pointer_t<HANDLE>, HandleCloser>;

// Returns an owner, which is empty for INVALID_HANDLE_VALUE as well.
[[nodiscard]] inline Handle own(HANDLE handle) noexcept {
  return Handle(handle == INVALID_HANDLE_VALUE ? nullptr : handle);
}

}  // namespace bloesem::platform
