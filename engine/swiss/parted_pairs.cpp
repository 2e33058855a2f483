#include "engine/swiss/parted_pairs.hpp"

#include <array>
#include <cstddef>
#include <iterator>

namespace bloesem::swiss {
namespace {

using matching::BitWord;

// A set of columns.
using Columns = std::vector<BitWord>;

// Returns, for each indispensable colour, the opponents who do not need the same; for None all of them.
std::array<Columns, 3> allowed_by_colour(const RoundField& field, std::span<const Position> opponents) {
  const auto words = static_cast<std::size_t>(matching::words_for(static_cast<int>(opponents.size())));
  std::array<Columns, 3> allowed;
  for (std::size_t colour = 0; colour < allowed.size(); ++colour) {
    allowed[colour].assign(words, 0);
    for (int i = 0; i < std::ssize(opponents); ++i) {
      const auto own = static_cast<std::size_t>(field.indispensable_colour(opponents[matching::at(i)]));
      if (colour == 0 || own != colour) matching::set_bit(allowed[colour].data(), i);
    }
  }
  return allowed;
}

}  // namespace

void fill_legal_rows(const RoundField& field, std::span<const Position> players,
                     std::span<const Position> opponents, matching::BitRows& rows) {
  rows.reset(static_cast<int>(players.size()), static_cast<int>(opponents.size()));
  const std::array<Columns, 3> allowed = allowed_by_colour(field, opponents);
  std::vector<int> columns(matching::at(field.size()), -1);
  for (std::size_t i = 0; i < opponents.size(); ++i) columns[matching::at(opponents[i])] = static_cast<int>(i);
  for (std::size_t i = 0; i < players.size(); ++i) {
    const auto row = static_cast<int>(i);
    const Position p = players[i];
    const auto forbid = [&](Position q) {
      if (const int column = columns[matching::at(q)]; column >= 0) rows.clear(row, column);
    };
    rows.add(row, allowed[static_cast<std::size_t>(field.indispensable_colour(p))].data());
    forbid(p);
    field.for_each_barred(p, forbid);
  }
}

void PartedPairs::fill(matching::BitRows& rows) const {
  fill_legal_rows(*field_, players_, players_, rows);
  std::array<Columns, matching::kinds> parts;
  for (Columns& part : parts) part.assign(matching::at(rows.words()), 0);
  for (matching::Vertex v = 0; v < size(); ++v)
    if (kind(v) != 0) matching::set_bit(parts[kind(v)].data(), v);
  for (matching::Vertex v = 0; v < size(); ++v)
    for (int word = 0; word < rows.words(); ++word) rows.row(v)[word] &= ~parts[kind(v)][matching::at(word)];
}

std::vector<Part> parts_by_colour(const RoundField& field, std::span<const Position> players) {
  std::vector<Part> parts;
  parts.reserve(players.size());
  for (const Position p : players) parts.push_back(static_cast<Part>(field.indispensable_colour(p)));
  return parts;
}

}  // namespace bloesem::swiss
