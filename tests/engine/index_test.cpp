// Player indices, positions, bracket numbers and vertices are types of their own.
#include "bloesem/index.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <type_traits>
#include <unordered_set>
#include <utility>
#include <vector>

#include "bloesem/player_index.hpp"
#include "engine/swiss/barred_partners.hpp"
#include "engine/swiss/bracket_view.hpp"
#include "matching/graph/vertex.hpp"

namespace bloesem {
namespace {

using matching::Vertex;
using swiss::BracketNumber;
using swiss::Position;

// A list of both is made or compared element by element, so these cover std::vector, std::pair and
// std::optional.
template <class A, class B>
concept Comparable = requires(A a, B b) {
  a == b;
}
|| requires(A a, B b) { a != b; }
|| requires(A a, B b) { a < b; }
|| requires(A a, B b) { a <= b; }
|| requires(A a, B b) { a > b; }
|| requires(A a, B b) { a >= b; };
template <class A, class B>
concept Summable = requires(A a, B b) {
  a + b;
}
|| requires(A a, B b) { a - b; }
|| requires(A a, B b) { a += b; }
|| requires(A a, B b) { a -= b; };

template <class A, class B>
constexpr bool strangers = !std::is_convertible_v<A, B> && !std::is_constructible_v<A, B> &&
                           !std::is_assignable_v<A&, B> && !Comparable<A, B> && !Summable<A, B>;

template <class A, class... Others>
constexpr bool stranger_to_all = (strangers<A, Others> && ...) && (strangers<Others, A> && ...);

static_assert(stranger_to_all<PlayerIndex, Position, BracketNumber, Vertex>);
static_assert(stranger_to_all<Position, BracketNumber, Vertex>);
static_assert(stranger_to_all<BracketNumber, Vertex>);

static_assert(!std::is_constructible_v<std::vector<PlayerIndex>, std::vector<Position>>);
static_assert(!std::is_constructible_v<std::pair<PlayerIndex, PlayerIndex>, std::pair<Position, Position>>);

// The same as an integer in all else: the checks above are not met by a type that can do nothing.
static_assert(std::is_trivial_v<Position> && sizeof(Position) == sizeof(std::int32_t));
static_assert(std::is_convertible_v<int, Position> && std::is_convertible_v<Position, int>);
static_assert(std::is_constructible_v<Position, std::size_t> && !std::is_convertible_v<std::size_t, Position>);
static_assert(Comparable<Position, Position> && Comparable<Position, int> && Summable<Position, int>);
static_assert(std::numeric_limits<Position>::max() == std::numeric_limits<std::int32_t>::max());

TEST(Index, StepsKeepTheKindAndDifferencesAreIntegers) {
  Position p = 3;
  static_assert(std::is_same_v<decltype(p + 1), Position> && std::is_same_v<decltype(p - 1), Position>);
  static_assert(std::is_same_v<decltype(p - p), std::int32_t>);
  EXPECT_EQ(p++, 3);
  EXPECT_EQ(p, 4);
  EXPECT_EQ(--p, 3);
  EXPECT_EQ(p += 5, 8);
  EXPECT_EQ(p -= 6, 2);
  EXPECT_EQ(p + 1 - p, 1);
  EXPECT_EQ(Position(), 0);
  EXPECT_EQ(Position(std::size_t{7}).value(), 7);
}

TEST(Index, IsAKeyAndANumberInText) {
  EXPECT_TRUE((std::unordered_set<PlayerIndex>{1, 2}.contains(2)));
  EXPECT_EQ(std::to_string(Vertex(12)), "12");
}

}  // namespace
}  // namespace bloesem
