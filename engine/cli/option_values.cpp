#include "engine/cli/option_values.hpp"

#include <charconv>
#include <cstddef>
#include <system_error>

#include "engine/model/whole_number.hpp"
#include "engine/platform/terminal.hpp"
#include "trf/text.hpp"

namespace bloesem::cli {

void refuse_value(const std::string& option, std::string_view found, std::string_view expected) {
  refuse_argument(option, "found '" + trf::visible(found) + "', expected " + std::string(expected));
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

void add_raw_csv_option(Grammar& command, trf::CsvText& style) {
  command.add_flag_callback(
      "--raw-csv", [&style] { style = trf::CsvText::Raw; },
      "Write names in CSV unchanged, even those that a spreadsheet would run as formulas (=, +, -, @)");
}

}  // namespace bloesem::cli
