// Where records name players: what must follow when starting ranks change.
#pragma once

#include <string>
#include <vector>

namespace bloesem::trf {

// ids[old] = new; ids beyond the list, and those that nobody has, stay. True if the line has changed.
bool renumber_line(std::string& line, const std::vector<int>& ids);

}  // namespace bloesem::trf
