#include "matching/face/mate_search.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <vector>

#include "matching/face/dense_face.hpp"
#include "tests/support/random.hpp"

namespace bloesem::matching {
namespace {

using test::Random;
using MatesOfAll = std::vector<Vertex>;

struct FaceMatrix {
  Vertex n = 0;
  std::vector<std::int64_t> weights;  // doubled
  std::int64_t operator()(Vertex u, Vertex v) const { return weights[at(u * n + v)]; }
};

struct FaceGraph {
  BitRows rows;
  FaceMatrix weights;
};

FaceGraph random_face_graph(Random& random) {
  const auto n = random.between<Vertex>(2, 11);
  FaceGraph made{{}, {n, std::vector<std::int64_t>(at(n * n), 0)}};
  made.rows.reset(n, n);
  const int percent = random.between(30, 100);
  const std::int64_t most = random.between<std::int64_t>(0, 6);
  for (Vertex u = 0; u < n; ++u) {
    for (Vertex v = u + 1; v < n; ++v) {
      if (!random.chance(percent)) continue;
      made.rows.set(u, v), made.rows.set(v, u);
      const std::int64_t weight = 2 * random.between<std::int64_t>(0, most);
      made.weights.weights[at(u * n + v)] = made.weights.weights[at(v * n + u)] = weight;
    }
  }
  return made;
}

void solve_weighed(const FaceGraph& graph, DenseFace& face) {
  std::vector<Vertex> all(at(graph.weights.n));
  std::iota(all.begin(), all.end(), 0);
  BlossomSolver<std::int64_t, FaceMatrix> solver;
  solver.reset(graph.rows, graph.weights, all, graph.weights.n);
  solver.start_cold();
  solver.start_greedily();
  solver.solve();
  face.assign(solver, graph.weights.n);
}

template <class Visit>
void visit_matchings(const BitRows& rows, Vertex v, MatesOfAll& mates, const Visit& visit) {
  while (at(v) < mates.size() && mates[at(v)] != no_vertex) ++v;
  if (at(v) == mates.size()) return visit(mates);
  visit_matchings(rows, v + 1, mates, visit);
  any_bit(rows.row(v), rows.words(), [&](Vertex u) {
    if (u < v || mates[at(u)] != no_vertex) return false;
    mates[at(v)] = u;
    mates[at(u)] = v;
    visit_matchings(rows, v + 1, mates, visit);
    mates[at(v)] = mates[at(u)] = no_vertex;
    return false;
  });
}

std::vector<MatesOfAll> heaviest_of(const FaceGraph& graph) {
  std::vector<MatesOfAll> best;
  std::int64_t most = -1;
  MatesOfAll mates(at(graph.weights.n), no_vertex);
  visit_matchings(graph.rows, 0, mates, [&](const MatesOfAll& each) {
    std::int64_t weight = 0;
    for (Vertex v = 0; v < graph.weights.n; ++v)
      if (each[at(v)] > v) weight += graph.weights(v, each[at(v)]);
    if (weight > most) best.clear(), most = weight;
    if (weight == most) best.push_back(each);
  });
  return best;
}

MatesOfAll mates_in(const DenseFace& face) {
  MatesOfAll mates;
  for (Vertex v = 0; v < face.vertices(); ++v) mates.push_back(face.mate(v));
  return mates;
}

// Checks that no matching of `left` has a pair that the last search bars.
void expect_barred(const MateSearch& search, const std::vector<MatesOfAll>& left, int& pairs) {
  search.for_each_barred([&](Vertex u, const BitWord* barred) {
    any_bit(barred, 1, [&](Vertex v) {
      ++pairs;
      EXPECT_TRUE(
          std::none_of(left.begin(), left.end(), [&](const MatesOfAll& each) { return each[at(u)] == v; }))
          << u << ' ' << v;
      return false;
    });
  });
}

// Compares the mates found of every vertex with those in the matchings `left`, and finds a matching with each.
void expect_mates(MateSearch& search, const DenseFace& face, const std::vector<MatesOfAll>& left, int& barred) {
  for (const Vertex v : face.alive()) {
    [[maybe_unused]] const BitWord* const found = search.find(face.parts(), mates_in(face), v);
    expect_barred(search, left, barred);
    for (Vertex u = 0; u < face.vertices(); ++u) {
      MatesOfAll mates = mates_in(face);
      const bool found = (search.find(face.parts(), mates, v)[0] >> u & 1U) != 0;
      const bool possible =
          std::any_of(left.begin(), left.end(), [&](const MatesOfAll& each) { return each[at(v)] == u; });
      ASSERT_EQ(found, possible) << v << ' ' << u;
      if (!found) continue;
      search.pair(face.parts(), mates, v, u);
      ASSERT_EQ(mates[at(v)], u);
      ASSERT_NE(std::find(left.begin(), left.end(), mates), left.end()) << v << ' ' << u;
    }
  }
}

// Checks a search that is told what a face has lost. Returns false if it had to begin anew.
bool expect_followed(MateSearch& search, const DenseFace& face, const std::vector<Vertex>& changed,
                     const std::vector<MatesOfAll>& left) {
  const MatesOfAll mates = mates_in(face);
  const bool follows = search.follow(face.parts(), mates, changed);
  bool drawn = follows;
  for (const Vertex v : face.alive()) {
    const BitWord found =
        (drawn ? search.find_again(face.parts(), mates, v) : search.find(face.parts(), mates, v))[0];
    drawn = true;
    BitWord possible = 0;
    for (const MatesOfAll& each : left)
      if (each[at(v)] != no_vertex) possible |= BitWord{1} << each[at(v)].value();
    EXPECT_EQ(found, possible) << v;
  }
  return follows;
}

// Lemma B12.
TEST(MateSearch, FindsTheMatesInAllMatchingsOfAFace) {
  Random random(31);
  MateSearch search;
  DenseFace face;
  int with_sets = 0;
  int nested = 0;
  int barred = 0;
  for (int i = 0; i < 10'000 && !testing::Test::HasFailure(); ++i) {
    SCOPED_TRACE(i);
    const FaceGraph graph = random_face_graph(random);
    solve_weighed(graph, face);
    std::vector<MatesOfAll> left = heaviest_of(graph);
    with_sets += face.parts().sets.empty() ? 0 : 1;
    nested += face.parts().sets.greatest_depth() > 1 ? 1 : 0;
    while (!face.alive().empty() && !testing::Test::HasFailure()) {
      expect_mates(search, face, left, barred);
      const Vertex v =
          face.alive()[at(random.between<Vertex>(0, static_cast<Vertex>(face.alive().size()) - 1))];
      if (!std::all_of(left.begin(), left.end(), [&](const MatesOfAll& each) { return each[at(v)] >= 0; }))
        break;
      const bool smallest = random.chance(50);
      smallest ? face.settle_smallest(v) : face.settle_greatest(v);
      const auto worse = [&](const MatesOfAll& a, const MatesOfAll& b) { return a[at(v)] < b[at(v)]; };
      const Vertex wanted = (smallest ? *std::min_element(left.begin(), left.end(), worse)
                                      : *std::max_element(left.begin(), left.end(), worse))[at(v)];
      ASSERT_EQ(face.mate(v), wanted);
      std::erase_if(left, [&](const MatesOfAll& each) { return each[at(v)] != wanted; });
    }
  }
  EXPECT_GT(with_sets, 1'500);
  EXPECT_GT(nested, 300);
  EXPECT_GT(barred, 1'000);
}

// Decides about some vertices, each below a random one or not, and settles others.
TEST(MateSearch, FollowsWhatAFaceLoses) {
  Random random(32);
  MateSearch search;
  DenseFace face;
  int followed = 0;
  int with_sets = 0;
  int anew = 0;
  for (int i = 0; i < 10'000 && !testing::Test::HasFailure(); ++i) {
    SCOPED_TRACE(i);
    const FaceGraph graph = random_face_graph(random);
    solve_weighed(graph, face);
    std::vector<MatesOfAll> left = heaviest_of(graph);
    if (face.alive().empty()) continue;
    [[maybe_unused]] const BitWord* const found = search.find(face.parts(), mates_in(face), face.alive()[0]);
    for (int step = 0; step < 8 && face.alive().size() > 2 && !testing::Test::HasFailure(); ++step) {
      const Vertex v =
          face.alive()[at(random.between<Vertex>(0, static_cast<Vertex>(face.alive().size()) - 1))];
      std::vector<Vertex> changed = {v};
      const bool covered =
          std::all_of(left.begin(), left.end(), [&](const MatesOfAll& each) { return each[at(v)] >= 0; });
      if (covered && random.chance(50)) {
        face.settle_smallest(v);
        changed.push_back(face.mate(v));
        std::erase_if(left, [&](const MatesOfAll& each) { return each[at(v)] != face.mate(v); });
      } else {
        const Vertex end = random.between<Vertex>(0, graph.weights.n);
        const bool below = face.decide_partner_below(v, end);
        const auto differs = [&](const MatesOfAll& each) {
          return (each[at(v)] != no_vertex && each[at(v)] < end) != below;
        };
        std::erase_if(left, differs);
        ASSERT_FALSE(left.empty());
        if (!below) changed.clear();
      }
      const bool follows = expect_followed(search, face, changed, left);
      ++(follows ? followed : anew);
      with_sets += follows && !face.parts().sets.empty() ? 1 : 0;
    }
  }
  EXPECT_GT(followed, 10'000);
  EXPECT_GT(with_sets, 1'000);
  EXPECT_GT(anew, 100);
}

}  // namespace
}  // namespace bloesem::matching
