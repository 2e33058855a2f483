#include "engine/dutch/completing_pairs.hpp"

#include <span>

#include "matching/index.hpp"
#include "matching/steps.hpp"

namespace bloesem::swiss::dutch {
namespace {

// In larger fields the searches, one for each resident, may take long.
constexpr std::size_t max_players = 16'384;

}  // namespace

std::optional<RoundField> CompletingPairs::restricted(const Bracket& bracket) {
  if (at(field_->size()) > max_players) return std::nullopt;
  auto* const completion = completion_->matching_of(bracket.moved_down, bracket.residents.front());
  if (completion == nullptr) return std::nullopt;
  inside_ = bracket.moved_down;
  for (const std::vector<Position>* part : {&bracket.residents, &bracket.ahead})
    inside_.insert(inside_.end(), part->begin(), part->end());
  barred_.clear();
  matching::count_steps(matching::Work::Legality,
                        inside_.size() * (inside_.size() - bracket.moved_down.size()));
  // MDPs do not meet each other, so every pair in question has a player who is not an MDP.
  for (const Position u : std::span(inside_).subspan(bracket.moved_down.size())) {
    partners_.clear();
    for (const Position v : inside_)
      if (u != v && field_->compatible(u, v)) partners_.push_back(static_cast<matching::Vertex>(v.value()));
    completion->look_for_mates(static_cast<matching::Vertex>(u.value()), partners_);
    for (const matching::Vertex v : partners_)
      if (!completion->may_join(v)) barred_.emplace_back(u, Position(v.value()));
  }
  return field_->barring(barred_);
}

}  // namespace bloesem::swiss::dutch
