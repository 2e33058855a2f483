// Section D on the face of a solved bracket: of all candidates that are equal in every criterion, selects the
// one generated first, one decision after another in the order of the rules.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "matching/face/dense_face.hpp"
#include "matching/index.hpp"

namespace bloesem::swiss::dutch {

// Does the same as choose_first_generated (engine/dutch/solve/lemon/order.hpp), by decisions instead of digits.
// Keeps working memory from bracket to bracket.
class FaceOrder {
 public:
  // Narrows the face to the first generated candidate; returns the number of residents exchanged. Vertices
  // below `moved_down` are MDPs, those below `inside` belong to the bracket. If all matchings of the face pair
  // equally many MDPs of each score, `scores` has the number of its score for each MDP, from 0 on; if that is
  // not known, it is empty.
  int choose(matching::DenseFace& face, matching::Vertex moved_down, matching::Vertex inside,
             std::span<const int> scores = {});

 private:
  using Vertex = matching::Vertex;

  void choose_moved_down(std::span<const int> scores);
  void number_remainder();
  [[nodiscard]] int size() const noexcept { return static_cast<int>(members_.size()); }
  [[nodiscard]] bool is_member(Vertex v) const noexcept { return v < inside_ && member_[at(v)] != 0; }
  [[nodiscard]] bool is_upper(Vertex v) const noexcept;
  [[nodiscard]] int missing_from_s1() const;
  bool keep_uppers();
  void choose_how_many_exchanges();
  void choose_least_sum();
  void choose_who_leaves_s1();
  void choose_who_enters_s1();

  matching::DenseFace* face_ = nullptr;
  Vertex moved_down_ = 0;
  Vertex inside_ = 0;
  int pairs_ = 0;
  std::vector<Vertex> members_;  // the remainder, in order of its BSNs
  std::vector<char> member_;     // by vertex
  std::vector<char> upper_;      // by vertex
  std::vector<Vertex> uppers_;
  std::vector<int> to_pair_;  // MDPs at most, by score
  std::vector<std::int64_t> gains_;
};

}  // namespace bloesem::swiss::dutch
