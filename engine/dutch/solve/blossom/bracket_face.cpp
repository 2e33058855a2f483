#include "engine/dutch/solve/blossom/bracket_face.hpp"

#include <algorithm>

#include "criteria/mask_facts.hpp"
#include "matching/steps.hpp"

namespace bloesem::swiss::dutch {
namespace {

using matching::Vertex;

// Up to this size every number that decides the order fits into 64 bits: 42 for the sums of D.2, 14 for nested
// demands, and the solver's headroom.
constexpr std::size_t max_vertices = 16384;

}  // namespace

std::optional<Decline> BracketFace::refuses(const BracketProblem& problem) noexcept {
  if (problem.vertices() > max_vertices) return Decline::TooManyPlayers;
  const criteria::BracketKind kind = problem.bracket.kind;
  if (!problem.criteria.singles_first(kind) || !problem.criteria.known_beyond(kind)) return Decline::Criteria;
  return std::nullopt;
}

void BracketFace::solve(const BracketProblem& problem) {
  const Bracket& bracket = problem.bracket;
  field_ = &problem.field;
  criteria_ = problem.criteria;
  kind_ = bracket.kind;
  players_.assign(bracket.moved_down.begin(), bracket.moved_down.end());
  players_.insert(players_.end(), bracket.residents.begin(), bracket.residents.end());
  moved_down_ = static_cast<Vertex>(bracket.moved_down.size());
  inside_ = ahead_ = size();
  // If all players can be paired inside, C.5 and C.6 allow no downfloater, and the look-ahead criteria do not
  // matter.
  if (only_looks_ahead(kind_) && inside_ % 2 == 0 && !bracket.ahead.empty()) {
    optimise();
    if (closes()) return;
  }
  players_.insert(players_.end(), bracket.ahead.begin(), bracket.ahead.end());
  ahead_ = size();
  players_.insert(players_.end(), bracket.below.begin(), bracket.below.end());
  optimise();
}

void BracketFace::optimise() {
  classify();
  connect();
  table_.emplace(criteria_, kind_, vertices_, joined_);
  optimum_.solve(edges_,
                 {class_of_, table_->classes(), table_->cost_of_pair(), &table_->single_rows(),
                  &table_->cost_rows(), scarce()},
                 table_->layout(), face_);
}

// MDPs who far outnumber the residents, perhaps with those ahead, cannot all have one of them.
std::span<const Vertex> BracketFace::scarce() {
  const auto are_few = [&](Vertex end) { return moved_down_ > 2 * (end - moved_down_); };
  const Vertex end = are_few(ahead_) ? ahead_ : are_few(inside_) ? inside_ : moved_down_;
  scarce_.clear();
  for (Vertex v = moved_down_; v < end; ++v) scarce_.push_back(v);
  return scarce_;
}

// Keeps the classes beyond the bracket few: no criterion distinguishes scores below the next score group.
criteria::PlayerFacts BracketFace::facts(Vertex v) const noexcept {
  const criteria::PlayerFacts& facts = field_->facts(players_[at(v)]);
  if (zone(v) == criteria::Zone::Bracket) return facts;
  criteria::PlayerFacts beyond = criteria::facts_beyond_bracket(facts);
  if (zone(v) == criteria::Zone::Below) beyond.score = field_->facts(players_.back()).score;
  return beyond;
}

void BracketFace::classify() {
  vertices_.clear();
  for (Vertex v = 0; v < size(); ++v) vertices_.push_back({facts(v), zone(v), v < moved_down_});
  class_of_.clear();
  samples_.clear();
  std::size_t compared = 0;
  for (Vertex v = 0; v < size(); ++v) {
    const auto alike = std::find_if(samples_.begin(), samples_.end(),
                                    [&](Vertex sample) { return vertices_[at(sample)] == vertices_[at(v)]; });
    compared += static_cast<std::size_t>(alike - samples_.begin());
    matching::spend_steps(alike - samples_.begin());
    class_of_.push_back(static_cast<std::int32_t>(alike - samples_.begin()));
    if (alike == samples_.end()) samples_.push_back(v);
  }
  // The table of weights compares them once more, and all pairs of classes are looked up in it.
  matching::count_steps(matching::Work::Weights, 2 * compared + samples_.size() * samples_.size());
}

// Joins the pairs allowed by C.1 and C.3, except of two MDPs.
void BracketFace::connect() {
  edges_.reset(size(), size());
  joined_.assign(samples_.size() * samples_.size(), 0);
  const auto join = [&](Vertex h, Vertex l) {
    edges_.set(h, l);
    edges_.set(l, h);
    joined_[at(class_of_[at(h)]) * samples_.size() + at(class_of_[at(l)])] = 1;
  };
  for (Vertex h = 0; h < size(); ++h) {
    const Vertex first = h < moved_down_ ? moved_down_ : h + 1;
    matching::count_steps(matching::Work::Legality, size() - first + edges_.words());
    for (Vertex l = first; l < size(); ++l)
      if (field_->compatible(players_[at(h)], players_[at(l)])) join(h, l);
  }
}

bool BracketFace::closes() const {
  for (Vertex v = 0; v < size(); ++v)
    if (face_.mate(v) == matching::no_vertex) return false;
  return true;
}

std::vector<int> BracketFace::scores_moved_down() const {
  std::vector<int> scores;
  const auto score = [&](Vertex v) { return field_->facts(players_[at(v)]).score; };
  if (!criteria_.usual_order(kind_) || moved_down_ == 0 || moved_down_ == inside_ ||
      score(moved_down_) != score(inside_ - 1) || score(moved_down_ - 1) == score(moved_down_))
    return scores;
  for (Vertex m = 0; m < moved_down_; ++m)
    scores.push_back(m == 0 ? 0 : scores.back() + (score(m) != score(m - 1) ? 1 : 0));
  return scores;
}

BracketPairing BracketFace::candidate() const {
  BracketPairing result;
  std::vector<std::int64_t> totals(table_->layout().digits(), 0);
  for (Vertex v = 0; v < size(); ++v) {
    const Vertex mate = face_.mate(v);
    if (mate > v) table_->add_weight(v, mate, totals);
    if (v >= inside_) continue;
    if (mate == matching::no_vertex || mate >= inside_)
      result.downfloaters.push_back(players_[at(v)]);
    else if (v < mate)
      result.pairs.emplace_back(players_[at(v)], players_[at(mate)]);
  }
  result.criteria = table_->values(totals);
  return result;
}

}  // namespace bloesem::swiss::dutch
