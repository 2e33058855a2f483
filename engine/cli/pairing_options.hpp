// Options about pairing.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/cli/grammar.hpp"
#include "engine/service/edition_choice.hpp"
#include "engine/service/pairing_request.hpp"

namespace bloesem::cli {

// Parse ids in the values of options: "7" and "3-9".
[[nodiscard]] int read_id(const std::string& option, std::string_view text);
[[nodiscard]] std::pair<int, int> read_pair(const std::string& option, std::string_view text);

// Returns the words for formats of a tournament file.
[[nodiscard]] const std::vector<std::pair<std::string, trf::FileFormat>>& input_formats();
void add_input_format_option(Grammar& command, std::optional<trf::FileFormat>& format);
// Names of values that are systems and editions.
inline constexpr std::string_view a_system = "SYSTEM";
inline constexpr std::string_view an_edition = "EDITION";

enum class RulesFrom { File, StartDate, Nothing };  // what decides without a request
// Adds --system, --rules and --reading, and the options of add_schedule_options. The names are resolved
// together, with those of the file.
void add_rules_options(Grammar& command, service::Rules& rules, RulesFrom otherwise = RulesFrom::File);
// Adds --order, --cycles and --boards, the readings of round robins.
void add_schedule_options(Grammar& command, service::Rules& rules);
// Returns the rules for a command that reads no event: of the Dutch system and the newest edition by default.
[[nodiscard]] Result<EditionChoice> rules_without_event(const service::Rules& rules);
// Adds --tiebreaks, for systems that rank players by them.
void add_ranking_option(Grammar& command, std::optional<std::string>& tie_breaks);
// Returns InvalidInput if the rules do not rank by tie-breaks, although a list is given for that.
[[nodiscard]] std::optional<Error> refuse_ranking(const std::optional<std::string>& tie_breaks,
                                                  const service::LoadedFile& loaded);
// Adds the options about the tournament, for every command that pairs.
void add_tournament_options(Grammar& command, service::PairingRequest& request);
// Adds the options about the coming round, for `pair`.
void add_round_options(Grammar& command, service::PairingRequest& request);

}  // namespace bloesem::cli
