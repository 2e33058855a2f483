#include "engine/cli/round_remarks.hpp"

#include <algorithm>

#include "engine/render/hand_made.hpp"
#include "engine/service/event/round_record.hpp"
#include "engine/service/group_files.hpp"
#include "trf/visible.hpp"

namespace bloesem::cli {

std::string remarks_about(const std::string& file, const service::Restrictions& restrictions) {
  std::string lines;
  for (const std::string& note : restrictions.notes) lines += file + ": note: " + note + '\n';
  return lines;
}

namespace {

// Returns a note about the games that are lost before they begin.
std::string forfeits_in_table(const std::string& file, const Tournament& tournament,
                              const RoundPairing& pairing, const std::vector<PlayerIndex>& absent) {
  const std::vector<PlayerIndex> away = service::away_from_table(tournament, pairing, absent);
  const auto is_away = [&](PlayerIndex player) {
    return std::find(away.begin(), away.end(), player) != away.end();
  };
  std::string games;
  for (const auto& [white, black] : pairing.boards) {
    if (!is_away(white) && !is_away(black)) continue;
    games += (games.empty() ? "" : ", ") + std::to_string(tournament.id(white)) + '-' +
             std::to_string(tournament.id(black));
    games += is_away(white) && is_away(black) ? " by both" : is_away(white) ? " by White" : " by Black";
  }
  if (games.empty()) return games;
  return file + ": note: lost by forfeit, since players are absent: " + games + '\n';
}

}  // namespace

std::string remarks_about(const std::string& file, const service::PairingRequest& request,
                          const Tournament& tournament, const RoundPairing& pairing,
                          const std::vector<PlayerIndex>& absent) {
  std::string lines;
  const int rounds = request.rounds.value_or(tournament.rounds_declared.value_or(0));
  if (pairing.round == 1)
    for (const std::string& sentence : service::small_groups(tournament, rounds))
      lines += file + ": warning: " + trf::visible(sentence) + '\n';
  lines += forfeits_in_table(file, tournament, pairing, absent);
  return lines + render::hand_made_notes(file, tournament, pairing);
}

}  // namespace bloesem::cli
