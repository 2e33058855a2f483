#include "engine/dutch/solve/whole_round/round_digits.hpp"

#include <memory>
#include <utility>

#include "criteria/weight_table.hpp"
#include "engine/swiss/bracket_view.hpp"

namespace bloesem::swiss::dutch {
namespace {

using matching::DigitRange;
using matching::Term;
using Terms = std::vector<Term>;

// Returns by position each player's number in `players`; `no_number` for every other player.
std::vector<BracketNumber> numbers_of(std::span<const Position> players) {
  std::vector<BracketNumber> numbers(players.empty() ? 0 : at(players.back()) + 1, no_number);
  for (BracketNumber n = 0; n < std::ssize(players); ++n) numbers[at(players[at(n)])] = n;
  return numbers;
}

BracketNumber number_of(Position p, const std::vector<BracketNumber>& numbers) {
  return p < std::ssize(numbers) ? numbers[at(p)] : no_number;
}

// Adds digits and returns the index of the first one. `range` must hold for every matching, not only for
// optimal ones.
std::int32_t add(std::vector<DigitRange>& ranges, DigitRange range, int times = 1) {
  ranges.insert(ranges.end(), at(times), range);
  return static_cast<std::int32_t>(ranges.size()) - times;
}

}  // namespace

Digits completion_digits(const RoundField& field) {
  const auto incomplete = [&field](Position p) { return field.facts(p).bye_eligible ? 1 : 3; };
  const auto score = [&field](Position p) {
    return field.facts(p).score - field.facts(field.size() - 1).score;
  };
  DigitRange players;
  DigitRange scores;
  for (Position p = 0; p < field.size(); ++p) players.most += incomplete(p), scores.most += score(p);
  return {matching::Layout({players, scores}), [=](Position higher, Position lower) {
            return Terms{{0, incomplete(higher) + incomplete(lower)}, {1, score(higher) + score(lower)}};
          }};
}

Digits pairs_digit(const RoundField& field, const Bracket& bracket) {
  const Position last = bracket.residents.back();
  return {matching::Layout({{0, field.size() / 2}}), [last](Position, Position lower) {
            return lower <= last ? Terms{{0, 1}} : Terms{};
          }};
}

Digits criteria_digits(const RoundField& field, criteria::CriteriaTable criteria, const Bracket& bracket) {
  std::vector<Position> players;
  std::vector<criteria::BracketVertex> vertices;
  const auto add = [&](std::span<const Position> some, criteria::Zone zone, bool moved_down) {
    for (const Position p : some) vertices.push_back({field.facts(p), zone, moved_down});
    players.insert(players.end(), some.begin(), some.end());
  };
  add(bracket.moved_down, criteria::Zone::Bracket, true);
  add(bracket.residents, criteria::Zone::Bracket, false);
  add(bracket.ahead, criteria::Zone::Next, false);
  add(bracket.below, criteria::Zone::Below, false);
  const auto table = std::make_shared<criteria::WeightTable>(criteria, bracket.kind, vertices);
  return {table->layout(), [table, numbers = numbers_of(players)](Position higher, Position lower) {
            const BracketNumber h = number_of(higher, numbers);
            const BracketNumber l = number_of(lower, numbers);
            if (h == no_number || l == no_number) return Terms{};
            return table->weight(h.value(), l.value());
          }};
}

Digits moved_down_digits(const Bracket& bracket) {
  const auto mdps = static_cast<int>(bracket.moved_down.size());
  const auto residents = static_cast<int>(bracket.residents.size());
  std::vector<DigitRange> ranges;
  const std::int32_t paired = add(ranges, {0, 1}, mdps);
  const std::int32_t opponent = add(ranges, {0, residents}, mdps);
  return {matching::Layout(std::move(ranges)),
          [=, mdp = numbers_of(bracket.moved_down), resident = numbers_of(bracket.residents)](Position higher,
                                                                                              Position lower) {
            const BracketNumber m = number_of(higher, mdp);
            const BracketNumber r = number_of(lower, resident);
            return m == no_number || r == no_number ? Terms{}
                                                    : Terms{{paired + m, 1}, {opponent + m, residents - r}};
          }};
}

Digits remainder_digits(std::span<const Position> members, int pairs) {
  const auto size = static_cast<int>(members.size());
  std::vector<DigitRange> ranges;
  const std::int32_t kept = add(ranges, {0, pairs});                         // D.2.a: number of uppers from S1
  const std::int32_t sum = add(ranges, {0, std::int64_t{size} * size / 2});  // D.2.b: uppers have small numbers
  const std::int32_t stays = add(ranges, {-1, 0}, pairs);         // D.2.c: the last of S1 is exchanged first
  const std::int32_t enters = add(ranges, {0, 1}, size - pairs);  // D.2.d: the first of S2 is exchanged first
  const std::int32_t opponent = add(ranges, {0, size}, size);     // D.1
  return {matching::Layout(std::move(ranges)),
          [=, numbers = numbers_of(members)](Position higher, Position lower) {
            const BracketNumber upper = number_of(higher, numbers);
            const BracketNumber other = number_of(lower, numbers);
            if (upper == no_number || other == no_number) return Terms{};
            Terms terms = {{sum, size - upper}, {opponent + upper, size - other}};
            if (upper < pairs)
              terms.insert(terms.end(), {{kept, 1}, {stays + (pairs - 1 - upper), -1}});
            else
              terms.push_back({enters + (upper - pairs), 1});
            return terms;
          }};
}

}  // namespace bloesem::swiss::dutch
