// The smallest changes after which a round can be paired: restrictions lifted, players absent.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "matching/graph/bit_rows.hpp"
#include "matching/graph/vertex.hpp"

namespace bloesem::explain {

// The players of a round as vertices, with the pairs that the rules allow. Rows are symmetric, without loops.
struct RepairGraph {
  matching::BitRows legal;
  matching::BitRows
      restricted;  // pairs kept apart by a restriction of the arbiter alone; disjoint from `legal`
  std::vector<char> may_have_bye;  // by vertex
  bool has_bye = true;             // false: the bye was given beforehand

  [[nodiscard]] matching::Vertex players() const noexcept { return legal.rows(); }
};

enum class Means : std::uint8_t { Lifting, Absence, Both };

struct Changes {
  std::vector<std::pair<matching::Vertex, matching::Vertex>> lifted;  // u < v, ascending
  std::vector<matching::Vertex> absent;                               // ascending

  [[nodiscard]] std::size_t size() const noexcept { return lifted.size() + absent.size(); }
  friend auto operator<=>(const Changes&, const Changes&) = default;
};

struct SmallestChanges {
  std::vector<Changes> sets;  // ascending, each of the same size, at least one
  bool all = true;            // false: there may be more sets of this size
};

// Returns the smallest sets of changes by these means after which all players who are present can be paired,
// one of them having the bye if their number is odd (docs/formulation.md#lemma-repair); empty if there is none.
// Lists at most `max_sets`, and fewer in large rounds, but at least one.
[[nodiscard]] std::optional<SmallestChanges> smallest_changes(const RepairGraph& graph, Means means,
                                                              std::size_t max_sets);

}  // namespace bloesem::explain
