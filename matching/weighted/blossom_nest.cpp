#include "matching/weighted/blossom_nest.hpp"

#include <algorithm>
#include <numeric>

namespace bloesem::matching {

void BlossomNest::reset(Vertex vertices) {
  BLOESEM_ASSERT(vertices >= 0);
  vertices_ = vertices;
  const std::size_t n = at(vertices);
  const std::size_t nodes = at(max_nodes());
  mate_.assign(n, no_vertex);
  next_.assign(n, no_vertex);
  for (std::vector<Vertex>* list : {&label_, &node_of_}) {
    list->resize(n);
    std::iota(list->begin(), list->end(), 0);
  }
  parent_.assign(nodes, no_vertex);
  for (std::vector<Vertex>* list : {&base_, &first_, &last_, &label_of_}) {
    list->resize(nodes);
    std::iota(list->begin(), list->begin() + vertices, 0);
    std::fill(list->begin() + vertices, list->end(), no_vertex);
  }
  size_.assign(nodes, 1);
  if (children_.size() < nodes - n) children_.resize(nodes - n), links_.resize(nodes - n);
  unused_.clear();
  for (Node b = max_nodes(); b-- > vertices;) unused_.push_back(b);
}

BlossomNest::Node BlossomNest::contract(std::span<const Node> children, std::span<const Link> links) {
  BLOESEM_ASSERT(children.size() >= 3 && children.size() % 2 == 1 && links.size() == children.size());
  BLOESEM_ASSERT(!unused_.empty());
  const Node b = unused_.back();
  unused_.pop_back();
  children_[at(b - vertices_)].assign(children.begin(), children.end());
  links_[at(b - vertices_)].assign(links.begin(), links.end());
  parent_[at(b)] = no_vertex;
  base_[at(b)] = base_[at(children.front())];
  first_[at(b)] = first_[at(children.front())];
  last_[at(b)] = last_[at(children.back())];
  const Node largest = *std::max_element(children.begin(), children.end(),
                                         [&](Node c, Node d) { return size_[at(c)] < size_[at(d)]; });
  label_of_[at(b)] = label_of_[at(largest)];
  node_of_[at(label_of_[at(b)])] = b;
  size_[at(b)] = 0;
  for (std::size_t i = 0; i < children.size(); ++i) {
    parent_[at(children[i])] = b;
    size_[at(b)] += size_[at(children[i])];
    if (children[i] != largest) relabel(children[i], label_of_[at(b)]);
    if (i + 1 < children.size()) next_[at(last_[at(children[i])])] = first_[at(children[i + 1])];
  }
  BLOESEM_ASSERT_HEAVY(is_consistent(b));
  return b;
}

void BlossomNest::relabel(Node b, Vertex label) {
  for_each_vertex(b, [&](Vertex v) { label_[at(v)] = label; });
}

void BlossomNest::open(Node b) {
  BLOESEM_ASSERT(is_blossom(b) && parent_[at(b)] == no_vertex && base_[at(b)] != no_vertex);
  for (const Node child : children(b)) {
    parent_[at(child)] = no_vertex;
    if (label_of_[at(child)] != label_of_[at(b)]) relabel(child, label_of_[at(child)]);
    node_of_[at(label_of_[at(child)])] = child;
  }
  base_[at(b)] = no_vertex;
  unused_.push_back(b);
}

BlossomNest::Node BlossomNest::child_with(Node b, Vertex v) const noexcept {
  BLOESEM_ASSERT(is_blossom(b));
  Node child = v;
  while (parent_[at(child)] != b) child = parent_[at(child)];
  return child;
}

bool BlossomNest::contains(Node b, Vertex v) const noexcept {
  Node node = v;
  while (node != no_vertex && node != b) node = parent_[at(node)];
  return node == b;
}

void BlossomNest::rebase(Node b, Vertex v) {
  BLOESEM_ASSERT_HEAVY(contains(b, v));
  if (!is_blossom(b) || base_[at(b)] == v) return;
  std::vector<Node>& children = children_[at(b - vertices_)];
  std::vector<Link>& links = links_[at(b - vertices_)];
  const Node child = child_with(b, v);
  rebase(child, v);
  const auto place = std::find(children.begin(), children.end(), child) - children.begin();
  match_children(b, static_cast<std::size_t>(place));
  std::rotate(children.begin(), children.begin() + place, children.end());
  std::rotate(links.begin(), links.begin() + place, links.end());
  base_[at(b)] = v;
  BLOESEM_ASSERT_HEAVY(is_consistent(b));
}

// Changes the matching of an odd cycle whose first child is unmatched, so that child `unmatched` is: on the
// side where the path from one to the other has an even number of links, matched and unmatched links change
// places.
void BlossomNest::match_children(Node b, std::size_t unmatched) {
  const std::span<const Node> children = this->children(b);
  const std::span<const Link> links = this->links(b);
  const std::size_t k = children.size();
  const std::size_t begin = unmatched % 2 == 0 ? 0 : unmatched + 1;
  const std::size_t end = unmatched % 2 == 0 ? unmatched : k;
  for (std::size_t j = begin; j < end; j += 2) {
    const Link& link = links[j];
    rebase(children[j], link.from);
    rebase(children[(j + 1) % k], link.to);
    join(link.from, link.to);
  }
}

bool BlossomNest::is_consistent() const {
  for (Vertex v = 0; v < vertices_; ++v) {
    if (mate_[at(v)] != no_vertex && (mate_[at(v)] == v || mate_[at(mate_[at(v)])] != v)) return false;
    Node outermost = v;
    while (parent_[at(outermost)] != no_vertex) outermost = parent_[at(outermost)];
    if (outer(v) != outermost) return false;
  }
  bool consistent = true;
  for_each_blossom([&](Node b) { consistent = consistent && is_consistent(b); });
  return consistent;
}

bool BlossomNest::is_consistent(Node b) const {
  const std::span<const Node> children = this->children(b);
  const std::span<const Link> links = this->links(b);
  if (children.size() < 3 || children.size() % 2 == 0 || base(b) != base(children.front())) return false;
  std::size_t vertices = 0;
  for_each_vertex(b, [&](Vertex v) { vertices += contains(b, v) ? 1 : 2; });
  for (std::size_t i = 0; i < children.size(); ++i) {
    const auto& [from, to] = links[i];
    if (parent(children[i]) != b || !contains(children[i], from)) return false;
    if (!contains(children[(i + 1) % children.size()], to)) return false;
    if (i % 2 == 1 && (mate(from) != to || base(children[i]) != from)) return false;
    for_each_vertex(children[i], [&](Vertex) { --vertices; });
  }
  return vertices == 0;
}

}  // namespace bloesem::matching
