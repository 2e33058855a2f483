// A command of the program, run within another program: bytes in, bytes out.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "bloesem/work_limit.hpp"
#include "engine/platform/exit_codes.hpp"
#include "engine/platform/memory/memory_files.hpp"

namespace bloesem::cli {

struct MemoryRequest {
  std::vector<std::string> words;       // as typed after the name of the program: "pair", "open.trf", "--json"
  platform::MemoryFiles::ByName files;  // that the words name; "-" is standard input
  WorkLimit limit = {};                 // in addition to --time-limit
  ProgressCallback progress = {};       // of pairing the round of `pair`
};

// The first error that a command reports.
struct ReportedError {
  std::string file;  // or "bloesem"
  int line = 0;      // from 1; 0: of no line
  int column = 0;    // from 1; 0: of no column
  std::string message;
};

struct MemoryAnswer {
  platform::ExitCode code = platform::ExitCode::Done;
  std::string output;                   // standard output
  std::string messages;                 // standard error
  platform::MemoryFiles::ByName files;  // that were written
  std::optional<ReportedError> error;
  std::vector<int> players;  // starting ranks of a minimal set of players who cannot all be paired
};

// Returns the first error in such lines; nothing if there is none.
[[nodiscard]] std::optional<ReportedError> first_error(std::string_view messages);

// Returns the answer that consists of such lines.
[[nodiscard]] MemoryAnswer reporting_answer(platform::ExitCode code, std::string messages);

// Returns the answer to a request that fails as a whole.
[[nodiscard]] MemoryAnswer failed_answer(platform::ExitCode code, const std::string& message);

// Returns the words of a command line: the command, its options, and what is certainly none.
[[nodiscard]] std::vector<std::string> command_words(std::string command, std::vector<std::string> options,
                                                     std::vector<std::string> arguments);

// Returns what the program answers to the same words where the files are on disk. Uses nothing of the operating
// system, and may run in any number of threads at once.
[[nodiscard]] MemoryAnswer answer_in_memory(MemoryRequest request) noexcept;

}  // namespace bloesem::cli
