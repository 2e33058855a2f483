// The field of the round that follows those played.
#pragma once

#include "bloesem/edition.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem::test {

[[nodiscard]] inline swiss::RoundField next_round(const Tournament& tournament,
                                                  const swiss::System& rules = swiss::dutch::baku_2016) {
  const int round = tournament.rounds_played + 1;
  return {tournament, rules, {round, tournament.rounds_declared.value_or(round + 99), {}, {}}};
}

}  // namespace bloesem::test
