#include "bloesem/explain/verdict_story.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "bloesem/articles.hpp"
#include "bloesem/edition_choice.hpp"
#include "engine/explain/cost.hpp"
#include "engine/explain/meaning_key.hpp"
#include "engine/explain/value_text.hpp"

namespace bloesem::explain {

namespace {

using criteria::CriterionValue;

Statement statement_of(ViolationKind kind) noexcept {
  switch (kind) {
    case ViolationKind::Stranger: return Statement::ProposalHasStranger;
    case ViolationKind::HasBye: return Statement::ProposalPairsBye;
    case ViolationKind::NotPaired: return Statement::ProposalPairsAbsent;
    case ViolationKind::Repeated: return Statement::ProposalRepeats;
    case ViolationKind::WithThemselves: return Statement::ProposalPairsAlone;
    case ViolationKind::LeftOut: return Statement::ProposalLeavesOut;
    case ViolationKind::NoBye: return Statement::ProposalLacksBye;
    case ViolationKind::NeedlessBye: return Statement::ProposalNeedsNoBye;
    case ViolationKind::SeveralByes: return Statement::ProposalHasByes;
    case ViolationKind::Met: return Statement::ProposalMetBefore;
    case ViolationKind::Forbidden: return Statement::ProposalForbidden;
    case ViolationKind::Clash: return Statement::ProposalColoursClash;
    case ViolationKind::ApartByColours: return Statement::ProposalColoursApart;
    case ViolationKind::ColourRepeated: return Statement::ProposalRepeatsColour;
    case ViolationKind::ColourDifference: return Statement::ProposalOneColour;
    case ViolationKind::BarredFromBye: return Statement::ProposalBarredBye;
    case ViolationKind::NotScheduled: return Statement::ProposalNotInTable;
    case ViolationKind::Unscheduled: return Statement::ProposalLacksPair;
    case ViolationKind::NotFree: return Statement::ProposalNotFree;
  }
  return Statement::ProposalHasStranger;
}

class VerdictStory {
 public:
  explicit VerdictStory(const Verdict& verdict)
      : verdict_(verdict), round_{"round", std::int64_t{verdict.round}} {}

  [[nodiscard]] std::vector<Claim> told() {
    if (verdict_.kind == VerdictKind::Correct) add(Statement::ProposalCorrect, {});
    if (verdict_.kind == VerdictKind::Impossible)
      add(Statement::ProposalImpossible, {{"players", verdict_.obstacle_players}});
    for (const Violation& violation : verdict_.violations) add_violation(violation);
    if (verdict_.departure) add_departure(*verdict_.departure);
    for (const ColourFault& fault : verdict_.colours)
      add(Statement::ProposalColours, {{"white", fault.board.white},
                                       {"black", fault.board.black},
                                       {"article", std::string(articles().of(fault.rule))}});
    return std::move(story_);
  }

 private:
  void add(Statement statement, std::vector<Argument> arguments) {
    arguments.push_back(round_);
    story_.push_back({statement, std::move(arguments)});
  }

  void add_violation(const Violation& violation) {
    std::vector<Argument> arguments{{"article", std::string(violation.article)}};
    for (std::size_t i = 0; i < std::min<std::size_t>(violation.players.size(), 2); ++i)
      arguments.push_back({i == 0 ? "player" : "opponent", violation.players[i]});
    if (violation.kind == ViolationKind::SeveralByes)
      arguments = {{"article", std::string(violation.article)}, {"players", violation.players}};
    if (violation.number > 0) arguments.push_back({"number", std::int64_t{violation.number}});
    if (violation.colour != Colour::None) arguments.push_back({"colour", violation.colour});
    add(statement_of(violation.kind), std::move(arguments));
  }

  // Floaters and criteria decide nothing where a system pairs step by step.
  void add_step(const WalkStep& step) {
    if (step.player == no_player)
      return add(Statement::ProposalTakesBye, {{"bye", step.instead}, {"instead", step.system}});
    std::vector<Argument> arguments{{"one", step.player}, {"system", step.system}, {"instead", step.instead}};
    if (!has_score_groups(verdict_.edition)) return add(Statement::ProposalNotTaken, std::move(arguments));
    arguments.push_back({"score", Score{verdict_.pairing.record.brackets[step.bracket].score}});
    add(Statement::ProposalWalkDiffers, std::move(arguments));
  }

