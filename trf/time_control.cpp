#include "trf/time_control.hpp"

#include <cstddef>

namespace bloesem::trf {

namespace {

// Removes leading digits; false if there are none.
bool eat_number(std::string_view& text) noexcept {
  const std::size_t end = text.find_first_not_of("0123456789");
  if (end == 0 || text.empty()) return false;
  text.remove_prefix(end == std::string_view::npos ? text.size() : end);
  return true;
}

bool eat(std::string_view& text, char c) noexcept {
  if (text.empty() || text.front() != c) return false;
  text.remove_prefix(1);
  return true;
}

// Removes a period moves/seconds+increment, with moves and increment optional.
bool eat_period(std::string_view& text) noexcept {
  if (!eat_number(text)) return false;
  if (eat(text, '/') && !eat_number(text)) return false;
  return !eat(text, '+') || eat_number(text);
}

bool eat_periods(std::string_view& text) noexcept {
  if (!eat_period(text)) return false;
  while (eat(text, ':')) {
    if (!eat_period(text)) return false;
  }
  return true;
}

}  // namespace

bool is_time_control(std::string_view text) noexcept {
  if (!eat(text, 'W')) return eat_periods(text) && text.empty();
  return eat_periods(text) && eat(text, '-') && eat(text, 'B') && eat_periods(text) && text.empty();
}

}  // namespace bloesem::trf
