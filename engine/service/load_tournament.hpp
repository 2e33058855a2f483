// From a file name to a tournament and its edition, or to the words that tell why not.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/acceleration.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"
#include "bloesem/trf/document.hpp"
#include "bloesem/trf/read_options.hpp"
#include "bloesem/trf/source_text.hpp"
#include "bloesem/trf/tie_breaks.hpp"
#include "bloesem/trf/tournament_file.hpp"
#include "engine/platform/exit_codes.hpp"
#include "engine/service/edition_choice.hpp"

namespace bloesem::cli {

struct LoadRequest {
  trf::ReadOptions reading;  // its purpose decides: to pair, the first problem is told; to check, all are
  std::optional<Rules> rules;
  // Nothing: fictitious points of the file; the Baku ones where record 192 asks for them and none are given.
  std::optional<Acceleration> acceleration;
  // The acceleration asked for begins with the coming round: rounds played keep what the file says of them.
  bool acceleration_begins_now = false;
  std::optional<trf::FileFormat> format;  // of the file; nothing: by how it begins
  bool all_editions = false;              // each must admit the file; nothing is said of its own
  bool tell_dialect = false;              // begin the messages with the dialect of the file and what tells it
};

struct LoadedFile {
  std::optional<Tournament> tournament;      // absent: `code` is not Done
  std::string bytes;                         // of the file
  std::string system_code;                   // record 192
  std::optional<std::string> start_date;     // record 042
  std::optional<trf::StandingsOrder> order;  // record 212 or 202
  int wrong_points = 0;                      // players whose points contradict the results
  int rounds_with_points = 0;                // fictitious ones that the file states
  bool by_position = false;                  // XXC rank
  bool team_event = false;                   // between teams: no list of tie-breaks in it is for players
  trf::FileFormat format = trf::FileFormat::Report;
  bool wide = false;    // a report file with starting ranks of more than four digits (XXW)
  std::string dialect;  // a line: which one, and what tells it
  Edition edition = edition_in_force;
  std::string rules;  // a line that tells the edition and why it is that one; empty if it was asked for
  ExitCode code = ExitCode::Done;
  std::string messages;  // lines for standard error, each ended: warnings, or the problems
  std::string repairs;   // of the warnings those about points replaced and about the encoding
  std::string problem;   // the first problem alone, with its lines; empty if there is none

  // A report file of the standard width, which can be changed line by line.
  [[nodiscard]] bool editable() const noexcept { return format == trf::FileFormat::Report && !wide; }
  // Its lines, to be changed and written back.
  [[nodiscard]] trf::Document document() const { return trf::Document::parse(bytes); }
};

// What the file says, whatever edition it belongs to.
[[nodiscard]] LoadedFile load_report(const std::string& path, const trf::ReadOptions& reading,
                                     std::optional<trf::FileFormat> format = {});

// The same for bytes that are there; `file` names them in messages.
[[nodiscard]] LoadedFile read_report(std::string bytes, const std::string& file,
                                     const trf::ReadOptions& reading,
                                     std::optional<trf::FileFormat> format = {});

// InvalidInput for a file that is not editable; `what` is what cannot be done with it.
[[nodiscard]] std::optional<Error> refuse_to_edit(const LoadedFile& loaded, const std::string& what);

[[nodiscard]] LoadedFile load_tournament(const std::string& path, const LoadRequest& request);

// Keeps it until the process ends, with which its memory goes back in one piece: to take a large tournament
// apart, player by player, takes longer than to write its pairing.
void keep_to_the_end(LoadedFile loaded);

// Gives the fictitious points that record 192 asks for to a tournament that has none; loaded.code tells a
// failure.
void accelerate_as_stated(const std::string& path, LoadedFile& loaded);

}  // namespace bloesem::cli
