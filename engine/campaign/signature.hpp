// One number over the pairings of a fixed set of rounds: it changes if behaviour changes.
#pragma once

#include <cstdint>
#include <string_view>

#include "bloesem/result.hpp"
#include "engine/generator/generate.hpp"

namespace bloesem::campaign {

// FNV-1a, 64 bits.
class Hash {
 public:
  void add(std::string_view text) noexcept;
  [[nodiscard]] std::uint64_t value() const noexcept { return value_; }

 private:
  std::uint64_t value_ = 0xcbf29ce484222325U;
};

struct Signature {
  std::uint64_t value = 0;
  int rounds = 0;
};

// Returns one number over tournaments of all kinds and sizes up to 200 players, played by `pair` under
// `edition`, and over positions of every shape: boards in order, byes, and for each bracket its kind, pairs,
// downfloaters, exchanges and criteria; or that there is no pairing. It depends only on `pair`, the edition and
// the generator. Errors: those of `pair` except NoValidPairing.
[[nodiscard]] Result<Signature> signature_of(const generator::PairFunction& pair, Edition edition);

}  // namespace bloesem::campaign
