// Loads a tournament file: returns the tournament and its edition, or messages that explain the failure.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/acceleration.hpp"
#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"
#include "bloesem/trf/diagnostic.hpp"
#include "bloesem/trf/document.hpp"
#include "bloesem/trf/read_options.hpp"
#include "bloesem/trf/source_text.hpp"
#include "bloesem/trf/tie_breaks.hpp"
#include "bloesem/trf/tournament_file.hpp"
#include "engine/platform/exit_codes.hpp"
#include "engine/service/arrangement_request.hpp"
#include "engine/service/edition_choice.hpp"
#include "engine/service/hints.hpp"

namespace bloesem::service {

struct LoadRequest {
  trf::ReadOptions
      reading;  // its purpose decides what is reported: the first problem to pair, all of them to check
  Rules rules;
  std::optional<std::string> tie_breaks;  // for systems that rank by them, in place of the file's list
  // Empty: the fictitious points of the file, or Baku's if record 192 asks for them and none are given.
  std::optional<Acceleration> acceleration;
  // The requested acceleration begins with the coming round; rounds played keep what the file states about
  // them.
  bool acceleration_begins_now = false;
  ArrangementRequest arrangement;         // in addition to what the file states, for the round to be paired
  std::optional<trf::FileFormat> format;  // of the file; empty: detected from the content
  bool all_editions = false;    // each edition must accept the file; the file's own edition is not reported
  bool report_dialect = false;  // begin the messages with the dialect of the file and how it was detected
  Hints hints = no_hints;       // for the messages
};

struct LoadedFile {
  std::optional<Tournament> tournament;      // absent: `code` is not Done
  std::string bytes;                         // of the file
  std::string system_code;                   // record 192
  std::optional<std::string> start_date;     // record 042
  std::optional<RulesByName> names;          // the pairing system by name, in a comment
  std::optional<trf::StandingsOrder> order;  // record 212 or 202
  int wrong_points = 0;                      // players whose points contradict the results
  int rounds_with_points = 0;                // number of rounds for which the file states fictitious points
  bool by_position = false;                  // XXC rank
  bool of_matches = false;                   // a round takes two columns, one for each game of a match
  bool as_paired = false;                    // `tournament` is what the pairing counts (bloesem::as_paired)
  bool team_event = false;  // the file is about a team event, whose list of tie-breaks is not meant for players
  bool of_teams = false;  // the players are the teams of an event whose file states the games of their players
  trf::FileFormat format = trf::FileFormat::Report;
  bool wide = false;    // a report file with starting ranks of more than four digits (XXW)
  std::string dialect;  // a line with the dialect and how it was detected
  Edition edition = edition_in_force;
  Readings readings = {};  // of that edition
  PairOptions options;     // for pairing the tournament under these rules
  std::string rules;  // a line with the edition, the reason for it, and its readings; empty if it was requested
  platform::ExitCode code = platform::ExitCode::Done;
  std::string messages;                   // lines for standard error: warnings or problems
  std::string repairs;                    // the warnings about replaced points and about the encoding
  std::string problem;                    // the first problem only, with its lines; empty if there is none
  std::vector<trf::Diagnostic> findings;  // of the reader, in the order of the file

  // True for a report file of the standard width, which can be changed line by line.
  [[nodiscard]] bool editable() const noexcept {
    return format == trf::FileFormat::Report && !wide && !of_teams;
  }
  // The lines of the file, to be changed and written back.
  [[nodiscard]] trf::Document document() const { return trf::Document::parse(bytes); }
};

// Reads the contents of the file, regardless of the edition. `hints` are for the messages.
[[nodiscard]] LoadedFile load_report(const std::string& path, const trf::ReadOptions& reading,
                                     const Hints& hints, std::optional<trf::FileFormat> format = {});

// The same for bytes in memory; `file` is the name used in messages.
[[nodiscard]] LoadedFile read_report(std::string bytes, const std::string& file,
                                     const trf::ReadOptions& reading, const Hints& hints,
                                     std::optional<trf::FileFormat> format = {});

// InvalidInput if the file is not editable; `what` names the operation that is not possible.
[[nodiscard]] std::optional<Error> refuse_to_edit(const LoadedFile& loaded, const std::string& what);

// Counts the rounds of the file as matches if they are matches of two games (bloesem::fold_matches).
// InvalidInput: two columns that are not one match.
[[nodiscard]] std::optional<Error> count_in_matches(LoadedFile& loaded);

[[nodiscard]] LoadedFile load_tournament(const std::string& path, const LoadRequest& request);

// The same for bytes in memory; `path` is only named in messages.
[[nodiscard]] LoadedFile load_bytes(std::string bytes, const std::string& path, const LoadRequest& request);

// Keeps `loaded` until the process ends. Freeing a large tournament player by player takes longer than writing
// its pairing.
void keep_to_the_end(LoadedFile loaded);

// Adds the fictitious points that record 192 asks for to a tournament that has none; loaded.code reports a
// failure.
void accelerate_as_stated(const std::string& path, LoadedFile& loaded);

}  // namespace bloesem::service
