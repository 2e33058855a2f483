#include "engine/explain/pair_matrix/player_classes.hpp"

#include <algorithm>
#include <compare>
#include <map>
#include <utility>

#include "criteria/mask_facts.hpp"

namespace bloesem::explain {
namespace {

using swiss::Position;

enum class Side : std::uint8_t { MovedDown, Resident, Ahead };

struct Key {
  Side side;
  criteria::PlayerFacts facts;
  Colour needed;

  friend auto operator<=>(const Key&, const Key&) = default;
};

}  // namespace

PlayerClasses::PlayerClasses(const FramedRound& round, const FramedBracket& bracket)
    : classes_(at(round.field().size())) {
  const swiss::RoundField& field = round.field();
  const std::pair<Side, const std::vector<Position>*> sides[] = {{Side::MovedDown, &bracket.problem.moved_down},
                                                                 {Side::Resident, &bracket.problem.residents},
                                                                 {Side::Ahead, &bracket.problem.ahead}};
  criteria::FactMask mask{false, true, true};
  for (const auto& side : sides)
    for (const Position p : *side.second) mask.topscorers = mask.topscorers || field.facts(p).topscorer;
  std::map<Key, std::size_t> numbers;
  for (const auto& side : sides)
    for (const Position p : *side.second) {
      const criteria::PlayerFacts& facts = field.facts(p);
      Key key{side.first, criteria::mask_facts(facts, mask), field.indispensable_colour(p)};
      key.facts.bye_eligible = facts.bye_eligible;
      key.facts.unplayed = facts.unplayed;
      const auto [found, is_new] = numbers.try_emplace(key, members_.size());
      if (is_new) members_.emplace_back();
      members_[found->second].push_back(p);
      classes_[at(p)] = found->second;
    }
}

}  // namespace bloesem::explain
