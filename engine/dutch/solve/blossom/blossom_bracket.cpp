#include "engine/dutch/solve/blossom/blossom_bracket.hpp"

#include <algorithm>
#include <span>
#include <vector>

#include "criteria/mask_facts.hpp"
#include "criteria/weight_table.hpp"
#include "engine/dutch/solve/blossom/face_order.hpp"
#include "engine/swiss/unwished_pairs.hpp"
#include "matching/face/dense_face.hpp"
#include "matching/face/lexicographic_optimum.hpp"
#include "matching/graph/bit_rows.hpp"
#include "matching/index.hpp"

namespace bloesem::swiss::dutch {
namespace {

using matching::Vertex;

// Up to this size every number that decides the order fits into 64 bits: 42 for the sums of D.2, 14 for nested
// demands, and the solver's headroom.
constexpr std::size_t max_vertices = 16384;

}  // namespace

class BlossomBracketSolver::Worker {
 public:
  // `unwished` may be null.
  BracketPairing solve(const BracketProblem& problem, const UnwishedPairs* unwished) {
    const Bracket& bracket = problem.bracket;
    unwished_ = unwished;
    field_ = &problem.field;
    criteria_ = problem.criteria;
    bracket_ = &bracket;
    players_.assign(bracket.moved_down.begin(), bracket.moved_down.end());
    players_.insert(players_.end(), bracket.residents.begin(), bracket.residents.end());
    moved_down_ = static_cast<Vertex>(bracket.moved_down.size());
    inside_ = ahead_ = size();
    // If all players can be paired inside, C.5 and C.6 allow no downfloater, and the look-ahead criteria do not
    // matter.
    const bool may_close = only_looks_ahead(bracket.kind) && inside_ % 2 == 0 && !bracket.ahead.empty();
    if (may_close) {
      optimise();
      if (closes()) return decide();
    }
    players_.insert(players_.end(), bracket.ahead.begin(), bracket.ahead.end());
    ahead_ = size();
    players_.insert(players_.end(), bracket.below.begin(), bracket.below.end());
    optimise();
    return decide();
  }

  [[nodiscard]] matching::BlossomCounters counters() const noexcept {
    matching::BlossomCounters all = optimum_.counters();
    all += face_.counters();
    return all;
  }
  [[nodiscard]] matching::BlossomCounters face_counters() const noexcept { return face_.counters(); }

 private:
  [[nodiscard]] Vertex size() const noexcept { return static_cast<Vertex>(players_.size()); }
  [[nodiscard]] criteria::Zone zone(Vertex v) const noexcept {
    return v < inside_ ? criteria::Zone::Bracket : v < ahead_ ? criteria::Zone::Next : criteria::Zone::Below;
  }

  // Makes face_ the set of best candidates by the criteria, as a face of the matching problem.
  void optimise() {
    classify();
    connect();
    table_.emplace(criteria_, bracket_->kind, vertices_, joined_);
    rows_.clear();
    for (const Vertex h : samples_)
      for (const Vertex l : samples_)
        rows_.push_back(h < moved_down_ && l < moved_down_ ? matching::no_edge : table_->row(h, l));
    optimum_.solve(edges_, {class_of_, samples_.size(), rows_, &table_->single_rows()}, table_->rows(),
                   table_->layout(), face_);
  }

  // Keeps the classes beyond the bracket few: no criterion distinguishes scores below the next score group.
  [[nodiscard]] criteria::PlayerFacts facts(Vertex v) const noexcept {
    const criteria::PlayerFacts& facts = field_->facts(players_[at(v)]);
    if (zone(v) == criteria::Zone::Bracket) return facts;
    criteria::PlayerFacts beyond = criteria::facts_beyond_bracket(facts);
    if (zone(v) == criteria::Zone::Below) beyond.score = field_->facts(players_.back()).score;
    return beyond;
  }

  void classify() {
    vertices_.clear();
    for (Vertex v = 0; v < size(); ++v) vertices_.push_back({facts(v), zone(v), v < moved_down_});
    class_of_.clear();
    samples_.clear();
    for (Vertex v = 0; v < size(); ++v) {
      const auto alike = std::find_if(samples_.begin(), samples_.end(),
                                      [&](Vertex sample) { return vertices_[at(sample)] == vertices_[at(v)]; });
      class_of_.push_back(static_cast<std::int32_t>(alike - samples_.begin()));
      if (alike == samples_.end()) samples_.push_back(v);
    }
  }

