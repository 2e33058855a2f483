// A tournament in JSON (docs/schema/tournament-1.schema.json) and in CSV (docs/trf.md): all that the model
// holds, for players of any number. The persons behind the names are left out.
#pragma once

#include <optional>
#include <string>

#include "engine/model/tournament.hpp"

namespace bloesem::trf {

// What is known of a tournament besides: records 192 and 042 of a report file.
struct Heading {
  std::string system_code = {};
  std::optional<std::string> start_date = {};
};

// The readers give the same tournament back. Ids must be unique and from 1 to 9999999. One player on each line;
// the same tournament gives the same bytes.
[[nodiscard]] std::string write_json(const Tournament& tournament, const Heading& heading = {});
[[nodiscard]] std::string write_csv(const Tournament& tournament, const Heading& heading = {});

}  // namespace bloesem::trf
