// What if: the round after the changes.
#include <algorithm>

#include "engine/explain/meaning_key.hpp"
#include "tests/explain/claims/changed_round.hpp"
#include "tests/explain/claims/verifiers.hpp"

namespace bloesem::test {
namespace {

using explain::Claim;
using explain::Statement;

PlayerSet byes_in(const std::optional<RoundPairing>& round) {
  if (!round) return {};
  const std::vector<PlayerIndex> byes = byes_of(*round);
  return set_of(byes);
}

PairSet boards_in(const std::optional<RoundPairing>& round) {
  return round ? pairs_of(round->boards) : PairSet();
}

// Both rounds have these brackets from the top, and then the first bracket with this score.
bool same_above(Evidence& e, std::size_t above, Points score) {
  const auto before = kept_brackets(e.own()->record);
  const auto after = kept_brackets(e.changed().round()->record);
  if (before.size() < above || after.size() < above) return false;
  for (std::size_t i = 0; i < above; ++i)
    if (everybody_of(*before[i]) != everybody_of(*after[i]) ||
        pairs_of(before[i]->pairs) != pairs_of(after[i]->pairs))
      return false;
  const bool in_before = above < before.size() && before[above]->score == score;
  const bool in_after = above < after.size() && after[above]->score == score;
  return in_before || in_after;
}

PlayerSet players_of_score(const std::optional<RoundPairing>& round, Points score) {
  for (const BracketRecord* bracket : kept_brackets(round->record))
    if (bracket->score == score) return everybody_of(*bracket);
  return {};
}

PlayerSet without(PlayerSet some, const PlayerSet& others) {
  for (const PlayerIndex player : others) some.erase(player);
  return some;
}

bool join(Evidence& e, const Claim& c) {
  return players_in(c) ==
         without(players_of_score(e.changed().round(), score_in(c)), players_of_score(e.own(), score_in(c)));
}

bool leave(Evidence& e, const Claim& c) {
  return players_in(c) ==
         without(players_of_score(e.own(), score_in(c)), players_of_score(e.changed().round(), score_in(c)));
}

const criteria::CriterionValue* value_in(const std::optional<RoundPairing>& round, const Claim& c) {
  for (const BracketRecord* bracket : kept_brackets(round->record))
    if (bracket->score == score_in(c))
      for (const criteria::CriterionValue& value : bracket->criteria)
        if (value.article == text_in(c, "article") && explain::meaning_key(value) == text_in(c, "meaning"))
          return &value;
  return nullptr;
}

// The score of the player with the bye is a row of every bracket of the second engine.
bool has_other_value(Evidence& e, const Claim& c) {
  if (text_in(c, "article") == "C5") return text_in(c, "value") != text_in(c, "instead");
  const auto* const before = value_in(e.own(), c);
  const auto* const after = value_in(e.changed().round(), c);
  return before != nullptr && after != nullptr && text_of(*before) == text_in(c, "instead") &&
         text_of(*after) == text_in(c, "value") && text_in(c, "value") != text_in(c, "instead");
}

bool only_pairs_differ(Evidence& e, const Claim& c) {
  return players_of_score(e.own(), score_in(c)) == players_of_score(e.changed().round(), score_in(c)) &&
         boards_in(e.own()) != boards_in(e.changed().round());
}

PlayerSet floaters_in(const std::optional<RoundPairing>& round) {
  PlayerSet floaters;
  for (const BracketRecord* bracket : kept_brackets(round->record))
    floaters.insert(bracket->moved_down.begin(), bracket->moved_down.end());
  return floaters;
}

// White first.
PairSet coloured_boards(const RoundPairing& round) {
  PairSet boards;
  for (const auto& [white, black] : round.boards) boards.emplace(white, black);
  return boards;
}

bool stays(Evidence& e, const Claim&) {
  const auto& after = e.changed().round();
  return coloured_boards(*e.own()) == coloured_boards(*after) && byes_in(e.own()) == byes_in(after);
}

bool meet_with_other_colours(Evidence& e, const Claim& c) {
  const auto pairs = argument<std::vector<explain::Pair>>(c, "pairs");
  return std::all_of(pairs.begin(), pairs.end(), [&](const explain::Pair& pair) {
    const auto& before = e.own()->boards;
    const auto& after = e.changed().round()->boards;
    return std::count(before.begin(), before.end(), Board{pair.second, pair.first}) == 1 &&
           std::count(after.begin(), after.end(), Board{pair.first, pair.second}) == 1;
  });
}

constexpr Verifier outcome_rows[] = {
    {Statement::FirstBracketDiffers,
     [](Evidence& e, const Claim& c) {
       return same_above(e, static_cast<std::size_t>(number_in(c, "above")), score_in(c));
     }},
    {Statement::HighestBracketDiffers,
     [](Evidence& e, const Claim& c) { return same_above(e, 0, score_in(c)); }},
    {Statement::WouldJoinBracket, join},
    {Statement::WouldLeaveBracket, leave},
    {Statement::CriterionWouldBe, has_other_value},
    {Statement::OnlyPairsWouldDiffer, only_pairs_differ},
    {Statement::WouldFloatDown,
     [](Evidence& e, const Claim& c) {
       return players_in(c) == without(floaters_in(e.changed().round()), floaters_in(e.own()));
     }},
    {Statement::WouldNotFloatDown,
     [](Evidence& e, const Claim& c) {
       return players_in(c) == without(floaters_in(e.own()), floaters_in(e.changed().round()));
     }},
    {Statement::ByeWouldMove,
     [](Evidence& e, const Claim& c) {
       const PlayerSet before = byes_in(e.own());
       const PlayerSet after = byes_in(e.changed().round());
       return before.contains(player_in(c, "instead")) && !after.contains(player_in(c, "instead")) &&
              after.contains(player_in(c)) && !before.contains(player_in(c));
     }},
    {Statement::ByeWouldCome,
     [](Evidence& e, const Claim& c) {
       return byes_in(e.own()).empty() && byes_in(e.changed().round()).contains(player_in(c));
     }},
    {Statement::ByeWouldGo,
     [](Evidence& e, const Claim& c) {
       return byes_in(e.own()).contains(player_in(c)) && byes_in(e.changed().round()).empty();
     }},
    {Statement::OpponentWouldBe,
     [](Evidence& e, const Claim& c) {
       return opponent_of(*e.own(), player_in(c)) == player_in(c, "instead") &&
              opponent_of(*e.changed().round(), player_in(c)) == player_in(c, "opponent");
     }},
    {Statement::PairsWouldDiffer,
     [](Evidence& e, const Claim& c) {
       const PairSet before = boards_in(e.own());
       const PairSet after = boards_in(e.changed().round());
       return pairs_in(c, "gone") == minus(before, after) && pairs_in(c, "come") == minus(after, before);
     }},
    {Statement::ColoursWouldDiffer, meet_with_other_colours},
    {Statement::RoundWouldStay, stays},
    {Statement::RoundWouldFail,
     [](Evidence& e, const Claim&) { return e.own().has_value() && !e.changed().round().has_value(); }},
    {Statement::RoundWouldSucceed,
     [](Evidence& e, const Claim&) { return !e.own().has_value() && e.changed().round().has_value(); }},
    {Statement::RoundWouldFailEither,
     [](Evidence& e, const Claim&) { return !e.own().has_value() && !e.changed().round().has_value(); }},
};

}  // namespace

std::span<const Verifier> outcome_verifiers() { return outcome_rows; }

}  // namespace bloesem::test
