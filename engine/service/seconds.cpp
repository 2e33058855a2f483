#include "engine/service/seconds.hpp"

#include <cstdint>

#include "engine/model/whole_number.hpp"

namespace bloesem::service {

std::optional<std::chrono::nanoseconds> parse_seconds(std::string_view text) noexcept {
  using std::chrono::nanoseconds;
  constexpr std::int64_t billion = 1'000'000'000;
  constexpr std::int64_t most_seconds = 1'000'000;
  const std::size_t point = text.find('.');
  const auto whole = whole_number<std::int64_t>(text.substr(0, point));
  if (!whole || *whole > most_seconds) return std::nullopt;
  std::int64_t time = *whole * billion;
  if (point != text.npos) {
    const std::string_view digits = text.substr(point + 1);
    const auto decimals = whole_number<std::int64_t>(digits);
    if (!decimals || digits.size() > 9) return std::nullopt;
    std::int64_t unit = billion;
    for (std::size_t digit = 0; digit < digits.size(); ++digit) unit /= 10;
    time += *decimals * unit;
  }
  if (time == 0 || time > most_seconds * billion) return std::nullopt;
  return nanoseconds(time);
}

}  // namespace bloesem::service
