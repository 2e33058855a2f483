// The keys of the configuration files and the knobs that they set.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "engine/service/generate/recipe.hpp"

namespace bloesem::service {

struct ConfigKey {
  std::string_view name;
  std::string_view knob;       // empty: a rate as one in N
  std::string_view also = {};  // another knob that is set to the same value
  std::optional<generator::OneInRange> generator::OneIn::*rate = nullptr;
  int least_one_in = 1;
  // The key for the other colour. It must have the same value, or the usual value if it is absent.
  std::string_view other_colour = {};
};

[[nodiscard]] std::span<const ConfigKey> keys_of(ConfigDialect dialect) noexcept;
[[nodiscard]] const ConfigKey* find_key(ConfigDialect dialect, std::string_view name) noexcept;

}  // namespace bloesem::service
