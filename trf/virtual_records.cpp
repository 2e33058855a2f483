#include "trf/virtual_records.hpp"

#include <cstddef>

#include "trf/columns.hpp"
#include "trf/fields.hpp"

namespace bloesem::trf {

namespace {

// The ids stand to the right in their columns; wide ones make the line longer.
std::string record_250(const Range& ids, Points points, std::size_t first, std::size_t last, Layout layout) {
  std::string line = "250";
  put_points(line, range_points, points);
  put(line, range_first_round, three_digits(static_cast<int>(first) + 1));
  put(line, range_last_round, three_digits(static_cast<int>(last) + 1));
  for (const int id : {ids.first, ids.last}) line += ' ' + id_text(id, layout);
  return line;
}

}  // namespace

std::string xxa_record(int id, const std::vector<Points>& points) {
  std::string line = "XXA";
  put(line, virtual_id, std::to_string(id));
  int round = 0;
  for (const Points value : points)
    put_points(line, in_round(virtual_points, round++, virtual_block_width), value);
  return line;
}

std::vector<std::string> records_250(const Range& ids, const std::vector<Points>& points, Layout layout) {
  std::vector<std::string> lines;
  for (std::size_t first = 0; first < points.size();) {
    std::size_t last = first;
    while (last + 1 < points.size() && points[last + 1] == points[first]) ++last;
    if (points[first] != 0) lines.push_back(record_250(ids, points[first], first, last, layout));
    first = last + 1;
  }
  return lines;
}

}  // namespace bloesem::trf
