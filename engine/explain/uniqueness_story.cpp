#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <utility>

#include "bloesem/explain/uniqueness.hpp"
#include "engine/swiss/by_player.hpp"

namespace bloesem::explain {
namespace {

std::int64_t as_number(std::size_t size) { return static_cast<std::int64_t>(size); }

std::int64_t otherwise_in(const BracketUniqueness& bracket) {
  return std::count_if(bracket.without.begin(), bracket.without.end(),
                       [](const std::optional<std::size_t>& other) { return other.has_value(); });
}

class UniquenessStory {
 public:
  explicit UniquenessStory(const Subject& subject)
      : subject_(subject), brackets_(subject.answer->record.brackets) {
    std::int64_t number = 0;
    for (const Board& board : subject.answer->boards)
      for (++number; const PlayerIndex player : {board.white, board.black}) boards_.set(player, number);
  }

  Explanation about_round(const Uniqueness& uniqueness) {
    std::int64_t boards = 0;
    std::int64_t otherwise = 0;
    for (const BracketUniqueness& bracket : uniqueness) {
      boards += as_number(bracket.without.size());
      otherwise += otherwise_in(bracket);
    }
    if (otherwise == 0)
      say(Statement::RoundOnlyOne, {});
    else
      say(Statement::RoundOtherwise, {{"count", otherwise}, {"boards", boards}});
    tabulate_brackets(uniqueness);
    tabulate_boards(uniqueness);
    return std::move(answer_);
  }

  Explanation about_bracket(const BracketUniqueness& bracket) {
    const Score score{brackets_[bracket.bracket].score};
    const std::int64_t pairs = as_number(bracket.without.size());
    if (pairs == 0)
      say(Statement::BracketNoBoards, {{"score", score}});
    else if (bracket.only_one())
      say(Statement::BracketOnlyOne, {{"score", score}, {"count", pairs}});
    else
      say(Statement::BracketOtherwise, {{"score", score}, {"count", otherwise_in(bracket)}, {"boards", pairs}});
    tell_boards(bracket);
    tabulate_pairings(bracket);
    return std::move(answer_);
  }

 private:
  // Boards of which a bracket's story tells; the table has all.
  static constexpr std::size_t told = 5;

  void say(Statement statement, std::vector<Argument> arguments) {
    arguments.push_back({"round", std::int64_t{subject_.round()}});
    answer_.story.push_back({statement, std::move(arguments)});
  }

  [[nodiscard]] std::int64_t board_of(const Pair& pair) const { return boards_[pair.first]; }

  void tell_boards(const BracketUniqueness& bracket) {
    for (std::size_t i = 0; i < bracket.without.size() && answer_.story.size() <= told; ++i)
      if (bracket.without[i]) tell_board(bracket, i);
  }

  void tell_board(const BracketUniqueness& bracket, std::size_t i) {
    const BracketRecord& record = brackets_[bracket.bracket];
    const Pair& pair = record.pairs[i];
    const EqualPairing& other = bracket.others[*bracket.without[i]];
    std::vector<Argument> arguments{{"player", pair.first},    {"opponent", pair.second},
                                    {"board", board_of(pair)}, {"score", Score{record.score}},
                                    {"gone", other.gone},      {"come", other.come}};
    if (other.floaters.empty()) return say(Statement::BoardOtherwise, std::move(arguments));
    const bool bye = criteria::ends_the_round(record.kind);
    if (bye)
      arguments.insert(arguments.end(), {{"bye", other.floaters.front()}, {"instead", other.instead.front()}});
    else
      arguments.insert(arguments.end(), {{"floaters", other.floaters}, {"instead", other.instead}});
    say(bye ? Statement::BoardOtherwiseBye : Statement::BoardOtherwiseFloat, std::move(arguments));
  }

  void tabulate_brackets(const Uniqueness& uniqueness) {
    Table table{.headings = {"bracket", "score", "boards", "otherwise"}, .rows = {}};
    for (const BracketUniqueness& bracket : uniqueness)
      table.rows.push_back({as_number(bracket.bracket + 1), Score{brackets_[bracket.bracket].score},
                            as_number(bracket.without.size()), otherwise_in(bracket)});
    if (!table.rows.empty()) answer_.tables.push_back(std::move(table));
  }

  // The boards that could be otherwise, from the first.
  void tabulate_boards(const Uniqueness& uniqueness) {
    Table table{.headings = {"board", "player", "opponent", "score"}, .rows = {}};
    for (const BracketUniqueness& bracket : uniqueness) {
      const BracketRecord& record = brackets_[bracket.bracket];
      for (std::size_t i = 0; i < bracket.without.size(); ++i)
        if (bracket.without[i])
          table.rows.push_back(
              {board_of(record.pairs[i]), record.pairs[i].first, record.pairs[i].second, Score{record.score}});
    }
    std::sort(table.rows.begin(), table.rows.end(), [](const auto& a, const auto& b) {
      return std::get<std::int64_t>(a.front()) < std::get<std::int64_t>(b.front());
    });
    if (!table.rows.empty()) answer_.tables.push_back(std::move(table));
  }

  // The boards of a bracket, each with an equal pairing without it.
  void tabulate_pairings(const BracketUniqueness& bracket) {
    const BracketRecord& record = brackets_[bracket.bracket];
    Table table{.headings = {"board", "player", "opponent", "pairs-instead", "downfloaters-instead"},
                .rows = {}};
    for (std::size_t i = 0; i < bracket.without.size(); ++i) {
      const auto& [player, opponent] = record.pairs[i];
      const EqualPairing other = bracket.without[i] ? bracket.others[*bracket.without[i]] : EqualPairing{};
      table.rows.push_back({board_of(record.pairs[i]), player, opponent, other.come, other.floaters});
    }
    if (!table.rows.empty()) answer_.tables.push_back(std::move(table));
  }

  const Subject& subject_;
  const std::vector<BracketRecord>& brackets_;
  swiss::ByPlayer<std::int64_t> boards_{0};
  Explanation answer_{.question = "only-one", .story = {}, .tables = {}};
};

}  // namespace

Result<Explanation> explain_only_one(const Subject& subject) {
  const Result<Uniqueness> answer = uniqueness(subject);
  if (!answer) return answer.error();
  return UniquenessStory(subject).about_round(*answer);
}

Result<Explanation> explain_only_one(const Subject& subject, Points score) {
  const Result<Uniqueness> answer = uniqueness(subject, score);
  if (!answer) return answer.error();
  if (!answer->empty()) return UniquenessStory(subject).about_bracket(answer->front());
  return Error{ErrorCode::InvalidInput,
               "round " + std::to_string(subject.round()) + " has no bracket of that score",
               {}};
}

}  // namespace bloesem::explain
