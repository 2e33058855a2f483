#include "bloesem/explain/round_story.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/explain/cost.hpp"

namespace bloesem::explain {

namespace {

std::int64_t count_in_story(std::size_t size) { return static_cast<std::int64_t>(size); }

// Returns the claim about the number of boards, and who is left over.
Claim claim_about_boards(const Subject& subject) {
  const RoundPairing& pairing = *subject.answer;
  const bool by_table = has_table(subject);
  std::vector<Argument> arguments{{"round", std::int64_t{pairing.round}},
                                  {"boards", count_in_story(pairing.boards.size())}};
  if (!pairing.bye) return {by_table ? Statement::TableHasAll : Statement::RoundHasNoBye, std::move(arguments)};
  arguments.push_back({"player", *pairing.bye});
  return {by_table ? Statement::TableLeavesOne : Statement::RoundHasBye, std::move(arguments)};
}

// True for the bracket after which nobody is left to be paired; its downfloater receives the bye.
bool is_last(const BracketRecord& bracket, const RoundPairing& pairing) {
  const auto& brackets = pairing.record.brackets;
  const auto last = std::find_if(brackets.rbegin(), brackets.rend(),
                                 [](const BracketRecord& other) { return !other.discarded; });
  return &bracket == &*last;
}

// Returns those who leave the bracket for the next one: not the player who receives the bye in the last.
std::vector<PlayerIndex> floaters_of(const BracketRecord& bracket, const RoundPairing& pairing) {
  return is_last(bracket, pairing) ? std::vector<PlayerIndex>() : bracket.downfloaters.to_vector();
}

// Tells of each bracket who moves, and tabulates it; the choice of the player with the bye is no bracket. Who
// moves up has a column in rounds in which somebody does; who moves down, in systems in which anybody can.
class BracketTeller {
 public:
  BracketTeller(const RoundPairing& pairing, bool moves_down) : pairing_(pairing), moves_down_(moves_down) {
    for (const BracketRecord& bracket : pairing.record.brackets)
      moves_up_ = moves_up_ || !bracket.moved_up.empty();
    table_.headings = {"bracket", "score"};
    if (moves_down_) table_.headings.push_back("moved-down");
    if (moves_up_) table_.headings.push_back("moved-up");
    for (const std::string_view heading : {"residents", "pairs"}) table_.headings.push_back(heading);
    if (moves_down_) table_.headings.push_back("downfloaters");
  }

  void tell(Explanation& answer) {
    std::int64_t number = 0;
    for (const BracketRecord& bracket : pairing_.record.brackets) {
      if (bracket.kind == criteria::BracketKind::Bye) continue;
      ++number;
      if (!bracket.discarded) tell_one(answer, bracket, number);
    }
    if (!table_.rows.empty()) answer.tables.push_back(std::move(table_));
  }

 private:
  [[nodiscard]] std::int64_t round() const { return pairing_.round; }

  void tell_one(Explanation& answer, const BracketRecord& bracket, std::int64_t number) {
    const Score score{bracket.score};
    std::vector<PlayerIndex> floaters = floaters_of(bracket, pairing_);
    if (!floaters.empty())
      answer.story.push_back(
          {Statement::FloatDown, {{"players", floaters}, {"score", score}, {"round", round()}}});
    if (!bracket.moved_up.empty())
      answer.story.push_back(
          {Statement::FloatUp,
           {{"players", bracket.moved_up.to_vector()}, {"score", score}, {"round", round()}}});
    std::vector<Value> row{number, score};
    if (moves_down_) row.emplace_back(bracket.moved_down.to_vector());
    if (moves_up_) row.emplace_back(bracket.moved_up.to_vector());
    row.emplace_back(count_in_story(bracket.residents.size()));
    row.emplace_back(count_in_story(bracket.pairs.size()));
    if (moves_down_) row.emplace_back(std::move(floaters));
    table_.rows.push_back(std::move(row));
  }

  const RoundPairing& pairing_;
  bool moves_down_;
  bool moves_up_ = false;
  Table table_ = {};
};

}  // namespace

Explanation explain_round(const Subject& subject) {
  Explanation answer{.question = "round", .story = {claim_about_boards(subject)}, .tables = {}};
  if (!has_score_groups(subject)) return answer;
  const bool moves_down = floats_down(subject);
  BracketTeller(*subject.answer, moves_down).tell(answer);
  if (answer.story.size() == 1)
    answer.story.push_back({moves_down ? Statement::NobodyFloatsDown : Statement::NobodyFloatsUp,
                            {{"round", std::int64_t{subject.round()}}}});
  return answer;
}

}  // namespace bloesem::explain
