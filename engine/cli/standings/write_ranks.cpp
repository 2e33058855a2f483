#include "engine/cli/standings/write_ranks.hpp"

#include <cstddef>

#include "engine/cli/player_id.hpp"
#include "trf/editor.hpp"
#include "trf/reader.hpp"

namespace bloesem::cli {

namespace {

void write_list(trf::Editor& editor, const RankedFile& file) {
  if (file.plan.in_file || !file.plan.note.empty()) return;
  editor.erase_records("202");
  editor.write_record("212", list_text(file.plan.list));
}

}  // namespace

Result<std::string> with_ranks(const LoadedFile& loaded, const RankedFile& file) {
  if (std::optional<Error> error = refuse_to_edit(loaded, "--into")) return *error;
  if (file.result.rounds < standings::last_paired_round(file.tournament)) {
    return Error{.code = ErrorCode::InvalidInput,
                 .message = "--into writes the ranks after all rounds of the file: --after has no place there"};
  }
  trf::Editor editor(loaded.document());
  for (const standings::Place& place : file.result.places) {
    const int id = id_of(file.tournament, place.player);
    const Points points = file.points[static_cast<std::size_t>(place.player)];
    if (editor.points(id) != points) editor.write_points(id, points);
    editor.write_rank(id, place.rank);
  }
  write_list(editor, file);
  const trf::ReadResult read = trf::read_tournament(editor.document(), {.purpose = trf::Purpose::Check});
  if (read.tournament && read.tournament->players.size() == file.tournament.players.size())
    return editor.document().to_bytes();
  return Error{.code = ErrorCode::Internal, .message = "the file with ranks cannot be read back"};
}

}  // namespace bloesem::cli
