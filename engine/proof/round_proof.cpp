#include "engine/proof/round_proof.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/arranged_round.hpp"
#include "engine/judge/legal_proposal.hpp"
#include "engine/model/wishes.hpp"
#include "engine/proof/export_opb.hpp"
#include "engine/proof/header.hpp"
#include "engine/proof/paired_round.hpp"
#include "engine/proof/proof_text.hpp"
#include "engine/proof/prove.hpp"
#include "engine/proof/prove_plan.hpp"
#include "engine/proof/verify.hpp"
#include "engine/proof/verify_plan.hpp"
#include "engine/requested_round.hpp"
#include "engine/swiss/boards.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem {
namespace {

using swiss::Position;

Error no_proofs(const std::string& why) {
  return {ErrorCode::InvalidInput, "this round cannot be proved: " + why, {}};
}

Result<RequestedRound> provable_request(const Tournament& tournament, const PairOptions& options) {
  if (!tournament.groups.empty()) return no_proofs("its groups have a proof each");
  if (!options.seated.empty()) return no_proofs("players are seated by hand");
  if (!options.without_bye.empty()) return no_proofs("the request bars players from the bye");
  Result<RequestedRound> request = requested_round(tournament, options);
  if (!request) return request;
  if (std::optional<Error> error = refuse_proof_by_hand(tournament, request->number)) return *std::move(error);
  if (!has_proofs(request->edition))
    return no_proofs("there are no proofs for " + full_title_of(request->edition));
  if (has_wish(tournament, request->number))
    return no_proofs("a wish that players should rather not meet is about it");
  return request;
}

// Returns the boards of these pairs in the order of publication.
std::vector<Board> expected_boards(const Tournament& tournament, const PairOptions& options,
                                   const RequestedRound& request, const proof::ProofRound& round,
                                   const swiss::ProofPlan* plan) {
  const swiss::RoundField& field = round.field;
  std::vector<std::pair<Position, Position>> pairs;
  for (Position p = 0; p < field.size(); ++p) {
    if (round.mates[at(p)] <= p) continue;
    pairs.emplace_back(p, round.mates[at(p)]);
    if (plan != nullptr) plan->order(pairs.back());
  }
  swiss::sort_for_publication(pairs, field, [&](Position p) {
    return options.board_order == BoardOrder::Standings ? field.standings(p) : field.facts(p).score;
  });
  const swiss::RoundTask task = request.task(tournament, options);
  const auto allocate = request.edition.system().allocate_colours;
  std::vector<Board> boards;
  for (const auto& [higher, lower] : pairs) {
    const auto colours = allocate != nullptr
                             ? allocate(field, higher, lower, task.initial_colour, task.number(field, higher))
                             : plan->colours({higher, lower});
    if (!colours) return {};
    boards.push_back(colours->higher_is_white ? Board{field.player(higher), field.player(lower)}
                                              : Board{field.player(lower), field.player(higher)});
  }
  return boards;
}

std::string check_boards(const Tournament& tournament, const std::vector<Board>& expected,
                         const Proposal& proposal) {
  if (expected.size() != proposal.boards.size()) return "the colours need the initial colour, which is unknown";
  for (std::size_t i = 0; i < expected.size(); ++i) {
    const Board& found = proposal.boards[i].board;
    if (found == expected[i] && proposal.boards[i].coloured) continue;
    const std::string board = "board " + std::to_string(i + 1) + ": ";
    if (found.white == expected[i].black && found.black == expected[i].white)
      return board + "the colours are reversed";
    return board + "the rules have " + std::to_string(tournament.id(expected[i].white)) + " against " +
           std::to_string(tournament.id(expected[i].black)) + " here";
  }
  return {};
}

// Returns "Round 3, FIDE (Dutch) 2016".
std::string title_of(const RequestedRound& request) {
  return "Round " + std::to_string(request.number) + ", " + full_title_of(request.edition);
}

proof::ClaimVisitor visitor(proof::OpbExport* opb) {
  if (opb == nullptr) return {};
  return [opb](const proof::Claim& claim) { opb->add(claim); };
}

std::string verify_pairs(const Tournament& tournament, const PairOptions& options,
                         const RequestedRound& request, const Proposal& proposal,
                         const proof::RoundProof& proof, proof::OpbExport* opb) {
  const std::vector<Violation> violations = violations_of_proposal(tournament, request, proposal);
  if (!violations.empty()) return "the pairs are not legal: " + violations.front().why;
  const proof::ProofRound round = proof::round_of(request, proposal);
  const auto plan = proof::plan_of(request, request.task(tournament, options), round);
  if (std::optional<std::string> failure =
          plan ? proof::verify_by_plan(round, *plan, proof) : proof::verify(round, proof, visitor(opb)))
    return *std::move(failure);
  std::string failure =
      check_boards(tournament, expected_boards(tournament, options, request, round, plan.get()), proposal);
  if (failure.empty() && opb != nullptr) opb->add_whole_round(proof::rules_of(request), round, proof);
  return failure;
}

std::optional<proof::RoundProof> proof_of(const Tournament& tournament, const PairOptions& options,
                                          const RequestedRound& request, const RoundPairing& pairing) {
  proof::ProofCounts counts;
  const proof::ProofRound round = proof::round_of(request, proposal_of(pairing));
  if (const auto plan = proof::plan_of(request, request.task(tournament, options), round))
    return proof::prove_by_plan(round, *plan, counts);
  return proof::prove(round, proof::discarded_in(pairing.record, request), counts);
}

}  // namespace