  // Tells of the choice of the player with the bye, where it comes before all brackets.
  void add_bye(const Departure& departure) {
    const PlayerIndex bye = departure.proposal.downfloaters.front();
    const PlayerIndex instead = departure.system.downfloaters.front();
    const auto worse = departure.worse;
    if (!worse || !departure.system.criteria[*worse].is_list)
      return add(Statement::ProposalTakesBye, {{"bye", bye}, {"instead", instead}});
    const CriterionValue& system = departure.system.criteria[*worse];
    add(Statement::ProposalOtherBye, {{"bye", bye},
                                      {"article", std::string(system.article)},
                                      {"value", Score{departure.proposal.criteria[*worse].differences[0]}},
                                      {"instead", Score{system.differences[0]}}});
  }

  void add_departure(const Departure& departure) {
    if (departure.step) return add_step(*departure.step);
    if (verdict_.pairing.record.brackets[departure.bracket].kind == criteria::BracketKind::Bye)
      return add_bye(departure);
    if (const auto& bye = departure.other_bye)
      add(Statement::ProposalOtherBye, {{"bye", bye->player},
                                        {"article", std::string(bye->article)},
                                        {"value", Score{bye->score}},
                                        {"instead", Score{bye->instead}}});
    const Score score{verdict_.pairing.record.brackets[departure.bracket].score};
    std::vector<Argument> pairs{
        {"score", score}, {"system", departure.system.pairs}, {"proposal", departure.proposal.pairs}};
    if (floats_down(verdict_.edition)) {
      pairs.push_back({"system_floaters", departure.system.downfloaters});
      pairs.push_back({"floaters", departure.proposal.downfloaters});
      add(Statement::ProposalPairs, std::move(pairs));
    } else {
      add(Statement::ProposalPairsGroup, std::move(pairs));
    }
    if (departure.worse) {
      add_criterion(score, departure.system.criteria[*departure.worse],
                    departure.proposal.criteria[*departure.worse]);
    } else if (departure.later) {
      add(Statement::ProposalLater,
          {{"score", score}, {"article", std::string(article_of(*departure.later, articles()))}});
    }
  }

  // What is compared about the bye in a bracket is the best that the brackets below it can make of it.
  void add_criterion(Score score, const CriterionValue& system, const CriterionValue& proposal) {
    std::vector<Argument> arguments{
        {"score", score}, {"article", std::string(system.article)}, {"meaning", meaning_key(system)}};
    if (system.article == articles().bye_score) {
      arguments.push_back({"value", value_text(proposal)});
      arguments.push_back({"instead", value_text(system)});
      return add(Statement::ProposalWorseBye, std::move(arguments));
    }
    if (!system.is_list) {
      arguments.push_back({"value", std::int64_t{proposal.count}});
      arguments.push_back({"instead", std::int64_t{system.count}});
      return add(Statement::ProposalWorse, std::move(arguments));
    }
    const auto& ours = system.differences;
    const auto& theirs = proposal.differences;
    std::size_t place = 0;
    while (place < std::min(ours.size(), theirs.size()) && ours[place] == theirs[place]) ++place;
    arguments.push_back({"place", static_cast<std::int64_t>(place + 1)});
    arguments.push_back({"value", Score{place < theirs.size() ? theirs[place] : 0}});
    arguments.push_back({"instead", Score{place < ours.size() ? ours[place] : 0}});
    add(Statement::ProposalWorseInList, std::move(arguments));
  }

  [[nodiscard]] const ArticleNames& articles() const { return articles_of(verdict_.edition); }

  const Verdict& verdict_;
  Argument round_;
  std::vector<Claim> story_ = {};
};

}  // namespace

Explanation explain_verdict(const Verdict& verdict) {
  return {.question = "verdict", .story = VerdictStory(verdict).told(), .tables = {}};
}

}  // namespace bloesem::explain
