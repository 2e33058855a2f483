#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "bloesem/explain/open_results.hpp"
#include "engine/explain/neighbouring_results.hpp"

namespace bloesem::explain {
namespace {

std::string_view name_of(Certainty certainty) {
  switch (certainty) {
    case Certainty::Certain: return "certain";
    case Certainty::NotCertain: return "not-certain";
    case Certainty::Never: return "never";
    case Certainty::Undecided: break;
  }
  return "undecided";
}

class OpenStory {
 public:
  OpenStory(const Subject& subject, const OpenRound& answer) : subject_(subject), answer_(answer) {}

  Explanation told() {
    explanation_.question = "open-results";
    explanation_.complete = !answer_.out_of_time;
    const Argument games{"games", number(answer_.games.size())};
    add(answer_.all ? Statement::OpenGamesTried : Statement::OpenGamesUntried, {games, sets(), round()});
    if (answer_.impossible > 0)
      add(Statement::SetsWithoutRound, {{"count", number(answer_.impossible)}, sets(), round()});
    const std::set<Pair> present = present_boards();
    for (const OpenBoard& board : answer_.boards)
      if (board.certainty == Certainty::Certain || present.contains(std::minmax(board.one, board.other)))
        tell(board);
    tabulate();
    return std::move(explanation_);
  }

 private:
  static std::int64_t number(std::size_t value) { return static_cast<std::int64_t>(value); }
  [[nodiscard]] Argument sets() const { return {"sets", number(answer_.searched)}; }
  [[nodiscard]] Argument round() const { return {"round", std::int64_t{subject_.round()}}; }

  void add(Statement statement, std::vector<Argument> arguments) {
    explanation_.story.push_back({statement, std::move(arguments)});
  }

  // Byes as pairs with no_player.
  [[nodiscard]] std::set<Pair> present_boards() const {
    std::set<Pair> pairs;
    if (!subject_.answer) return pairs;
    for (const Board& board : subject_.answer->boards) pairs.insert(std::minmax(board.white, board.black));
    for (const PlayerIndex bye : byes_of(*subject_.answer)) pairs.insert(std::minmax(bye, no_player));
    return pairs;
  }

  void tell(const OpenBoard& board) {
    std::vector<Argument> who{{"player", board.one}};
    if (!board.is_bye()) who.push_back({"opponent", board.other});
    who.push_back(round());
    switch (board.certainty) {
      case Certainty::NotCertain: return tell_witness(board, std::move(who));
      case Certainty::Certain:
        if (board.colour) return tell_board(board);
        who.push_back(sets());
        return add(board.is_bye() ? Statement::ByeCertain : Statement::PairCertain, std::move(who));
      case Certainty::Never:
        who.push_back(sets());
        return add(board.is_bye() ? Statement::ByeNever : Statement::PairNever, std::move(who));
      case Certainty::Undecided:
        who.push_back(sets());
        who.push_back({"met", number(board.met)});
        return add(board.is_bye() ? Statement::ByeUndecided : Statement::PairUndecided, std::move(who));
    }
  }

  void tell_board(const OpenBoard& board) {
    const bool white = *board.colour == Colour::White;
    add(Statement::BoardCertain, {{"white", white ? board.one : board.other},
                                  {"black", white ? board.other : board.one},
                                  round(),
                                  sets()});
  }

  void tell_witness(const OpenBoard& board, std::vector<Argument> arguments) {
    const Witness& witness = *board.witness;
    const OpenGame& game = answer_.games[witness.game];
    arguments.push_back({"one", game.white});
    arguments.push_back({"other", game.black});
    arguments.push_back({"with", text_of(game, witness.with[witness.game])});
    arguments.push_back({"without", text_of(game, witness.without[witness.game])});
    const std::string rest = rest_of(witness);
    if (!rest.empty()) arguments.push_back({"rest", rest});
    if (rest.empty())
      add(board.is_bye() ? Statement::ByeNotCertain : Statement::PairNotCertain, std::move(arguments));
    else
      add(board.is_bye() ? Statement::ByeNotCertainBeside : Statement::PairNotCertainBeside,
          std::move(arguments));
  }

  static std::string text_of(const OpenGame& game, OpenResult result) {
    const Change change = ending(game, result);
    return result_text(change.of_one, change.of_other);
  }

  // Returns the results that both sets have: "3-9 1-0, 4-8 0-1".
  [[nodiscard]] std::string rest_of(const Witness& witness) const {
    std::string text;
    for (std::size_t i = 0; i < answer_.games.size(); ++i) {
      if (i == witness.game) continue;
      const OpenGame& game = answer_.games[i];
      text += (text.empty() ? "" : ", ") + std::to_string(subject_.tournament.id(game.white)) + '-' +
              std::to_string(subject_.tournament.id(game.black)) + ' ' + text_of(game, witness.with[i]);
    }
    return text;
  }

  void tabulate() {
    Table table{{"player", "opponent", "certainty", "met-in-sets"}, {}};
    for (const OpenBoard& board : answer_.boards) {
      const Value partner = board.is_bye() ? Value(std::string("bye")) : Value(board.other);
      table.rows.push_back({board.one, partner, std::string(name_of(board.certainty)), number(board.met)});
    }
    explanation_.tables.push_back(std::move(table));
  }

  const Subject& subject_;
  const OpenRound& answer_;
  Explanation explanation_;
};

}  // namespace

Explanation explain(const Subject& subject, const OpenRound& answer) {
  return OpenStory(subject, answer).told();
}

Result<Explanation> explain_open_results(const Subject& subject, const OpenLimit& limit) {
  const Result<OpenRound> answer = open_results(subject, limit);
  if (!answer) return answer.error();
  return explain(subject, *answer);
}

}  // namespace bloesem::explain
