#include "engine/cli/option_values.hpp"

#include <cstddef>

#include "engine/cli/terminal.hpp"
#include "engine/model/whole_number.hpp"
#include "trf/text.hpp"

namespace bloesem::cli {

void refuse_value(const std::string& option, std::string_view found, std::string_view expected) {
  throw CLI::ValidationError(option, "found '" + visible(found) + "', expected " + std::string(expected));
}

int number_between(const std::string& option, std::string_view text, int least, int most) {
  const std::optional<int> number = whole_number<int>(text);
  if (number && least <= *number && *number <= most) return *number;
  refuse_value(option, text, "a number from " + std::to_string(least) + " to " + std::to_string(most));
}

std::string as_typed(const std::string& word) {
  const bool protected_from_parser = word.starts_with("./[") && word.ends_with("]");
  return protected_from_parser ? word.substr(2) : word;
}

std::vector<std::string_view> split_list(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (;;) {
    const std::size_t end = text.find(separator);
    parts.push_back(trf::trimmed(text.substr(0, end)));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

std::string joined(const std::vector<std::string>& words, std::string_view between,
                   std::string_view before_last) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) text += i + 1 == words.size() ? before_last : between;
    text += words[i];
  }
  return text;
}

bool same_word(std::string_view a, std::string_view b) noexcept {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (trf::upper(a[i]) != trf::upper(b[i])) return false;
  }
  return true;
}

void add_raw_csv_option(CLI::App& command, trf::CsvText& style) {
  command.add_flag_callback(
      "--raw-csv", [&style] { style = trf::CsvText::Raw; },
      "Write names in CSV as they are, also those that a spreadsheet would run as formulas (=, +, -, @)");
}

}  // namespace bloesem::cli
