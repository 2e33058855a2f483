// Arguments of claims, for tests that verify what a story says.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "bloesem/explain/claim.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem::test {

// Returns the argument with this name. Throws if there is none, or it is of another type.
template <class T>
[[nodiscard]] T argument(const explain::Claim& claim, std::string_view name) {
  for (const explain::Argument& each : claim.arguments)
    if (each.name == name) return std::get<T>(each.value);
  throw std::invalid_argument(std::string(name));
}

// Returns the outcomes of a result over the board as the player named first has it.
[[nodiscard]] inline std::pair<Outcome, Outcome> outcomes_of(std::string_view result) {
  if (result == "1-0") return {Outcome::Win, Outcome::Loss};
  if (result == "0-1") return {Outcome::Loss, Outcome::Win};
  if (result == "1/2-1/2") return {Outcome::Draw, Outcome::Draw};
  throw std::invalid_argument(std::string(result));
}

}  // namespace bloesem::test
