// Options about the draw of starting ranks in a round robin.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "bloesem/result.hpp"
#include "engine/cli/grammar.hpp"
#include "engine/service/event/drawn_numbers.hpp"

namespace bloesem::cli {

struct DrawOptions {
  std::optional<std::uint64_t> seed;
  std::optional<service::DrawKind> kind;
};

// Adds --draw-seed and --draw.
void add_draw_options(Grammar& command, DrawOptions& options);

// Returns the request; empty if no seed is given. InvalidInput: a kind of draw without a seed.
[[nodiscard]] Result<std::optional<service::DrawRequest>> draw_request(const DrawOptions& options);

// Prints a line for each note on standard error.
void print_draw_notes(const std::string& file, const std::vector<std::string>& notes);

}  // namespace bloesem::cli
