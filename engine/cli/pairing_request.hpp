// The options about pairing: as typed, and as the engine takes them.
#pragma once

#include <CLI/App.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bloesem/colour.hpp"
#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "bloesem/solver_choice.hpp"
#include "bloesem/tournament.hpp"
#include "engine/cli/edition_choice.hpp"
#include "engine/cli/load_tournament.hpp"

namespace bloesem::cli {

// Players by their ids or names, which mean something only once the tournament is read.
struct PairingRequest {
  std::optional<trf::FileFormat> input_format;
  std::optional<Rules> rules;
  std::optional<Acceleration> acceleration;
  std::optional<int> round;
  std::optional<int> rounds;
  std::optional<Colour> initial_colour;
  std::vector<int> absent;
  std::vector<std::string> absent_names;
  std::vector<std::pair<int, int>> forbidden;
  std::vector<std::string> forbidden_names;  // "Kok-Smit"
  Numbering numbers = Numbering::Effective;
  BoardOrder board_order = BoardOrder::Standings;
  std::optional<SolverChoice> solver;
  bool paranoid = false;
  bool recompute = false;
  bool strict = false;
  bool verbose = false;
};

// Ids in the values of options: "7", and "3-9".
[[nodiscard]] int read_id(const std::string& option, std::string_view text);
[[nodiscard]] std::pair<int, int> read_pair(const std::string& option, std::string_view text);

void add_input_format_option(CLI::App& command, std::optional<trf::FileFormat>& format);
void add_rules_option(CLI::App& command, std::optional<Rules>& rules);
// What is about the tournament: for every command that pairs.
void add_tournament_options(CLI::App& command, PairingRequest& request);
// What is about the one round to come: for `pair`.
void add_round_options(CLI::App& command, PairingRequest& request);

[[nodiscard]] LoadRequest load_request(const PairingRequest& request, trf::Purpose purpose);

// InvalidInput: an option names a player whom the tournament does not have.
[[nodiscard]] Result<PairOptions> pair_options(const PairingRequest& request, const Tournament& tournament,
                                               Edition edition);

// How to give what the engine missed; empty if that is not the trouble.
[[nodiscard]] std::string advice(const Error& error, const Tournament& tournament, const PairOptions& options);

}  // namespace bloesem::cli
