// Facts about the event in a tournament file that are not needed for pairing.
#pragma once

#include <string>
#include <vector>

#include "engine/service/load_tournament.hpp"
#include "trf/editor.hpp"

namespace bloesem::service {

struct EventDetails {
  std::string city;                   // 022
  std::string federation;             // 032
  std::string start;                  // 042; YYYY/MM/DD if it can be parsed
  std::string end;                    // 052, in the same form
  std::string arbiter;                // 102
  std::vector<std::string> deputies;  // 112
  std::string time_control;           // 122
  std::vector<trf::ByeRequest> byes;  // 240: requested byes of all rounds
};

// Returns the details of a report file; empty for other formats.
[[nodiscard]] EventDetails event_details(const LoadedFile& loaded);

// Returns sentences for the head of a page, as far as they are known: "Utrecht (NED), 2026/05/01 to
// 2026/05/09", "Chief arbiter: ...".
[[nodiscard]] std::vector<std::string> head_lines(const EventDetails& details);

}  // namespace bloesem::service
