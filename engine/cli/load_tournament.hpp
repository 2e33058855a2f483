// From a file name to a tournament and its edition, or to the words that tell why not.
#pragma once

#include <optional>
#include <string>

#include "engine/cli/edition_choice.hpp"
#include "engine/cli/exit_codes.hpp"
#include "engine/model/tournament.hpp"
#include "trf/read_options.hpp"

namespace bloesem::cli {

struct LoadRequest {
  trf::ReadOptions reading;  // its purpose decides: to pair, the first problem is told; to check, all are
  std::optional<Rules> rules;
  bool tell_dialect = false;  // begin the messages with the dialect of the file and what tells it
};

struct LoadedFile {
  std::optional<Tournament> tournament;  // absent: `code` is not Done
  Edition edition = Edition::Baku2016;
  ExitCode code = ExitCode::Done;
  std::string messages;  // lines for standard error, each ended: warnings, or the problems
};

[[nodiscard]] LoadedFile load_tournament(const std::string& path, const LoadRequest& request);

// "FILE: error: MESSAGE" as a line.
[[nodiscard]] std::string error_line(const std::string& file, const std::string& message);

}  // namespace bloesem::cli
