// Writes a report file directly from the model, with records of 2026: for many players and wide starting ranks.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "bloesem/tournament.hpp"
#include "bloesem/trf/writer.hpp"
#include "trf/editor.hpp"
#include "trf/layout.hpp"
#include "trf/notice.hpp"

namespace bloesem::trf {

// Columns of a player line beyond the model.
struct PersonText {
  std::string columns;  // columns 10 to 80 (71 characters)
  std::string rank;     // as written, trimmed
};

struct ReportParts {
  Layout layout = {};
  Target target = Target::Trf16;  // Trf16 or Trf26; wide layouts are written as for Wide
  LineEnd line_end = LineEnd::Lf;
  bool by_position = false;               // XXC rank; wide files only
  std::vector<std::string> records = {};  // lines before the rules: 012, 042, ...
  std::vector<ByeRequest> requests = {};  // of later rounds, in addition to the marks in the model
  RecordLines source = {};                // lines of the source, for messages
  std::vector<int> ranks = {};            // rank of each player; empty: by points
  // Personal data by player; empty: name and rating of the model, and `ranks`.
  std::function<PersonText(const Player&)> person = {};
};

// Returns the report. Requires ids that are unique, fit the layout, and ascend unless by_position.
[[nodiscard]] Written write_report_text(const Tournament& tournament, const ReportParts& parts);

// Returns the narrowest wide layout that holds the ids of a tournament.
[[nodiscard]] Layout wide_layout_for(const Tournament& tournament) noexcept;

}  // namespace bloesem::trf
