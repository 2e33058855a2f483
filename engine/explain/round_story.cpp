#include "bloesem/explain/round_story.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

namespace bloesem::explain {

namespace {

std::int64_t count_in_story(std::size_t size) { return static_cast<std::int64_t>(size); }

Claim claim_about_boards(const RoundPairing& pairing) {
  std::vector<Argument> arguments{{"round", std::int64_t{pairing.round}},
                                  {"boards", count_in_story(pairing.boards.size())}};
  if (!pairing.bye) return {Statement::RoundHasNoBye, std::move(arguments)};
  arguments.push_back({"player", *pairing.bye});
  return {Statement::RoundHasBye, std::move(arguments)};
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
  return is_last(bracket, pairing) ? std::vector<PlayerIndex>() : bracket.downfloaters;
}

}  // namespace

Explanation explain_round(const Subject& subject) {
  const RoundPairing& pairing = *subject.answer;
  Explanation answer{.question = "round", .story = {claim_about_boards(pairing)}, .tables = {}};
  Table table{.headings = {"bracket", "score", "moved-down", "residents", "pairs", "downfloaters"}, .rows = {}};
  std::int64_t number = 0;
  for (const BracketRecord& bracket : pairing.record.brackets) {
    ++number;
    if (bracket.discarded) continue;
    const std::vector<PlayerIndex> floaters = floaters_of(bracket, pairing);
    if (!floaters.empty())
      answer.story.push_back({Statement::FloatDown, {{"players", floaters}, {"score", Score{bracket.score}}}});
    table.rows.push_back({number, Score{bracket.score}, bracket.moved_down,
                          count_in_story(bracket.residents.size()), count_in_story(bracket.pairs.size()),
                          floaters});
  }
  if (answer.story.size() == 1)
    answer.story.push_back({Statement::NobodyFloatsDown, {{"round", std::int64_t{pairing.round}}}});
  if (!table.rows.empty()) answer.tables.push_back(std::move(table));
  return answer;
}

}  // namespace bloesem::explain
