#include "engine/render/format_record.hpp"

#include <span>
#include <string_view>
#include <vector>

#include "engine/groups.hpp"
#include "engine/platform/terminal.hpp"
#include "engine/render/display_width.hpp"
#include "engine/service/player_id.hpp"
#include "trf/text.hpp"

namespace bloesem::render {

namespace {

constexpr std::size_t label_width = 14;

std::string row(std::string_view label, const std::string& content) {
  return "  " + left_aligned(label, label_width) + (content.empty() ? "-" : content) + '\n';
}

std::string ids(const Tournament& tournament, std::span<const PlayerIndex> players) {
  std::string text;
  for (const PlayerIndex player : players) {
    if (!text.empty()) text += ' ';
    text += std::to_string(service::id_of(tournament, player));
  }
  return text;
}

std::string pairs(const Tournament& tournament, const BracketRecord& bracket) {
  std::string text;
  for (const auto& [higher, lower] : bracket.pairs) {
    if (!text.empty()) text += ' ';
    text += std::to_string(service::id_of(tournament, higher)) + '-' +
            std::to_string(service::id_of(tournament, lower));
  }
  return text;
}

std::string criteria_rows(const BracketRecord& bracket) {
  std::string text;
  for (const auto& value : bracket.criteria) {
    const std::string shown = amount_of(value);
    text += row(value.article, (shown.empty() ? "-" : shown) + "  (" + std::string(value.meaning) + ")");
  }
  return text;
}

std::string heading(const BracketRecord& bracket, int number) {
  std::string text = "bracket " + std::to_string(number) + ": ";
  text += name_of(bracket.kind);
  text += ", score " + trf::format_points(bracket.score);
  if (bracket.discarded) text += ", discarded: it cannot be completed";
  return text + '\n';
}

// Returns "blossom; passed on by bounds (kind of bracket), sieve (too many players)".
template <class Solved>
std::string solvers_of(const Solved& solved) {
  std::string text(solved.solved_by);
  if (solved.refusals.size() > 0) text += "; passed on by " + describe(solved.refusals);
  return text;
}

// A pairing without the wish could be completed, but has unwished pairs.
std::string why_rejected(const Attempt& attempt) {
  return attempt.without == "wish" ? "" : ", not to be completed";
}

}  // namespace

std::string amount_of(const criteria::CriterionValue& value) {
  if (!value.is_list) return std::to_string(value.count);
  std::string text;
  for (const Points difference : value.differences) {
    if (!text.empty()) text += ' ';
    text += trf::format_points(difference);
  }
  return text;
}

std::string format_record(const Tournament& tournament, const RoundPairing& pairing) {
  std::string text = "round " + std::to_string(pairing.round) + '\n';
  const std::vector<int> groups = groups_of_players(tournament);
  int number = 0;
  for (const BracketRecord& bracket : pairing.record.brackets) {
    text += heading(bracket, ++number);
    const int group =
        bracket.residents.empty() ? -1 : groups[static_cast<std::size_t>(bracket.residents.front())];
    if (group >= 0) text += row("group", trf::visible(tournament.groups[static_cast<std::size_t>(group)].name));
    text += row("moved down", ids(tournament, bracket.moved_down));
    if (!bracket.moved_up.empty()) text += row("moved up", ids(tournament, bracket.moved_up));
    text += row("residents", ids(tournament, bracket.residents));
    text += row("pairs", pairs(tournament, bracket));
    text += row("downfloaters", ids(tournament, bracket.downfloaters));
    text += row("exchanges", std::to_string(bracket.exchanges));
    text += criteria_rows(bracket);
    for (const Attempt& attempt : bracket.attempts)
      text += row("tried first", "without " + std::string(attempt.without) + why_rejected(attempt) + ": " +
                                     solvers_of(attempt));
    text += row("solved by", solvers_of(bracket));
  }
  return text;
}

}  // namespace bloesem::render
