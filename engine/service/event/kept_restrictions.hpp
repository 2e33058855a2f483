// Players of one federation or club who must not meet, or should rather not, up to a round: the groups of the
// coming round, and the records and comments that keep them in the file.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"
#include "engine/service/event/event_text.hpp"
#include "engine/service/load_tournament.hpp"
#include "engine/service/pairing_request.hpp"
#include "trf/restriction.hpp"

namespace bloesem::service {

// A ban that the tournament does not have yet.
struct NewBan {
  ForbiddenSpan span;
  std::optional<ForbiddenSpan> grown;  // the same ban before players entered, which it replaces
};

struct Restrictions {
  std::vector<NewBan> bans;
  std::vector<Wish> wishes;           // that the tournament does not have yet
  std::vector<std::string> comments;  // that the file does not have yet
  std::vector<std::string> notes;     // sentences that the user should know of
};

// Returns what the request, and the comments of the file about the coming round, add to the tournament. For an
// earlier round the file's records and wishes apply as they are, and only the request adds something.
// InvalidInput: the round is later than the last of a request, the file is no report, or no player in it has a
// federation or club. TooLarge: more wishes than a tournament may have (trf::max_wishes).
[[nodiscard]] Result<Restrictions> restrictions_of(const PairingRequest& request, const LoadedFile& loaded);

// Returns what the comments of the file alone add when this round (from 1; empty: the coming one) is paired.
[[nodiscard]] Restrictions kept_restrictions(const LoadedFile& loaded, std::optional<int> round);

// Adds bans and wishes to the tournament to be paired.
void restrict_meetings(const Restrictions& restrictions, Tournament& tournament);
// Adds those of the request and the file, which must have a tournament. Errors: those of restrictions_of.
[[nodiscard]] std::optional<Error> restrict_meetings(const PairingRequest& request, LoadedFile& loaded);

// Writes the bans as records 260, and the comments, into the file of the event.
void keep_restrictions(EventText& event, const Restrictions& restrictions);

}  // namespace bloesem::service
