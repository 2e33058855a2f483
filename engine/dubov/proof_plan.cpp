#include "engine/dubov/proof_plan.hpp"

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "criteria/dubov/fide_2026.hpp"
#include "engine/dubov/bye.hpp"
#include "engine/dubov/proof_claims.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/ranked_players.hpp"
#include "engine/swiss/unrated.hpp"

namespace bloesem::swiss::dubov {
namespace {

enum class PlanPart : std::uint8_t { Upfloaters, Shifts, Transposition };

constexpr std::string_view name_of_part(PlanPart part) noexcept {
  switch (part) {
    case PlanPart::Upfloaters: return "upfloaters";
    case PlanPart::Shifts: return "shifts";
    case PlanPart::Transposition: return "transposition";
  }
  return "";
}

class DubovPlan final : public ProofPlan {
 public:
  DubovPlan(const RoundField& field, const RoundTask& task, const CompletePairing& pairing)
      : round_(field, task), rated_(unrated(field, task).empty()), opponents_(opponents_in(field, pairing)) {
    find_brackets(pairing);
  }

  [[nodiscard]] std::vector<Position> bye_candidates() const override {
    return dubov::bye_candidates(round_, criteria::dubov_2026());
  }

  [[nodiscard]] std::vector<std::string_view> parts() const override {
    std::vector<std::string_view> names;
    for (const auto& [bracket, part] : parts_) names.push_back(name_of_part(part));
    return names;
  }

  // Without all ratings there is no round (1.1).
  [[nodiscard]] std::optional<ProofClaim> claim(std::size_t number, ProofZone zone) const override {
    const auto& [place, part] = parts_[number];
    const DubovBracket& bracket = brackets_[place];
    if (!rated_) return std::nullopt;
    if (part == PlanPart::Upfloaters) return claim_on_upfloaters(round_, criteria::dubov_2026(), bracket, zone);
    if (zone == ProofZone::All) return std::nullopt;
    return part == PlanPart::Shifts ? claim_on_shifts(round_, bracket, opponents_)
                                    : claim_on_transposition(round_, bracket, opponents_);
  }

 private:
  void find_brackets(const CompletePairing& pairing) {
    std::vector<Position> left = positions(0, round_.field().size());
    if (pairing.bye) std::erase(left, *pairing.bye);
    while (!left.empty()) {
      const auto residents = top_scoregroup(round_.field(), left);
      DubovBracket bracket{
          {residents.begin(), residents.end()}, {left.begin() + std::ssize(residents), left.end()}, {}};
      for (const Position p : bracket.lower)
        if (std::binary_search(bracket.residents.begin(), bracket.residents.end(), opponents_[at(p)]))
          bracket.upfloaters.push_back(p);
      left = without(bracket.lower, bracket.upfloaters);
      if (!bracket.lower.empty()) parts_.emplace_back(brackets_.size(), PlanPart::Upfloaters);
      parts_.emplace_back(brackets_.size(), PlanPart::Shifts);
      parts_.emplace_back(brackets_.size(), PlanPart::Transposition);
      brackets_.push_back(std::move(bracket));
    }
  }

  Round round_;
  bool rated_;
  std::vector<Position> opponents_;  // by position
  std::vector<DubovBracket> brackets_;
  std::vector<std::pair<std::size_t, PlanPart>> parts_;  // by number: of which bracket
};

}  // namespace

std::unique_ptr<ProofPlan> proof_plan(const RoundField& field, const RoundTask& task,
                                      const CompletePairing& pairing) {
  return std::make_unique<DubovPlan>(field, task, pairing);
}

}  // namespace bloesem::swiss::dubov
