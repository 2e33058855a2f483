// What a tournament file says of the event beside what is needed to pair it.
#pragma once

#include <string>
#include <vector>

#include "engine/service/load_tournament.hpp"
#include "trf/editor.hpp"

namespace bloesem::cli {

struct EventDetails {
  std::string city;                   // 022
  std::string federation;             // 032
  std::string start;                  // 042, YYYY/MM/DD where it can be understood
  std::string end;                    // 052, likewise
  std::string arbiter;                // 102
  std::vector<std::string> deputies;  // 112
  std::string time_control;           // 122
  std::vector<trf::ByeRequest> byes;  // 240: byes asked for, of all rounds
};

// Of a report file; of other forms nothing is known.
[[nodiscard]] EventDetails event_details(const LoadedFile& loaded);

// "Utrecht (NED), 2026/05/01 to 2026/05/09", "Chief arbiter: ...": sentences for the head of a page, as far as
// there is something to say.
[[nodiscard]] std::vector<std::string> head_lines(const EventDetails& details);

}  // namespace bloesem::cli
