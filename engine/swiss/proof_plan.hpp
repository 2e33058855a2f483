// What the proof of a round claims in a system without downfloaters of the Dutch kind: one matching after the
// other, each with its order of decisions (docs/proofs.md, "Other systems"). Prover and verifier walk any plan.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/swiss/appraisal.hpp"
#include "engine/swiss/colouring.hpp"
#include "engine/swiss/flow.hpp"
#include "engine/swiss/round_field.hpp"
#include "matching/graph/vertex.hpp"

namespace bloesem::swiss {

// A decision of the order among the best matchings, as the given round takes it.
struct OrderDecision {
  enum class Kind : std::uint8_t {
    Refuse,  // the edges of `vertex` to [begin, end), which come earlier, must be refused
    Keep,    // `vertex` is paired with one of [begin, end), which comes first: its other edges are excluded
    Settle,  // as Refuse; then the pair of `vertex` is settled
  };

  Kind kind = Kind::Refuse;
  matching::Vertex vertex = matching::no_vertex;
  matching::Vertex begin = 0;  // after `vertex`
  matching::Vertex end = 0;
};

// A graph with weights, and the order among its heaviest matchings. Vertices of one kind have the same edges,
// but for pairs that are not legal, and the same weights.
struct ProofClaim {
  std::vector<Position> players;      // by vertex
  std::vector<char> bound;            // by vertex: 1 if it must be paired
  std::vector<std::int32_t> kind_of;  // by vertex
  std::int32_t kinds = 0;
  // True if edges may join an earlier and a later vertex of these kinds. Pairs that are not legal are no edges.
  std::function<bool(std::int32_t earlier, std::int32_t later)> joins;
  std::size_t digits = 0;  // of a weight, the most significant first
  // Adds the digits of the weight of such an edge to zeros.
  std::function<void(std::int32_t earlier, std::int32_t later, std::span<std::int64_t>)> weigh;
  std::vector<OrderDecision> order = {};
};

// Says that all matchings which cover the bound vertices are lighter than a weight.
struct ProofCeiling {
  ProofClaim claim;
  std::vector<std::int64_t> weight;  // its digits
};

// How far down a claim looks. A matching that is best without players further down, and complies with what
// they demand, is best with them, too.
enum class ProofZone : std::uint8_t { Bracket, All };

class ProofPlan {
 public:
  ProofPlan() = default;
  ProofPlan(const ProofPlan&) = delete;
  ProofPlan& operator=(const ProofPlan&) = delete;
  virtual ~ProofPlan() = default;

  // Returns the players who may have the bye in the order of the rules: the first one has it without whom the
  // others can be paired.
  [[nodiscard]] virtual std::vector<Position> bye_candidates() const = 0;
  // Returns the names of the claims, in order.
  [[nodiscard]] virtual std::vector<std::string_view> parts() const = 0;
  // Returns a claim about the given round; nothing if it cannot be made with this zone.
  [[nodiscard]] virtual std::optional<ProofClaim> claim(std::size_t part, ProofZone zone) const = 0;
  // Returns what must be shown besides the claim. Requires that the claim can be made.
  [[nodiscard]] virtual std::optional<ProofCeiling> ceiling(std::size_t part, ProofZone zone) const;

  // Puts the player of a pair first whom the system ranks higher. Requires the smaller position first.
  virtual void order(std::pair<Position, Position>& pair) const;
  // Returns the colours of a pair in that order, in systems whose walk gives them.
  [[nodiscard]] virtual std::optional<Colouring> colours(const std::pair<Position, Position>& pair) const;
};

// Returns the plan of a complete legal pairing. The field must outlive it, and what the task points to.
using MakeProofPlan = std::unique_ptr<ProofPlan> (*)(const RoundField& field, const RoundTask& task,
                                                     const CompletePairing& pairing);

// ---- what plans are made of

// Returns the opponents by position; -1 for the player with the bye.
[[nodiscard]] std::vector<Position> opponents_in(const RoundField& field, const CompletePairing& pairing);

// Returns the opponents of the players as vertices, which are the players in this order.
[[nodiscard]] std::vector<matching::Vertex> mates_among(const std::vector<Position>& players,
                                                        std::span<const Position> opponents);

struct VertexRange {
  matching::Vertex begin = 0;
  matching::Vertex end = 0;
};

// Appends the decisions on which vertices from `begin` on are members of a set, the first possible set coming
// first: those that are paired with one of the vertices partners(v). `is_member`: in the given round.
void decide_members(std::vector<OrderDecision>& order, std::span<const char> is_member, matching::Vertex begin,
                    const std::function<VertexRange(matching::Vertex)>& partners);

// Numbers kinds by what distinguishes them.
template <class Kind>
class KindNumbers {
 public:
  // Returns the number of the kind.
  std::int32_t operator()(const Kind& kind) {
    for (std::size_t i = 0; i < kinds_.size(); ++i)
      if (kinds_[i] == kind) return static_cast<std::int32_t>(i);
    kinds_.push_back(kind);
    return static_cast<std::int32_t>(kinds_.size()) - 1;
  }
  [[nodiscard]] const std::vector<Kind>& kinds() const noexcept { return kinds_; }

 private:
  std::vector<Kind> kinds_;
};

}  // namespace bloesem::swiss