bool has_proofs(Edition edition) noexcept { return edition.system().has_proofs; }

bool has_answer_checks(Edition edition) noexcept { return edition.system().proves_answers(); }

Result<std::string> prove_round(const Tournament& tournament, const PairOptions& options,
                                const Result<RoundPairing>& pairing, const ProofBinding& binding,
                                std::string_view group) {
  const Result<RequestedRound> request = provable_request(tournament, options);
  if (!request) return request.error();
  if (!pairing && pairing.error().code != ErrorCode::NoValidPairing) return pairing.error();
  proof::ProofCounts counts;
  const std::optional<proof::RoundProof> proof =
      pairing ? proof_of(tournament, options, *request, *pairing)
              : proof::prove_impossible(proof::round_without_pairs(*request), counts);
  if (!proof) return Error{ErrorCode::GaveUp, "no proof of this round was found", {}};
  return proof::write_proof(tournament, proof::header_of(binding, tournament, options, *request, group),
                            *proof);
}

Result<ProofVerdict> verify_round(const ProofSubject& subject, const Proposal& proposal, std::string_view text,
                                  const ProofBinding& binding, const ExportedFile& exported) {
  const auto& [tournament, options, group, has_no_boards] = subject;
  const Result<RequestedRound> request = provable_request(tournament, options);
  if (!request) return request.error();
  const bool is_impossible = has_no_boards && request->field.size() > 0;  // else nobody is to be paired
  const Result<proof::ReadProof> read = proof::read_proof(text, tournament);
  if (!read) return read.error();
  const trf::Json header = proof::header_of(binding, tournament, options, *request, group);
  if (std::string difference = proof::header_difference(read->header, header); !difference.empty())
    return ProofVerdict{false, std::move(difference), read->proof.impossible.has_value()};
  if (exported && !is_impossible && !proof::rules_of(*request).proves_answers())
    return Error{ErrorCode::InvalidInput,
                 "the claims of " + full_title_of(request->edition) + " are not written for other checkers",
                 {}};
  proof::OpbExport exporter(tournament, title_of(*request), exported);
  proof::OpbExport* const opb = exported ? &exporter : nullptr;
  std::string reason;
  if (is_impossible)
    reason =
        proof::verify_impossible(proof::round_without_pairs(*request), read->proof, visitor(opb)).value_or("");
  else
    reason = verify_pairs(tournament, options, *request, proposal, read->proof, opb);
  if (opb != nullptr && reason.empty())
    if (std::optional<Error> error = opb->finish()) return *std::move(error);
  return ProofVerdict{reason.empty(), std::move(reason), read->proof.impossible.has_value()};
}

}  // namespace bloesem
