#include "engine/cli/arrangement_options.hpp"

#include <string>
#include <string_view>
#include <vector>

#include "engine/cli/option_values.hpp"
#include "engine/cli/pairing_options.hpp"
#include "trf/layout.hpp"
#include "trf/text.hpp"

namespace bloesem::cli {

namespace {

constexpr std::string_view groups_expected_as = "groups like A=1-9,B=10-18";
constexpr std::string_view fixed_pair_expected = "a pair like 3-9, or 3~9 for colours by the rules";
constexpr std::string_view fixed_board_expected = "a player and a board like 17=4";

// Parses "7" or "1-9".
service::IdRange read_id_range(const std::string& option, std::string_view text) {
  const std::size_t dash = text.find('-');
  const int first = read_id(option, trf::trimmed(text.substr(0, dash)));
  if (dash == std::string_view::npos) return {first, first};
  const int last = read_id(option, trf::trimmed(text.substr(dash + 1)));
  if (last < first) refuse_value(option, text, "a range like 1-9");
  return {first, last};
}

std::string read_group_name(const std::string& option, std::string_view name) {
  if (!service::is_group_name(name)) refuse_value(option, name, "the name of a group, without blanks");
  return std::string(name);
}

// An item without a name goes on with the group before it.
void read_group_item(const std::string& option, std::string_view item,
                     std::vector<service::RequestedGroup>& groups) {
  const std::size_t sign = item.find('=');
  if (sign != std::string_view::npos)
    groups.push_back({read_group_name(option, trf::trimmed(item.substr(0, sign))), {}});
  if (groups.empty()) refuse_value(option, item, groups_expected_as);
  const std::string_view players = sign == std::string_view::npos ? item : item.substr(sign + 1);
  groups.back().players.push_back(read_id_range(option, trf::trimmed(players)));
}

service::RequestedPair read_fixed_pair(const std::string& option, std::string_view item) {
  const std::size_t sign = item.find_first_of("-~");
  if (sign == std::string_view::npos) refuse_value(option, item, fixed_pair_expected);
  const service::RequestedPair pair{read_id(option, trf::trimmed(item.substr(0, sign))),
                                    read_id(option, trf::trimmed(item.substr(sign + 1))), item[sign] == '~'};
  if (pair.one == pair.other) refuse_value(option, item, "two different players");
  return pair;
}

std::pair<int, int> read_fixed_board(const std::string& option, std::string_view item) {
  const std::size_t sign = item.find('=');
  if (sign == std::string_view::npos) refuse_value(option, item, fixed_board_expected);
  return {read_id(option, trf::trimmed(item.substr(0, sign))),
          number_between(option, trf::trimmed(item.substr(sign + 1)), 0, trf::largest_wide_id)};
}

}  // namespace

void add_arrangement_options(Grammar& command, service::ArrangementRequest& request) {
  add_list(command, "--groups", "NAME=PLAYERS",
           "Groups that are paired each as an event of its own: A=1-9,B=10-18; kept in the file",
           [&request](const std::string& option, std::string_view item) {
             read_group_item(option, item, request.groups);
           });
  add_list(command, "--fix", "PAIRS",
           "Pairs made by hand, White first: 3-9; 3~9 for colours by the rules; the others are paired as usual",
           [&request](const std::string& option, std::string_view item) {
             request.fixed_pairs.push_back(read_fixed_pair(option, item));
           });
  add_list(command, "--fixed-board", "PLAYER=BOARD",
           "The board at which a player sits from this round on: 17=4; 0: none any more",
           [&request](const std::string& option, std::string_view item) {
             request.fixed_boards.push_back(read_fixed_board(option, item));
           });
}

void add_group_option(Grammar& command, std::optional<std::string>& group) {
  command
      .add_option_function<std::string>(
          "--group", [&group](const std::string& name) { group = as_typed(name); },
          "The group to show, of a tournament with groups")
      ->type_name("NAME");
}

Error with_group_hint(Error error, const std::optional<std::string>& group) {
  if (!group) error.message += "; use --group NAME";
  return error;
}

}  // namespace bloesem::cli
