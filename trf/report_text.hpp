// A report file straight from the model, in the words of 2026: for many players, and for wide starting ranks.
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

// What the model does not hold of a player's line.
struct PersonText {
  std::string columns;  // 10 to 80: 71 characters
  std::string rank;     // as written, without blanks around it
};

struct ReportParts {
  Layout layout = {};
  Target target = Target::Trf16;  // or Trf26; files with wide starting ranks are as Wide says
  LineEnd line_end = LineEnd::Lf;
  bool by_position = false;               // XXC rank, which only wide files can say
  std::vector<std::string> records = {};  // lines in front of the rules: 012, 042, ...
  std::vector<ByeRequest> requests = {};  // of rounds to come, besides the marks of the model
  RecordLines source = {};                // for what has to be told
  std::vector<int> ranks = {};            // of each player; none: after the points
  // Where it is known; otherwise the model's name and rating are written, and those ranks.
  std::function<PersonText(const Player&)> person = {};
};

// Ids must be unique and fit the layout, and ascend unless by_position.
[[nodiscard]] Written write_report_text(const Tournament& tournament, const ReportParts& parts);

// The narrowest layout for wide files that holds the ids of a tournament.
[[nodiscard]] Layout wide_layout_for(const Tournament& tournament) noexcept;

}  // namespace bloesem::trf
