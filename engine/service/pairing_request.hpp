// A request for a pairing, and its translation into options of the engine.
#pragma once

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
#include "engine/service/edition_choice.hpp"
#include "engine/service/load_tournament.hpp"
#include "trf/restriction.hpp"

namespace bloesem::service {

// Players are given by id or name, which can only be resolved after the tournament has been read.
struct PairingRequest {
  std::optional<trf::FileFormat> input_format;
  Rules rules;
  std::optional<std::string> tie_breaks;  // for systems that rank by them; not read before the tournament is
  std::optional<Acceleration> acceleration;
  std::optional<int> round;
  std::optional<int> rounds;
  std::optional<Colour> initial_colour;
  std::vector<int> absent;
  std::vector<std::string> absent_names;
  std::vector<std::pair<int, int>> forbidden;
  std::vector<std::string> forbidden_names;  // "Kok-Smit"
  ArrangementRequest arrangement;
  std::vector<trf::Restriction> avoid;   // must not meet
  std::vector<trf::Restriction> wishes;  // should rather not meet
  bool strict_wishes = false;
  Numbering numbers = Numbering::Effective;
  BoardOrder board_order = BoardOrder::Standings;
  std::optional<SolverChoice> solver;
  bool paranoid = false;
  bool check = false;  // each answer of a solver of brackets at once
  bool recompute = false;
  bool strict = false;
  bool verbose = false;
};

[[nodiscard]] LoadRequest load_request(const PairingRequest& request, trf::Purpose purpose, const Hints& hints);

// Returns the options of the loaded tournament with those of the request. InvalidInput: the request names a
// player who is not in the tournament, or asks for checks of a system that has no proofs.
[[nodiscard]] Result<PairOptions> pair_options(const PairingRequest& request, const LoadedFile& loaded);

// Returns InvalidInput for the proof of a round under rules that have no proofs.
[[nodiscard]] Error refuse_proofs(Edition edition);

// Returns InvalidInput for checks of the answers of solvers under rules that have no proofs.
[[nodiscard]] Error refuse_checks(Edition edition);

}  // namespace bloesem::service
