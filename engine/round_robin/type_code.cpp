#include "engine/round_robin/type_code.hpp"

#include <algorithm>
#include <array>

#include "engine/model/whole_number.hpp"

namespace bloesem::round_robin {
namespace {

constexpr std::string_view custom_code = "CUSTOM_ROUNDROBIN";
constexpr std::string_view berger_code = "BERGER_ROUNDROBIN";
constexpr std::string_view games_suffix = "_G";

struct CodeRow {
  std::string_view code;
  Settings settings;
};

// The first row of settings has the code that is written.
constexpr std::array fixed_codes = {
    CodeRow{berger_code, {}},
    CodeRow{"BERGER_DOUBLEROUNDROBIN", {.cycles = 2}},
    CodeRow{"FIDE_ROUNDROBIN", {}},
    CodeRow{"FIDE_DOUBLEROUNDROBIN", {.order = Order::Fide, .cycles = 2}},
};

}  // namespace

std::string code_of(const Settings& settings) {
  const auto* const row = std::find_if(fixed_codes.begin(), fixed_codes.end(),
                                       [&](const CodeRow& each) { return each.settings == settings; });
  if (row != fixed_codes.end()) return std::string(row->code);
  if (settings == Settings{.cycles = settings.cycles})
    return std::string(berger_code).append(games_suffix).append(std::to_string(settings.cycles));
  return std::string(custom_code);
}

std::optional<Settings> settings_of_code(std::string_view code) {
  const auto* const row = std::find_if(fixed_codes.begin(), fixed_codes.end(),
                                       [&](const CodeRow& each) { return each.code == code; });
  if (row != fixed_codes.end()) return row->settings;
  if (!code.starts_with(berger_code)) return std::nullopt;
  code.remove_prefix(berger_code.size());
  if (!code.starts_with(games_suffix)) return std::nullopt;
  const std::optional<int> cycles = whole_number<int>(code.substr(games_suffix.size()));
  if (!cycles || *cycles < 1) return std::nullopt;
  return Settings{.cycles = *cycles};
}

bool is_custom(std::string_view code) noexcept { return code == custom_code; }

std::string description_of(const Settings& settings) {
  switch (settings.cycles) {
    case 1: return "Individual: Round-Robin";
    case 2: return "Individual: Double Round-Robin";
    default: return "";
  }
}

}  // namespace bloesem::round_robin
