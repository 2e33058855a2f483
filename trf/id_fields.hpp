// Finds the starting ranks in records, to replace them when they change.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "trf/draft.hpp"
#include "trf/line_text.hpp"

namespace bloesem::trf {

// True for a record of national ratings: a federation as code, and the starting rank in the columns of player
// lines.
[[nodiscard]] bool is_national_record(const LineText& line);

// Replaces the ids in a line: ids[old] = new; ids beyond the list or with new id 0 are kept. True if the line
// changed. Fields keep their columns; word lists (XXP, XXZ, records not in their columns) keep their
// separators. Record 250 is not changed, see RenumberedRanges.
bool renumber_line(std::string& line, const std::vector<int>& ids);

// Renumbers the records 250 of a file, of which there may be very many: what is the same for all of them is
// computed once.
class RenumberedRanges {
 public:
  // ids[old] = new, 0 if there is no such player.
  explicit RenumberedRanges(const std::vector<int>& ids);

  // Returns a record 250 as one or more lines that name the same players by their new ids.
  [[nodiscard]] std::vector<std::string> renumbered(std::string_view line) const;

 private:
  // Returns the new ids of the players in a range of old ones, as the fewest ranges without another player.
  [[nodiscard]] std::vector<Range> runs_of(const Range& range) const;

  std::vector<int> old_ids_;               // of the players, ascending
  std::vector<std::size_t> ranks_;         // of their new ids, by place in old_ids_
  std::vector<std::size_t> stretch_ends_;  // by place: the end of the places from there on whose ranks follow
                                           // each other
  std::vector<int> new_ids_;               // by rank
};

}  // namespace bloesem::trf
