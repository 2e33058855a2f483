#include "trf/rules_comment.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "bloesem/trf/system_code.hpp"
#include "trf/columns.hpp"
#include "trf/late_decisions.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

constexpr std::string_view rules_keyword = rules_comment_begin.substr(comment_record.size() + 1);
constexpr std::string_view schedule_keyword = schedule_comment_begin.substr(comment_record.size() + 1);

std::optional<RulesByName> parse_rules(const std::vector<Token>& words) {
  RulesByName rules{.system = std::string(round_robin_by_name)};
  std::size_t next = 1;
  if (words[0].text != schedule_keyword) {
    if (words.size() < 2 || !usable_name(words[1].text)) return std::nullopt;
    rules.system = words[1].text;
    next = 2;
    if (next < words.size() && usable_name(words[next].text)) rules.edition = words[next++].text;
  }
  for (; next < words.size(); ++next) {
    std::optional<ReadingChoice> reading = parse_reading(words[next].text);
    if (!reading) return std::nullopt;
    rules.readings.push_back(*std::move(reading));
  }
  return rules;
}

}  // namespace

bool usable_name(std::string_view text) noexcept {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '.' ||
           c == '_';
  });
}

bool are_usable(const RulesByName& rules) noexcept {
  return usable_name(rules.system) && (rules.edition.empty() || usable_name(rules.edition)) &&
         std::all_of(rules.readings.begin(), rules.readings.end(), [](const ReadingChoice& reading) {
           return usable_name(reading.name) && usable_name(reading.value);
         });
}

std::optional<ReadingChoice> parse_reading(std::string_view text) {
  const std::size_t sign = text.find('=');
  if (sign == std::string_view::npos) return std::nullopt;
  const std::string_view name = text.substr(0, sign);
  const std::string_view value = text.substr(sign + 1);
  if (!usable_name(name) || !usable_name(value)) return std::nullopt;
  return ReadingChoice{std::string(name), std::string(value)};
}

bool is_rules_comment(const LineText& line) {
  const std::vector<Token> words = line.tokens(text_begins);
  return line.code() == comment_record && !words.empty() &&
         (words[0].text == rules_keyword || words[0].text == schedule_keyword);
}

bool read_rules_comment(const LineText& line, Draft& draft, Diagnostics& out) {
  if (!is_rules_comment(line)) return false;
  const Place place = line.place(1, line.length());
  std::optional<RulesByName> rules = parse_rules(line.tokens(text_begins));
  if (rules) {
    state(draft.rules, *std::move(rules), place, "the pairing system in a comment", out);
  } else {
    out.error(Code::BadValue, place,
              {"the comment about the pairing system cannot be read",
               std::string(trimmed(line.cut(1, line.length()))),
               "a system, its edition and readings, as in '### bloesem:system ranked-dutch 2026 "
               "tie-breaks=sums'"});
  }
  return true;
}

std::string rules_comment(const RulesByName& rules) {
  const bool schedule = rules.system == round_robin_by_name && rules.edition.empty() && !rules.readings.empty();
  std::string line(schedule ? schedule_comment_begin : rules_comment_begin);
  if (!schedule) line.append(" ").append(rules.system);
  if (!rules.edition.empty()) line.append(" ").append(rules.edition);
  for (const ReadingChoice& reading : rules.readings)
    line.append(" ").append(reading.name).append("=").append(reading.value);
  return line;
}

}  // namespace bloesem::trf
