#include "engine/explain/cost.hpp"

#include <algorithm>
#include <optional>
#include <string>

#include "bloesem/articles.hpp"
#include "bloesem/explain/departure.hpp"
#include "engine/pair_consistent.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::explain {

bool has_costs(const Subject& subject) {
  const swiss::System& system = subject.options.edition.value_or(edition_in_force).system();
  return system.flow != nullptr && system.criteria != nullptr && system.criteria().size() > 0;
}

std::optional<Error> refuse_without_costs(const Subject& subject) {
  if (has_costs(subject)) return std::nullopt;
  const swiss::System& system = subject.options.edition.value_or(edition_in_force).system();
  return Error{
      ErrorCode::InvalidInput,
      std::string(system.names.title) + ": its rounds are not chosen by criteria, so no other choice costs one",
      {}};
}

Result<PairAnswer> cost_of(const Subject& subject, const Result<RoundPairing>& other) {
  if (!other && other.error().code == ErrorCode::NoValidPairing) return PairAnswer{PairFate::Impossible};
  if (!other) return other.error();
  const std::optional<RoundDeparture> departure =
      first_departure(subject.answer->record, other->record, articles_of(subject.answer->edition));
  if (!departure) return PairAnswer{PairFate::Board};
  PairAnswer cost{PairFate::Order, static_cast<std::uint32_t>(departure->bracket)};
  if (departure->kind == DepartureKind::Completion) cost.fate = PairFate::Completion;
  if (departure->kind == DepartureKind::Criterion) {
    cost.fate = PairFate::Criterion;
    cost.criterion = static_cast<std::uint32_t>(departure->criterion);
    cost.with = other->record.brackets[departure->of_other].criteria[departure->criterion_of_other];
  }
  return cost;
}

Result<RoundPairing> best_round_among(const Subject& subject, PlayerIndex player,
                                      std::span<const PlayerIndex> opponents) {
  PairOptions options = subject.options;
  const auto players = static_cast<PlayerIndex>(subject.tournament.players.size());
  for (PlayerIndex each = 0; each < players; ++each)
    if (each != player && std::find(opponents.begin(), opponents.end(), each) == opponents.end())
      options.forbidden.emplace_back(player, each);
  options.without_bye.push_back(player);
  return pair_consistent(subject.tournament, options);
}

}  // namespace bloesem::explain
