#include "engine/proof/refutation.hpp"

#include <algorithm>

#include "engine/proof/integer_text.hpp"
#include "matching/graph/vertex.hpp"

namespace bloesem::proof {
namespace {

using matching::no_vertex;

// Places of the coefficients of rows that count.
constexpr std::int32_t plus_one = 0;
constexpr std::int32_t minus_one = 1;

std::string variable_name(std::int32_t variable) { return 'x' + std::to_string(variable + 1); }

// True if the ascending set contains the vertex.
bool is_member(const OddSet& set, Vertex v) {
  return v != no_vertex && std::binary_search(set.vertices.begin(), set.vertices.end(), v);
}

Integer most_pairs(const OddSet& set) { return static_cast<std::int64_t>(set.vertices.size() / 2); }

// Appends "WHAT TIMES * +" to a line that derives a sum.
void take(std::string& line, const std::string& what, const Integer& times) {
  if (times == 0) return;
  const bool first = line.size() == 1;
  line += ' ' + what;
  if (times != 1) line += ' ' + decimal(times) + " *";
  if (!first) line += " +";
}

}  // namespace

Refutation::Refutation(Vertex vertices) : values_{1, -1}, rows_(at(vertices)) {
  for (Row& row : rows_) row.at_least = -1;
}

std::int32_t Refutation::add_variable(Vertex vertex, Vertex other) {
  const std::int32_t variable = variables();
  ends_.emplace_back(vertex, other);
  for (const Vertex end : {vertex, other})
    if (end != no_vertex) rows_[at(end)].terms.push_back({variable, minus_one});
  return variable;
}

std::int32_t Refutation::add_value(Integer value) {
  values_.push_back(std::move(value));
  return static_cast<std::int32_t>(values_.size()) - 1;
}

void Refutation::add_count(const std::vector<std::int32_t>& variables, bool negative, Integer at_least,
                           Integer times) {
  Row row{{}, std::move(at_least), std::move(times)};
  for (const std::int32_t variable : variables)
    row.terms.push_back({variable, negative ? minus_one : plus_one});
  add_row(std::move(row));
}

std::vector<std::int32_t> Refutation::variables_of(Vertex v) const {
  std::vector<std::int32_t> result;
  for (const RowTerm& term : rows_[at(v)].terms) result.push_back(term.variable);
  return result;
}

std::string Refutation::problem_text() const {
  std::vector<std::string> coefficients;
  for (const Integer& value : values_) coefficients.push_back(decimal(value));
  std::string text = "* #variable= " + std::to_string(std::max(variables(), 1)) +
                     " #constraint= " + std::to_string(rows_.size()) + '\n';
  for (const std::string& note : notes_) text += "* " + note + '\n';
  for (const Row& row : rows_) {
    for (const RowTerm& term : row.terms)
      text += coefficients[at(term.value)] + ' ' + variable_name(term.variable) + ' ';
    if (row.terms.empty()) text += "0 x1 ";
    text += ">= " + decimal(row.at_least) + " ;\n";
  }
  return text;
}

// Returns by variable what is left over when the sum is taken, as a coefficient below 0; nothing if one is
// above 0, or if the sum is no contradiction.
std::optional<std::vector<Integer>> Refutation::slacks() const {
  std::vector<Integer> slacks(ends_.size());
  Integer at_least = 0;
  for (const Row& row : rows_) {
    at_least += row.times * row.at_least;
    if (row.times == 0) continue;
    for (const RowTerm& term : row.terms) slacks[at(term.variable)] -= row.times * values_[at(term.value)];
  }
  for (const OddSet& set : sets_) {
    at_least -= set.z * most_pairs(set);
    for (std::int32_t x = 0; x < variables(); ++x)
      if (is_member(set, ends_[at(x)].first) && is_member(set, ends_[at(x)].second)) slacks[at(x)] += set.z;
  }
  const bool negative = std::any_of(slacks.begin(), slacks.end(), [](const Integer& s) { return s < 0; });
  if (at_least <= 0 || negative) return std::nullopt;
  return slacks;
}

bool Refutation::leaves(std::int32_t variable, const OddSet& set) const {
  return is_member(set, ends_[at(variable)].first) != is_member(set, ends_[at(variable)].second);
}

// Derives that the set contains (|B| - 1) / 2 pairs at most: the sum of its rows, without the edges that leave
// the set, is divided by 2 and rounded.
std::string Refutation::set_line(const OddSet& set) const {
  std::string line = "p";
  for (const Vertex v : set.vertices) take(line, std::to_string(v.value() + 1), 1);
  for (const Vertex v : set.vertices)
    for (const RowTerm& term : rows_[at(v)].terms)
      if (leaves(term.variable, set)) take(line, variable_name(term.variable), 1);
  return line + " 2 d\n";
}

std::optional<std::string> Refutation::proof_text() const {
  const std::optional<std::vector<Integer>> left = slacks();
  if (!left) return std::nullopt;
  std::string text = "pseudo-Boolean proof version 1.2\nf " + std::to_string(rows_.size()) + '\n';
  for (const OddSet& set : sets_) text += set_line(set);
  std::string sum = "p";
  for (std::size_t r = rows_.size(); r > 0; --r) take(sum, std::to_string(r), rows_[r - 1].times);
  for (std::size_t s = 0; s < sets_.size(); ++s) take(sum, std::to_string(rows_.size() + s + 1), sets_[s].z);
  for (std::int32_t x = 0; x < variables(); ++x) take(sum, variable_name(x), (*left)[at(x)]);
  return text + sum + "\nc " + std::to_string(rows_.size() + sets_.size() + 1) + '\n';
}

}  // namespace bloesem::proof
