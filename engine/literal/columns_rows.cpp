#include "engine/literal/columns_rows.hpp"

#include <algorithm>
#include <optional>

#include "engine/literal/sets.hpp"

namespace bloesem::literal {
namespace {

struct Columns {
  std::vector<Place> white;
  std::vector<Place> black;
};

// 7.3, 7.4: the first n of those who may change.
Mask changing(const ColumnRound& round, Mask larger, int n, ColumnOrder sooner) {
  Mask movers = 0;
  for (const Place p : in_column_order(round, larger, sooner))
    if (size_of(movers) < n && !round[p].bound()) movers |= bit(p);
  return movers;
}

Columns columns_of(const ColumnRound& round, Mask players) {
  Mask white = due(round, players, Colour::White);
  Mask black = players & ~white;
  const int surplus = size_of(white) - size_of(black);
  const Mask movers = surplus > 0 ? changing(round, white, surplus / 2, sooner_to_black)
                                  : changing(round, black, -surplus / 2, sooner_to_white);
  white ^= movers;
  black ^= movers;
  return {in_column_order(round, white, higher_in_white), in_column_order(round, black, higher_in_black)};
}

// 5: the upper half against the lower half.
Columns halves_of(const ColumnRound& round, Mask players) {
  const std::vector<Place> list = by_score(round.field, players);
  const auto middle = list.begin() + static_cast<std::ptrdiff_t>((list.size() + 1) / 2);
  return {{list.begin(), middle}, {middle, list.end()}};
}

// All ways to pair a group, those first that the text tries first: each player of White, from the top, with the
// players of Black, then with those of White further below, then with nobody; then the rest of Black. Compared
// are the players who stay over, those of them whom nobody of the next group may meet, pairs within a column.
class Rows {
 public:
  Rows(ColumnRound& round, const ColumnGroup& group, const Columns& columns)
      : round_(round), group_(group), columns_(columns) {
    const std::vector<Mask> lower = round.groups_below(group.score, group.players);
    if (!lower.empty()) next_ = lower.front();
  }

  // Returns the best pairs, the first among equals. `across`: only complete rows of one White and one Black.
  std::optional<std::vector<std::pair<Place, Place>>> best(bool across) {
    across_ = across;
    try_rows(group_.players, {0, 0, 0});
    return best_;
  }

 private:
  void try_rows(Mask free, const Value& value) {
    if (!best_value_.empty() && value >= best_value_) return;
    if (free == 0) return judge(value);
    const bool in_white =
        std::any_of(columns_.white.begin(), columns_.white.end(), [&](Place p) { return has(free, p); });
    const Place p = first_free(in_white ? columns_.white : columns_.black, free);
    if (in_white) try_column(p, columns_.black, free, value);
    if (across_) return;
    Value same = value;
    ++same[2];
    try_column(p, in_white ? columns_.white : columns_.black, free, same);
    Value alone = value;
    ++alone[0];
    if (!round_.rules.by_buchholz && round_.opponents(p, next_) == 0) ++alone[1];  // 6.4
    alone_ |= bit(p);
    try_rows(free & ~bit(p), alone);
    alone_ &= ~bit(p);
  }

  static Place first_free(const std::vector<Place>& column, Mask free) {
    return *std::find_if(column.begin(), column.end(), [&](Place p) { return has(free, p); });
  }

  void try_column(Place p, const std::vector<Place>& column, Mask free, const Value& value) {
    for (const Place q : column) {
      if (!has(free, q) || !round_.legal(p, q)) continue;
      pairs_.emplace_back(p, q);
      try_rows(free & ~bit(p) & ~bit(q), value);
      pairs_.pop_back();
    }
  }

  void judge(const Value& value) {
    if (!round_.can_pair((round_.left & ~group_.players) | alone_)) return;
    best_ = pairs_;
    best_value_ = value;
  }

  ColumnRound& round_;
  const ColumnGroup& group_;
  const Columns& columns_;
  Mask next_ = 0;
  bool across_ = false;
  Mask alone_ = 0;
  std::vector<std::pair<Place, Place>> pairs_;
  std::optional<std::vector<std::pair<Place, Place>>> best_;
  Value best_value_;
};

}  // namespace

void pair_rows(ColumnRound& round, ColumnGroup& group) {
  const Columns columns =
      round.first_round ? halves_of(round, group.players) : columns_of(round, group.players);
  auto best = Rows(round, group, columns).best(true);
  if (!best) best = Rows(round, group, columns).best(false);
  if (!best) return;
  for (const auto& [a, b] : *best) round.add_pair(a, b);
  group.players &= round.left;
}

}  // namespace bloesem::literal
