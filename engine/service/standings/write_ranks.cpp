#include "engine/service/standings/write_ranks.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "bloesem/trf/reader.hpp"
#include "engine/service/player_id.hpp"
#include "trf/editor.hpp"

namespace bloesem::service {

namespace {

constexpr std::string_view comment = "###";

std::string old_list(const trf::StandingsOrder& order) {
  std::string text;
  for (const trf::TieBreak& key : order.keys) text += (text.empty() ? "" : ",") + key.text();
  return text;
}

// A list is fixed before the first round (C.07.4.1), so a changed one is recorded.
void write_list(trf::Editor& editor, const LoadedFile& loaded, const RankedFile& file, std::string& warning) {
  if (file.plan.in_file || !file.plan.note.empty()) return;
  const std::string list = list_text(file.plan.list);
  const std::string before = loaded.order ? old_list(*loaded.order) : list;
  editor.erase_records("202");
  editor.write_record("212", list);
  if (before == list || file.result.rounds == 0) return;
  const std::string message = "the list of tie-breaks was changed after round " +
                              std::to_string(file.result.rounds) + ", before it was " + before;
  editor.insert_records({std::string(comment) + ' ' + message});
  warning = message;
}

bool any_decided(const standings::Standings& result, standings::Decision decision) {
  return std::any_of(result.places.begin(), result.places.end(),
                     [decision](const standings::Place& place) { return place.decision == decision; });
}

// Records in one line who separated the players whom the list left tied; replaces an earlier line.
void record_decisions(trf::Editor& editor, const RankedFile& file) {
  constexpr std::string_view begin = "### ranks of the tied: ";
  std::string line;
  if (any_decided(file.result, standings::Decision::Arbiter)) {
    line = "the arbiter's order";
    for (const int id : file.plan.options.decided) line += ' ' + std::to_string(id);
  }
  if (any_decided(file.result, standings::Decision::Lots)) {
    line += line.empty() ? "" : ", ";
    line += "lots from seed " + std::to_string(*file.plan.options.lots);
  }
  bool there = false;
  editor.change_records(comment, [&](std::string& text) {
    if (!text.starts_with(begin)) return;
    there = true;
    text = std::string(begin) + (line.empty() ? "shared" : line);
  });
  if (!there && !line.empty()) editor.insert_records({std::string(begin) + line});
}

// Returns the points of the results, also where the games of a player do not count, or the rules name another
// score first: other programs add them up.
Points filed_points(const Tournament& filed, int id, int columns) {
  const std::optional<PlayerIndex> player = filed.find(id);
  return player ? settled_points(filed, player_at(filed, *player), columns) : 0;
}

}  // namespace

Result<RankedText> with_ranks(const LoadedFile& loaded, const RankedFile& file) {
  if (std::optional<Error> error = refuse_to_edit(loaded, "writing the ranks")) return *error;
  if (const standings::Coverage& coverage = file.plan.coverage;
      coverage.in_play.value_or(0) > coverage.rounds) {
    return Error{
        .code = ErrorCode::InvalidInput,
        .message = "round " + std::to_string(*coverage.in_play) +
                   " is in progress: the ranks are written after it has ended, unless open games are to count"};
  }
  if (file.result.rounds < standings::last_paired_round(file.tournament)) {
    return Error{.code = ErrorCode::InvalidInput,
                 .message = "the ranks are written after all rounds, not after an earlier one"};
  }
  trf::Editor editor(loaded.document());
  for (const standings::Place& place : file.result.places) {
    const int id = id_of(file.tournament, place.player);
    const Points points = filed_points(*loaded.tournament, id, file.result.rounds * (file.games ? 2 : 1));
    if (editor.points(id) != points) editor.write_points(id, points);
    editor.write_rank(id, place.rank);
  }
  RankedText ranked;
  write_list(editor, loaded, file, ranked.warning);
  record_decisions(editor, file);
  const trf::ReadResult read =
      trf::read_tournament(editor.document(), {.purpose = trf::Purpose::Check, .team_events = true});
  if (read.tournament && read.tournament->players.size() == editor.ids().size()) {
    ranked.bytes = editor.document().to_bytes();
    return ranked;
  }
  return Error{.code = ErrorCode::Internal, .message = "the file with ranks cannot be read back"};
}

}  // namespace bloesem::service
