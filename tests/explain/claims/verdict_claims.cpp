// The judge: what is wrong with a proposed round.
#include <algorithm>

#include "bloesem/articles.hpp"
#include "engine/explain/meaning_key.hpp"
#include "tests/explain/claims/table_pairs.hpp"
#include "tests/explain/claims/verifiers.hpp"

namespace bloesem::test {
namespace {

using explain::Claim;
using explain::Statement;

PairSet proposed_pairs(Evidence& e) {
  PairSet pairs;
  for (const ProposedBoard& each : e.asked().proposal.boards)
    pairs.insert(std::minmax(each.board.white, each.board.black));
  return pairs;
}

bool is_proposed(Evidence& e, const Board& board) {
  const auto& boards = e.asked().proposal.boards;
  return std::any_of(boards.begin(), boards.end(),
                     [&](const ProposedBoard& each) { return each.board == board; });
}

bool is_correct(Evidence& e, const Claim&) {
  const auto& boards = e.own()->boards;
  const std::vector<PlayerIndex> byes = byes_of(*e.own());
  return proposed_pairs(e) == pairs_of(boards) && set_of(e.asked().proposal.byes) == set_of(byes) &&
         std::all_of(boards.begin(), boards.end(), [&](const Board& board) { return is_proposed(e, board); });
}

PlayerIndex other_of(const Claim& c) { return player_in(c, "opponent"); }

bool has_bye_in_proposal(Evidence& e, PlayerIndex player) {
  const auto& byes = e.asked().proposal.byes;
  return std::count(byes.begin(), byes.end(), player) > 0;
}

int times_proposed(Evidence& e, PlayerIndex player) {
  int times = has_bye_in_proposal(e, player) ? 1 : 0;
  for (const ProposedBoard& each : e.asked().proposal.boards)
    times += (each.board.white == player ? 1 : 0) + (each.board.black == player ? 1 : 0);
  return times;
}

bool is_proposed_pair(Evidence& e, const Claim& c) {
  return proposed_pairs(e).contains(std::minmax(player_in(c), other_of(c)));
}

bool is_apart(Evidence& e, const Claim& c) {
  return is_proposed_pair(e, c) && !e.may_meet(player_in(c), other_of(c));
}

const criteria::ColourPreference& preference_in(Evidence& e, PlayerIndex player) {
  return e.facts(player)->facts.preference;
}

bool both_must_have(Evidence& e, const Claim& c) {
  const auto& one = preference_in(e, player_in(c));
  const auto& other = preference_in(e, other_of(c));
  return is_apart(e, c) && one.absolute() && other.absolute() && one.colour == argument<Colour>(c, "colour") &&
         other.colour == one.colour;
}

// The proposal gives the player this colour, against an absolute preference.
bool is_refused_colour(Evidence& e, const Claim& c) {
  const auto& preference = preference_in(e, player_in(c));
  const Colour colour = argument<Colour>(c, "colour");
  const auto& boards = e.asked().proposal.boards;
  return preference.absolute() && preference.colour != colour &&
         std::any_of(boards.begin(), boards.end(), [&](const ProposedBoard& each) {
           return (colour == Colour::White ? each.board.white : each.board.black) == player_in(c);
         });
}

// The last two games played had this colour.
bool is_third_in_a_row(Evidence& e, const Claim& c) {
  const std::vector<Colour>& colours = e.facts(player_in(c))->colours;
  const Colour colour = argument<Colour>(c, "colour");
  return is_refused_colour(e, c) && colours.size() >= 2 && colours.back() == colour &&
         colours[colours.size() - 2] == colour;
}

bool is_three_times_more(Evidence& e, const Claim& c) {
  const std::vector<Colour>& colours = e.facts(player_in(c))->colours;
  const Colour colour = argument<Colour>(c, "colour");
  const auto had = std::count(colours.begin(), colours.end(), colour);
  return is_refused_colour(e, c) && 2 * had - std::ssize(colours) >= 2;
}

bool is_barred_from_bye(Evidence& e, const Claim& c) {
  return has_bye_in_proposal(e, player_in(c)) && !e.facts(player_in(c))->facts.bye_eligible &&
         !was_played(e.player(player_in(c)).round(number_in(c, "number") - 1));
}

bool is_not_scheduled(Evidence& e, const Claim& c) {
  return is_proposed_pair(e, c) && !table_pairs(e).contains(std::minmax(player_in(c), other_of(c)));
}

bool is_scheduled_but_lacks(Evidence& e, const Claim& c) {
  return !is_proposed_pair(e, c) && table_pairs(e).contains(std::minmax(player_in(c), other_of(c)));
}

bool has_stranger(Evidence& e, const Claim&) {
  const auto is_known = [&](PlayerIndex player) {
    return player >= 0 && static_cast<std::size_t>(player) < e.tournament().players.size();
  };
  const auto& boards = e.asked().proposal.boards;
  const auto& byes = e.asked().proposal.byes;
  return !std::all_of(byes.begin(), byes.end(), is_known) ||
         !std::all_of(boards.begin(), boards.end(), [&](const ProposedBoard& each) {
           return is_known(each.board.white) && is_known(each.board.black);
         });
}

// Returns the pairs of the proposal between players of the bracket.
PairSet proposed_in(Evidence& e, const BracketRecord& bracket) {
  const PlayerSet present = everybody_of(bracket);
  PairSet pairs;
  for (const auto& [one, other] : proposed_pairs(e))
    if (present.contains(one) && present.contains(other)) pairs.emplace(one, other);
  return pairs;
}

// The first bracket that the proposal pairs otherwise.
const BracketRecord* first_other_bracket(Evidence& e) {
  for (const BracketRecord* bracket : kept_brackets(e.own()->record))
    if (pairs_of(bracket->pairs) != proposed_in(e, *bracket)) return bracket;
  return nullptr;
}

// Pairs and floaters are those of the bracket, in the round and in the proposal.
bool has_other_pairs(Evidence& e, const Claim& c) {
  const BracketRecord* const bracket = first_other_bracket(e);
  if (bracket == nullptr || bracket->score != score_in(c)) return false;
  const PairSet proposed = proposed_in(e, *bracket);
  PlayerSet left = everybody_of(*bracket);
  for (const auto& [one, other] : proposed) {
    left.erase(one);
    left.erase(other);
  }
  return pairs_in(c, "system") == pairs_of(bracket->pairs) && pairs_in(c, "proposal") == proposed &&
         players_in(c, "system_floaters") == set_of(bracket->downfloaters) && players_in(c, "floaters") == left;
}

// The same where nobody floats down.
bool has_other_pairs_of_group(Evidence& e, const Claim& c) {
  const BracketRecord* const bracket = first_other_bracket(e);
  const PairSet named = pairs_in(c, "proposal");
  const PairSet proposed = proposed_pairs(e);
  return bracket != nullptr && bracket->score == score_in(c) &&
         pairs_in(c, "system") == pairs_of(bracket->pairs) && !named.empty() &&
         std::includes(proposed.begin(), proposed.end(), named.begin(), named.end());
}

// The proposal is paired by the second engine: all of its pairs, and no others, are allowed.
std::optional<RoundPairing> proposal_by_second_engine(Evidence& e) {
  PairOptions options = e.subject().options;
  const PairSet proposed = proposed_pairs(e);
  for (const PlayerIndex one : e.field())
    for (const PlayerIndex other : e.field())
      if (one < other && !proposed.contains({one, other})) options.forbidden.emplace_back(one, other);
  return e.with(options);
}

struct TwoValues {
  const criteria::CriterionValue* system = nullptr;
  const criteria::CriterionValue* proposal = nullptr;
};

// Returns the values of the criterion in the bracket in both rounds. Throws Unknown where the engine pairs the
// proposal by way of other brackets: with no other pairs allowed, completion may need that.
TwoValues values_of(Evidence& e, const Claim& c, const RoundPairing& proposal) {
  for (const BracketRecord* bracket : kept_brackets(proposal.record)) {
    const BracketRecord* const own = e.bracket(bracket->score);
    if (own == nullptr || own->kind != bracket->kind) throw Evidence::Unknown();
    if (bracket->score == score_in(c)) break;
  }
  const auto value = [&](const Record& record) -> const criteria::CriterionValue* {
    for (const BracketRecord* bracket : kept_brackets(record))
      if (bracket->score == score_in(c))
        for (const criteria::CriterionValue& each : bracket->criteria)
          if (each.article == text_in(c, "article") && explain::meaning_key(each) == text_in(c, "meaning"))
            return &each;
    return nullptr;
  };
  return {value(e.own()->record), value(proposal.record)};
}

bool is_worse(Evidence& e, const Claim& c) {
  const auto proposal = proposal_by_second_engine(e);
  const TwoValues values = proposal ? values_of(e, c, *proposal) : TwoValues();
  return values.system != nullptr && values.proposal != nullptr &&
         values.system->count == number_in(c, "instead") && values.proposal->count == number_in(c, "value") &&
         number_in(c, "value") > number_in(c, "instead");
}

Points score_of_text(const std::string& text) {
  const std::size_t point = text.find('.');
  return 10 * std::stoi(text.substr(0, point)) + std::stoi(text.substr(point + 1));
}

// The player with the bye in the proposal has at least the score that is the best possible from there on.
bool is_worse_bye(Evidence& e, const Claim& c) {
  const auto& byes = e.asked().proposal.byes;
  const Points value = score_of_text(text_in(c, "value"));
  const Points instead = score_of_text(text_in(c, "instead"));
  return byes.size() == 1 && e.own()->bye && e.score(*e.own()->bye) == instead && value > instead &&
         e.score(byes.front()) >= value;
}

bool is_worse_in_list(Evidence& e, const Claim& c) {
  const auto proposal = proposal_by_second_engine(e);
  const TwoValues values = proposal ? values_of(e, c, *proposal) : TwoValues();
  if (values.system == nullptr || values.proposal == nullptr) return false;
  const auto in_place = [](const auto& list, std::size_t i) { return i < list.size() ? list[i] : Points(0); };
  const auto place = static_cast<std::size_t>(number_in(c, "place") - 1);
  for (std::size_t i = 0; i < place; ++i)
    if (in_place(values.system->differences, i) != in_place(values.proposal->differences, i)) return false;
  return in_place(values.system->differences, place) == score_in(c, "instead") &&
         in_place(values.proposal->differences, place) == score_in(c, "value") &&
         score_in(c, "value") > score_in(c, "instead");
}

// The second engine takes the other pairs of the bracket, though all criteria are equal.
bool is_later(Evidence& e, const Claim& c) {
  const auto proposal = proposal_by_second_engine(e);
  if (!proposal || text_in(c, "article").empty()) return false;
  const BracketRecord* const bracket = first_other_bracket(e);
  return bracket != nullptr && bracket->score == score_in(c);
}

// A pair of the round that the proposal, which has the same bye, does not have.
bool is_proposed_step(Evidence& e, const Claim& c) {
  const PlayerIndex one = player_in(c, "one");
  return pairs_of(e.own()->boards).contains(std::minmax(one, player_in(c, "system"))) &&
         proposed_pairs(e).contains(std::minmax(one, player_in(c, "instead"))) &&
         player_in(c, "system") != player_in(c, "instead") &&
         (!e.own()->bye || has_bye_in_proposal(e, *e.own()->bye));
}

bool is_first_proposed_step(Evidence& e, const Claim& c) {
  return is_proposed_step(e, c) &&
         (e.score(player_in(c, "one")) >= score_in(c) || e.score(player_in(c, "system")) >= score_in(c));
}

bool has_wrong_colours(Evidence& e, const Claim& c) {
  const Board board{player_in(c, "white"), player_in(c, "black")};
  const auto& boards = e.own()->boards;
  const auto place = std::find(boards.begin(), boards.end(), board);
  return place != boards.end() && is_proposed(e, {board.black, board.white}) &&
         text_in(c, "article") ==
             articles_of(e.own()->edition)
                 .of(e.own()->record.colour_rules[static_cast<std::size_t>(place - boards.begin())]);
}

constexpr Verifier verdict_rows[] = {
    {Statement::ProposalCorrect, is_correct},
    {Statement::ProposalImpossible,
     [](Evidence& e, const Claim& c) { return !e.own() && !e.can_all_be_paired(players_in(c)); }},
    {Statement::ProposalHasStranger, has_stranger},
    {Statement::ProposalPairsBye,
     [](Evidence& e, const Claim& c) {
       return times_proposed(e, player_in(c)) > 0 && !e.field().contains(player_in(c));
     }},
    {Statement::ProposalPairsAbsent,
     [](Evidence& e, const Claim& c) {
       return times_proposed(e, player_in(c)) > 0 && !e.field().contains(player_in(c));
     }},
    {Statement::ProposalRepeats,
     [](Evidence& e, const Claim& c) {
       return times_proposed(e, player_in(c)) == number_in(c, "number") && number_in(c, "number") > 1;
     }},
    {Statement::ProposalPairsAlone,
     [](Evidence& e, const Claim& c) {
       return times_proposed(e, player_in(c)) == 2 && is_proposed(e, {player_in(c), player_in(c)});
     }},
    {Statement::ProposalLeavesOut,
     [](Evidence& e, const Claim& c) {
       return times_proposed(e, player_in(c)) == 0 && e.field().contains(player_in(c));
     }},
    {Statement::ProposalLacksBye,
     [](Evidence& e, const Claim& c) {
       return e.field().size() % 2 == 1 && number_in(c, "number") == static_cast<int>(e.field().size()) &&
              std::none_of(e.field().begin(), e.field().end(),
                           [&](PlayerIndex player) { return has_bye_in_proposal(e, player); });
     }},
    {Statement::ProposalNeedsNoBye,
     [](Evidence& e, const Claim& c) {
       return e.field().size() % 2 == 0 && number_in(c, "number") == static_cast<int>(e.field().size()) &&
              has_bye_in_proposal(e, player_in(c));
     }},
    {Statement::ProposalHasByes,
     [](Evidence& e, const Claim& c) {
       const PlayerSet players = players_in(c);
       return players.size() > 1 && std::all_of(players.begin(), players.end(), [&](PlayerIndex player) {
                return has_bye_in_proposal(e, player);
              });
     }},
    {Statement::ProposalMetBefore,
     [](Evidence& e, const Claim& c) {
       return is_proposed_pair(e, c) && e.met(player_in(c), other_of(c)) >= number_in(c, "number") &&
              e.player(player_in(c)).round(number_in(c, "number") - 1).opponent == other_of(c);
     }},
    {Statement::ProposalForbidden,
     [](Evidence& e, const Claim& c) { return is_apart(e, c) && e.met(player_in(c), other_of(c)) == 0; }},
    {Statement::ProposalColoursClash, both_must_have},
    {Statement::ProposalColoursApart, is_proposed_pair},
    {Statement::ProposalRepeatsColour, is_third_in_a_row},
    {Statement::ProposalOneColour, is_three_times_more},
    {Statement::ProposalBarredBye, is_barred_from_bye},
    {Statement::ProposalNotInTable, is_not_scheduled},
    {Statement::ProposalLacksPair, is_scheduled_but_lacks},
    {Statement::ProposalNotFree,
     [](Evidence& e, const Claim& c) {
       return has_bye_in_proposal(e, player_in(c)) && partner_in_table(e, player_in(c)).has_value();
     }},
    {Statement::ProposalOtherBye,
     [](Evidence& e, const Claim& c) {
       return has_bye_in_proposal(e, player_in(c, "bye")) &&
              e.score(player_in(c, "bye")) == score_in(c, "value") && e.own()->bye &&
              e.score(*e.own()->bye) == score_in(c, "instead") && score_in(c, "value") > score_in(c, "instead");
     }},
    {Statement::ProposalPairs, has_other_pairs},
    {Statement::ProposalPairsGroup, has_other_pairs_of_group},
    {Statement::ProposalWorse, is_worse},
    {Statement::ProposalWorseInList, is_worse_in_list},
    {Statement::ProposalWorseBye, is_worse_bye},
    {Statement::ProposalLater, is_later},
    {Statement::ProposalTakesBye,
     [](Evidence& e, const Claim& c) {
       return e.own()->bye == player_in(c, "instead") && e.asked().proposal.byes.size() == 1 &&
              has_bye_in_proposal(e, player_in(c, "bye")) && player_in(c, "bye") != player_in(c, "instead");
     }},
    {Statement::ProposalWalkDiffers, is_first_proposed_step},
    {Statement::ProposalNotTaken, is_proposed_step},
    {Statement::ProposalColours, has_wrong_colours},
};

}  // namespace

std::span<const Verifier> verdict_verifiers() { return verdict_rows; }

}  // namespace bloesem::test
