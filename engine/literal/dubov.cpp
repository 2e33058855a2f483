// Dubov System (C.04.4.1), edition of 2026: the walk over the brackets.
#include <algorithm>
#include <utility>

#include "engine/literal/dubov_facts.hpp"
#include "engine/literal/dubov_shifts.hpp"
#include "engine/literal/literal.hpp"
#include "engine/literal/sets.hpp"

namespace bloesem::literal {
namespace {

// 2.1.1 and 2.1.3, without exception for anybody.
std::vector<Mask> dubov_partners(const Field& field, const std::vector<DubovPlayer>& players) {
  std::vector<Mask> partners;
  for (Place a = 0; a < field.size(); ++a) {
    partners.push_back(field.partners(a));
    for (Place b = 0; b < field.size(); ++b)
      if (same_absolute(players[static_cast<std::size_t>(a)].preference,
                        players[static_cast<std::size_t>(b)].preference))
        partners.back() &= ~bit(b);
  }
  return partners;
}

struct DubovRound {
  DubovRound(Field of_round, const LiteralRound& round)
      : field(std::move(of_round)),
        players(dubov_players(field, round.forfeits_upfloat)),
        completion(dubov_partners(field, players)),
        denied(field.size(),
               [&](Place a, Place b) {
                 if (!completion.legal(a, b)) return Charges::impossible();
                 const bool same = same_colour((*this)[a].preference, (*this)[b].preference);
                 return Charges{{static_cast<std::int8_t>(same ? 1 : 0), 0, 0}};
               }),
        last_round(round.round >= round.rounds_declared),
        maximum(maximum_upfloats(round.rounds_declared)) {}

  [[nodiscard]] const DubovPlayer& operator[](Place p) const { return players[static_cast<std::size_t>(p)]; }

  Field field;
  std::vector<DubovPlayer> players;
  Completion completion;
  CheapestPairings denied;
  bool last_round;
  int maximum;
};

// Returns the sum of a count over the upfloaters.
template <class Count>
Value sum_over(const DubovRound& round, Mask upfloaters, Count count) {
  int sum = 0;
  for (const Place p : places_of(upfloaters)) sum += count(round[p]);
  return {sum};
}

// ---- 2.3: the set of upfloaters, as seen from a bracket

struct DubovBracket {
  DubovRound& round;
  Mask residents;
};

// The lowest score first; the higher the better.
Value dubov_c6(DubovBracket& bracket, Mask upfloaters) {
  Value value;
  for (const Points score : scores_of(bracket.round.field, upfloaters)) value.push_back(-score);
  return value;
}

Value dubov_c7(DubovBracket& bracket, Mask upfloaters) {
  return {bracket.round.denied.of(bracket.residents | upfloaters).counts[0]};
}

Value dubov_c8(DubovBracket& bracket, Mask upfloaters) {
  if (bracket.round.last_round) return {};
  const int maximum = bracket.round.maximum;
  return sum_over(bracket.round, upfloaters,
                  [maximum](const DubovPlayer& p) { return p.upfloats >= maximum ? 1 : 0; });
}

Value dubov_c9(DubovBracket& bracket, Mask upfloaters) {
  if (bracket.round.last_round) return {};
  const int maximum = bracket.round.maximum;
  return sum_over(bracket.round, upfloaters,
                  [maximum](const DubovPlayer& p) { return p.upfloats >= maximum ? p.upfloats : 0; });
}

Value dubov_c10(DubovBracket& bracket, Mask upfloaters) {
  if (bracket.round.last_round) return {};
  return sum_over(bracket.round, upfloaters, [](const DubovPlayer& p) { return p.upfloated_last ? 1 : 0; });
}

constexpr SetCriterion<DubovBracket> dubov_criteria[] = {
    {"C6", dubov_c6}, {"C7", dubov_c7}, {"C8", dubov_c8}, {"C9", dubov_c9}, {"C10", dubov_c10},
};

// ---- Articles 3 and 5

// 3.1: the lowest score, the most games, the largest pairing number.
Place dubov_bye(DubovRound& round) {
  const Field& field = round.field;
  std::vector<Place> candidates;
  for (Place p = field.size(); p-- > 0;)
    if (!barred_by_points(field.tournament(), field.player(p), field.before())) candidates.push_back(p);
  std::stable_sort(candidates.begin(), candidates.end(), [&](Place a, Place b) {
    if (field[a].score != field[b].score) return field[a].score < field[b].score;
    return field[a].games > field[b].games;
  });
  return first_possible_bye(candidates, field.everybody(), round.completion);
}

// 5.2
Result<Board> dubov_board(const DubovRound& round, std::pair<Place, Place> pair) {
  auto [higher, lower] = pair;
  if (lower < higher) std::swap(higher, lower);
  if (round.field[lower].score > round.field[higher].score) std::swap(higher, lower);
  return seat({round.field[higher], round.field[lower], round[higher].preference, round[lower].preference,
               round.field.initial_colour()},
              individual_colour_rules);
}

std::vector<std::pair<Place, Place>> dubov_pairs(DubovRound& round, Mask left) {
  std::vector<std::pair<Place, Place>> pairs;
  while (left != 0) {
    DubovBracket bracket{round, top_scoregroup(round.field, left)};
    std::vector<Mask> upfloaters = fewest_upfloaters(round.field, round.completion, left, bracket.residents);
    keep_best<DubovBracket>(upfloaters, dubov_criteria, bracket);
    const Mask players = bracket.residents | upfloaters.front();
    const auto paired = pair_by_shifts(round.field, round.players, players, round.denied);
    pairs.insert(pairs.end(), paired.begin(), paired.end());
    left &= ~players;
  }
  return pairs;
}

}  // namespace

Result<LiteralPairing> dubov_2026(const LiteralRound& request) {
  Result<Field> field = Field::of(request);
  if (!field) return field.error();
  DubovRound round(*std::move(field), request);
  LiteralPairing pairing;
  pairing.bye = round.field.assigned_bye();
  Mask left = round.field.everybody();
  if (round.field.size() % 2 != 0) {
    const Place bye = dubov_bye(round);
    if (bye < 0) return no_pairing();
    pairing.bye = round.field[bye].player;
    left &= ~bit(bye);
  }
  if (!round.completion.possible(left)) return no_pairing();
  const auto pairs = dubov_pairs(round, left);
  if (2 * static_cast<int>(pairs.size()) != size_of(left))
    return Error{ErrorCode::Internal, "no shift leads to a pairing", {}};
  for (const auto& pair : pairs) {
    const Result<Board> board = dubov_board(round, pair);
    if (!board) return board.error();
    pairing.boards.push_back(*board);
  }
  return pairing;
}

}  // namespace bloesem::literal
