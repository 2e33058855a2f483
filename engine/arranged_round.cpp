#include "engine/arranged_round.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/fixed_boards.hpp"
#include "engine/fixed_pairs.hpp"
#include "engine/groups.hpp"
#include "engine/requested_round.hpp"

namespace bloesem {
namespace {

Result<RoundPairing> pair_group(const GroupPart& part, PairOptions options, const PairPart& pair) {
  const int round = options.round.value_or(part.tournament.rounds_played + 1);
  const std::vector<FixedPair> fixed = fixed_pairs_of(part.tournament, round);
  Tournament plain = part.tournament;
  plain.fixed_pairs.clear();
  plain.fixed_boards.clear();
  if (fixed.empty()) return pair(plain, options);
  const Result<RequestedRound> request = request_of_consistent(plain, options);
  if (!request) return request.error();
  Result<std::vector<SeatedPair>> pairs = seat_fixed_pairs(plain, options, *request, fixed);
  if (!pairs) return pairs.error();
  for (const FixedPair& each : fixed) options.seated.insert(options.seated.end(), {each.one, each.other});
  Result<RoundPairing> pairing = pair(plain, options);
  if (pairing) add_fixed_pairs(std::move(pairs).value(), *request, options.board_order, *pairing);
  return pairing;
}

// Returns the options for pairing a group, whose proof states its name.
PairOptions options_with_name(const PairOptions& options, const GroupPart& part) {
  PairOptions own = options_of_part(options, part);
  if (options.proof)
    own.proof = [&](const Tournament& tournament, const PairOptions& asked, const Result<RoundPairing>& answer,
                    std::string_view) { return options.proof(tournament, asked, answer, part.name); };
  return own;
}

}  // namespace

std::optional<Error> refuse_proof_by_hand(const Tournament& tournament, int round) {
  const bool pairs = !fixed_pairs_of(tournament, round).empty();
  const bool boards =
      std::any_of(tournament.fixed_boards.begin(), tournament.fixed_boards.end(),
                  [&](const FixedBoard& fixed) { return fixed.first_round <= round && fixed.board != 0; });
  if (!pairs && !boards) return std::nullopt;
  return Error{
      ErrorCode::InvalidInput,
      std::string("this round cannot be proved: ") + (pairs ? "pairs" : "boards") + " of it are fixed by hand",
      {}};
}

Result<RoundPairing> pair_arranged(const Tournament& tournament, const PairOptions& options,
                                   const PairPart& pair) {
  if (std::optional<Error> error = check_player_indexes(tournament, options)) return *std::move(error);
  const int round = options.round.value_or(tournament.rounds_played + 1);
  if (options.proof)
    if (std::optional<Error> error = refuse_proof_by_hand(tournament, round)) return *std::move(error);
  if (std::optional<Error> error = refuse_pairs_across_groups(tournament, round)) return *std::move(error);
  Result<std::vector<GroupPart>> parts = split_groups(tournament);
  if (!parts) return parts.error();
  RoundPairing whole;
  for (const GroupPart& part : *parts) {
    Result<RoundPairing> pairing = pair_group(part, options_with_name(options, part), pair);
    if (!pairing) return error_of_part(pairing.error(), part);
    merge_part(std::move(pairing).value(), part, whole);
  }
  if (std::optional<Error> error = move_to_fixed_boards(tournament, whole)) return *std::move(error);
  return whole;
}

}  // namespace bloesem
