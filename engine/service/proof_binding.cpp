#include "engine/service/proof_binding.hpp"

#include <utility>
#include <variant>

#include "engine/service/event/kept_restrictions.hpp"
#include "engine/service/refusal.hpp"
#include "engine/service/sha256.hpp"
#include "trf/restriction_comment.hpp"
#include "trf/text.hpp"

namespace bloesem::service {
namespace {

struct AccelerationText {
  std::string operator()(const NoAcceleration&) const { return "none"; }
  std::string operator()(const BakuAcceleration&) const { return "baku"; }
  std::string operator()(const FixedGroups& fixed) const {
    std::string text = "groups:";
    for (const RatingGroup& group : fixed.groups)
      text += std::to_string(group.lowest_rating) + '=' + trf::format_points(group.points) + ',';
    return text + "rounds=" + std::to_string(fixed.rounds);
  }
  std::string operator()(const ProgressiveGroups& groups) const {
    return "progressive:" + std::to_string(groups.lowest_of_a) + ',' + std::to_string(groups.highest_of_c);
  }
};

// Returns "federation:3".
std::string text_of(const trf::Restriction& ban) {
  std::string text = std::string(trf::name_of(ban.by)) + ':';
  if (ban.first_round > 1) text += std::to_string(ban.first_round) + '-';
  return text + std::to_string(ban.last_round);
}

bool same_round(const RoundPairing& one, const RoundPairing& other) {
  return one.round == other.round && one.boards == other.boards && byes_of(one) == byes_of(other);
}

}  // namespace

ProofBinding proof_binding(const PairingRequest& request, std::string sha256) {
  ProofBinding binding;
  binding.sha256 = std::move(sha256);
  if (request.acceleration) binding.acceleration = std::visit(AccelerationText{}, *request.acceleration);
  binding.recompute = request.recompute;
  for (const trf::Restriction& ban : request.avoid) binding.avoid.push_back(text_of(ban));
  binding.tie_breaks = request.tie_breaks.value_or("");
  binding.groups = !request.arrangement.groups.empty();
  return binding;
}

PairingRequest request_for_written(const PairingRequest& request, int round) {
  PairingRequest written;
  written.rules = request.rules;
  written.rules.readings.clear();
  written.round = round;
  written.tie_breaks = request.tie_breaks;
  written.numbers = request.numbers;
  written.board_order = request.board_order;
  return written;
}

Result<RoundPairing> pair_with_proof(const std::string& bytes, const std::string& path,
                                     const PairingRequest& request) {
  LoadedFile loaded = load_bytes(bytes, path, load_request(request, trf::Purpose::Pair, no_hints));
  if (!loaded.tournament) return refusal(loaded.problem.empty() ? loaded.messages : loaded.problem);
  if (const std::optional<Error> error = restrict_meetings(request, loaded)) return *error;
  Result<PairOptions> options = pair_options(request, loaded);
  if (!options) return options.error();
  (*options).proof = proof_bound_to(proof_binding(request, sha256(bytes)));
  return pair_round(*loaded.tournament, *options);
}

Result<std::string> prove_written(const std::string& bytes, const std::string& path,
                                  const PairingRequest& request, const RoundPairing& written) {
  const Result<RoundPairing> again = pair_with_proof(bytes, path, request_for_written(request, written.round));
  if (!again && again.error().code != ErrorCode::NoValidPairing) return again.error();
  if (!again || !same_round(*again, written))
    return Error{
        ErrorCode::Internal,
        "the round is paired otherwise from the file into which it was to be written, please report it",
        {}};
  return again->proof;
}

}  // namespace bloesem::service
