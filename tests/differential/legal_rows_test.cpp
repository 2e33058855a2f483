// Legality as bit rows, compared with the field's answer for each pair.
#include "engine/swiss/legal_rows.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <numeric>
#include <vector>

#include "engine/swiss/legal_pairs.hpp"
#include "engine/swiss/system.hpp"
#include "tests/support/random.hpp"

namespace bloesem::test {
namespace {

using swiss::LegalRows;
using swiss::Position;
using swiss::RoundField;

// Random rounds with many absolute preferences, forbidden pairs and large forbidden groups.
Tournament some_tournament(Random& random, int players) {
  Tournament t;
  t.rounds_played = random.between(0, 6);
  t.players.resize(static_cast<std::size_t>(players));
  for (Player& player : t.players) player.rounds.resize(static_cast<std::size_t>(t.rounds_played));
  const bool one_sided = random.chance(50);  // the lower number has White
  for (int round = 0; round < t.rounds_played; ++round) {
    std::vector<PlayerIndex> order(static_cast<std::size_t>(players));
    std::iota(order.begin(), order.end(), 0);
    random.shuffle(order);
    for (std::size_t i = 0; i + 1 < order.size(); i += 2) {
      PlayerIndex white = order[i];
      PlayerIndex black = order[i + 1];
      if (one_sided && white > black) std::swap(white, black);
      const auto r = static_cast<std::size_t>(round);
      t.players[static_cast<std::size_t>(white)].rounds[r] = {black, Colour::White, Outcome::Draw};
      t.players[static_cast<std::size_t>(black)].rounds[r] = {white, Colour::Black, Outcome::Draw};
    }
  }
  for (int groups = random.between(-2, 2); groups > 0; --groups) {
    std::vector<PlayerIndex> group;
    for (int members = random.between(2, 40); members > 0; --members)
      group.push_back(random.between(0, players - 1));
    t.forbidden_groups.push_back(group);
  }
  return t;
}

RoundField field_of(const Tournament& t) {
  return {t, swiss::dutch::baku_2016, {t.rounds_played + 1, 99, {}, {}}};
}

// C.3.
bool colours_agree(const RoundField& field, Position a, Position b) {
  const Colour colour = field.indispensable_colour(a);
  return colour == Colour::None || colour != field.indispensable_colour(b);
}

constexpr int sizes[] = {1, 2, 9, 40, 63, 64, 65, 100, 128, 129, 256, 257, 300};

TEST(LegalMatrix, SaysWhatTheFieldSays) {
  Random random(20261122);
  int legal = 0;
  int illegal = 0;
  for (int run = 0; run < 60; ++run) {
    const RoundField field = field_of(some_tournament(random, sizes[run % std::ssize(sizes)]));
    const swiss::LegalMatrix& matrix = field.legal_matrix();
    ASSERT_EQ(matrix.filled(), static_cast<std::size_t>(field.size()) <= swiss::LegalMatrix::few_players);
    for (Position a = 0; a < field.size(); ++a) {
      const std::vector<Position> barred = field.barred(a);
      for (Position b = 0; b < field.size(); ++b) {
        const bool expected =
            a != b && colours_agree(field, a, b) && !std::binary_search(barred.begin(), barred.end(), b);
        if (a != b) {
          ASSERT_EQ(field.compatible(a, b), expected) << a << ' ' << b;
        }
        ++(expected ? legal : illegal);
        if (!matrix.filled()) continue;
        ASSERT_EQ(matrix.test(a, b), expected) << a << ' ' << b;
      }
    }
    if (!matrix.filled()) continue;
    for (int asked = 0; asked < 300; ++asked) {
      const auto p = random.between<Position>(0, field.size() - 1);
      const auto begin = random.between<Position>(0, field.size());
      const auto end = std::min<Position>(field.size(), begin + random.between(0, 64));
      const matching::BitWord window = matrix.window(p, begin, end);
      for (Position q = begin; q < begin + 64; ++q)
        ASSERT_EQ(window >> (q - begin) & 1U, q < end && matrix.test(p, q) ? 1U : 0U)
            << begin << ' ' << end << ' ' << q;
    }
  }
  EXPECT_GT(legal, 10000);
  EXPECT_GT(illegal, 10000);
}

// Fields with a matrix and, if larger, without.
TEST(LegalRows, SayWhatTheFieldSays) {
  Random random(5);
  int known = 0;
  int without_matrix = 0;
  int groups_without_matrix = 0;
  int in_place = 0;
  for (int run = 0; run < 2000; ++run) {
    const RoundField field = field_of(some_tournament(random, sizes[run % std::ssize(sizes)]));
    const auto begin = random.between<Position>(0, field.size());
    const auto end = std::min<Position>(field.size(), begin + random.between(0, 62));
    std::vector<Position> joining;
    for (Position p = 0; p < begin && joining.size() < 7; ++p)
      if (random.chance(20)) joining.push_back(p);
    LegalRows rows;
    const bool in_order = random.chance(50);
    if (!(in_order ? rows.build_in_order(field, joining, begin, end)
                   : rows.build(field, joining, begin, end))) {
      EXPECT_GT(std::ssize(joining) + end - begin, 64);
      continue;
    }
    ++known;
    groups_without_matrix += field.large_groups() > 0 && !field.legal_matrix().filled() ? 1 : 0;
    without_matrix += field.legal_matrix().filled() ? 0 : 1;
    std::vector<Position> players = joining;
    for (Position p = begin; p < end; ++p) players.push_back(p);
    std::vector<std::size_t> vertices;
    for (std::size_t i = 0; i < players.size(); ++i) {
      const std::size_t in_range =
          static_cast<std::size_t>(std::countr_zero(rows.range(players[i], players[i] + 1)));
      vertices.push_back(i < joining.size() ? rows.vertex(i, players[i]) : in_range);
      ASSERT_EQ(rows.player(vertices[i], joining), players[i]);
    }
    bool numbered = true;
    for (std::size_t i = 0; i < vertices.size(); ++i) numbered = numbered && vertices[i] == i;
    ASSERT_TRUE(numbered || !in_order);
    in_place += numbered ? 0 : 1;
    LegalRows::Row everybody = 0;
    for (const std::size_t v : vertices) everybody |= LegalRows::bit(v);
    ASSERT_EQ(rows.vertices(), everybody);
    for (std::size_t a = 0; a < players.size(); ++a) {
      LegalRows::Row expected = 0;
      for (std::size_t b = 0; b < players.size(); ++b)
        if (a != b && field.compatible(players[a], players[b])) expected |= LegalRows::bit(vertices[b]);
      ASSERT_EQ(rows.rows()[vertices[a]] & everybody, expected);
    }
    LegalRows::Row eligible = 0;
    for (std::size_t i = 0; i < players.size(); ++i)
      if (field.facts(players[i]).bye_eligible) eligible |= LegalRows::bit(vertices[i]);
    ASSERT_EQ(rows.bye_eligible(field, joining), eligible);
  }
  EXPECT_GT(known, 1000);
  EXPECT_GT(without_matrix, 50);
  EXPECT_GT(groups_without_matrix, 5);
  EXPECT_GT(in_place, 100);
}

// Any number of players.
TEST(LegalPairs, FillWhatTheyAnswer) {
  Random random(7);
  for (int run = 0; run < 400; ++run) {
    const RoundField field = field_of(some_tournament(random, sizes[run % std::ssize(sizes)]));
    for (int question = 0; question < 3; ++question) {
      const auto below = random.between<Position>(0, field.size());
      std::vector<Position> players;
      for (Position p = 0; p < below; ++p)
        if (random.chance(20)) players.push_back(p);
      for (Position p = below; p < field.size(); ++p) players.push_back(p);
      const swiss::LegalPairs graph(field, players);
      matching::BitRows rows;
      graph.fill(rows);
      ASSERT_EQ(rows.rows(), graph.size());
      for (matching::Vertex a = 0; a < graph.size(); ++a)
        for (matching::Vertex b = 0; b < graph.size(); ++b)
          ASSERT_EQ(rows.test(a, b), a != b && graph.adjacent(a, b)) << a << ' ' << b;
    }
  }
}

}  // namespace
}  // namespace bloesem::test
