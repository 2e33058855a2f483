// Proofs of whole rounds: of groups, each has its own, and they stand one after the other.
#include <algorithm>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "bloesem/proof.hpp"
#include "bloesem/validate.hpp"
#include "engine/arranged_round.hpp"
#include "engine/groups.hpp"
#include "engine/model/so_far.hpp"
#include "engine/proof/round_proof.hpp"
#include "matching/index.hpp"
#include "trf/json_value.hpp"

namespace bloesem {
namespace {

constexpr std::string_view first_line_begins = "{\"bloesem-proof\"";

// A part of the text, and the number of lines before it.
struct ProofText {
  std::string_view text;
  int lines_before = 0;
};

// Returns the proofs that stand one after the other. The first one begins where the text does.
std::vector<ProofText> split_proofs(std::string_view text) {
  std::vector<ProofText> proofs;
  std::size_t begin = 0;
  int line = 0;
  int lines_before = 0;
  for (std::size_t at = 0; at < text.size(); ++line) {
    if (at > begin && text.substr(at).starts_with(first_line_begins)) {
      proofs.push_back({text.substr(begin, at - begin), lines_before});
      begin = at;
      lines_before = line;
    }
    const std::size_t end = text.find('\n', at);
    at = end == std::string_view::npos ? text.size() : end + 1;
  }
  proofs.push_back({text.substr(begin), lines_before});
  return proofs;
}

// The number of the line stands before the first colon (verify_proof).
Error in_whole_text(Error error, const ProofText& proof) {
  if (proof.lines_before == 0) return error;
  const std::size_t colon = error.message.find(':');
  int line = 0;
  for (const char c : error.message.substr(0, colon)) {
    if (c < '0' || c > '9') return error;
    line = line * 10 + (c - '0');
  }
  error.message = std::to_string(line + proof.lines_before) + error.message.substr(colon);
  return error;
}

// The proposals of the groups. `fault`: why the boards are not those of groups one after the other.
struct SplitProposal {
  std::vector<Proposal> parts;
  std::string fault;
};

SplitProposal split_proposal(const Tournament& tournament, const std::vector<GroupPart>& parts,
                             const Proposal& proposal) {
  SplitProposal split{std::vector<Proposal>(parts.size()), {}};
  const std::vector<int> groups = groups_of_players(tournament);
  std::vector<PlayerIndex> places(tournament.players.size(), no_player);
  for (const GroupPart& part : parts)
    for (std::size_t i = 0; i < part.players.size(); ++i)
      places[at(part.players[i])] = static_cast<PlayerIndex>(i);
  int last = 0;
  for (std::size_t i = 0; i < proposal.boards.size(); ++i) {
    ProposedBoard board = proposal.boards[i];
    const int group = groups[at(board.board.white)];
    const std::string where = "board " + std::to_string(i + 1) + ": ";
    if (group != groups[at(board.board.black)]) split.fault = where + "the players are in two groups";
    if (group < last) split.fault = where + "the boards are not in the order of the groups";
    if (!split.fault.empty()) return split;
    last = group;
    board.board = {places[at(board.board.white)], places[at(board.board.black)]};
    split.parts[at(group)].boards.push_back(board);
  }
  for (const PlayerIndex bye : proposal.byes) split.parts[at(groups[at(bye)])].byes.push_back(places[at(bye)]);
  return split;
}

ProofVerdict refuted(std::string reason) { return {false, std::move(reason)}; }

// What all groups of a round have in common.
struct GroupedRound {
  const std::vector<GroupPart>& parts;
  const PairOptions& options;
  const ProofBinding& binding;
  const ExportedFile& exported;
};

// The files of a group have its number, from 1, before their names: the name of the group may be none of a
// file.
ExportedFile exported_of_group(const ExportedFile& exported, std::size_t group) {
  if (!exported) return {};
  return [&exported, prefix = "group-" + std::to_string(group + 1) + "-"](
             const std::string& name, std::string_view text) { return exported(prefix + name, text); };
}

// Returns the verdict about a group, whose name comes first.
Result<ProofVerdict> verify_part(const GroupedRound& round, std::size_t group, const Proposal& proposal,
                                 bool is_impossible, const ProofText& proof) {
  const GroupPart& part = round.parts[group];
  const PairOptions own = options_of_part(round.options, part);
  Result<ProofVerdict> verdict =
      verify_round({part.tournament, own, part.name, is_impossible}, proposal, proof.text, round.binding,
                   exported_of_group(round.exported, group));
  if (!verdict) return in_whole_text(verdict.error(), proof);
  if (!verdict->proven) verdict->reason.insert(0, "group " + part.name + ": ");
  return verdict;
}

// Returns the group that the first line of a proof names, or else the first group.
std::size_t group_of_proof(const std::vector<GroupPart>& parts, std::string_view proof) {
  const auto line = trf::parse_json(proof.substr(0, proof.find('\n')));
  const auto* const header = std::get_if<trf::Json>(&line);
  const trf::Json* const name = header == nullptr ? nullptr : header->find("group");
  if (name == nullptr || !name->is_string()) return 0;
  const auto named = std::find_if(parts.begin(), parts.end(),
                                  [&](const GroupPart& part) { return part.name == name->text(); });
  return named == parts.end() ? 0 : static_cast<std::size_t>(named - parts.begin());
}

Result<ProofVerdict> verify_groups(const Tournament& tournament, const PairOptions& options,
                                   const Proposal& proposal, std::string_view text, const ProofBinding& binding,
                                   const ExportedFile& exported) {
  if (std::optional<Error> error = refuse_contradictions(tournament)) return *std::move(error);
  const int round = options.round.value_or(tournament.rounds_played + 1);
  if (std::optional<Error> error = refuse_proof_by_hand(tournament, round)) return *std::move(error);
  const Result<std::vector<GroupPart>> parts = split_groups(tournament);
  if (!parts) return parts.error();
  const GroupedRound grouped{*parts, options, binding, exported};
  const std::vector<ProofText> proofs = split_proofs(text);
  if (proposal.boards.empty() && proposal.byes.empty() && proofs.size() == 1)
    // One group that cannot be paired makes the whole round impossible.
    return verify_part(grouped, group_of_proof(*parts, text), {}, true, proofs.front());
  const SplitProposal split = split_proposal(tournament, *parts, proposal);
  if (!split.fault.empty()) return refuted(split.fault);
  for (std::size_t i = 0; i < std::min(proofs.size(), parts->size()); ++i) {
    Result<ProofVerdict> verdict = verify_part(grouped, i, split.parts[i], false, proofs[i]);
    if (!verdict || !verdict->proven) return verdict;
  }
  if (proofs.size() != parts->size())
    return refuted("there are " + std::to_string(proofs.size()) + " proofs of " +
                   std::to_string(parts->size()) + " groups");
  return ProofVerdict{true, {}};
}

}  // namespace

ProofCallback proof_bound_to(ProofBinding binding) {
  return [binding = std::move(binding)](const Tournament& tournament, const PairOptions& options,
                                        const Result<RoundPairing>& answer, std::string_view group) {
    return prove_round(tournament, options, answer, binding, group);
  };
}

Result<ProofVerdict> verify_proof(const Tournament& tournament, const PairOptions& options,
                                  const Proposal& proposal, std::string_view proof, const ProofBinding& binding,
                                  const ExportedFile& exported) {
  if (!tournament.groups.empty()) return verify_groups(tournament, options, proposal, proof, binding, exported);
  const bool is_impossible = proposal.boards.empty() && proposal.byes.empty();
  so_far = {.round = options.round.value_or(tournament.rounds_played + 1), .doing = "verifying its proof"};
  return verify_round({tournament, options, {}, is_impossible}, proposal, proof, binding, exported);
}

Result<std::string> prove_and_verify(const Tournament& tournament, const PairOptions& options,
                                     const Result<RoundPairing>& answer, std::string_view group) {
  const ProofBinding binding;
  Result<std::string> proof = prove_round(tournament, options, answer, binding, group);
  if (!proof && proof.error().code == ErrorCode::GaveUp)
    return Error{ErrorCode::Internal, proof.error().message + ", please report it with the file", {}};
  if (!proof) return proof;
  const Proposal proposal = answer ? proposal_of(*answer) : Proposal{};
  const Result<ProofVerdict> verdict =
      verify_round({tournament, options, group, !answer}, proposal, *proof, binding);
  if (verdict && verdict->proven) return proof;
  return Error{ErrorCode::Internal,
               "the proof of this round fails, please report it with the file: " +
                   (verdict ? verdict->reason : verdict.error().message),
               {}};
}

}  // namespace bloesem
