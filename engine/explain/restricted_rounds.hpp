// The round of a subject under further restrictions.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "bloesem/explain/subject.hpp"
#include "engine/requested_round.hpp"
#include "engine/swiss/known_brackets.hpp"

namespace bloesem::explain {

// Pairs the round again and again from one field: making the field takes longer than the walk over it.
class RestrictedRounds {
 public:
  using Pairs = std::span<const std::pair<swiss::Position, swiss::Position>>;

  // `request`: the round as asked_round_of_any_system returns it.
  RestrictedRounds(const Subject& subject, const RequestedRound& request)
      : subject_(subject), request_(request), task_(request.task(subject.tournament, subject.options)) {}

  // Whether a walk has settled enough; `field`: as the walk has left it, so it is settled who may have the bye.
  using Enough = std::function<bool(const swiss::Walk& so_far, const swiss::RoundField& field)>;

  // Returns the round that the rules give if these pairs are barred, too, and these players from the bye:
  // boards in no particular order, with the higher ranked player as White, and without the rules of colours. It
  // may end before a bracket of the Dutch procedure at which enough() is true. Faster if the first of these
  // pairs are those of the last call. Errors: those of pair_round; NoValidPairing without players.
  [[nodiscard]] Result<RoundPairing> best(Pairs barred, std::span<const swiss::Position> without_bye,
                                          const Enough& enough = {});
  // Returns the round that the rules give if these two can meet only each other, and neither may have the bye:
  // as best() returns it.
  [[nodiscard]] Result<RoundPairing> best_with(swiss::Position one, swiss::Position other);

 private:
  [[nodiscard]] Result<RoundPairing> paired_anew(Pairs barred,
                                                 std::span<const swiss::Position> without_bye) const;
  [[nodiscard]] swiss::RoundField& restricted(Pairs barred);
  [[nodiscard]] RoundPairing in_players(swiss::Walk&& walk) const;

  const Subject& subject_;
  const RequestedRound& request_;
  swiss::RoundTask task_;
  swiss::KnownBrackets known_ = {};
  std::vector<std::pair<swiss::Position, swiss::Position>> barred_ = {};  // last
  std::optional<swiss::RoundField> restricted_ = {};                      // the field with them, after a walk
};

}  // namespace bloesem::explain
