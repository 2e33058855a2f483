#include "engine/round_robin/settings.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <vector>

#include "bloesem/limits.hpp"
#include "engine/model/counted.hpp"
#include "engine/model/whole_number.hpp"
#include "engine/round_robin/balanced_boards.hpp"
#include "engine/round_robin/berger.hpp"

namespace bloesem::round_robin {
namespace {

int rotated(int position, int length, int first) noexcept { return (position + first - 2) % length + 1; }

int as_printed(const TablePlace& place, int) noexcept { return place.position; }

int last_two_exchanged(const TablePlace& place, int) noexcept {
  const int from_last = place.length - place.position;
  if (place.cycle > 0 || place.length < 2 || from_last > 1) return place.position;
  return place.length - 1 + from_last;
}

int from_rotation(const TablePlace& place, int rotation) noexcept {
  return rotated(place.position, place.length, rotation);
}

int first_cycle_from_two(const TablePlace& place, int) noexcept {
  return place.cycle == 0 ? rotated(place.position, place.length, 2) : place.position;
}

int second_cycle_from_last(const TablePlace& place, int) noexcept {
  return place.cycle == 0 ? place.position : rotated(place.position, place.length, place.length);
}

constexpr std::array orders = {
    OrderRow{Order::Berger, "berger", false, "the table as printed, in each cycle", as_printed},
    OrderRow{Order::Fide, "fide", true, "the last two rounds of the first cycle exchanged", last_two_exchanged},
    OrderRow{Order::Rotated, "rotated", false, "each cycle begins with round R of the table", from_rotation},
    OrderRow{Order::Balanced, "balanced", true, "the first cycle begins with round 2 of the table",
             first_cycle_from_two},
    OrderRow{Order::Shifted, "shifted", true, "the second cycle begins with the last round of the table",
             second_cycle_from_last},
};

constexpr bool orders_are_in_place = [] {
  for (std::size_t i = 0; i < orders.size(); ++i)
    if (static_cast<std::size_t>(orders[i].order) != i) return false;
  return true;
}();
static_assert(orders_are_in_place);

constexpr std::string_view plain_boards = "plain";
constexpr std::string_view balanced_boards = "balanced";
constexpr std::string_view rotation_prefix = "rotated-";

Error refused(std::string message) { return {ErrorCode::InvalidInput, std::move(message)}; }

std::string quoted(std::string_view text) { return "'" + std::string(text) + "'"; }

// Returns the least cycles with which an order can be played.
int fewest_cycles(Order order) noexcept { return row_of(order).only_double ? 2 : 1; }

std::vector<std::string_view> words_of(std::string_view text) {
  constexpr std::string_view blanks = " \t";
  std::vector<std::string_view> words;
  for (std::size_t at = text.find_first_not_of(blanks); at != std::string_view::npos;) {
    const std::size_t end = std::min(text.find_first_of(blanks, at), text.size());
    words.push_back(text.substr(at, end - at));
    at = text.find_first_not_of(blanks, end);
  }
  return words;
}

// Settings being parsed, and which of them have been given.
struct Draft {
  Settings settings;
  bool order = false;
  bool boards = false;
  bool cycles = false;
};

std::optional<Error> enter_order(std::string_view value, Draft& draft) {
  if (value.starts_with(rotation_prefix)) {
    draft.settings.rotation = whole_number<int>(value.substr(rotation_prefix.size()));
    draft.settings.order = Order::Rotated;
    if (draft.settings.rotation && *draft.settings.rotation >= 1) return std::nullopt;
  } else {
    const auto* const row =
        std::find_if(orders.begin(), orders.end(), [&](const OrderRow& each) { return each.name == value; });
    if (row != orders.end()) {
      draft.settings.order = row->order;
      return std::nullopt;
    }
  }
  return refused("unknown order " + quoted(value) +
                 ", expected berger, fide, rotated, rotated-R with a round R, balanced or shifted");
}

std::optional<Error> enter_boards(std::string_view value, Draft& draft) {
  if (value != plain_boards && value != balanced_boards)
    return refused("unknown boards " + quoted(value) + ", expected plain or balanced");
  draft.settings.boards = value == balanced_boards ? Boards::Balanced : Boards::Plain;
  return std::nullopt;
}

std::optional<Error> enter_cycles(std::string_view value, Draft& draft) {
  const std::optional<int> cycles = whole_number<int>(value);
  if (!cycles || *cycles < 1) return refused("the cycles are " + quoted(value) + ", expected a number from 1");
  draft.settings.cycles = *cycles;
  return std::nullopt;
}

struct Key {
  std::string_view name;
  bool Draft::*given;
  std::optional<Error> (*enter)(std::string_view value, Draft& draft);
};

constexpr std::array keys = {
    Key{"order", &Draft::order, enter_order},
    Key{"boards", &Draft::boards, enter_boards},
    Key{"cycles", &Draft::cycles, enter_cycles},
};

std::optional<Error> enter_word(std::string_view word, Draft& draft) {
  const std::size_t equals = word.find('=');
  const std::string_view name = word.substr(0, equals);
  const auto* const key =
      std::find_if(keys.begin(), keys.end(), [&](const Key& each) { return each.name == name; });
  if (key == keys.end() || equals == std::string_view::npos)
    return refused("unknown setting " + quoted(word) + ", expected order=, boards= or cycles=");
  if (std::exchange(draft.*(key->given), true)) return refused(std::string(name) + "= is given twice");
  return key->enter(word.substr(equals + 1), draft);
}

std::optional<Error> refuse_rotation(const Settings& settings, int players) {
  if (!settings.rotation) return std::nullopt;
  if (settings.order != Order::Rotated)
    return refused("order=" + std::string(row_of(settings.order).name) + " has no rotation");
  const int rounds = rounds_of_cycle(players);
  if (*settings.rotation >= 1 && *settings.rotation <= rounds) return std::nullopt;
  return refused("order=rotated-" + std::to_string(*settings.rotation) + ": the table for " +
                 counted(players, "player") + " has " + counted(rounds, "round"));
}

std::optional<Error> refuse_cycles(const Settings& settings, int players) {
  const OrderRow& row = row_of(settings.order);
  if (settings.cycles < 1) return refused("a round robin has at least one cycle");
  if (row.only_double && settings.cycles != 2) {
    return refused(not_for_cycles(row, settings.cycles));
  }
  if (settings.cycles <= limits::max_rounds / rounds_of_cycle(players)) return std::nullopt;
  return refused(counted(players, "player") + " and " + counted(settings.cycles, "cycle") +
                 ": expected at most " + counted(limits::max_rounds, "round"));
}

}  // namespace

std::span<const OrderRow> order_table() noexcept { return orders; }

const OrderRow& row_of(Order order) noexcept { return orders[static_cast<std::size_t>(order)]; }

std::string not_for_cycles(const OrderRow& row, int cycles) {
  return "order=" + std::string(row.name) + " is defined for two cycles, not for " + std::to_string(cycles) +
         "; take berger or rotated";
}

int default_rotation(int players) noexcept {
  const int half = table_size(players) / 2;
  return std::min(half + half % 2, rounds_of_cycle(players));
}

Settings resolved(const Settings& settings, int players) noexcept {
  Settings filled = settings;
  if (filled.order == Order::Rotated && !filled.rotation) filled.rotation = default_rotation(players);
  return filled;
}

std::string text_of(const Settings& settings) {
  std::string text = "order=";
  text += row_of(settings.order).name;
  if (settings.rotation) text += '-' + std::to_string(*settings.rotation);
  text += " boards=";
  text += settings.boards == Boards::Balanced ? balanced_boards : plain_boards;
  return text + " cycles=" + std::to_string(settings.cycles);
}

Result<Settings> parse_settings(std::string_view text) {
  Draft draft;
  for (const std::string_view word : words_of(text))
    if (std::optional<Error> error = enter_word(word, draft)) return *std::move(error);
  if (!draft.cycles) draft.settings.cycles = fewest_cycles(draft.settings.order);
  return draft.settings;
}

std::optional<Error> refusal_of(const Settings& settings, int players) {
  if (players < 2) return refused("a round robin needs at least two players");
  if (std::optional<Error> error = refuse_cycles(settings, players)) return error;
  if (std::optional<Error> error = refuse_rotation(settings, players)) return error;
  if (settings.boards == Boards::Balanced) return refuse_balanced_boards(players);
  return std::nullopt;
}

}  // namespace bloesem::round_robin
