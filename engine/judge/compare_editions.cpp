#include "engine/judge/compare_editions.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "bloesem/judge/judge.hpp"

namespace bloesem {
namespace {

PairOptions under(Edition edition, PairOptions options) {
  options.edition = edition;
  return options;
}

Result<EditionPairing> pair_under(Edition edition, const Tournament& tournament, const PairOptions& options) {
  Result<RoundPairing> pairing = pair_round(tournament, under(edition, options));
  if (pairing) return EditionPairing{.edition = edition, .pairing = std::move(pairing).value()};
  if (pairing.error().code != ErrorCode::NoValidPairing) return pairing.error();
  return EditionPairing{
      .edition = edition, .obstacle = pairing.error().message, .obstacle_players = pairing.error().players};
}

std::vector<std::pair<PlayerIndex, PlayerIndex>> sorted_boards(const RoundPairing& pairing) {
  std::vector<std::pair<PlayerIndex, PlayerIndex>> boards;
  for (const Board& board : pairing.boards) boards.emplace_back(board.white, board.black);
  std::sort(boards.begin(), boards.end());
  return boards;
}

bool same(const EditionPairing& one, const EditionPairing& other) {
  if (!one.pairing || !other.pairing) return one.pairing.has_value() == other.pairing.has_value();
  return one.pairing->bye == other.pairing->bye && sorted_boards(*one.pairing) == sorted_boards(*other.pairing);
}

Result<RoundPairing> answer_of(const EditionPairing& side) {
  if (side.pairing) return *side.pairing;
  return Error{ErrorCode::NoValidPairing, side.obstacle, side.obstacle_players};
}

// Fills in the verdict of edition `other` on the pairing of `side`.
std::optional<Error> judge_by(const EditionPairing& other, const Tournament& tournament,
                              const PairOptions& options, EditionPairing& side) {
  if (!side.pairing) return std::nullopt;
  Result<Verdict> verdict =
      judge_against(tournament, proposal_of(*side.pairing), under(other.edition, options), answer_of(other));
  if (!verdict) return verdict.error();
  side.by_other = std::move(verdict).value();
  return std::nullopt;
}

}  // namespace

Result<std::optional<EditionDifference>> compare_editions(const Tournament& tournament,
                                                          const PairOptions& options) {
  EditionDifference difference{.round = options.round.value_or(tournament.rounds_played + 1)};
  auto& [first, second] = difference.editions;
  for (std::size_t i = 0; i < compared_editions.size(); ++i) {
    Result<EditionPairing> paired = pair_under(compared_editions[i], tournament, options);
    if (!paired) return paired.error();
    difference.editions[i] = std::move(paired).value();
  }
  if (same(first, second)) return std::optional<EditionDifference>{};
  if (auto error = judge_by(second, tournament, options, first)) return *error;
  if (auto error = judge_by(first, tournament, options, second)) return *error;
  return std::optional(std::move(difference));
}

}  // namespace bloesem
