// How a round robin is played: the order of the rounds, the cycles and the boards.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "bloesem/result.hpp"

namespace bloesem::round_robin {

enum class Order : std::uint8_t {
  Berger,    // as in the table
  Fide,      // the last two rounds of the first cycle exchanged (C.05, Annex 1)
  Rotated,   // from round R of the table on
  Balanced,  // the first cycle from round 2 of the table on
  Shifted,   // the second cycle begins with the last round of the table
};

enum class Boards : std::uint8_t {
  Plain,     // as in the table: its last number is always at the first board
  Balanced,  // every player sits at every board once or twice in a cycle
};

struct Settings {
  Order order = Order::Berger;
  std::optional<int> rotation = {};  // Rotated only: the first round, from 1; empty: default_rotation
  int cycles = 1;                    // every second cycle has the colours reversed
  Boards boards = Boards::Plain;

  friend bool operator==(const Settings&, const Settings&) = default;
};

// A round of the schedule as a round of the table.
struct TablePlace {
  int cycle = 0;     // from 0
  int position = 1;  // in the cycle, from 1
  int length = 1;    // rounds of a cycle
};

struct OrderRow {
  Order order;
  std::string_view name;  // "berger"
  bool only_double;       // defined for two cycles only
  std::string_view meaning;
  // Returns the round of the table, from 1, that is played at this place.
  int (*table_round)(const TablePlace& place, int rotation) noexcept;
};

// Returns the rows in the order of Order.
[[nodiscard]] std::span<const OrderRow> order_table() noexcept;
[[nodiscard]] const OrderRow& row_of(Order order) noexcept;
// Returns the sentence that refuses another number of cycles in an order for two of them.
[[nodiscard]] std::string not_for_cycles(const OrderRow& row, int cycles);

// Returns the rotation if none is given: half of the table size, made even. From 6 players on nobody then has
// one colour three times running in a double event.
[[nodiscard]] int default_rotation(int players) noexcept;

// Returns the settings with the rotation filled in where the order has one.
[[nodiscard]] Settings resolved(const Settings& settings, int players) noexcept;

// Returns "order=rotated-6 boards=balanced cycles=2"; "order=rotated" if the rotation is the default.
[[nodiscard]] std::string text_of(const Settings& settings);

// Parses such a text. Without `boards` they are plain; without `cycles` there is one, or two in an order for
// double events. InvalidInput: the message names the word and what is possible.
[[nodiscard]] Result<Settings> parse_settings(std::string_view text);

// Returns why a number of players cannot play by these settings, and what can be done; empty if they can.
[[nodiscard]] std::optional<Error> refusal_of(const Settings& settings, int players);

}  // namespace bloesem::round_robin
