#include "engine/sequence/requested_field.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "bloesem/late_decisions.hpp"
#include "engine/sequence/rulebook.hpp"

namespace bloesem::sequence {

Field field_of(const Tournament& tournament, const PairOptions& options, const RequestedRound& request) {
  std::vector<PlayerIndex> participants;
  for (swiss::Position p = 0; p < request.field.size(); ++p) participants.push_back(request.field.player(p));
  std::sort(participants.begin(), participants.end());
  // The request has been checked: either `options` or the tournament has the number of rounds.
  const int declared = options.rounds_declared ? *options.rounds_declared : *tournament.rounds_declared;
  const std::optional<Tournament> known = known_when_paired(tournament, request.number);
  const Tournament& seen = known ? *known : tournament;
  return {seen,
          {request.number, declared, participants, options.forbidden, request.ranking, options.seated,
           options.without_bye},
          rulebook(request.edition).unplayed};
}

Result<RequestedField> requested_field(const Tournament& tournament, const PairOptions& options) {
  const Result<RequestedRound> request = requested_round(tournament, options);
  if (!request) return request.error();
  if (request->edition.system().rulebook == nullptr)
    return Error{ErrorCode::InvalidInput,
                 "the sequence engine does not know " + std::string(title_of(request->edition))};
  return RequestedField{request->number, request->edition, field_of(tournament, options, *request),
                        request->assigned_bye, request->readings};
}

}  // namespace bloesem::sequence
