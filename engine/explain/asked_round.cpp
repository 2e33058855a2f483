#include "engine/explain/asked_round.hpp"

#include <optional>
#include <string>

#include "engine/fixed_pairs.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::explain {
namespace {

std::optional<Error> refuse_further_rules(const swiss::System& system) {
  if (system.table == nullptr && system.why_apart == nullptr) return std::nullopt;
  return Error{ErrorCode::InvalidInput,
               std::string(system.names.title) +
                   " decides by rules of its own whether a round can be paired: repairs and rounds ahead are "
                   "not known for it",
               {}};
}

}  // namespace

Result<RequestedRound> asked_round_of_any_system(const Subject& subject) {
  PairOptions options = subject.options;
  for (const FixedPair& fixed : fixed_pairs_of(subject.tournament, subject.round()))
    options.seated.insert(options.seated.end(), {fixed.one, fixed.other});
  return request_of_consistent(subject.tournament, options);
}

Result<RequestedRound> asked_round(const Subject& subject) {
  Result<RequestedRound> request = asked_round_of_any_system(subject);
  if (!request) return request;
  if (std::optional<Error> error = refuse_further_rules(request->edition.system())) return *std::move(error);
  return request;
}

Result<PlayerIndex> bye_by_rules(const Subject& subject, const RequestedRound& request) {
  if (!subject.answer) return subject.answer.error();
  if (subject.answer->bye && !request.assigned_bye) return *subject.answer->bye;
  return Error{ErrorCode::InvalidInput,
               "the rules give nobody the pairing-allocated bye of round " + std::to_string(subject.round()),
               {}};
}

Result<RequestedRound> asked_round_without_restrictions(const Subject& subject) {
  Subject free{subject.tournament, subject.options, subject.answer};
  free.tournament.forbidden_groups.clear();
  free.tournament.forbidden_spans.clear();
  free.options.forbidden.clear();
  return asked_round(free);
}

}  // namespace bloesem::explain
