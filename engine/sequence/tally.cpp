#include "engine/sequence/tally.hpp"

#include <algorithm>
#include <cassert>
#include <functional>

namespace bloesem::sequence {
namespace {

constexpr std::size_t lane = 8;

// Calls visit(higher, lower) for every pair except of two MDPs, who do not meet each other (B.3).
template <class Visit>
void for_each_pair(const Bracket& bracket, std::size_t players, Visit visit) {
  const std::size_t mdps = bracket.moved_down.size();
  for (std::size_t higher = 0; higher < players; ++higher)
    for (std::size_t lower = std::max(higher + 1, mdps); lower < players; ++lower) visit(higher, lower);
}

}  // namespace

TallyTable::TallyTable(const Field& field, const Bracket& bracket, std::span<const Criterion> criteria)
    : field_(field),
      bracket_(bracket),
      below_(Shape{field, bracket}.below()),
      seats_(bracket.moved_down.size() + bracket.residents.size()) {
  const std::vector<Place> players = bracket.players();
  std::vector<Game> games;
  for_each_pair(bracket, seats_, [&](std::size_t higher, std::size_t lower) {
    games.push_back(game_of(field[players[higher]], field[players[lower]]));
  });
  for (const Criterion& criterion : criteria) {
    if (!contains(criterion.in_force, bracket.kind)) continue;
    Row row{&criterion, width_, {}};
    if (criterion.is_list) choose_differences(row, players, games);
    looks_ahead_ = looks_ahead_ || criterion.of_outlook != nullptr;
    width_ += criterion.is_list ? row.differences.size() : 1;
    rows_.push_back(std::move(row));
  }
  width_ = (width_ + lane - 1) / lane * lane;

  pairs_.resize(seats_ * seats_ * width_);
  auto game = games.begin();
  for_each_pair(bracket, seats_, [&](std::size_t higher, std::size_t lower) {
    for (const Row& row : rows_)
      if (row.criterion->of_pair != nullptr)
        add(row, row.criterion->of_pair(*game), pairs_.data() + (higher * seats_ + lower) * width_);
    ++game;
  });
  downfloaters_.resize(seats_ * width_);
  for (std::size_t seat = 0; seat < seats_; ++seat)
    for (const Row& row : rows_)
      if (row.criterion->of_downfloater != nullptr)
        add(row, row.criterion->of_downfloater({field[players[seat]], below_, bracket.is_mdp(players[seat])}),
            downfloaters_.data() + seat * width_);
}

void TallyTable::choose_differences(Row& row, std::span<const Place> players,
                                    std::span<const Game> games) const {
  std::vector<Points>& list = row.differences;
  const auto choose = [&](const Cost& cost) {
    if (cost.amount > 0) list.push_back(cost.difference);
  };
  if (row.criterion->of_pair != nullptr)
    for (const Game& game : games) choose(row.criterion->of_pair(game));
  const auto choose_outlook = [&](const Outlook& outlook) {
    CriterionValue value;
    if (row.criterion->of_outlook != nullptr) row.criterion->of_outlook(field_, bracket_, outlook, value);
    list.insert(list.end(), value.differences.begin(), value.differences.end());
  };
  for (const Place p : players) {
    if (row.criterion->of_downfloater != nullptr)
      choose(row.criterion->of_downfloater({field_[p], below_, bracket_.is_mdp(p)}));
    choose_outlook({{0, 0, {p}}, field_.score(p)});
  }
  for (const Place p : below(field_, bracket_)) choose_outlook({{}, field_.score(p)});
  std::sort(list.begin(), list.end(), std::greater<>());
  list.erase(std::unique(list.begin(), list.end()), list.end());
}

void TallyTable::add(const Row& row, const Cost& cost, Counter* tally) const {
  if (cost.amount == 0) return;
  std::size_t counter = row.first;
  if (row.criterion->is_list) {
    const auto found =
        std::lower_bound(row.differences.begin(), row.differences.end(), cost.difference, std::greater<>());
    assert(found != row.differences.end() && *found == cost.difference);
    counter += static_cast<std::size_t>(found - row.differences.begin());
  }
  tally[counter] = static_cast<Counter>(tally[counter] + cost.amount);
}

void TallyTable::add(const Row& row, const CriterionValue& value, Counter* tally) const {
  if (!row.criterion->is_list) return add(row, Cost{static_cast<int>(value.count), 0}, tally);
  for (const Points difference : value.differences) add(row, Cost{1, difference}, tally);
}

Tally TallyTable::of_outlook(const Outlook& outlook) const {
  Tally tally(width_);
  for (const Row& row : rows_) {
    if (row.criterion->of_outlook == nullptr) continue;
    CriterionValue value;
    row.criterion->of_outlook(field_, bracket_, outlook, value);
    add(row, value, tally.data());
  }
  return tally;
}

Tally TallyTable::least(const Shape& shape) const {
  Tally tally(width_);
  for (const Row& row : rows_) {
    if (row.criterion->least == nullptr) continue;
    CriterionValue value;
    row.criterion->least(shape, value);
    add(row, value, tally.data());
  }
  return tally;
}

}  // namespace bloesem::sequence
