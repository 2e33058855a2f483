#include "engine/dutch/solve/blossom/face_order.hpp"

#include <algorithm>
#include <iterator>

namespace bloesem::swiss::dutch {
namespace {

using matching::Vertex;

// Number of one-bit digits decided by one solve: together with the demands in front they stay well inside 64
// bits.
constexpr int decided_at_once = 40;

}  // namespace

int FaceOrder::choose(matching::DenseFace& face, Vertex moved_down, Vertex inside,
                      std::span<const int> scores) {
  face_ = &face;
  moved_down_ = moved_down;
  inside_ = inside;
  choose_moved_down(scores);
  number_remainder();
  if (pairs_ == 0) return 0;
  uppers_.assign(members_.begin(), members_.begin() + pairs_);
  if (!keep_uppers()) {  // nearly always possible
    choose_how_many_exchanges();
    choose_least_sum();
    choose_who_leaves_s1();
    choose_who_enters_s1();
    uppers_.clear();
    std::copy_if(members_.begin(), members_.end(), std::back_inserter(uppers_),
                 [&](Vertex v) { return is_upper(v); });
    keep_uppers();
  }
  const int exchanges = missing_from_s1();
  for (const Vertex v : uppers_) face_->settle_smallest(v);
  return exchanges;
}

// D.3: pairs the MDPs with the smallest numbers. D.1: their opponents. If the face has fixed how many MDPs of a
// score are paired, it is not asked about those after the last of them.
void FaceOrder::choose_moved_down(std::span<const int> scores) {
  const auto score_of = [&](Vertex m) { return scores.empty() ? 0 : scores[at(m)]; };
  to_pair_.assign(scores.empty() ? 1 : at(scores.back()) + 1, 0);
  for (Vertex m = 0; m < moved_down_; ++m)
    if (scores.empty() || face_->has_partner_below(m, inside_)) ++to_pair_[at(score_of(m))];
  std::vector<Vertex>& paired = uppers_;
  paired.clear();
  for (Vertex m = 0; m < moved_down_; ++m) {
    int& left = to_pair_[at(score_of(m))];
    if (left == 0) {
      face_->part_from_all_below(m, inside_);
    } else if (face_->decide_partner_below(m, inside_)) {
      paired.push_back(m);
      --left;
    }
  }
  for (const Vertex m : paired) face_->settle_smallest(m);
}

void FaceOrder::number_remainder() {
  members_.clear();
  member_.assign(at(inside_), 0);
  pairs_ = 0;
  for (Vertex v = moved_down_; v < inside_; ++v) {
    const Vertex mate = face_->mate(v);
    if (mate != matching::no_vertex && mate < moved_down_) continue;
    member_[at(v)] = 1;
    members_.push_back(v);
    if (mate > v && mate < inside_) ++pairs_;
  }
}

bool FaceOrder::is_upper(Vertex v) const noexcept {
  const Vertex mate = face_->mate(v);
  return mate > v && mate < inside_;
}

int FaceOrder::missing_from_s1() const {
  return static_cast<int>(
      std::count_if(members_.begin(), members_.begin() + pairs_, [&](Vertex v) { return !is_upper(v); }));
}

// Keeps the matchings in which exactly the uppers_ are the higher ranked of a pair.
bool FaceOrder::keep_uppers() {
  upper_.assign(at(inside_), 0);
  for (const Vertex v : uppers_) upper_[at(v)] = 1;
  const auto keep = [&](Vertex higher, Vertex lower) {
    if (!is_member(higher)) return true;  // looked ahead to, or an MDP in the limbo
    if (!is_member(lower)) return upper_[at(higher)] == 0;
    return upper_[at(higher)] != 0 && upper_[at(lower)] == 0;
  };
  return face_->keep_if(keep, uppers_);
}

// D.2.a: as many of the original S1 as possible are uppers.
void FaceOrder::choose_how_many_exchanges() {
  gains_.assign(at(inside_), 0);
  for (int i = 0; i < pairs_; ++i) gains_[at(members_[at(i)])] = 1;
  face_->refine({.members = member_, .by_smaller = gains_, .gradual = true}, pairs_ + 1);
}

// D.2.b: the sum of the uppers' numbers is least. Matchings that are not left may have more pairs inside.
void FaceOrder::choose_least_sum() {
  gains_.assign(at(inside_), 0);
  for (int i = 0; i < size(); ++i) gains_[at(members_[at(i)])] = size() - i;
  face_->refine({.members = member_, .by_smaller = gains_, .gradual = true},
                std::int64_t{size()} * (size() / 2 + 1));
}

// D.2.c: from the last player of S1 up, everyone who can leave S1 does.
void FaceOrder::choose_who_leaves_s1() {
  const int exchanges = missing_from_s1();
  int left = 0;
  for (int end = pairs_; end > 0 && left < exchanges;) {
    const int begin = std::max(0, end - decided_at_once);
    gains_.assign(at(inside_), 0);
    for (int i = begin; i < end; ++i)
      gains_[at(members_[at(i)])] = -(std::int64_t{1} << (decided_at_once - (end - i)));
    face_->refine({.members = member_, .by_smaller = gains_}, std::int64_t{1} << decided_at_once);
    for (int i = begin; i < end; ++i)
      if (!is_upper(members_[at(i)])) ++left;
    end = begin;
  }
}

// D.2.d: from the first player of S2 down, everyone who can enter S1 does.
void FaceOrder::choose_who_enters_s1() {
  const int exchanges = missing_from_s1();
  int entered = 0;
  for (int begin = pairs_; begin < size() && entered < exchanges;) {
    const int end = std::min(size(), begin + decided_at_once);
    gains_.assign(at(inside_), 0);
    for (int i = begin; i < end; ++i)
      gains_[at(members_[at(i)])] = std::int64_t{1} << (decided_at_once - (i - begin));
    face_->refine({.members = member_, .by_smaller = gains_}, std::int64_t{1} << (decided_at_once + 1));
    for (int i = begin; i < end; ++i)
      if (is_upper(members_[at(i)])) ++entered;
    begin = end;
  }
}

}  // namespace bloesem::swiss::dutch
