#include "engine/program/help/option_groups.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>

namespace bloesem::cli {

namespace {

using Names = std::span<const std::string_view>;

struct GroupRow {
  std::string_view title;
  Names names;
};

namespace names_about {

constexpr std::string_view output[]{"--output",   "--format",     "--json",      "--into",    "--in-place",
                                    "--to",       "--dutch-code", "--checklist", "--raw-csv", "--verbose",
                                    "--failures", "--database",   "--count"};
constexpr std::string_view tournament[]{"--system",         "--rules",           "--reading",
                                        "--order",          "--cycles",          "--boards",
                                        "--draw",           "--draw-seed",       "--rounds",
                                        "--initial-colour", "--first-colour",    "--numbers",
                                        "--acceleration",   "--recompute",       "--strict",
                                        "--input-format",   "--forbidden-pairs", "--forbidden-groups"};
constexpr std::string_view question[]{
    "--all-pairs", "--how", "--if", "--only-one", "--open-results", "--rounds-ahead", "--search-seconds"};
constexpr std::string_view round[]{"--round", "--forbid", "--board-order"};
constexpr std::string_view people[]{"--absent", "--half-bye", "--full-bye", "--pairing-bye", "--withdraw",
                                    "--return", "--enter",    "--players",  "--player",      "--columns"};
constexpr std::string_view standings[]{"--tiebreaks", "--tiebreak-rules",  "--round-robin",  "--withdrawn",
                                       "--after",     "--with-open-games", "--decided",      "--lots",
                                       "--why",       "--standings-only",  "--pairings-only"};
constexpr std::string_view changes[]{"--undo", "--redo", "--log", "--undo-round", "--yes"};
constexpr std::string_view other_program[]{"--against", "--timeout", "--dialect", "--engines"};
constexpr std::string_view engine[]{"--engine", "--budget", "--solver", "--paranoid",
                                    "--check",  "--prove",  "--jobs"};
constexpr std::string_view limits[]{"--time-limit", "--max-players", "--max-bytes"};
constexpr std::string_view ratings[]{"--highest-rating", "--lowest-rating", "--spread",
                                     "--groups",         "--separator",     "--unrated"};
constexpr std::string_view results[]{"--result-model",    "--draws",       "--forfeits",
                                     "--double-forfeits", "--quick-games", "--unusual-results"};
constexpr std::string_view absences[]{"--half-byes",   "--full-byes", "--zero-byes",
                                      "--withdrawals", "--returns",   "--late-entries"};
constexpr std::string_view values[]{"--win-points",         "--loss-points",        "--draw-points",
                                    "--pairing-bye-points", "--forfeit-win-points", "--forfeit-loss-points",
                                    "--full-bye-points",    "--half-bye-points",    "--zero-bye-points"};

}  // namespace names_about

constexpr std::array groups_of_options{
    GroupRow{"The question", names_about::question},
    GroupRow{"Output", names_about::output},
    GroupRow{"The round", names_about::round},
    GroupRow{"Players", names_about::people},
    GroupRow{"Changes", names_about::changes},
    GroupRow{"Standings", names_about::standings},
    GroupRow{"The tournament", names_about::tournament},
    GroupRow{"Ratings", names_about::ratings},
    GroupRow{"Results", names_about::results},
    GroupRow{"Absences", names_about::absences},
    GroupRow{"Values of results", names_about::values},
    GroupRow{"Another program", names_about::other_program},
    GroupRow{"The engine", names_about::engine},
    GroupRow{"Limits", names_about::limits},
};

bool belongs(const OptionRow& option, Names names) {
  return std::any_of(option.names.begin(), option.names.end(), [names](std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
  });
}

}  // namespace

std::vector<OptionGroup> in_groups(const std::vector<OptionRow>& options) {
  constexpr std::size_t short_list = 9;
  std::vector<OptionGroup> result{{"Options", {}}};
  std::vector<const OptionRow*> left;
  for (const OptionRow& option : options) left.push_back(&option);
  if (left.size() > short_list) {
    for (const GroupRow& row : groups_of_options) {
      const auto others = std::stable_partition(
          left.begin(), left.end(), [&row](const OptionRow* option) { return belongs(*option, row.names); });
      if (others != left.begin()) result.push_back({row.title, {left.begin(), others}});
      left.erase(left.begin(), others);
    }
  }
  result.front().options = std::move(left);
  if (result.front().options.empty()) result.erase(result.begin());
  return result;
}

std::string joined_names(const OptionRow& option) {
  std::string text;
  for (const std::string& name : option.names) text += (text.empty() ? "" : ", ") + name;
  return text;
}

}  // namespace bloesem::cli
