// Options about groups, pairs made by hand and fixed boards.
#pragma once

#include <optional>
#include <string>

#include "bloesem/result.hpp"
#include "engine/cli/grammar.hpp"
#include "engine/service/arrangement_request.hpp"

namespace bloesem::cli {

// Adds --groups, --fix and --fixed-board.
void add_arrangement_options(Grammar& command, service::ArrangementRequest& request);

// Adds --group, for commands that show one group.
void add_group_option(Grammar& command, std::optional<std::string>& group);

// Returns the error, with a hint at --group if none was named.
[[nodiscard]] Error with_group_hint(Error error, const std::optional<std::string>& group);

}  // namespace bloesem::cli
