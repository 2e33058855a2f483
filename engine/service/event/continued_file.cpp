#include "engine/service/event/continued_file.hpp"

#include <optional>
#include <utility>

#include "engine/as_paired.hpp"
#include "engine/service/event/kept_acceleration.hpp"
#include "engine/service/event/kept_rules.hpp"
#include "engine/service/event/round_record.hpp"
#include "engine/service/refusal.hpp"

namespace bloesem::service {

namespace {

// The initial colour was drawn before round 1 and cannot change afterwards.
std::optional<Error> refuse_other_colour(const Tournament& tournament, std::optional<Colour> asked) {
  if (!asked || tournament.rounds_played == 0) return std::nullopt;
  const std::optional<Colour> drawn =
      tournament.initial_colour ? tournament.initial_colour : infer_initial_colour(tournament);
  if (!drawn || drawn == asked) return std::nullopt;
  return refusal("the rounds played started with the other initial colour, which cannot be changed");
}

void write_forbidden(EventText& event, const PairOptions& options, int round) {
  if (options.forbidden.empty()) return;
  for (const auto& [one, other] : options.forbidden) event.write_forbidden({one, other}, round, round);
  event.note("the forbidden pairs apply to round " + std::to_string(round) +
             " only, and are written so (record 260)\n");
}

}  // namespace

EventText event_text(const LoadedFile& loaded) {
  Tournament tournament = *loaded.tournament;
  // Two kinds of points that were exchanged for pairing are exchanged back.
  if (pairs_teams(loaded.edition))
    if (auto filed = as_paired(tournament, loaded.edition, loaded.readings)) tournament = std::move(*filed);
  return {loaded.document(), std::move(tournament)};
}

Result<std::string> with_round(EventText& event, const LoadedFile& loaded, const RoundPairing& pairing,
                               const PairingRequest& request, const PairOptions& options,
                               const Restrictions& restrictions) {
  if (pairing.boards.empty() && !pairing.bye)
    return refusal("no players are to be paired: there is no round to write");
  if (const auto error = refuse_other_colour(event.tournament(), request.initial_colour)) return *error;
  if (const auto error = keep_rules(event, request.rules)) return *error;
  if (const auto error = keep_acceleration(event, loaded, request.acceleration, request.rounds)) return *error;
  if (request.rounds) event.write_rounds(*request.rounds);
  if (request.initial_colour) event.write_initial_colour(*request.initial_colour);
  keep_restrictions(event, restrictions);
  write_forbidden(event, options, pairing.round);
  if (!request.arrangement.empty()) event.write_arrangements();
  write_round(event, pairing, options.absent);
  return event.to_bytes();
}

}  // namespace bloesem::service
