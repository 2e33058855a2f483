// Two engines' answers to one round, held against each other.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"

namespace bloesem::campaign {

using Answer = Result<RoundPairing>;

// An engine under test. Thread-safe. Errors other than NoValidPairing and GaveUp are failures of the engine.
struct Engine {
  std::string name;
  std::function<Answer(const Tournament&, const PairOptions&)> pair;
};

enum class Agreement : std::uint8_t {
  Same,        // pairs, colours and bye
  Impossible,  // both say that there is no valid pairing
  Different,   // pairs, colours or bye differ, or only one says that there is none
  GaveUp,      // one ran out of its budget: neither agreement nor difference
  Failed,      // one crashed, timed out, or did not say anything that can be understood
};
inline constexpr int agreements = 5;

[[nodiscard]] std::string_view name_of(Agreement agreement) noexcept;

[[nodiscard]] Agreement compare(const Answer& first, const Answer& second);

// Boards in any order.
[[nodiscard]] bool same_pairing(const RoundPairing& first, const RoundPairing& second);

// "1-4 5-2 3-6, bye 7" in the numbers printed in files, or the message.
[[nodiscard]] std::string text_of(const Answer& answer, const Tournament& tournament);

}  // namespace bloesem::campaign
