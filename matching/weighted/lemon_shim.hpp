// LEMON 1.3.1 with two repairs, without which weights of class type neither compile in C++20 nor link: ArrayMap
// calls members of std::allocator that C++20 removed, so maps of class and enum values use VectorMap instead;
// and the scale constants are declared in their classes but defined nowhere.
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
const int MaxWeightedFractionalMatching<G, W>::dualScale;
template <class G, class W>
const int MaxWeightedFractionalMatching<G, W>::primalScale;

}  // namespace lemon
