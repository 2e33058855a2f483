// Options about pairing.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/cli/grammar.hpp"
#include "engine/cli/pairing_options.hpp"
#include "engine/service/edition_choice.hpp"
#include "engine/service/pairing_request.hpp"

namespace bloesem::cli {

// Parse ids in the values of options: "7" and "3-9".
[[nodiscard]] int read_id(const std::string& option, std::string_view text);
[[nodiscard]] std::pair<int, int> read_pair(const std::string& option, std::string_view text);

void add_input_format_option(Grammar& command, std::optional<trf::FileFormat>& format);
void add_rules_option(Grammar& command, std::optional<service::Rules>& rules);
// Adds the options about the tournament, for every command that pairs.
void add_tournament_options(Grammar& command, service::PairingRequest& request);
// Adds the options about the coming round, for `pair`.
void add_round_options(Grammar& command, service::PairingRequest& request);

}  // namespace bloesem::cli
