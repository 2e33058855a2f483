#include "trf/local_records.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <utility>
#include <vector>

#include "trf/columns.hpp"
#include "trf/game_points.hpp"
#include "trf/groups_and_seats.hpp"
#include "trf/restriction_comment.hpp"
#include "trf/rules_comment.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

constexpr std::string_view comment_code = "###";

void pass_over(const NoteLine& note, const std::string& why, Diagnostics& out) {
  out.warn(Code::UnknownRecord, note.id.place,
           {why + ": it is ignored", std::to_string(note.id.value), "one note of a kind for each player"});
}

}  // namespace

std::optional<LocalRecord> read_local_record(const LineText& line) {
  if (line.code() != comment_code) return std::nullopt;
  const std::vector<Token> words = line.tokens(text_begins);
  if (words.size() < 2) return std::nullopt;
  const auto* const name = std::find_if(note_names.begin(), note_names.end(),
                                        [&](const NoteName& n) { return n.comment == words[0].text; });
  if (name == note_names.end() || !parse_number(words[1].text)) return std::nullopt;
  return LocalRecord{name->kind, words[1], trimmed(line.cut(words[1].place.last + 1, line.length()))};
}

bool is_open_game(const LineText& line) {
  const std::vector<Token> words = line.tokens(text_begins);
  return line.code() == comment_code && !words.empty() && words[0].text == local_open_game;
}

bool is_own_comment(const LineText& line) {
  return is_open_game(line) || is_rules_comment(line) || is_arrangement_comment(line) ||
         is_game_points_comment(line) || is_restriction_comment(line) || read_local_record(line).has_value();
}

std::string local_record(std::string_view key, int id, std::string_view text) {
  std::string line(comment_code);
  line.append(" ").append(key).append(" ").append(std::to_string(id)).append(" ").append(text);
  return line;
}

std::vector<std::string> local_records(const Tournament& tournament) {
  std::vector<std::string> lines;
  for (const PlayerNote& note : tournament.notes)
    lines.push_back(local_record(note_names.at(static_cast<std::size_t>(note.kind)).comment,
                                 tournament.id(note.player), note.text));
  return lines;
}

void add_notes(const Draft& draft, const Roster& roster, Tournament& tournament, Diagnostics& out) {
  std::map<std::pair<PlayerIndex, NoteKind>, std::string> notes;
  for (const NoteLine& line : draft.notes) {
    if (line.text.empty()) continue;
    const PlayerIndex player = roster.find(line.id.value);
    if (player == no_player)
      pass_over(line, "the note names no player of the tournament", out);
    else if (!notes.try_emplace({player, line.kind}, line.text).second)
      pass_over(line, "a second note of this kind about the player", out);
  }
  for (auto& [of, text] : notes) tournament.notes.push_back({of.first, of.second, std::move(text)});
}

}  // namespace bloesem::trf
