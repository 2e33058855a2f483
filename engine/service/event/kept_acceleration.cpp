#include "engine/service/event/kept_acceleration.hpp"

#include <string>
#include <variant>

#include "engine/model/counted.hpp"
#include "engine/service/edition_choice.hpp"
#include "engine/service/refusal.hpp"

namespace bloesem::service {

namespace {

const std::string how_to_change =
    "change the acceleration in the file first; the change applies from the coming round on";

bool is_baku(const std::optional<Acceleration>& asked) {
  return asked && std::holds_alternative<BakuAcceleration>(*asked);
}

// The Baku points depend on the number of rounds, including those with which earlier rounds were paired.
std::optional<Error> refuse_other_length(const EventText& event, std::optional<int> rounds) {
  const std::optional<int> declared = rounds ? event.rounds_in_file() : std::nullopt;
  if (!declared) return std::nullopt;
  for (int round = 1; round <= event.last_round(); ++round) {
    if (baku_points(round, *rounds) == baku_points(round, *declared)) continue;
    return refusal("round " + std::to_string(round) + " was accelerated as one of " +
                   counted(*declared, "round") + "; the number cannot be changed");
  }
  return std::nullopt;
}

// Adds a note if the file states points up to the last round only: it is unknown whether the acceleration goes
// on.
void note_end_of_points(EventText& event, const LoadedFile& loaded) {
  const int last = event.last_round();
  if (last == 0 || loaded.rounds_with_points != last) return;
  const std::string end = std::to_string(last);
  event.note("the fictitious points of the file end with round " + end +
             "; to continue the acceleration, undo the round and pair it again with the acceleration\n");
}

}  // namespace

std::optional<Error> keep_acceleration(EventText& event, const LoadedFile& loaded,
                                       const std::optional<Acceleration>& asked, std::optional<int> rounds) {
  const bool points_in_file = loaded.rounds_with_points > 0;
  const bool by_code = requests_acceleration(loaded.system_code) && !points_in_file;
  if (!asked && !by_code) {
    note_end_of_points(event, loaded);
    return std::nullopt;
  }
  // Record 192 accelerates all rounds, so it must not be written if rounds were played without acceleration.
  // Systems without a code of their own have none with acceleration either.
  const std::optional<std::string> code = accelerated_code(event.tournament().heading.system_code);
  const bool baku_from_start =
      is_baku(asked) && !points_in_file && (by_code || (event.last_round() == 0 && code));
  if (baku_from_start && !by_code) event.write_system(*code);
  if (baku_from_start || !asked) return refuse_other_length(event, rounds);
  if (by_code) return refusal("record 192 requests Baku acceleration; " + how_to_change);
  if (std::holds_alternative<NoAcceleration>(*asked)) {
    if (!points_in_file) return std::nullopt;
    return refusal("the file has fictitious points; " + how_to_change);
  }
  event.write_virtual_points();
  return std::nullopt;
}

}  // namespace bloesem::service
