#include "engine/sequence/requested_field.hpp"

#include <algorithm>
#include <vector>

#include "engine/requested_round.hpp"

namespace bloesem::sequence {

Result<RequestedField> requested_field(const Tournament& tournament, const PairOptions& options) {
  const Result<RequestedRound> request = requested_round(tournament, options);
  if (!request) return request.error();
  std::vector<PlayerIndex> participants;
  for (dutch::Position p = 0; p < request->field.size(); ++p) participants.push_back(request->field.player(p));
  std::sort(participants.begin(), participants.end());
  // The request has been checked: one of the two says how many rounds there are.
  const int declared = options.rounds_declared ? *options.rounds_declared : *tournament.rounds_declared;
  return RequestedField{request->number,
                        Field(tournament, {request->number, declared, participants, options.forbidden}),
                        request->assigned_bye};
}

}  // namespace bloesem::sequence
