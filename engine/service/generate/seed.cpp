#include "engine/service/generate/seed.hpp"

#include <filesystem>
#include <string>

#include "engine/generator/random.hpp"
#include "engine/model/whole_number.hpp"

namespace bloesem::service {

std::optional<std::uint64_t> parse_seed(std::string_view text) noexcept {
  return whole_number<std::uint64_t>(text);
}

std::uint64_t seed_from_name(std::string_view output) {
  std::uint64_t seed = 0;
  for (const char c : std::filesystem::path(output).filename().string())
    seed = generator::derive(seed, static_cast<unsigned char>(c));
  return seed;
}

}  // namespace bloesem::service
