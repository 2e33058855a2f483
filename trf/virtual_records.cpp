#include "trf/virtual_records.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "trf/columns.hpp"
#include "trf/fields.hpp"

namespace bloesem::trf {

// The ids are right-aligned; wide ids lengthen the line.
std::string record_250(const Range& ids, Points points, const Range& rounds, Layout layout) {
  std::string line = "250";
  put_points(line, range_points, points);
  put(line, range_first_round, three_digits(rounds.first));
  put(line, range_last_round, three_digits(rounds.last));
  for (const int id : {ids.first, ids.last}) line += ' ' + id_text(id, layout);
  return line;
}

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
    if (points[first] != 0) {
      const Range rounds{static_cast<int>(first) + 1, static_cast<int>(last) + 1};
      lines.push_back(record_250(ids, points[first], rounds, layout));
    }
    first = last + 1;
  }
  return lines;
}

std::vector<std::string> all_xxa_records(const std::vector<VirtualPoints>& players) {
  std::vector<std::string> lines;
  for (const VirtualPoints& player : players)
    if (!player.by_round.empty()) lines.push_back(xxa_record(player.id, player.by_round));
  return lines;
}

std::vector<std::string> all_records_250(std::vector<VirtualPoints> players) {
  std::sort(players.begin(), players.end(), [](const auto& a, const auto& b) { return a.id < b.id; });
  std::vector<std::string> lines;
  for (std::size_t first = 0, end = 0; first < players.size(); first = end) {
    while (end < players.size() && players[end].by_round == players[first].by_round) ++end;
    const Range ids{players[first].id, players[end - 1].id};
    for (std::string& line : records_250(ids, players[first].by_round)) lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace bloesem::trf
