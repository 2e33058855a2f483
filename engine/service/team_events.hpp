// Events between teams, of which the file has the games of the players.
#pragma once

#include <string_view>
#include <vector>

#include "bloesem/trf/reader.hpp"
#include "bloesem/trf/source_text.hpp"

namespace bloesem::service {

// True if `read`, which was refused as an event between teams and for no other reason, now has the teams as
// players, as Swiss Team pairs them. If their matches cannot be told from the file, its finding says why.
bool read_teams(const trf::SourceText& source, const std::vector<std::string_view>& lines,
                const trf::ReadOptions& reading, trf::ReadResult& read);

}  // namespace bloesem::service
