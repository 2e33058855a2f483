#include "engine/service/generate/seed.hpp"

#include <string>

#include "engine/generator/random.hpp"
#include "engine/model/whole_number.hpp"
#include "engine/platform/files/path_name.hpp"

namespace bloesem::service {

std::optional<std::uint64_t> parse_seed(std::string_view text) noexcept {
  return whole_number<std::uint64_t>(text);
}

std::uint64_t seed_from_name(std::string_view output) {
  std::uint64_t seed = 0;
  for (const char c : platform::name_of(platform::path_of(output).filename()))
    seed = generator::derive(seed, static_cast<unsigned char>(c));
  return seed;
}

}  // namespace bloesem::service
