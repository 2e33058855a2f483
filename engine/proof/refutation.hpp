// Inequalities about the edges of a graph, and how to derive a contradiction from them, in the text formats of
// the VeriPB family of checkers (docs/proofs.md, section 11). Includes Boost.Multiprecision: include it in
// source files only.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/proof/proof.hpp"
#include "matching/index.hpp"
#include "matching/weighted/heaviest_matching.hpp"

namespace bloesem::proof {

using matching::OddSet;
using matching::Vertex;

// One of the coefficients of a row.
struct RowTerm {
  std::int32_t variable = 0;
  std::int32_t value = 0;  // its place in Refutation::values
};

// The sum of the terms is at least `at_least`. The contradiction takes the row `times` times.
struct Row {
  std::vector<RowTerm> terms;
  Integer at_least;
  Integer times;
};

// There is a variable for each edge: 1 if the edge belongs to the matching. The first rows say for each vertex
// that it has one edge at most. From these follows for each odd set B that it contains (|B| - 1) / 2 edges at
// most, which the contradiction takes z times.
class Refutation {
 public:
  // Adds the rows of the vertices.
  explicit Refutation(Vertex vertices);

  // Adds a variable and returns its number. `other`: no_vertex if the variable concerns one vertex only.
  std::int32_t add_variable(Vertex vertex, Vertex other);
  // Returns the place of a coefficient, which is added.
  std::int32_t add_value(Integer value);
  void add_row(Row row) { rows_.push_back(std::move(row)); }
  // Adds "at least `at_least` of these variables", or if `negative` "at most -`at_least`".
  void add_count(const std::vector<std::int32_t>& variables, bool negative, Integer at_least, Integer times);
  void add_set(OddSet set) { sets_.push_back(std::move(set)); }
  // Takes the row of a vertex this many times.
  void take_vertex(Vertex v, Integer times) { rows_[at(v)].times = std::move(times); }
  // Adds a line of comment.
  void add_note(std::string note) { notes_.push_back(std::move(note)); }

  [[nodiscard]] std::int32_t variables() const noexcept { return static_cast<std::int32_t>(ends_.size()); }
  // Returns the variables of a vertex, ascending.
  [[nodiscard]] std::vector<std::int32_t> variables_of(Vertex v) const;

  // Returns the problem (.opb).
  [[nodiscard]] std::string problem_text() const;
  // Returns its refutation (.pbp); nothing if the sum of all that is taken is no contradiction.
  [[nodiscard]] std::optional<std::string> proof_text() const;

 private:
  [[nodiscard]] std::optional<std::vector<Integer>> slacks() const;
  [[nodiscard]] bool leaves(std::int32_t variable, const OddSet& set) const;
  [[nodiscard]] std::string set_line(const OddSet& set) const;

  std::vector<std::pair<Vertex, Vertex>> ends_;  // by variable
  std::vector<Integer> values_;
  std::vector<Row> rows_;
  std::vector<OddSet> sets_;
  std::vector<std::string> notes_;
};

}  // namespace bloesem::proof
