#include "engine/proof/vertex_classes.hpp"

#include <map>
#include <utility>

namespace bloesem::proof {
namespace {

// Numbers for pairs of a class and a label, in the order of first occurrence. Labels are few within a class, or
// the map takes over.
class PartNumbers {
 public:
  explicit PartNumbers(std::int32_t classes) : last_(at(classes)) {}

  std::int32_t number(std::int32_t c, std::int32_t label) {
    Last& last = last_[at(c)];
    if (last.number < 0 || last.label != label) {
      const auto next = static_cast<std::int32_t>(old_.size());
      const auto [place, is_new] = numbers_.try_emplace({c, label}, next);
      if (is_new) old_.push_back(c);
      last = {label, place->second};
    }
    return last.number;
  }
  // Returns the class that each part belonged to.
  [[nodiscard]] const std::vector<std::int32_t>& old() const noexcept { return old_; }

 private:
  struct Last {
    std::int32_t label = 0;
    std::int32_t number = -1;
  };
  std::vector<Last> last_;  // by class: the latest answer
  std::map<std::pair<std::int32_t, std::int32_t>, std::int32_t> numbers_;
  std::vector<std::int32_t> old_;
};

}  // namespace

VertexClasses::VertexClasses(std::vector<std::int32_t> class_of, std::int32_t classes)
    : class_of_(std::move(class_of)), members_(at(classes)), bound_(at(classes)) {
  for (std::size_t v = 0; v < class_of_.size(); ++v) {
    Members& some = members_[at(class_of_[v])];
    some.vertices.push_back(static_cast<Vertex>(v));
    ++some.size;
  }
  widen(at(classes));
}

void VertexClasses::widen(std::size_t stride) {
  std::vector<char> wider(stride * stride);
  for (std::size_t h = 0; h < std::min(stride_, stride); ++h)
    std::copy_n(joined_.begin() + static_cast<std::ptrdiff_t>(h * stride_), std::min(stride_, stride),
                wider.begin() + static_cast<std::ptrdiff_t>(h * stride));
  joined_ = std::move(wider);
  stride_ = stride;
}

void VertexClasses::divide(const std::vector<std::int32_t>& labels) {
  visits_ += static_cast<std::int64_t>(class_of_.size());
  PartNumbers parts(classes());
  for (std::size_t v = 0; v < class_of_.size(); ++v)
    if (class_of_[v] != removed) class_of_[v] = parts.number(class_of_[v], labels[v]);
  const std::vector<std::int32_t>& old = parts.old();
  std::vector<char> joined_now(old.size() * old.size());
  std::vector<char> bound_now(old.size());
  for (std::size_t h = 0; h < old.size(); ++h) {
    bound_now[h] = bound_[at(old[h])];
    for (std::size_t l = 0; l < old.size(); ++l)
      joined_now[h * old.size() + l] = joined(old[h], old[l]) ? 1 : 0;
  }
  joined_ = std::move(joined_now);
  stride_ = old.size();
  bound_ = std::move(bound_now);
  members_.assign(old.size(), {});
  for (std::size_t v = 0; v < class_of_.size(); ++v) {
    if (class_of_[v] == removed) continue;
    Members& some = members_[at(class_of_[v])];
    some.vertices.push_back(static_cast<Vertex>(v));
    ++some.size;
  }
}

void VertexClasses::leave(Vertex v, std::int32_t next) {
  const std::int32_t c = class_of(v);
  class_of_[at(v)] = next;
  Members& some = members_[at(c)];
  --some.size;
  if (2 * at(some.size) < some.vertices.size()) {
    visits_ += std::ssize(some.vertices);
    std::erase_if(some.vertices, [&](Vertex u) { return class_of(u) != c; });
    some.first = 0;
  }
  while (some.size > 0 && class_of(some.vertices[some.first]) != c) ++some.first;
}

void VertexClasses::remove(Vertex v) { leave(v, removed); }

void VertexClasses::isolate(Vertex v) {
  const std::int32_t c = class_of(v);
  if (size(c) == 1) return;
  const std::int32_t own = classes();
  leave(v, own);
  members_.push_back({{v}, 0, 1});
  bound_.push_back(bound_[at(c)]);
  if (stride_ < members_.size()) widen(2 * members_.size());
  for (std::int32_t d = 0; d < own; ++d) {
    join(own, d, joined(c, d));
    join(d, own, joined(d, c));
  }
  join(own, own, joined(c, c));
}

}  // namespace bloesem::proof
