#include "engine/cli/option_hints.hpp"

#include <array>
#include <cstddef>
#include <utility>

#include "engine/platform/terminal.hpp"
#include "engine/service/words.hpp"
#include "trf/visible.hpp"

namespace bloesem::cli {

namespace {

struct OptionHint {
  Remedy remedy;
  const char* option;  // the command must have it; empty: another command helps
  const char* rest;    // of the sentence
};

constexpr std::array hint_table{
    OptionHint{Remedy::None, "", ""},
    OptionHint{Remedy::StateRounds, "--rounds", " N to state the number"},
    OptionHint{Remedy::StateInitialColour, "--initial-colour", " W or B"},
    OptionHint{Remedy::StateRound, "--round", " N to state the round to pair"},
    OptionHint{Remedy::ChooseEdition, "--rules", " to choose another"},
    OptionHint{Remedy::ChooseRegulations, "--tiebreak-rules", " to choose another"},
    OptionHint{Remedy::ChooseTieBreaks, "--tiebreaks", " to choose another list"},
    OptionHint{Remedy::RecomputePoints, "--recompute", " to compute them from the results"},
    OptionHint{Remedy::AllowDuplicates, allow_duplicates, " if these are different players"},
    OptionHint{Remedy::AllowLoss, "--yes", " to undo it anyway"},
    OptionHint{Remedy::ReadAsPlayers, "", "'bloesem new --players' for such a list"},
    OptionHint{Remedy::ReadAsPairs, "", "'bloesem judge FILE --pairs PAIRS' for such a list"},
    OptionHint{Remedy::StateGroups, "--groups", " NAME=PLAYERS,... with every player"},
    OptionHint{Remedy::ChooseSystem, "--system", " to choose one"},
    OptionHint{Remedy::StateSchedule, "--order", " to state it"},
    OptionHint{Remedy::StateEarlierRound, "--round", " N for a round paired before"},
    OptionHint{Remedy::StateColumns, "--columns", " HEADING=MEANING"},
    OptionHint{Remedy::StateDateOrder, "--birth-dates", " dmy or mdy"},
    OptionHint{Remedy::AnnounceAbsence, "--absent", " if the player does not come"},
};

constexpr bool has_all_remedies() {
  for (std::size_t i = 0; i < hint_table.size(); ++i)
    if (static_cast<std::size_t>(hint_table[i].remedy) != i) return false;
  return hint_table.size() == static_cast<std::size_t>(last_remedy) + 1;
}
static_assert(has_all_remedies());

}  // namespace

service::Hints option_hints(std::function<bool(const std::string& name)> is_offered) {
  return [is_offered = std::move(is_offered)](Remedy remedy) -> std::string {
    const OptionHint& hint = hint_table[static_cast<std::size_t>(remedy)];
    const std::string option = hint.option;
    if (remedy == Remedy::None || (!option.empty() && !is_offered(option.substr(2)))) return "";
    return "; use " + option + hint.rest;
  };
}

service::Hints option_hints(const Grammar& command) {
  return option_hints([&command](const std::string& name) { return command.has_option("--" + name); });
}

Error with_hint(Error error, const service::Hints& hints) {
  error.message += hints(error.remedy);
  return error;
}

std::string options_of(const service::Explanation& explanation) {
  std::string text;
  const auto add = [&text](const char* option, std::string_view value) {
    text += (text.empty() ? "" : " ") + std::string(option) + ' ' + std::string(value);
  };
  if (explanation.acceleration) add("--acceleration", *explanation.acceleration);
  if (explanation.rules) add("--rules", name_of(*explanation.rules));
  if (explanation.initial_colour)
    add("--initial-colour", explanation.initial_colour == Colour::White ? "W" : "B");
  for (const std::string_view setting : service::split_list(explanation.schedule, ' ')) {
    if (setting.empty()) continue;  // no schedule
    const std::size_t equals = setting.find('=');
    add(("--" + std::string(setting.substr(0, equals))).c_str(), setting.substr(equals + 1));
  }
  if (explanation.numbers) add("--numbers", explanation.numbers == Numbering::Fixed ? "fixed" : "effective");
  return text;
}

void print_assumptions(const std::string& file, const service::StandingsPlan& plan,
                       const service::Hints& hints) {
  if (!plan.warning.empty())
    platform::print_to_stderr(file + ": warning: " + trf::visible(plan.warning) +
                              hints(Remedy::ChooseRegulations) + '\n');
  if (!plan.note.empty())
    platform::print_to_stderr(file + ": note: " + trf::visible(plan.note) + hints(Remedy::ChooseTieBreaks) +
                              '\n');
  if (!plan.scores.empty()) platform::print_to_stderr(file + ": note: " + trf::visible(plan.scores) + '\n');
  if (!plan.uncounted.empty())
    platform::print_to_stderr(file + ": note: " + trf::visible(plan.uncounted) + '\n');
}

}  // namespace bloesem::cli
