#include "engine/round_robin/readings.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "bloesem/limits.hpp"
#include "engine/round_robin/berger.hpp"
#include "engine/round_robin/type_code.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::round_robin {
namespace {

constexpr std::size_t reading_of_order = 0;
constexpr std::size_t reading_of_boards = 1;
constexpr std::size_t reading_of_cycles = 2;

// A text of a fixed maximum length, so that tables of names are constants.
struct ShortName {
  std::array<char, 16> letters{};
  std::size_t length = 0;

  constexpr void add(std::string_view text) noexcept {
    for (const char c : text) letters[length++] = c;
  }
  constexpr void add(int number) noexcept {
    if (number > 9) add(number / 10);
    letters[length++] = static_cast<char>('0' + number % 10);
  }
  [[nodiscard]] constexpr std::string_view text() const noexcept { return {letters.data(), length}; }
};

template <int count>
using ShortNames = std::array<ShortName, static_cast<std::size_t>(count)>;

// Returns the names `prefix`1, `prefix`2, ...
template <int count>
constexpr ShortNames<count> numbered_names(std::string_view prefix) noexcept {
  ShortNames<count> names{};
  for (int i = 0; i < count; ++i) {
    names[static_cast<std::size_t>(i)].add(prefix);
    names[static_cast<std::size_t>(i)].add(i + 1);
  }
  return names;
}

constexpr std::array<std::string_view, 5> plain_orders = {"berger", "fide", "rotated", "balanced", "shifted"};
constexpr ShortNames<limits::max_rounds> rotations = numbered_names<limits::max_rounds>("rotated-");
constexpr ShortNames<limits::max_rounds> cycle_numbers = numbered_names<limits::max_rounds>("");

// The values of Order in their order, then the rotations.
constexpr auto values_of_order = [] {
  std::array<std::string_view, plain_orders.size() + rotations.size()> values{};
  for (std::size_t i = 0; i < plain_orders.size(); ++i) values[i] = plain_orders[i];
  for (std::size_t i = 0; i < rotations.size(); ++i) values[plain_orders.size() + i] = rotations[i].text();
  return values;
}();

constexpr std::array<std::string_view, 2> values_of_boards = {"plain", "balanced"};

constexpr auto values_of_cycles = [] {
  std::array<std::string_view, cycle_numbers.size()> values{};
  for (std::size_t i = 0; i < values.size(); ++i) values[i] = cycle_numbers[i].text();
  return values;
}();

}  // namespace

constinit const std::array<swiss::Reading, 3> readings_of_settings = {
    swiss::Reading{.name = "order",
                   .values = values_of_order,
                   .meaning = "the order in which the rounds of the table are played",
                   .article = "C.05, Annex 1",
                   .expected = "berger, fide, rotated, rotated-R with a round R, balanced, shifted"},
    swiss::Reading{.name = "boards",
                   .values = values_of_boards,
                   .meaning = "boards are those of the table, or every player sits at each of them by turns",
                   .article = ""},
    swiss::Reading{.name = "cycles",
                   .values = values_of_cycles,
                   .meaning = "how often all players meet; the orders fide, balanced and shifted are for two "
                              "cycles, which need not be said",
                   .article = "",
                   .expected = "the numbers from 1 to 1000"},
};

Settings settings_of(const Readings& readings) {
  Settings settings;
  const int order = readings[reading_of_order];
  const int orders = static_cast<int>(plain_orders.size());
  settings.order = order < orders ? static_cast<Order>(order) : Order::Rotated;
  if (order >= orders) settings.rotation = order - orders + 1;
  settings.boards = readings[reading_of_boards] == 0 ? Boards::Plain : Boards::Balanced;
  const int cycles = readings[reading_of_cycles];
  settings.cycles = cycles == 0 && row_of(settings.order).only_double ? 2 : cycles + 1;
  return settings;
}

std::string contradiction_in(std::span<const ReadingChoice> chosen, const Readings& readings) {
  const ReadingChoice one_cycle{std::string(readings_of_settings[reading_of_cycles].name), "1"};
  const bool asked = std::find(chosen.begin(), chosen.end(), one_cycle) != chosen.end();
  const OrderRow& row = row_of(settings_of(readings).order);
  return asked && row.only_double ? not_for_cycles(row, 1) : "";
}

Settings settings_for(const Tournament& tournament, const Readings& readings) {
  Settings settings = settings_of(readings);
  const int length = rounds_of_cycle(static_cast<int>(tournament.players.size()));
  const int declared = tournament.rounds_declared.value_or(0);
  const bool open =
      readings[reading_of_cycles] == 0 && !row_of(settings.order).only_double && is_custom(code_of(settings));
  if (open && length > 0 && declared > 0 && declared % length == 0) settings.cycles = declared / length;
  return settings;
}

Readings readings_of(const Settings& settings) noexcept {
  Readings readings{};
  readings[reading_of_order] = static_cast<int>(settings.order);
  if (settings.rotation)
    readings[reading_of_order] = static_cast<int>(plain_orders.size()) + *settings.rotation - 1;
  readings[reading_of_boards] = settings.boards == Boards::Plain ? 0 : 1;
  const bool by_order = settings.cycles == 2 && row_of(settings.order).only_double;
  readings[reading_of_cycles] = by_order ? 0 : settings.cycles - 1;
  return readings;
}

}  // namespace bloesem::round_robin
