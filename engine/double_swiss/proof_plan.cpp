#include "engine/double_swiss/proof_plan.hpp"

#include <algorithm>
#include <utility>

#include "engine/double_swiss/bye.hpp"
#include "engine/double_swiss/proof_claims.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/ranked_players.hpp"

namespace bloesem::swiss::double_swiss {
namespace {

using matching::Vertex;

constexpr std::string_view part_of_upfloaters = "upfloaters";
constexpr std::string_view part_of_pairs = "pairs";

}  // namespace

MatchPlan::MatchPlan(const RoundField& field, const RoundTask& task, criteria::CriteriaTable criteria,
                     const MatchRules& rules, const CompletePairing& pairing)
    : task_(task), round_(field, task_, criteria, rules), opponents_(opponents_in(field, pairing)) {
  find_brackets(pairing);
}

void MatchPlan::find_brackets(const CompletePairing& pairing) {
  std::vector<Position> left = positions(0, field().size());
  if (pairing.bye) std::erase(left, *pairing.bye);
  while (!left.empty()) {
    const auto residents = top_scoregroup(field(), left);
    MatchBracket bracket{
        {residents.begin(), residents.end()}, {left.begin() + std::ssize(residents), left.end()}, {}};
    for (const Position p : bracket.lower)
      if (std::binary_search(bracket.residents.begin(), bracket.residents.end(), opponents_[at(p)]))
        bracket.upfloaters.push_back(p);
    left = without(bracket.lower, bracket.upfloaters);
    for (const std::string_view part : {part_of_upfloaters, part_of_pairs}) {
      if (part == part_of_upfloaters && bracket.lower.empty()) continue;
      parts_.push_back(part);
      bracket_of_.push_back(brackets_.size());
    }
    brackets_.push_back(std::move(bracket));
  }
}

std::vector<Position> MatchPlan::bye_candidates() const { return candidates_for_bye(round_); }

std::vector<std::string_view> MatchPlan::parts() const { return parts_; }

std::optional<ProofClaim> MatchPlan::claim(std::size_t part, ProofZone zone) const {
  const MatchBracket& bracket = brackets_[bracket_of_[part]];
  if (parts_[part] == part_of_pairs)
    return zone == ProofZone::Bracket ? std::optional(claim_on_pairs(round_, bracket, opponents_))
                                      : std::nullopt;
  if (zone == ProofZone::Bracket && !satisfies_c6(bracket)) return std::nullopt;
  const bool counts = zone == ProofZone::All && (round_.graded() || satisfies_c6(bracket));
  return claim_on_upfloaters(round_, bracket, {.zone = zone, .following = counts, .floats = true});
}

// Where C6 is not satisfied, no set that is as good on C4 and C5 satisfies it.
std::optional<ProofCeiling> MatchPlan::ceiling(std::size_t part, ProofZone zone) const {
  const MatchBracket& bracket = brackets_[bracket_of_[part]];
  if (parts_[part] == part_of_pairs || zone == ProofZone::Bracket) return std::nullopt;
  if (round_.graded() || satisfies_c6(bracket)) return std::nullopt;
  ProofCeiling ceiling{claim_on_upfloaters(round_, bracket, {.zone = zone, .following = true, .floats = false}),
                       {}};
  ceiling.weight.resize(ceiling.claim.digits);
  const std::vector<Vertex> mates = mates_among(ceiling.claim.players, opponents_);
  const auto lower = static_cast<Vertex>(bracket.lower.size());
  for (Vertex v = 0; v < lower; ++v)
    if (mates[at(v)] >= lower)
      ceiling.claim.weigh(ceiling.claim.kind_of[at(v)], ceiling.claim.kind_of[at(mates[at(v)])],
                          ceiling.weight);
  ceiling.weight.back() = -(left_of_following(bracket) % 2);
  return ceiling;
}

int MatchPlan::left_of_following(const MatchBracket& bracket) const {
  const auto left = without(bracket.lower, bracket.upfloaters);
  return static_cast<int>(
      std::count_if(left.begin(), left.end(), [&](Position p) { return is_following(round_, bracket, p); }));
}

int MatchPlan::paired_below(const MatchBracket& bracket) const {
  const auto left = without(bracket.lower, bracket.upfloaters);
  return static_cast<int>(std::count_if(left.begin(), left.end(), [&](Position p) {
    return is_following(round_, bracket, p) && round_.score(opponents_[at(p)]) < round_.score(p);
  }));
}

bool MatchPlan::satisfies_c6(const MatchBracket& bracket) const {
  return paired_below(bracket) == left_of_following(bracket) % 2;
}

}  // namespace bloesem::swiss::double_swiss