  // Joins the pairs allowed by C.1 and C.3, except of two MDPs.
  void connect() {
    edges_.reset(size(), size());
    joined_.assign(samples_.size() * samples_.size(), 0);
    const auto join = [&](Vertex h, Vertex l) {
      edges_.set(h, l);
      edges_.set(l, h);
      joined_[at(class_of_[at(h)]) * samples_.size() + at(class_of_[at(l)])] = 1;
    };
    for (Vertex h = 0; h < size(); ++h)
      for (Vertex l = h < moved_down_ ? moved_down_ : h + 1; l < size(); ++l)
        if (field_->compatible(players_[at(h)], players_[at(l)])) join(h, l);
  }

  [[nodiscard]] bool closes() const {
    for (Vertex v = 0; v < size(); ++v)
      if (face_.mate(v) == matching::no_vertex) return false;
    return true;
  }

  BracketPairing decide() {
    BracketPairing result;
    if (unwished_ != nullptr) unwished_->keep_fewest(face_, std::span(players_).first(at(inside_)));
    result.exchanges = order_.choose(face_, moved_down_, inside_);
    std::vector<std::int64_t> totals(table_->layout().digits(), 0);
    for (Vertex v = 0; v < size(); ++v) {
      const Vertex mate = face_.mate(v);
      if (mate > v) {
        for (const matching::Term& term : table_->rows().row(static_cast<std::size_t>(table_->row(v, mate))))
          totals[static_cast<std::size_t>(term.digit)] += term.value;
      }
      if (v >= inside_) continue;
      if (mate == matching::no_vertex || mate >= inside_)
        result.downfloaters.push_back(players_[at(v)]);
      else if (v < mate)
        result.pairs.emplace_back(players_[at(v)], players_[at(mate)]);
    }
    result.criteria = table_->values(totals);
    return result;
  }

  const RoundField* field_ = nullptr;
  criteria::CriteriaTable criteria_;
  const Bracket* bracket_ = nullptr;
  const UnwishedPairs* unwished_ = nullptr;
  // The bracket as a graph: vertices are its players and then all who are looked ahead to, in rank order.
  std::vector<Position> players_;
  Vertex moved_down_ = 0;  // vertices below this are MDPs
  Vertex inside_ = 0;      // vertices below this belong to the bracket
  Vertex ahead_ = 0;       // vertices in [inside_, ahead_) are the next score group
  std::vector<criteria::BracketVertex> vertices_;
  std::vector<std::int32_t> class_of_;
  std::vector<Vertex> samples_;
  std::vector<std::int32_t> rows_;  // edge weights by classes of the higher and the lower vertex
  std::vector<char> joined_;        // likewise: nonzero if there is such an edge
  std::optional<criteria::WeightTable> table_;
  matching::BitRows edges_;
  matching::LexicographicOptimum optimum_;
  matching::DenseFace face_;
  FaceOrder order_;
};

BlossomBracketSolver::BlossomBracketSolver() = default;
BlossomBracketSolver::~BlossomBracketSolver() = default;

BracketAnswer BlossomBracketSolver::solve(const BracketProblem& problem) { return solve(problem, nullptr); }

BracketAnswer BlossomBracketSolver::solve(const BracketProblem& problem, const UnwishedPairs& unwished) {
  return solve(problem, &unwished);
}

BracketAnswer BlossomBracketSolver::solve(const BracketProblem& problem, const UnwishedPairs* unwished) {
  if (problem.vertices() > max_vertices) return Declined{Decline::TooManyPlayers};
  const criteria::BracketKind kind = problem.bracket.kind;
  if (!problem.criteria.singles_first(kind) || !problem.criteria.known_beyond(kind))
    return Declined{Decline::Criteria};
  if (!worker_) worker_ = std::make_unique<Worker>();
  return worker_->solve(problem, unwished);
}

Effort BlossomBracketSolver::effort() const noexcept {
  return {0, worker_ ? worker_->counters() : matching::BlossomCounters{}};
}

matching::BlossomCounters BlossomBracketSolver::face_counters() const noexcept {
  return worker_ ? worker_->face_counters() : matching::BlossomCounters{};
}

}  // namespace bloesem::swiss::dutch
