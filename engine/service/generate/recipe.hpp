// What tournaments are asked for: by options, a configuration file, a model, or one of the established
// generators.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string_view>

#include "bloesem/result.hpp"
#include "engine/generator/knobs.hpp"
#include "engine/generator/one_in.hpp"
#include "engine/generator/settings.hpp"

namespace bloesem::cli {

// Whose keys a configuration file has, and whose usual ranges count for what it leaves open.
enum class ConfigDialect { Bbp, JaVaFo };

class Recipe {
 public:
  // The program's own usual ranges.
  Recipe() : ranges_(generator::usual_ranges()) {}
  [[nodiscard]] static Recipe of(ConfigDialect dialect);

  // Asked for: stays as it is, whatever the other knobs are.
  void set(const generator::Knob& knob, int value);
  // False: the text is no range of the knob's values.
  [[nodiscard]] bool set(const generator::Knob& knob, std::string_view text);
  void set(std::optional<generator::OneInRange> generator::OneIn::*rate, int one_in);
  // A model for all that has not been asked for.
  void imitate(const generator::Settings& model);

  // Once everything has been asked for: InvalidInput for what cannot be.
  [[nodiscard]] std::optional<Error> settle();
  // Only once settled.
  [[nodiscard]] generator::Settings settings(std::uint64_t seed) const;

 private:
  void ask(const generator::Knob& knob);

  generator::Ranges ranges_;
  generator::OneIn one_in_;
  std::set<const generator::Knob*> asked_;
};

}  // namespace bloesem::cli
