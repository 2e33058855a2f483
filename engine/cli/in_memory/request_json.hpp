// Requests and answers of commands in memory, as JSON.
#pragma once

#include <string>
#include <string_view>

#include "bloesem/result.hpp"
#include "engine/cli/in_memory/answer.hpp"
#include "trf/json_value.hpp"

namespace bloesem::cli {

// Returns the value. InvalidInput: the text is no JSON, or an object in it has a key twice.
[[nodiscard]] Result<trf::Json> parsed(std::string_view json);

// Returns the words of a command line. `options`: an object with the long names of options as keys, without
// dashes. Values are texts or numbers; true for an option without a value; lists for options that may be
// repeated; false and null leave an option out. InvalidInput: another value, or a key that is no name.
[[nodiscard]] Result<std::vector<std::string>> option_words(const trf::Json& options);

// An answer, and as a JSON object on one line without its end.
struct AnsweredLine {
  MemoryAnswer answer;
  std::string line;
};
// Returns the answer to a request that is refused as a whole. `id`: the request's; null: it has none.
[[nodiscard]] AnsweredLine refusing_line(const trf::Json& id, const Error& error);
// Returns the answer to a request as JSON. `limit`: in addition to the request's own.
[[nodiscard]] AnsweredLine answer_to(std::string_view json, const WorkLimit& limit,
                                     const ProgressCallback& progress = {});

}  // namespace bloesem::cli
