#include "engine/render/report/story.hpp"

#include <cstdint>

#include "bloesem/explain/why.hpp"
#include "engine/render/explain/language.hpp"
#include "engine/render/explain/sentence.hpp"
#include "engine/render/report/html.hpp"

namespace bloesem::render {

namespace {

// Returns the index of the player's board in the report; empty without one.
std::optional<std::size_t> board_in_report(const ReportedRound& round, PlayerIndex player) {
  for (std::size_t i = 0; i < round.boards.size(); ++i)
    if (round.boards[i].white == player || round.boards[i].black == player) return i;
  return std::nullopt;
}

bool is_as_ruled(const ReportedRound& round, PlayerIndex player) {
  const std::optional<std::size_t> board = board_in_report(round, player);
  if (board) return round.same[*board].has_value();
  return round.rules && round.rules->bye == round.bye && round.bye == player;
}

std::string list_of_sentences(const Tournament& tournament, std::vector<explain::Claim> story,
                              std::int64_t board) {
  std::string text = "<ul class=story>";
  for (explain::Claim& claim : story) {
    for (explain::Argument& argument : claim.arguments)
      if (argument.name == "board") argument.value = board;
    text += "<li>" + escaped(sentence_of(tournament, claim, english())) + '\n';
  }
  return text + "</ul>";
}

std::string that_opens(const std::string& story) {
  return story.empty() ? "" : "<details class=why><summary>why?</summary>" + story + "</details>";
}

}  // namespace

std::vector<std::vector<explain::Claim>> reported_stories(const explain::Subject& subject, std::size_t most) {
  if (subject.tournament.players.size() > most) return {};
  Result<std::vector<std::vector<explain::Claim>>> stories = explain::stories_of_players(subject);
  if (!stories) return {};
  return std::move(stories).value();
}

std::string story_of_player(const Tournament& tournament, const ReportedRound& round, PlayerIndex player) {
  const auto index = static_cast<std::size_t>(player);
  if (index >= round.stories.size() || round.stories[index].empty() || !is_as_ruled(round, player)) return "";
  const std::size_t board = board_in_report(round, player).value_or(0);
  const std::size_t number = board < round.boards.size() ? round.number_of_board(board) : 0;
  return list_of_sentences(tournament, round.stories[index], static_cast<std::int64_t>(number));
}

std::string story_of_board(const Tournament& tournament, const ReportedRound& round, std::size_t i) {
  const std::optional<std::size_t>& same = round.same[i];
  if (!same || !round.rules) return "";
  const bool white = round.rules->record.higher_is_white[*same] != 0;
  return that_opens(story_of_player(tournament, round, white ? round.boards[i].white : round.boards[i].black));
}

std::string story_of_bye(const Tournament& tournament, const ReportedRound& round) {
  return round.bye ? that_opens(story_of_player(tournament, round, *round.bye)) : "";
}

}  // namespace bloesem::render
