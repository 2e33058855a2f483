#include "bloesem/standings/working.hpp"

#include <algorithm>
#include <utility>

#include "engine/model/counted.hpp"
#include "engine/standings/evaluation.hpp"

namespace bloesem::standings {

std::string decimal_text(Hundredths value) {
  const Hundredths size = value < 0 ? -value : value;
  std::string text = value < 0 ? "-" : "";
  text.append(std::to_string(size / one));
  const int rest = static_cast<int>(size % one);
  if (rest == 0) return text;
  text.push_back('.');
  text.push_back(static_cast<char>('0' + rest / 10));
  if (rest % 10 != 0) text.push_back(static_cast<char>('0' + rest % 10));
  return text;
}

namespace {

constexpr std::string_view since_2009 = "2009";

bool every_unplayed_draws(const Field& field) noexcept {
  return field.regulations.opponents_unplayed == OpponentsUnplayed::AllDraw;
}

std::string_view cut_article(const TieBreak& tie_break, const Element& element) noexcept {
  if (element.voluntary && element.part == Part::CutLow) return "16.5";
  switch (tie_break.low_cuts) {
    case 1: return tie_break.high_cuts > 0 ? "14.3" : "14.1";
    case 2: return tie_break.high_cuts > 0 ? "14.4" : "14.2";
    default: return "14";
  }
}

std::string_view article_of(const Field& field, Reason reason) noexcept {
  switch (reason) {
    case Reason::LastByesDrawn: return every_unplayed_draws(field) ? since_2009 : "16.3";
    case Reason::OwnScore: return "16.4";
    case Reason::OpponentsScore: return "16.4.1";
    case Reason::DrawsAllTheWay: return "16.4.2";
    case Reason::VirtualOpponent: return since_2009;
    case Reason::FinalGameDrawn: return "8.3";
    case Reason::Plain:
    case Reason::Adjustment: break;
  }
  return {};
}

std::string note_of(const Field& field, PlayerIndex player, const Element& element) {
  switch (element.reason) {
    case Reason::LastByesDrawn:
      return every_unplayed_draws(field) ? "unplayed rounds count as draws"
                                         : "requested byes at the end count as draws";
    case Reason::OwnScore: return "the player's own score";
    case Reason::OpponentsScore: {
      const PlayerIndex scheduled = field.cell(player, element.round - 1).opponent;
      return "capped at the score of the scheduled opponent, number " +
             std::to_string(field.tournament.players[static_cast<std::size_t>(scheduled)].id);
    }
    case Reason::DrawsAllTheWay: return "capped at a draw in each of " + counted(field.rounds, "round");
    case Reason::VirtualOpponent: return "the score before, the rest of the round's point, then draws";
    case Reason::FinalGameDrawn: return "games of the last round count as draws";
    case Reason::Adjustment: return element.raw < 0 ? "penalty" : "bonus";
    case Reason::Plain: break;
  }
  return {};
}

// Returns a note on an element that its members do not express.
std::string note_of(const Task& task, const Element& element) {
  if (element.round == 0) return {};
  switch (task.tie_break.measure) {
    case Measure::Koya:
      return element.used == 0 ? "below the limit of " + decimal_text(task.limit) : std::string();
    case Measure::OpponentsRating:
    case Measure::Performance:
    case Measure::PerfectPerformance:
      return task.field.tournament.players[static_cast<std::size_t>(element.opponent)].rating == 0
                 ? "unrated"
                 : std::string();
    default: return {};
  }
}

// Returns why the game of a round does not count; empty if it does.
std::string note_on_uncounted(const Field& field, PlayerIndex player, const Element& element) {
  if (element.round == 0 || element.reason == Reason::Adjustment) return {};
  if (!field.cell(player, element.round - 1).is_left_out()) return {};
  if (field.is_left_out(player)) return "does not count: the player left before half of the games";
  const PlayerIndex opponent =
      field.tournament.players[static_cast<std::size_t>(player)].round(element.round - 1).opponent;
  return "does not count: number " +
         std::to_string(field.tournament.players[static_cast<std::size_t>(opponent)].id) +
         " left before half of the games";
}

Contribution contribution_of(const Task& task, PlayerIndex player, const Element& element) {
  Contribution result{.round = element.round,
                      .opponent = element.opponent,
                      .dummy = element.dummy,
                      .voluntary = element.voluntary,
                      .raw = element.raw,
                      .used = element.used,
                      .factor = element.factor,
                      .amount = element.amount,
                      .part = element.part,
                      .cut_order = element.cut_order,
                      .article = article_of(task.field, element.reason),
                      .note = note_of(task.field, player, element)};
  if (result.note.empty()) result.note = note_of(task, element);
  if (result.note.empty()) result.note = note_on_uncounted(task.field, player, element);
  if (element.part != Part::Counted) result.article = cut_article(task.tie_break, element);
  return result;
}

std::string percent_text(int percent) {
  if (percent == 100) return "1.00";
  return (percent < 10 ? ".0" : ".") + std::to_string(percent);
}

std::string perfect_formula(const Task& task, PlayerIndex player) {
  const Hundredths score = board_score(task.field, player).score;
  if (score == 0) return "800 below the lowest rating, for no point";
  return "the lowest rating expected to score " + decimal_text(score);
}

// Explains how the value follows from the sum, where they differ.
std::string formula_of(const Task& task, PlayerIndex player, const Total& total) {
  const Measure measure = task.tie_break.measure;
  if (measure == Measure::Koya) return "limit " + decimal_text(task.limit);
  if (!total.value) return "no game over the board";
  switch (measure) {
    case Measure::OpponentsBuchholz:
    case Measure::OpponentsRating:
    case Measure::OpponentsPerformance:
    case Measure::OpponentsPerfectPerformance:
      return decimal_text(total.sum) + " / " + std::to_string(total.divisor) + " = " +
             decimal_text(*total.value);
    case Measure::Performance:
      return decimal_text(*total.value - total.added) + (total.added < 0 ? " - " : " + ") +
             decimal_text(total.added < 0 ? -total.added : total.added) +
             " (p = " + percent_text(board_score(task.field, player).percent()) + ")";
    case Measure::PerfectPerformance: return perfect_formula(task, player);
    default: return {};
  }
}

}  // namespace

struct Workings::State {
  Result<int> rounds;
  std::unique_ptr<Evaluation> evaluation;  // null if the rounds cannot be counted
};

Workings::Workings(const Tournament& tournament, const StandingsOptions& options)
    : state_(new State{counted_rounds(tournament, options), nullptr}) {
  if (state_->rounds) state_->evaluation = std::make_unique<Evaluation>(tournament, options, *state_->rounds);
}

Workings::~Workings() = default;
Workings::Workings(Workings&&) noexcept = default;
Workings& Workings::operator=(Workings&&) noexcept = default;

Result<Working> Workings::of(const TieBreak& tie_break, PlayerIndex player) {
  if (!state_->rounds) return state_->rounds.error();
  Evaluation& evaluation = *state_->evaluation;
  if (std::optional<Error> refusal = evaluation.refusal(tie_break)) return *std::move(refusal);
  if (tie_break.measure == Measure::DirectEncounter || !tie_break.foreign.empty())
    return Error{ErrorCode::InvalidInput,
                 tie_break.text() + " has no value of its own that could be explained"};
  if (player < 0 || player >= evaluation.field().players)
    return Error{ErrorCode::InvalidInput, "there is no such player"};
  Elements elements(evaluation.field().rounds);
  const Task task = evaluation.task(tie_break);
  const Total total = total_of(task, player, elements);
  Working working{.contributions = {},
                  .total = total.sum,
                  .divisor = total.divisor,
                  .added = total.added,
                  .value = total.value,
                  .formula = formula_of(task, player, total)};
  for (const Element& element : elements)
    working.contributions.push_back(contribution_of(task, player, element));
  return working;
}

Result<Working> explain(const Tournament& tournament, const TieBreak& tie_break, PlayerIndex player,
                        const StandingsOptions& options) {
  return Workings(tournament, options).of(tie_break, player);
}

}  // namespace bloesem::standings
