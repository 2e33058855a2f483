#include "engine/round_robin/describe.hpp"

#include "engine/round_robin/effects.hpp"
#include "engine/round_robin/type_code.hpp"

namespace bloesem::round_robin {
namespace {

std::string rounds_text(const Schedule& schedule, int cycle) {
  std::string text;
  for (int position = 1; position <= schedule.cycle_length(); ++position) {
    if (!text.empty()) text += ' ';
    text += std::to_string(schedule.table_round(cycle * schedule.cycle_length() + position));
  }
  return text;
}

std::string order_row(const OrderRow& row) {
  const Result<Schedule> six = Schedule::of(6, {.order = row.order, .cycles = 2});
  const std::string name = row.order == Order::Rotated ? "`rotated-R`" : "`" + std::string(row.name) + "`";
  return "| " + name + " | " + std::string(row.meaning) + " | " + rounds_text(*six, 0) + " | " +
         rounds_text(*six, 1) + " | " + (row.only_double ? "two" : "any") + " | `" + code_of(six->settings()) +
         "` |\n";
}

std::string four_of_five_text(const std::vector<FourOfFive>& list) {
  std::string text;
  for (const FourOfFive& each : list) {
    if (!text.empty()) text += ' ';
    text += std::to_string(each.player) + '@' + std::to_string(each.game);
  }
  return text.empty() ? "none" : text;
}

std::string effects_row(const Schedule& schedule, const std::string& name) {
  const Effects effects = effects_of(schedule);
  return "| " + std::to_string(schedule.players()) + " | `" + name + "` | " +
         std::to_string(effects.runs_of_two) + " | " + std::to_string(effects.runs_of_three) + " | " +
         four_of_five_text(effects.four_of_five) + " | " + std::to_string(effects.largest_difference) + " | " +
         std::to_string(effects.least_distance) + " |\n";
}

std::string effects_rows(const OrderRow& row, int players) {
  Settings settings{.order = row.order, .cycles = 2};
  if (row.order != Order::Rotated) return effects_row(*Schedule::of(players, settings), std::string(row.name));
  std::string rows;
  for (int rotation = 2; rotation < players; rotation += 2) {
    settings.rotation = rotation;
    rows += effects_row(*Schedule::of(players, settings), "rotated-" + std::to_string(rotation));
  }
  return rows;
}

}  // namespace

std::string describe_orders() {
  std::string table =
      "| order | meaning | first cycle of 6 players | second cycle | cycles | code for two cycles |\n"
      "|---|---|---|---|---|---|\n";
  for (const OrderRow& row : order_table()) table += order_row(row);
  return table;
}

std::string describe_effects() {
  std::string table =
      "| players | order | one colour twice running | three times | four times in five games | largest "
      "difference "
      "of colours | rounds between two meetings |\n"
      "|---|---|---|---|---|---|---|\n";
  for (const int players : {6, 10})
    for (const OrderRow& row : order_table()) table += effects_rows(row, players);
  return table;
}

}  // namespace bloesem::round_robin
