#include "engine/cli/player_options.hpp"

#include <vector>

#include "engine/cli/option_values.hpp"
#include "engine/cli/pairing_options.hpp"
#include "engine/service/named_player.hpp"
#include "trf/encoding.hpp"

namespace bloesem::cli {

namespace {

// Parses "7" or "4..7".
void read_id_or_range(const std::string& option, std::string_view item, const std::function<void(int)>& by_id) {
  constexpr int most = 10'000;
  const std::size_t dots = item.find("..");
  if (item.find('-', 1) != std::string_view::npos) refuse_value(option, item, "a number, or a range like 4..7");
  if (dots == std::string_view::npos) return by_id(read_id(option, item));
  const int first = read_id(option, item.substr(0, dots));
  const int last = read_id(option, item.substr(dots + 2));
  if (last < first || last - first >= most) refuse_value(option, item, "a range like 4..7");
  for (int id = first; id <= last; ++id) by_id(id);
}

}  // namespace

void add_named_list(Grammar& command, const std::string& name, const std::string& type, std::string_view help,
                    TakeNumber by_number, TakeName by_name) {
  const auto read = [name, by_number = std::move(by_number),
                     by_name = std::move(by_name)](const std::vector<std::string>& lists) {
    for (const std::string& list : lists) {
      const std::string typed = as_typed(list);
      for (const std::string_view part : service::split_list(typed, service::is_name(typed) ? ';' : ',')) {
        if (service::is_name(part)) {
          by_name(trf::decoded(part));
        } else {
          for (const std::string_view item : service::split_list(part)) by_number(name, item);
        }
      }
    }
  };
  command.add_option_function<std::vector<std::string>>(name, read, help)
      ->allow_extra_args(false)
      ->type_name(type);
}

void add_players_option(Grammar& command, const std::string& name, std::string_view help,
                        std::function<void(int)> by_id, TakeName by_name) {
  const auto by_number = [by_id = std::move(by_id)](const std::string& option, std::string_view item) {
    read_id_or_range(option, item, by_id);
  };
  add_named_list(command, name, "PLAYERS", help, by_number, std::move(by_name));
}

void add_pairs_option(Grammar& command, const std::string& name, std::string_view help,
                      std::function<void(std::pair<int, int>)> by_ids, TakeName by_names) {
  const auto by_numbers = [by_ids = std::move(by_ids)](const std::string& option, std::string_view item) {
    by_ids(read_pair(option, item));
  };
  add_named_list(command, name, "PAIRS", help, by_numbers, std::move(by_names));
}

}  // namespace bloesem::cli
