#include "trf/restriction_comment.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <utility>

#include "trf/columns.hpp"
#include "trf/fields.hpp"
#include "trf/late_decisions.hpp"
#include "trf/report_parts.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

constexpr std::array<std::pair<std::string_view, InCommon>, 2> names_in_common = {
    {{"federation", InCommon::Federation}, {"club", InCommon::Club}}};
constexpr std::array<std::string_view, 3> no_federation = {"", "FID", "NON"};
constexpr std::string_view strict_word = "strict";

std::string_view keyword_of(std::string_view begin) { return begin.substr(comment_record.size() + 1); }

std::optional<InCommon> parse_in_common(std::string_view text) {
  for (const auto& [name, by] : names_in_common)
    if (upper(text) == upper(name)) return by;
  return std::nullopt;
}

// Returns the restriction of a comment with this keyword; empty if it cannot be read.
std::optional<Restriction> parse_comment(const std::vector<Token>& words, bool wish) {
  if (words.size() < 2 || words.size() > (wish ? 3U : 2U)) return std::nullopt;
  std::optional<Restriction> restriction = parse_restriction(words[1].text);
  if (words.size() < 3 || !restriction) return restriction;
  if (words[2].text != strict_word) return std::nullopt;
  restriction->strict = true;
  return restriction;
}

std::vector<std::string> texts_in_common(InCommon by, const std::vector<std::string_view>& lines,
                                         const Tournament& tournament) {
  std::vector<std::string> texts(tournament.players.size());
  if (by == InCommon::Club) {
    for (const PlayerNote& note : tournament.notes)
      if (note.kind == NoteKind::Club) texts[static_cast<std::size_t>(note.player)] = upper(note.text);
    return texts;
  }
  const std::vector<StatedPlayer> stated = stated_players(lines, tournament);
  for (std::size_t i = 0; i < texts.size(); ++i) {
    texts[i] = upper(stated[i].fields.federation);
    if (std::find(no_federation.begin(), no_federation.end(), texts[i]) != no_federation.end())
      texts[i].clear();
  }
  return texts;
}

}  // namespace

std::string_view name_of(InCommon by) noexcept { return names_in_common[static_cast<std::size_t>(by)].first; }

std::optional<Restriction> parse_restriction(std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const std::optional<InCommon> by = parse_in_common(text.substr(0, colon));
  const std::string_view rounds = text.substr(colon + 1);
  const std::size_t dash = rounds.find('-');
  const bool range = dash != std::string_view::npos;
  const std::optional<int> first = range ? parse_number(rounds.substr(0, dash)) : std::optional(1);
  const std::optional<int> last = parse_number(range ? rounds.substr(dash + 1) : rounds);
  if (!by || !first || !last || *first < 1 || *last < *first || *last > max_rounds) return std::nullopt;
  return Restriction{*by, *first, *last};
}

std::string restriction_comment(std::string_view begin, const Restriction& restriction) {
  std::string line(begin);
  line.append(" ").append(name_of(restriction.by)).append(":");
  if (restriction.first_round > 1) line += std::to_string(restriction.first_round) + '-';
  line += std::to_string(restriction.last_round);
  if (restriction.strict) line.append(" ").append(strict_word);
  return line;
}

bool is_restriction_comment(const LineText& line) {
  const std::vector<Token> words = line.tokens(text_begins);
  return line.code() == comment_record && !words.empty() &&
         (words[0].text == keyword_of(wish_comment_begin) || words[0].text == keyword_of(avoid_comment_begin));
}

bool read_restriction_comment(const LineText& line, Draft& draft, Diagnostics& out) {
  if (!is_restriction_comment(line)) return false;
  const std::vector<Token> words = line.tokens(text_begins);
  const bool wish = words[0].text == keyword_of(wish_comment_begin);
  const std::optional<Restriction> restriction = parse_comment(words, wish);
  if (!restriction) {
    out.error(Code::BadValue, line.place(1, line.length()),
              {"the comment about players who are kept apart cannot be read",
               std::string(trimmed(line.cut(1, line.length()))),
               "a federation or club and the last round, as in '### bloesem:wish federation:3'"});
  } else if (wish && std::find(draft.wishes.begin(), draft.wishes.end(), *restriction) == draft.wishes.end()) {
    if (draft.wishes.size() == max_wishes)
      out.error(Code::TooLarge, line.place(1, line.length()),
                {"too many wishes about players", "", "at most " + std::to_string(max_wishes)});
    if (draft.wishes.size() <= max_wishes) draft.wishes.push_back(*restriction);
  }
  return true;
}

std::vector<Restriction> restrictions_in(const std::vector<std::string_view>& lines, std::string_view begin) {
  std::vector<Restriction> all;
  int number = 0;
  for (const std::string_view text : lines) {
    ++number;
    if (!text.starts_with(comment_record)) continue;
    const LineText line(number, text);
    const std::vector<Token> words = line.tokens(text_begins);
    if (words.empty() || words[0].text != keyword_of(begin)) continue;
    const std::optional<Restriction> restriction = parse_comment(words, begin == wish_comment_begin);
    if (restriction) all.push_back(*restriction);
  }
  return all;
}

std::vector<std::vector<PlayerIndex>> groups_in_common(InCommon by, const std::vector<std::string_view>& lines,
                                                       const Tournament& tournament) {
  const std::vector<std::string> texts = texts_in_common(by, lines, tournament);
  std::map<std::string, std::vector<PlayerIndex>> named;
  for (std::size_t i = 0; i < texts.size(); ++i)
    if (!texts[i].empty()) named[texts[i]].push_back(static_cast<PlayerIndex>(i));
  std::vector<std::vector<PlayerIndex>> groups;
  for (auto& [name, players] : named)
    if (players.size() > 1) groups.push_back(std::move(players));
  return groups;
}

std::vector<Wish> wishes_of(const std::vector<Restriction>& restrictions,
                            const std::vector<std::string_view>& lines, const Tournament& tournament) {
  std::vector<Wish> wishes;
  std::array<std::optional<std::vector<std::vector<PlayerIndex>>>, names_in_common.size()> groups;
  for (const Restriction& each : restrictions) {
    auto& known = groups[static_cast<std::size_t>(each.by)];
    if (!known) known = groups_in_common(each.by, lines, tournament);
    wishes.push_back({std::string(name_of(each.by)), *known, each.first_round, each.last_round, each.strict});
  }
  return wishes;
}

Wish wish_of(const Restriction& restriction, const std::vector<std::string_view>& lines,
             const Tournament& tournament) {
  return wishes_of({restriction}, lines, tournament).front();
}

}  // namespace bloesem::trf
