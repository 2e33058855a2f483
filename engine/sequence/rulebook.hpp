// The rules as data: so that one of them can be left out or turned round, to see whether it decides anything.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/sequence/colours.hpp"
#include "engine/sequence/criteria.hpp"
#include "engine/sequence/exchanges.hpp"

namespace bloesem::sequence {

// A.9: what happens when a bracket leaves the rest so that it cannot be completed.
enum class AfterFailure : std::uint8_t {
  PairAgainAndCollapse,  // as written: PPB, and CLB
  GoOn,                  // no PPB: the pairing stays
  PairAgainAndGoOn,      // no CLB: the PPB, and then the score groups below as if nothing had happened
};

struct Rulebook {
  std::vector<Criterion> criteria;                  // C.5 to C.19 in priority order
  Direction transpositions = Direction::AsWritten;  // D.1
  ExchangeOrder exchanges = {};                     // D.2
  Direction mdp_exchanges = Direction::AsWritten;   // D.3.b
  std::vector<NamedColourRule> colours;             // section E
  AfterFailure after_failure = AfterFailure::PairAgainAndCollapse;
};

// Baku 2016.
[[nodiscard]] const Rulebook& rulebook() noexcept;

// The rules that can be varied: "C.5" .. "C.19", "D.1", "D.2.a" .. "D.2.d", "D.3.b", "E.1" .. "E.5", "PPB",
// "CLB".
[[nodiscard]] std::span<const std::string_view> variable_rules() noexcept;

// The rulebook without a criterion, with an order or a colour rule turned round, or with A.9 cut short. No
// value: there is no such rule.
[[nodiscard]] std::optional<Rulebook> rulebook_without(std::string_view rule);

}  // namespace bloesem::sequence
