// Settings of generated tournaments, taken from requests, a configuration file, a model tournament, or another
// established generator.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string_view>

#include "bloesem/result.hpp"
#include "engine/generator/knobs.hpp"
#include "engine/generator/one_in.hpp"
#include "engine/generator/settings.hpp"

namespace bloesem::service {

// The program whose keys a configuration file uses and whose usual ranges apply to the settings left open.
enum class ConfigDialect { Bbp, JaVaFo };

class Recipe {
 public:
  // Uses this program's own usual ranges.
  Recipe() : ranges_(generator::usual_ranges()) {}
  [[nodiscard]] static Recipe of(ConfigDialect dialect);

  // Fixes a requested value, independent of the other knobs.
  void set(const generator::Knob& knob, int value);
  // Returns false if the text is not a range of the knob's values.
  [[nodiscard]] bool set(const generator::Knob& knob, std::string_view text);
  void set(std::optional<generator::OneInRange> generator::OneIn::*rate, int one_in);
  // Takes everything that was not requested from `model`.
  void imitate(const generator::Settings& model);

  // To be called after all requests. InvalidInput: they contradict each other.
  [[nodiscard]] std::optional<Error> settle();
  // Requires settle().
  [[nodiscard]] generator::Settings settings(std::uint64_t seed) const;

 private:
  void ask(const generator::Knob& knob);

  generator::Ranges ranges_;
  generator::OneIn one_in_;
  std::set<const generator::Knob*> asked_;
};

}  // namespace bloesem::service
