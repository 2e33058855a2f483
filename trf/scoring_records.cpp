#include "trf/scoring_records.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

constexpr PointSystem standard;

// "  3.0", as both BB? and 162 want it.
std::string value_text(Points points) {
  std::string text = format_points(points);
  return text.insert(0, text.size() < 4 ? 4 - text.size() : 0, ' ');
}

// These dialects count every full point as a win and every half as a draw.
bool follows_games(const PointSystem& system) noexcept {
  return system.forfeit_win == system.win && system.full_bye == system.win && system.half_bye == system.draw;
}

using Statement = std::pair<std::string_view, Points PointSystem::*>;

constexpr std::array xxs_statements = {
    Statement{"WW", &PointSystem::win},           Statement{"BW", &PointSystem::win},
    Statement{"WD", &PointSystem::draw},          Statement{"BD", &PointSystem::draw},
    Statement{"WL", &PointSystem::loss},          Statement{"BL", &PointSystem::loss},
    Statement{"FW", &PointSystem::forfeit_win},   Statement{"FL", &PointSystem::forfeit_loss},
    Statement{"PAB", &PointSystem::pairing_bye},  Statement{"FPB", &PointSystem::full_bye},
    Statement{"HPB", &PointSystem::half_bye},     Statement{"ZPB", &PointSystem::zero_bye},
};

constexpr std::array bb_statements = {
    Statement{"BBW", &PointSystem::win},      Statement{"BBD", &PointSystem::draw},
    Statement{"BBL", &PointSystem::loss},     Statement{"BBZ", &PointSystem::zero_bye},
    Statement{"BBF", &PointSystem::forfeit_loss}, Statement{"BBU", &PointSystem::pairing_bye},
};

constexpr std::array statements_162 = {
    Statement{"W", &PointSystem::win},      Statement{"D", &PointSystem::draw},
    Statement{"L", &PointSystem::loss},     Statement{"A", &PointSystem::zero_bye},
    Statement{"P", &PointSystem::pairing_bye},
};

// Their fields have four columns.
bool fits(const PointSystem& system) noexcept {
  constexpr Points widest = 999;  // 99.9
  return std::max({system.win, system.draw, system.loss, system.pairing_bye, system.zero_bye, system.forfeit_loss,
                   system.unfinished.value_or(0)}) <= widest;
}

}  // namespace

std::optional<std::vector<std::string>> xxs_records(const PointSystem& system) {
  if (system.unfinished) return std::nullopt;
  std::string line;
  for (const auto& [code, value] : xxs_statements) {
    if (system.*value == standard.*value) continue;
    line += ' ';
    line += code;
    line += '=' + format_points(system.*value);
  }
  if (line.empty()) return std::vector<std::string>{};
  return std::vector<std::string>{"XXS" + line};
}

std::optional<std::vector<std::string>> bb_records(const PointSystem& system) {
  if (!follows_games(system) || !fits(system) || system.unfinished) return std::nullopt;
  std::vector<std::string> lines;
  if (system == standard) return lines;
  for (const auto& [code, value] : bb_statements) {
    std::string line(code);
    lines.push_back(line += ' ' + value_text(system.*value));
  }
  return lines;
}

std::optional<std::vector<std::string>> records_162(const PointSystem& system) {
  if (!follows_games(system) || !fits(system) || system.forfeit_loss != system.zero_bye) return std::nullopt;
  if (system == standard) return std::vector<std::string>{};
  std::string line = "162 ";
  const auto state = [&line](std::string_view code, Points value) {
    if (line.size() > 4) line += "   ";
    line += ' ';
    line += code;
    line += value_text(value);
  };
  for (const auto& [code, value] : statements_162) state(code, system.*value);
  if (system.unfinished) state("X", *system.unfinished);
  return std::vector<std::string>{line};
}

}  // namespace bloesem::trf
