#include "engine/cli/round_remarks.hpp"

#include "engine/render/hand_made.hpp"
#include "engine/service/group_files.hpp"
#include "trf/visible.hpp"

namespace bloesem::cli {

std::string remarks_about(const std::string& file, const service::Restrictions& restrictions) {
  std::string lines;
  for (const std::string& note : restrictions.notes) lines += file + ": note: " + note + '\n';
  return lines;
}

std::string remarks_about(const std::string& file, const service::PairingRequest& request,
                          const Tournament& tournament, const RoundPairing& pairing) {
  std::string lines;
  const int rounds = request.rounds.value_or(tournament.rounds_declared.value_or(0));
  if (pairing.round == 1)
    for (const std::string& sentence : service::small_groups(tournament, rounds))
      lines += file + ": warning: " + trf::visible(sentence) + '\n';
  return lines + render::hand_made_notes(file, tournament, pairing);
}

}  // namespace bloesem::cli
