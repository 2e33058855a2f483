#include "engine/platform/program_start.hpp"

#include <fcntl.h>
#include <io.h>

#include <cstdio>
#include <string>
#include <vector>

#include "engine/platform/windows/windows_api.hpp"

// Of the C library: splits the command line of this process and, if asked, replaces patterns outside of quotes.
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

std::vector<std::string> words_of_process() {
  int count = 0;
  wchar_t** words = nullptr;
  wchar_t** variables = nullptr;
  int no_new_mode = 0;
  if (__wgetmainargs(&count, &words, &variables, 1, &no_new_mode) < 0) return {};
  return [&] {
    std::vector<std::string> utf8;
    for (int i = 0; i < count; ++i) utf8.push_back(to_utf8(words[i]));
    return utf8;
  }();
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
