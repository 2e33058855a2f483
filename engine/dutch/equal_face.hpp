// The face of a bracket that has been paired, with the pairing as its current matching: what else is on it?
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "engine/dutch/solve/blossom/bracket_face.hpp"
#include "engine/swiss/equal_candidates.hpp"

namespace bloesem::swiss::dutch {

class EqualFace {
 public:
  using Pairs = std::span<const std::pair<Position, Position>>;

  // Takes the best candidates of the problem. False if these pairs are none of them. Requires that
  // BracketFace::refuses does not refuse the problem.
  bool take(const BracketProblem& problem, Pairs pairs);

  // Makes an equal candidate without this pair, one of take(), the current one. False if there is none.
  bool find_without(std::size_t pair);
  // The same with a candidate whose downfloaters comply. Errors: TooLarge after too many sets of downfloaters.
  using Complies = std::function<bool(std::span<const Position> downfloaters)>;
  [[nodiscard]] Result<bool> find_without(std::size_t pair, const Complies& complies);

  // Returns the current candidate as its difference from the pairs.
  [[nodiscard]] EqualCandidate current() const;
  [[nodiscard]] std::vector<Position> current_downfloaters() const {
    return positions(downfloaters(best_.face()));
  }
  // Returns the players of the bracket, and all looked ahead to, whom the current matching leaves single.
  [[nodiscard]] std::vector<Position> single_inside_or_ahead() const;
  // True if those looked ahead to are in the graph.
  [[nodiscard]] bool looks_ahead() const noexcept {
    return static_cast<std::size_t>(best_.inside()) < best_.players().size();
  }

 private:
  using Vertex = matching::Vertex;

  [[nodiscard]] bool floats_down(const matching::DenseFace& face, Vertex v) const noexcept {
    const Vertex mate = face.mate(v);
    return mate == matching::no_vertex || mate >= best_.inside();
  }
  [[nodiscard]] std::vector<Vertex> downfloaters(const matching::DenseFace& face) const;
  [[nodiscard]] std::vector<Position> positions(std::span<const Vertex> vertices) const;
  [[nodiscard]] bool search(matching::DenseFace& face, std::vector<char> floats, const Complies& complies,
                            int& tries) const;

  BracketFace best_;
  matching::DenseFace paired_;  // narrowed to the pairs
  std::vector<std::pair<Vertex, Vertex>> pairs_;
};

}  // namespace bloesem::swiss::dutch
