#include "engine/proof/export_opb.hpp"

#include <algorithm>
#include <utility>

#include "engine/proof/refutation_of.hpp"

namespace bloesem::proof {
namespace {

// Problems have a variable for each pair: larger ones would fill gigabytes.
constexpr Vertex max_vertices_of_claims = 5000;

// Returns "bracket-03".
std::string bracket_name(const Claim& claim) {
  const std::string number = std::to_string(claim.bracket);
  return "bracket-" + std::string(number.size() < 2 ? 1 : 0, '0') + number;
}

std::string name_of(const Claim& claim) {
  switch (claim.kind) {
    case ClaimKind::Bye: return "bye";
    case ClaimKind::Bracket: return bracket_name(claim);
    case ClaimKind::Discarded: return bracket_name(claim) + "-discarded";
    case ClaimKind::Obstacle: return bracket_name(claim) + "-obstacle";
    case ClaimKind::Impossible: return "impossible";
  }
  return "";
}

// Returns the articles of the problem's digits, each once: "C.5, C.6".
std::string articles_of(const Problem& problem) {
  std::vector<std::string_view> articles;
  std::string list;
  for (const criteria::Criterion* row : problem.rows()) {
    if (std::find(articles.begin(), articles.end(), row->article) != articles.end()) continue;
    articles.push_back(row->article);
    list.append(list.empty() ? "" : ", ").append(row->article);
  }
  return list;
}

std::string meaning_of(const Claim& claim) {
  const std::string bracket = "bracket " + std::to_string(claim.bracket);
  const std::string criteria =
      " (" + articles_of(claim.problem) + "; zone " + std::string(name_of(claim.reach)) + ")";
  switch (claim.kind) {
    case ClaimKind::Bye: return "the score of the bye is the lowest possible" + criteria;
    case ClaimKind::Bracket: return bracket + ": no matching is better than that of the round" + criteria;
    case ClaimKind::Discarded:
      return bracket + ", the discarded attempt: no matching is better than that of the attempt" + criteria;
    case ClaimKind::Obstacle: return bracket + ", the discarded attempt: nothing completes it";
    case ClaimKind::Impossible: return "the players cannot all be paired, but for one who may have the bye";
  }
  return "";
}

// Returns the round with what its proof says was discarded.
swiss::FinishedRound finished_round(const ProofRound& round, const RoundProof& proof) {
  swiss::FinishedRound finished{round.mates};
  const auto discarded = std::find_if(proof.brackets.begin(), proof.brackets.end(),
                                      [](const BracketProof& each) { return each.discarded; });
  if (discarded == proof.brackets.end()) return finished;
  const BracketPlayers bracket = brackets_of(round, discarded->number)[at(discarded->number - 1)];
  swiss::DiscardedStart start{bracket.end, Positions(round.mates.size(), no_position)};
  for (Position p = 0; p < bracket.residents.front(); ++p)
    if (round.mates[at(p)] < bracket.residents.front()) start.mates[at(p)] = round.mates[at(p)];
  const swiss::ByPlayer<Position> positions = swiss::positions_by_player(round.field);
  for (const auto& [one, other] : discarded->pairs) {
    start.mates[at(positions[one])] = positions[other];
    start.mates[at(positions[other])] = positions[one];
  }
  finished.discarded = std::move(start);
  return finished;
}

}  // namespace

OpbExport::OpbExport(const Tournament& tournament, std::string title, const ExportedFile& keep)
    : tournament_(tournament), keep_(keep) {
  list_ =
      std::move(title) +
      ": the claims of its proof, as inequalities without a 0-1 solution (NAME.opb)\nand their refutations "
      "(NAME.pbp). `veripb NAME.opb NAME.pbp` checks one of them;\ndocs/proofs.md, section 11, says what that "
      "proves.\n\n";
}

void OpbExport::keep(const std::string& name, std::string_view text) {
  if (!error_) error_ = keep_(name, text);
}

void OpbExport::write(const std::string& name, const std::string& meaning, const Refutation& refutation) {
  list_ += name + ": " + meaning;
  if (const std::optional<std::string> proof = refutation.proof_text()) {
    keep(name + ".opb", refutation.problem_text());
    keep(name + ".pbp", *proof);
  } else if (!error_) {
    error_ = Error{ErrorCode::Internal, "the claim '" + name + "' is not derived from its duals", {}};
  }
  list_ += '\n';
}

void OpbExport::add(const Claim& claim) {
  if (claim.problem.size() > max_vertices_of_claims) {
    list_ += name_of(claim) + ": not written, the problem is too large\n";
    return;
  }
  write(name_of(claim), meaning_of(claim), refutation_of(claim, tournament_));
}

void OpbExport::add_whole_round(const swiss::System& system, const ProofRound& round, const RoundProof& proof) {
  RoundField field = round.field;
  const std::vector<swiss::WeighedRound> starts =
      system.weigh_whole_round(field, round.criteria, finished_round(round, proof));
  const auto add = [&](const std::string& name, const std::string& meaning, const swiss::WeighedRound& start) {
    write(name, meaning, refutation_of(start, round.field, tournament_));
  };
  if (starts.empty()) {
    list_ += "round: not written, the field is too large\n";
  } else if (starts.size() == 1) {
    add("round", "the whole round, order included: it is the only heaviest matching", starts.front());
  } else {
    add("start-1",
        "the brackets down to the discarded attempt, order included: every heaviest matching has their pairs",
        starts.front());
    add("start-2", "the PPB and the CLB, order included: their pairs are the only heaviest matching",
        starts.back());
  }
}

std::optional<Error> OpbExport::finish() {
  keep("README.txt", list_);
  return error_;
}

}  // namespace bloesem::proof
