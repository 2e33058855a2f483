// LEMON 1.3.1 under C++20. Two repairs, without which no program with non-built-in weights compiles or links:
// its ArrayMap calls std::allocator members that C++20 removed (so maps of class and enum values go to
// VectorMap), and its scale constants are declared in class but never defined.
#pragma once

#define LEMON_ONLY_TEMPLATES
#include <lemon/bits/default_map.h>

#include <type_traits>

namespace lemon {

template <class Graph, class Item, class Value>
requires(!std::is_arithmetic_v<Value> &&
         !std::is_pointer_v<Value>) struct DefaultMapSelector<Graph, Item, Value> {
  using Map = VectorMap<Graph, Item, Value>;
};

}  // namespace lemon

#include <lemon/matching.h>

namespace lemon {

template <class G, class W>
const int MaxWeightedMatching<G, W>::dualScale;
template <class G, class W>
const int MaxWeightedPerfectMatching<G, W>::dualScale;
template <class G, class W>
const int MaxWeightedFractionalMatching<G, W>::dualScale;
template <class G, class W>
const int MaxWeightedFractionalMatching<G, W>::primalScale;
template <class G, class W>
const int MaxWeightedPerfectFractionalMatching<G, W>::dualScale;
template <class G, class W>
const int MaxWeightedPerfectFractionalMatching<G, W>::primalScale;

}  // namespace lemon
