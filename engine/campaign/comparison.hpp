// Comparison of two engines' answers to one round.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"

namespace bloesem::campaign {

using Answer = Result<RoundPairing>;

// An engine under test. Must be thread-safe. Errors other than NoValidPairing and GaveUp are failures of the
// engine.
struct Engine {
  std::string name;
  std::function<Answer(const Tournament&, const PairOptions&)> pair;
};

enum class Agreement : std::uint8_t {
  Same,        // equal pairs, colours and bye
  Impossible,  // both report that there is no valid pairing
  Different,   // pairs, colours or bye differ, or only one reports that there is none
  GaveUp,      // one exhausted its budget: neither agreement nor difference
  Failed,      // one crashed, timed out, or gave an answer that cannot be parsed
};
inline constexpr int agreements = 5;

[[nodiscard]] std::string_view name_of(Agreement agreement) noexcept;

[[nodiscard]] Agreement compare(const Answer& first, const Answer& second);

// True if pairs, colours and bye are equal; boards may be in any order.
[[nodiscard]] bool same_pairing(const RoundPairing& first, const RoundPairing& second);

// Returns the pairing in the numbers printed in files: "1-4 5-2 3-6, bye 7"; or the error message.
[[nodiscard]] std::string text_of(const Answer& answer, const Tournament& tournament);

}  // namespace bloesem::campaign
