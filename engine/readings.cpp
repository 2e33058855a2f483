// Readings by name: swiss::System::readings lists those of a system.
#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

#include "bloesem/edition_choice.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem {

namespace {

Error unknown_reading(std::string message) { return {ErrorCode::InvalidInput, std::move(message), {}}; }

// Returns "a, b, c".
template <class List, class Name>
std::string enumerated(const List& list, Name name) {
  std::string text;
  for (const auto& each : list) text.append(text.empty() ? "" : ", ").append(name(each));
  return text;
}

Result<std::size_t> index_of_reading(Edition edition, const std::string& name) {
  const std::span<const swiss::Reading> all = edition.system().readings;
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const swiss::Reading& each) { return each.name == name; });
  if (found != all.end()) return static_cast<std::size_t>(found - all.begin());
  if (all.empty())
    return unknown_reading(full_title_of(edition) + " has no readings to choose, found '" + name + "'");
  return unknown_reading("found '" + name + "', expected a reading of " + full_title_of(edition) + ": " +
                         enumerated(all, [](const swiss::Reading& each) { return each.name; }));
}

Result<int> index_of_value(const swiss::Reading& reading, const std::string& value) {
  const auto found = std::find(reading.values.begin(), reading.values.end(), value);
  if (found != reading.values.end()) return static_cast<int>(found - reading.values.begin());
  return unknown_reading(
      "reading '" + std::string(reading.name) + "': found '" + value + "', expected one of " +
      (reading.expected.empty() ? enumerated(reading.values, [](std::string_view each) { return each; })
                                : std::string(reading.expected)));
}

}  // namespace

Result<Readings> resolve_readings(Edition edition, std::span<const ReadingChoice> chosen, Readings otherwise) {
  for (const ReadingChoice& choice : chosen) {
    const Result<std::size_t> index = index_of_reading(edition, choice.name);
    if (!index) return index.error();
    const Result<int> value = index_of_value(edition.system().readings[*index], choice.value);
    if (!value) return value.error();
    otherwise.at(*index) = *value;
  }
  if (const auto contradiction = edition.system().contradiction)
    if (std::string why = contradiction(chosen, otherwise); !why.empty())
      return unknown_reading(std::move(why));
  const auto canonical = edition.system().canonical_readings;
  return canonical == nullptr ? otherwise : canonical(otherwise);
}

std::vector<ReadingChoice> chosen_readings(Edition edition, const Readings& readings) {
  std::vector<ReadingChoice> chosen;
  const std::span<const swiss::Reading> all = edition.system().readings;
  for (std::size_t i = 0; i < all.size(); ++i)
    if (readings.at(i) != 0)
      chosen.push_back(
          {std::string(all[i].name), std::string(all[i].values[static_cast<std::size_t>(readings[i])])});
  return chosen;
}

std::string readings_text(std::span<const ReadingChoice> readings) {
  return enumerated(readings, [](const ReadingChoice& each) { return each.name + '=' + each.value; });
}

}  // namespace bloesem
