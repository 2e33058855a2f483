#include "engine/platform/program_start.hpp"

#include <fcntl.h>
#include <io.h>

#include <cstddef>
#include <cstdio>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/platform/windows/windows_api.hpp"

// Of the C library: splits the command line of this process.
extern "C" int __wgetmainargs(int* count, wchar_t*** words, wchar_t*** variables, int replace_patterns,
                              void* start);

namespace bloesem::platform {

namespace {

// Lets the screen understand the sequences that draw progress; nothing happens if it cannot.
void prepare_screen(DWORD stream) noexcept {
  const HANDLE screen = GetStdHandle(stream);
  DWORD mode = 0;
  if (GetConsoleMode(screen, &mode) != 0) SetConsoleMode(screen, mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING);
}

// Adds the files that match a pattern in order of their names, or the word itself if it is no pattern or none
// does. Names of files have no such characters on Windows.
void add_word(const std::wstring& word, std::vector<std::string>& words) {
  const std::size_t folder = word.find_last_of(L"/\\:") + 1;  // 0 if there is none
  WIN32_FIND_DATAW found{};
  const HANDLE search = word.find_first_of(L"*?") == std::wstring::npos ? INVALID_HANDLE_VALUE
                                                                        : FindFirstFileW(word.c_str(), &found);
  if (search == INVALID_HANDLE_VALUE) {
    words.push_back(to_utf8(word));
    return;
  }
  std::set<std::string> names;
  do {
    const std::wstring_view name = found.cFileName;
    if (name != L"." && name != L"..") names.insert(to_utf8(word.substr(0, folder) + found.cFileName));
  } while (FindNextFileW(search, &found) != 0);
  FindClose(search);
  words.insert(words.end(), names.begin(), names.end());
}

std::vector<std::string> words_of_process() {
  int count = 0;
  wchar_t** words = nullptr;
  wchar_t** variables = nullptr;
  int no_new_mode = 0;
  std::vector<std::string> utf8;
  if (__wgetmainargs(&count, &words, &variables, 0, &no_new_mode) < 0) return utf8;
  for (int i = 0; i < count; ++i) add_word(words[i], utf8);
  return utf8;
}

}  // namespace

Arguments start_program(int count, const char* const* words) {
  for (std::FILE* const stream : {stdin, stdout, stderr}) _setmode(_fileno(stream), _O_BINARY);
  SetErrorMode(SEM_FAILCRITICALERRORS |
               SEM_NOGPFAULTERRORBOX);  // started programs crash without a dialogue, too
  for (const DWORD stream : {STD_OUTPUT_HANDLE, STD_ERROR_HANDLE}) prepare_screen(stream);
  static const std::vector<std::string> utf8 = words_of_process();
  static std::vector<const char*> pointers;
  if (utf8.empty()) return {count, words};
  for (const std::string& word : utf8) pointers.push_back(word.c_str());
  pointers.push_back(nullptr);
  return {static_cast<int>(utf8.size()), pointers.data()};
}

}  // namespace bloesem::platform
