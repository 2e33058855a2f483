// Burstein System (C.04.4.2), edition of 2026: seeding rounds, bye, the walk over the brackets.
#include <algorithm>
#include <utility>

#include "engine/literal/burstein_bracket.hpp"
#include "engine/literal/burstein_index.hpp"
#include "engine/literal/colours.hpp"
#include "engine/literal/literal.hpp"
#include "engine/literal/sets.hpp"
#include "engine/sequence/pair_round.hpp"

namespace bloesem::literal {
namespace {

// 1.6
bool is_seeding_round(const LiteralRound& round) {
  return round.round <= std::min(round.rounds_declared / 2, 4);
}

Result<LiteralPairing> seeding_round(const LiteralRound& round) {
  PairOptions options;
  options.edition = Edition::Fide2026;
  options.round = round.round;
  options.rounds_declared = round.rounds_declared;
  options.initial_colour = round.initial_colour;
  options.forbidden = round.forbidden;
  const auto players = static_cast<PlayerIndex>(round.tournament.players.size());
  const bool coming = round.round > round.tournament.rounds_played;
  for (PlayerIndex p = 0; p < players; ++p) {
    if (std::binary_search(round.participants.begin(), round.participants.end(), p)) continue;
    const RoundEntry entry = round.tournament.players[static_cast<std::size_t>(p)].round(round.round - 1);
    if (!coming || entry.outcome != Outcome::PairingBye) options.absent.push_back(p);
  }
  const Result<RoundPairing> dutch = sequence::pair_round(round.tournament, options);
  if (!dutch) return dutch.error();
  if (2 * dutch->boards.size() + (dutch->bye ? 1 : 0) < round.participants.size())
    return Error{ErrorCode::InvalidInput, "a participant is not to be paired by the column of the round", {}};
  return LiteralPairing{dutch->boards, dutch->bye};
}

std::vector<Preference> burstein_preferences(const Field& field) {
  std::vector<Preference> preferences;
  for (Place p = 0; p < field.size(); ++p) preferences.push_back(individual_preference(field[p].colours));
  return preferences;
}

class BursteinWalk {
 public:
  BursteinWalk(const Field& field, bool absent_runs_only)
      : field_(field),
        preferences_(burstein_preferences(field)),
        ranks_(ranks(absent_runs_only)),
        completion_(partners()),
        denied_(field.size(), [&](Place a, Place b) {
          if (!completion_.legal(a, b)) return Charges::impossible();
          return Charges{{static_cast<std::int8_t>(same_colour(of(a), of(b)) ? 1 : 0), 0, 0}};
        }) {}

  Result<LiteralPairing> run() {
    LiteralPairing pairing;
    pairing.bye = field_.assigned_bye();
    Mask left = field_.everybody();
    if (field_.size() % 2 != 0) {
      const Place p = bye();
      if (p < 0) return no_pairing();
      pairing.bye = field_[p].player;
      left &= ~bit(p);
    }
    if (!completion_.possible(left)) return no_pairing();
    for (const auto& [a, b] : pairs(left)) {
      const Result<Board> result = board(a, b);
      if (!result) return result.error();
      pairing.boards.push_back(*result);
    }
    return pairing;
  }

 private:
  [[nodiscard]] const Preference& of(Place p) const { return preferences_[static_cast<std::size_t>(p)]; }
  [[nodiscard]] int rank(Place p) const { return ranks_[static_cast<std::size_t>(p)]; }

  // 1.8: Index, then pairing number.
  [[nodiscard]] std::vector<int> ranks(bool absent_runs_only) const {
    const std::vector<BursteinIndex> indices = burstein_indices(field_, absent_runs_only);
    std::vector<Place> ranked = places_of(field_.everybody());
    std::stable_sort(ranked.begin(), ranked.end(), [&](Place a, Place b) {
      return indices[static_cast<std::size_t>(a)] > indices[static_cast<std::size_t>(b)];
    });
    std::vector<int> result(ranked.size());
    for (std::size_t i = 0; i < ranked.size(); ++i)
      result[static_cast<std::size_t>(ranked[i])] = static_cast<int>(i);
    return result;
  }

  // 2.1.1 and 2.1.3.
  [[nodiscard]] std::vector<Mask> partners() const {
    std::vector<Mask> result;
    for (Place a = 0; a < field_.size(); ++a) {
      result.push_back(field_.partners(a));
      for (Place b = 0; b < field_.size(); ++b)
        if (same_absolute(of(a), of(b))) result.back() &= ~bit(b);
    }
    return result;
  }

  // 3.1: the lowest score, the most games, the lowest rank.
  [[nodiscard]] Place bye() {
    std::vector<Place> candidates;
    for (Place p = 0; p < field_.size(); ++p)
      if (!barred_by_points(field_.tournament(), field_.player(p), field_.before())) candidates.push_back(p);
    std::sort(candidates.begin(), candidates.end(), [&](Place a, Place b) {
      if (field_[a].score != field_[b].score) return field_[a].score < field_[b].score;
      if (field_[a].games != field_[b].games) return field_[a].games > field_[b].games;
      return rank(a) > rank(b);
    });
    return first_possible_bye(candidates, field_.everybody(), completion_);
  }

  [[nodiscard]] std::vector<std::pair<Place, Place>> pairs(Mask left) {
    std::vector<std::pair<Place, Place>> result;
    Mask incoming = 0;
    while (left != 0) {
      const Mask residents = top_scoregroup(field_, left);
      left &= ~residents;
      const BursteinPairs bracket =
          pair_burstein_bracket({field_, completion_, denied_, ranks_}, incoming | residents, left);
      result.insert(result.end(), bracket.pairs.begin(), bracket.pairs.end());
      incoming = bracket.floaters;
    }
    return result;
  }

  // 5.2: the higher ranked by Index, not by score.
  [[nodiscard]] Result<Board> board(Place a, Place b) const {
    const Place higher = rank(a) < rank(b) ? a : b;
    const Place lower = higher == a ? b : a;
    return seat({field_[higher], field_[lower], of(higher), of(lower), field_.initial_colour()},
                individual_colour_rules);
  }

  const Field& field_;
  std::vector<Preference> preferences_;
  std::vector<int> ranks_;
  Completion completion_;
  CheapestPairings denied_;
};

}  // namespace

Result<LiteralPairing> burstein_2026(const LiteralRound& round) {
  if (is_seeding_round(round)) return seeding_round(round);
  const Result<Field> field = Field::of(round);
  if (!field) return field.error();
  return BursteinWalk(*field, round.absent_runs_only).run();
}

}  // namespace bloesem::literal
