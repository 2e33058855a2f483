#include "trf/virtual_records.hpp"

#include <cstddef>

#include "trf/columns.hpp"
#include "trf/fields.hpp"

namespace bloesem::trf {

namespace {

constexpr Field points_250{"250", "points", 10, 13, Align::Right};
constexpr Field first_round_250{"250", "first round", 15, 17, Align::Right};
constexpr Field last_round_250{"250", "last round", 19, 21, Align::Right};
constexpr Field first_id_250{"250", "first player", 23, 26, Align::Right};
constexpr Field last_id_250{"250", "last player", 28, 31, Align::Right};

std::string record_250(int id, Points points, std::size_t first, std::size_t last) {
  std::string line = "250";
  put_points(line, points_250, points);
  put(line, first_round_250, three_digits(static_cast<int>(first) + 1));
  put(line, last_round_250, three_digits(static_cast<int>(last) + 1));
  put(line, first_id_250, std::to_string(id));
  put(line, last_id_250, std::to_string(id));
  return line;
}

}  // namespace

std::string xxa_record(int id, const std::vector<Points>& points) {
  std::string line = "XXA";
  put(line, virtual_id, std::to_string(id));
  int round = 0;
  for (const Points value : points) put_points(line, in_round(virtual_points, round++, virtual_block_width), value);
  return line;
}

std::vector<std::string> records_250(int id, const std::vector<Points>& points) {
  std::vector<std::string> lines;
  for (std::size_t first = 0; first < points.size();) {
    std::size_t last = first;
    while (last + 1 < points.size() && points[last + 1] == points[first]) ++last;
    if (points[first] != 0) lines.push_back(record_250(id, points[first], first, last));
    first = last + 1;
  }
  return lines;
}

}  // namespace bloesem::trf
