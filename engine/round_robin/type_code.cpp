#include "engine/round_robin/type_code.hpp"

#include <algorithm>
#include <array>
#include <utility>

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

constexpr char capital_letter(char c) noexcept {
  return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}
constexpr bool is_letter(char c) noexcept { return c >= 'A' && c <= 'Z'; }

// True if the text has the word on its own, not as a part of a longer one.
bool has_word(std::string_view text, std::string_view word) noexcept {
  for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    if ((at == 0 || !is_letter(text[at - 1])) && (end == text.size() || !is_letter(text[end]))) return true;
  }
  return false;
}

Error refused_type(std::string message) { return {ErrorCode::InvalidInput, std::move(message)}; }

std::string example_line() {
  return "### " + std::string(comment_word) + " " +
         text_of({.order = Order::Rotated, .rotation = 6, .cycles = 2});
}

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

Result<Settings> settings_of_event(std::string_view code, std::optional<std::string_view> comment) {
  const std::optional<Settings> coded = settings_of_code(code);
  const std::string record = "record 192 says '" + std::string(code) + "'";
  if (!coded && !is_custom(code)) return refused_type(record + ", which is no individual round robin");
  if (!comment) {
    if (coded) return *coded;
    return refused_type(record + ", which does not tell the order of the rounds; a line such as '" +
                        example_line() + "' tells it");
  }
  const Result<Settings> told = parse_settings(*comment);
  if (!told) return refused_type("### " + std::string(comment_word) + ": " + told.error().message);
  if (coded && *coded != *told) {
    return refused_type(record + " (" + text_of(*coded) + "), but the line '### " + std::string(comment_word) +
                        "' says " + text_of(*told) + "; remove the line or take the code " + code_of(*told));
  }
  return *told;
}

std::string description_of(const Settings& settings) {
  switch (settings.cycles) {
    case 1: return "Individual: Round-Robin";
    case 2: return "Individual: Double Round-Robin";
    default: return "";
  }
}

std::optional<Settings> settings_of_description(std::string_view text) {
  std::string capitals(text);
  std::transform(capitals.begin(), capitals.end(), capitals.begin(), capital_letter);
  const auto mentions = [&](std::string_view part) { return capitals.find(part) != std::string::npos; };
  if (mentions("SWISS")) return std::nullopt;
  if (!mentions("ROBIN") && !mentions("BERGER") && !has_word(capitals, "LEAGUE") && !has_word(capitals, "RR"))
    return std::nullopt;
  return Settings{.cycles = mentions("DOUBLE") ? 2 : 1};
}

}  // namespace bloesem::round_robin
