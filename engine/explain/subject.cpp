#include "bloesem/explain/subject.hpp"

#include <optional>
#include <utility>

#include "bloesem/late_decisions.hpp"
#include "engine/pair_consistent.hpp"

namespace bloesem::explain {

Result<Subject> subject_of(const Tournament& tournament, const PairOptions& options) {
  if (!tournament.groups.empty())
    return Error{
        ErrorCode::InvalidInput, "the tournament has groups: ask about the round of each group by itself", {}};
  Subject subject{tournament, options, Error{ErrorCode::Internal, {}, {}}};
  subject.options.round = options.round.value_or(tournament.rounds_played + 1);
  if (std::optional<Tournament> known = known_when_paired(tournament, *subject.options.round))
    subject.tournament = *std::move(known);
  subject.answer = pair_round(subject.tournament, subject.options);
  if (!subject.answer && subject.answer.error().code != ErrorCode::NoValidPairing)
    return subject.answer.error();
  if (subject.answer) subject.options.edition = subject.answer->edition;
  return subject;
}

Result<RoundPairing> best_round_with(const Subject& subject, PlayerIndex one, PlayerIndex other) {
  PairOptions options = subject.options;
  const auto players = static_cast<PlayerIndex>(subject.tournament.players.size());
  for (PlayerIndex each = 0; each < players; ++each) {
    if (each == one || each == other) continue;
    options.forbidden.emplace_back(one, each);
    options.forbidden.emplace_back(other, each);
  }
  options.without_bye.insert(options.without_bye.end(), {one, other});
  return pair_consistent(subject.tournament, options, RestrictionHint::Omitted);
}

}  // namespace bloesem::explain
