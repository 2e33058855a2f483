#include "bloesem/trf/system_code.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "engine/model/whole_number.hpp"

namespace bloesem::trf {

namespace {

using Codes = std::string_view;

constexpr Codes baku = "_BAKU";
constexpr Codes handbook_name = "FIDE_DUTCH_2026";
constexpr Codes older_name = "FIDE_DUTCH_2025";

constexpr std::array<Codes, 7> accelerable = {"FIDE_DUTCH", "FIDE_DUTCH_2017", older_name,        handbook_name,
                                              "FIDE_DUBOV", "FIDE_BURSTEIN",   "FIDE_DOUBLESWISS"};
constexpr std::array<Codes, 10> plain = {
    "CUSTOM_SWISS",          "CUSTOM_DOUBLESWISS",      "FIDE_ROUNDROBIN",
    "FIDE_DOUBLEROUNDROBIN", "BERGER_DOUBLEROUNDROBIN", "CUSTOM_ROUNDROBIN",
    "CUSTOM_SCHILLER",       "FIDE_DOUBLESCHEVENINGEN", "CUSTOM_SCHEVENINGEN",
    "CUSTOM_KNOCKOUT"};
// Codes that may end with a number of games from 1, as in _G2.
constexpr std::array<Codes, 3> with_games = {"BERGER_ROUNDROBIN", "FIDE_SCHEVENINGEN",
                                             "BERGER_TEAM_ROUNDROBIN"};
constexpr std::array<Codes, 8> of_teams = {"CUSTOM_TEAM_SWISS",      "CUSTOM_TEAM_SWISS_MP",
                                           "CUSTOM_TEAM_SWISS_GP",   "BERGER_TEAM_DOUBLEROUNDROBIN",
                                           "FIDE_TEAM_ROUNDROBIN",   "FIDE_TEAM_DOUBLEROUNDROBIN",
                                           "CUSTOM_TEAM_ROUNDROBIN", "CUSTOM_TEAM_KNOCKOUT"};
constexpr std::array<Codes, 3> colour_types = {"", "_TYPEA", "_TYPEB"};
constexpr std::array<Codes, 4> team_scores = {"_MP_GP", "_MP", "_GP_MP", "_GP"};

template <class List>
bool contains(const List& list, std::string_view code) noexcept {
  return std::find(list.begin(), list.end(), code) != list.end();
}

bool drop_suffix(std::string_view& code, std::string_view suffix) noexcept {
  if (!code.ends_with(suffix)) return false;
  code.remove_suffix(suffix.size());
  return true;
}

bool drop_digits(std::string_view& code) noexcept {
  const std::size_t end = code.find_last_not_of("0123456789");
  const bool any = end != std::string_view::npos && end + 1 < code.size();
  if (any) code = code.substr(0, end + 1);
  return any;
}

// True for FIDE_SCHILLER and sizes of tables such as FIDE_SCHILLER_4x3.
bool is_schiller(std::string_view code) noexcept {
  if (code == "FIDE_SCHILLER") return true;
  return drop_digits(code) && drop_suffix(code, "X") && drop_digits(code) && code == "FIDE_SCHILLER_";
}

bool is_of_games(std::string_view code) noexcept {
  if (contains(with_games, code)) return true;
  const std::size_t suffix = code.rfind("_G");
  if (suffix == std::string_view::npos || !contains(with_games, code.substr(0, suffix))) return false;
  return whole_number<int>(code.substr(suffix + 2)).value_or(0) > 0;
}

// True for FIDE_TEAM, also with the scores that count; acceleration is allowed only if match points come first.
bool is_fide_team(std::string_view code) noexcept {
  const bool accelerated = drop_suffix(code, baku);
  if (code == "FIDE_TEAM") return true;
  if (!code.starts_with("FIDE_TEAM")) return false;
  const std::string_view rest = code.substr(Codes("FIDE_TEAM").size());
  for (const std::string_view type : colour_types) {
    if (!rest.starts_with(type) || !contains(team_scores, rest.substr(type.size()))) continue;
    return !accelerated || rest.substr(type.size()).starts_with("_MP");
  }
  return false;
}

}  // namespace

bool is_team_system(std::string_view code) noexcept {
  return contains(of_teams, code) || is_fide_team(code) ||
         (is_of_games(code) && code.find("_TEAM_") != std::string_view::npos);
}

bool is_system_code(std::string_view code) noexcept {
  std::string_view base = code;
  drop_suffix(base, baku);
  return contains(accelerable, base) || contains(plain, code) || is_of_games(code) || is_schiller(code) ||
         is_team_system(code);
}

bool pairs_matches(std::string_view code) noexcept {
  drop_suffix(code, baku);
  return code == "FIDE_DOUBLESWISS" || code == "CUSTOM_DOUBLESWISS";
}

bool is_round_robin(std::string_view code) noexcept {
  return code.find("ROUNDROBIN") != std::string_view::npos && is_system_code(code);
}

std::string renamed_dutch(std::string_view code, DutchName name) {
  const std::string_view wanted = name == DutchName::Fide2025 ? older_name : handbook_name;
  const std::string_view other = name == DutchName::Fide2025 ? handbook_name : older_name;
  std::string_view base = code;
  const bool accelerated = drop_suffix(base, baku);
  if (base != other) return std::string(code);
  return std::string(wanted).append(accelerated ? baku : "");
}

}  // namespace bloesem::trf
