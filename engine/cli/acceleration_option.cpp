#include "engine/cli/acceleration_option.hpp"

#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/cli/option_values.hpp"
#include "trf/columns.hpp"
#include "trf/text.hpp"

namespace bloesem::cli {

namespace {

constexpr const char* option = "--acceleration";
constexpr std::string_view groups_prefix = "groups:";
constexpr std::string_view progressive_prefix = "progressive:";

constexpr std::string_view groups_expected =
    "groups:LIMIT=POINTS,...,rounds=N like groups:2000=1,1800=0.5,rounds=4";
constexpr std::string_view progressive_expected =
    "progressive:A,C like progressive:2000,1600 (group A from 2000, group C up to 1600)";

constexpr int highest_rating = 9999;
constexpr std::size_t max_groups = 3;
constexpr Points max_points = 999;  // in tenths; the width of the file's columns

// Returns the texts before and after the "="; nothing if there is none.
std::optional<std::pair<std::string_view, std::string_view>> sides(std::string_view item) {
  const std::size_t sign = item.find('=');
  if (sign == std::string_view::npos) return std::nullopt;
  return std::pair{trf::trimmed(item.substr(0, sign)), trf::trimmed(item.substr(sign + 1))};
}

class GroupsReader {
 public:
  explicit GroupsReader(std::string_view text) : text_(text) {}

  FixedGroups read() {
    for (const std::string_view item : service::split_list(text_.substr(groups_prefix.size()))) {
      const auto parts = sides(item);
      if (!parts) refuse(groups_expected);
      if (service::same_word(parts->first, "rounds")) {
        read_rounds(parts->second);
      } else {
        read_group(parts->first, parts->second);
      }
    }
    if (groups_.groups.empty() || groups_.rounds == 0) refuse(groups_expected);
    return std::move(groups_);
  }

 private:
  [[noreturn]] void refuse(std::string_view expected) const { refuse_value(option, text_, expected); }

  void read_rounds(std::string_view number) {
    const std::optional<int> rounds = trf::parse_number(number);
    if (groups_.rounds != 0) refuse("rounds= only once");
    if (!rounds || *rounds < 1 || *rounds > trf::max_rounds)
      refuse("rounds= with a number from 1 to " + std::to_string(trf::max_rounds));
    groups_.rounds = *rounds;
  }

  // Two limits make three groups. The limit 0 gives points to the last group.
  void read_group(std::string_view limit, std::string_view points) {
    const std::optional<int> rating = trf::parse_number(limit);
    const std::optional<Points> value = trf::parse_points(points);
    if (!rating || *rating > highest_rating || !value || *value > max_points) refuse(groups_expected);
    if (!groups_.groups.empty() && *rating >= groups_.groups.back().lowest_rating)
      refuse("limits from the highest rating to the lowest");
    groups_.groups.push_back({*rating, *value});
    if (groups_.groups.size() + (*rating == 0 ? 0 : 1) > max_groups)
      refuse("at most three groups: two limits, and 0 for all others");
  }

  std::string_view text_;
  FixedGroups groups_;
};

ProgressiveGroups read_progressive(std::string_view text) {
  const auto parts = service::split_list(text.substr(progressive_prefix.size()));
  if (parts.size() != 2) refuse_value(option, text, progressive_expected);
  const std::optional<int> a = trf::parse_number(parts[0]);
  const std::optional<int> c = trf::parse_number(parts[1]);
  if (!a || !c || *a > highest_rating) refuse_value(option, text, progressive_expected);
  if (*c >= *a) refuse_value(option, text, "group A above group C, like progressive:2000,1600");
  return {*a, *c};
}

bool begins_with(std::string_view text, std::string_view prefix) {
  return service::same_word(text.substr(0, prefix.size()), prefix);
}

Acceleration read_acceleration(const std::string& text) {
  if (service::same_word(text, "none")) return NoAcceleration{};
  if (service::same_word(text, "baku")) return BakuAcceleration{};
  if (begins_with(text, groups_prefix)) return GroupsReader(text).read();
  if (begins_with(text, progressive_prefix)) return read_progressive(text);
  refuse_value(option, text, "none, baku, groups:... or progressive:...");
}

}  // namespace

void add_acceleration_option(Grammar& command, std::optional<Acceleration>& acceleration,
                             const std::string& without) {
  command
      .add_option_function<std::string>(
          option, [&acceleration](const std::string& text) { acceleration = read_acceleration(text); },
          "Fictitious points: none, baku (unless the file states those of the round), "
          "groups:2000=1,1800=0.5,rounds=4 or progressive:2000,1600; default: " +
              without)
      ->type_name("METHOD");
}

}  // namespace bloesem::cli
