#include "engine/explain/cost.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "bloesem/articles.hpp"
#include "bloesem/edition_choice.hpp"
#include "bloesem/explain/departure.hpp"
#include "engine/pair_consistent.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::explain {

namespace {

const swiss::System& system_of(const Subject& subject) {
  return subject.options.edition.value_or(edition_in_force).system();
}

}  // namespace

const ArticleNames& articles_in_round(const Subject& subject) {
  const std::optional<int> declared =
      subject.options.rounds_declared ? subject.options.rounds_declared : subject.tournament.rounds_declared;
  return system_of(subject).in_round(subject.round(), declared.value_or(subject.round())).articles;
}

bool has_costs(const Subject& subject) { return system_of(subject).chosen_by_criteria; }

bool has_score_groups(const Subject& subject) {
  return bloesem::has_score_groups(subject.options.edition.value_or(edition_in_force));
}

bool floats_down(const Subject& subject) {
  return bloesem::floats_down(subject.options.edition.value_or(edition_in_force));
}

bool has_table(const Subject& subject) { return system_of(subject).table != nullptr; }

Error refuse_costs(const Subject& subject) {
  std::string message(system_of(subject).names.title);
  message += has_table(subject) ? " takes its pairs from a table that was fixed before the event"
                                : " pairs step by step, not by criteria in an order of priority";
  message += ", so this question has no answer: expected one about a player, a board, a pair or a change";
  return {ErrorCode::InvalidInput, std::move(message), {}};
}

Result<PairAnswer> cost_of(const Subject& subject, const Result<RoundPairing>& other) {
  if (!other && other.error().code == ErrorCode::NoValidPairing) return PairAnswer{PairFate::Impossible};
  if (!other) return other.error();
  const std::optional<RoundDeparture> departure =
      first_departure(subject.answer->record, other->record, articles_in_round(subject));
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
  return pair_consistent(subject.tournament, options, RestrictionHint::Omitted);
}

}  // namespace bloesem::explain
