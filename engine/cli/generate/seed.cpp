#include "engine/cli/generate/seed.hpp"

#include <charconv>
#include <filesystem>
#include <string>

#include "engine/generator/random.hpp"

namespace bloesem::cli {

std::optional<std::uint64_t> parse_seed(std::string_view text) noexcept {
  std::uint64_t seed = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), seed);
  if (problem != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return seed;
}

std::uint64_t seed_from_name(std::string_view output) {
  std::uint64_t seed = 0;
  for (const char c : std::filesystem::path(output).filename().string())
    seed = generator::derive(seed, static_cast<unsigned char>(c));
  return seed;
}

}  // namespace bloesem::cli
