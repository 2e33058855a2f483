#include "engine/platform/windows/command_words.hpp"

#include <cstddef>

#include "engine/platform/windows/windows_api.hpp"

namespace bloesem::platform {

namespace {

// Within quotes a backslash is itself, unless a quote follows the run of backslashes: then each counts half.
std::wstring quoted(std::wstring_view word) {
  if (!word.empty() && word.find_first_of(L" \t\n\v\"") == std::wstring_view::npos) return std::wstring(word);
  std::wstring text = L"\"";
  std::size_t backslashes = 0;
  for (const wchar_t c : word) {
    if (c == L'"') text.append(backslashes + 1, L'\\');
    backslashes = c == L'\\' ? backslashes + 1 : 0;
    text += c;
  }
  text.append(backslashes, L'\\');
  return text + L'"';
}

}  // namespace

std::wstring text_of_words(const std::vector<std::string>& words) {
  std::wstring text = L'"' + to_wide(words.front()) + L'"';
  for (std::size_t i = 1; i < words.size(); ++i) text += L' ' + quoted(to_wide(words[i]));
  return text;
}

}  // namespace bloesem::platform
