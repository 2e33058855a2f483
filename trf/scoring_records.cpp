#include "trf/scoring_records.hpp"

#include <array>
#include <cstddef>
#include <string_view>

#include "trf/abnormal_points.hpp"
#include "trf/fields.hpp"
#include "trf/point_kinds.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

constexpr PointSystem standard;
constexpr int value_width = 4;

struct Value {
  Points PointSystem::*value;
  std::string_view results;
  std::string_view xxs;  // codes in XXS
  std::string_view bb;   // code in BB?; empty: none
  std::string_view r162;
};

constexpr std::array values = {
    Value{&PointSystem::win, "wins", "WW BW", "BBW", "W"},
    Value{&PointSystem::draw, "draws", "WD BD", "BBD", "D"},
    Value{&PointSystem::loss, "losses", "WL BL", "BBL", "L"},
    Value{&PointSystem::forfeit_win, "forfeit wins", "FW", "", ""},
    Value{&PointSystem::forfeit_loss, "forfeit losses", "FL", "BBF", ""},
    Value{&PointSystem::pairing_bye, "pairing-allocated byes", "PAB", "BBU", "P"},
    Value{&PointSystem::full_bye, "full-point byes", "FPB", "", ""},
    Value{&PointSystem::half_bye, "half-point byes", "HPB", "", ""},
    Value{&PointSystem::zero_bye, "zero-point byes", "ZPB", "BBZ", "A"},
};

// Returns the values as far as four columns can hold them.
PointSystem narrowed(PointSystem system) {
  const auto narrow = [](Points points) {
    return parse_points(points_text(points, value_width)).value_or(points);
  };
  for (const Value& kind : values) system.*kind.value = narrow(system.*kind.value);
  if (system.unfinished) system.unfinished = narrow(*system.unfinished);
  return system;
}

// Returns the system a reader gets: values without a record follow those of games.
PointSystem as_read_from_bb(PointSystem system) {
  system = narrowed(system);
  system.forfeit_win = system.full_bye = system.win;
  system.half_bye = system.draw;
  system.unfinished.reset();
  return system;
}

PointSystem as_read_from_162(PointSystem system) {
  const std::optional<Points> unfinished = narrowed(system).unfinished;
  system = as_read_from_bb(system);
  system.forfeit_loss = system.zero_bye;
  system.unfinished = unfinished;
  return system;
}

std::vector<std::string> differences(const PointSystem& meant, const PointSystem& said) {
  std::vector<std::string> list;
  for (const Value& kind : values) {
    if (meant.*kind.value != said.*kind.value) list.emplace_back(kind.results);
  }
  if (meant.unfinished.value_or(meant.draw) != said.unfinished.value_or(said.draw))
    list.emplace_back("unfinished games");
  return list;
}

// Returns a value in four columns or more: "  3.0".
std::string value_text(Points points) {
  const std::string text = points_text(points, value_width);
  return std::string(value_width - text.size(), ' ') + text;
}

// Appends a field as in "  W 3.0    D 1.0": letters in columns 6, 15, 24, ...
void add_field(std::string& line, std::string_view letter, Points points) {
  line.append(line.empty() ? "162  " : "    ").append(letter).append(value_text(points));
}

}  // namespace

ScoringRecords xxs_records(const PointSystem& system) {
  std::string line;
  for (const Value& kind : values) {
    if (system.*kind.value == standard.*kind.value) continue;
    std::string_view codes = kind.xxs;
    while (!codes.empty()) {
      const std::string_view code = codes.substr(0, codes.find(' '));
      line.append(line.empty() ? "XXS " : " ")
          .append(code)
          .append("=")
          .append(format_points(system.*kind.value));
      codes.remove_prefix(std::min(code.size() + 1, codes.size()));
    }
  }
  PointSystem said = system;
  said.unfinished.reset();
  ScoringRecords records{{}, differences(system, said), said};
  if (!line.empty()) records.lines.push_back(std::move(line));
  return records;
}

ScoringRecords bb_records(const PointSystem& system) {
  const PointSystem said = as_read_from_bb(system);
  ScoringRecords records{{}, differences(system, said), said};
  if (said == standard) return records;
  for (const Value& kind : values) {
    if (!kind.bb.empty())
      records.lines.push_back(std::string(kind.bb).append(" ").append(value_text(said.*kind.value)));
  }
  return records;
}

// Writes only values that differ from a reader's defaults, since not all readers know every letter.
ScoringRecords records_162(const PointSystem& system) {
  const PointSystem said = as_read_from_162(system);
  std::string line;
  for (const Value& kind : values) {
    const Points granted = kind.value == &PointSystem::pairing_bye ? said.win : standard.*kind.value;
    if (!kind.r162.empty() && said.*kind.value != granted) add_field(line, kind.r162, said.*kind.value);
  }
  if (said.unfinished.value_or(said.draw) != said.draw) add_field(line, "X", *said.unfinished);
  ScoringRecords records{{}, differences(system, said), said};
  if (!line.empty()) records.lines.push_back(std::move(line));
  return records;
}

ScoringRecords records_162_and_299(const PointSystem& system) {
  ScoringRecords records = records_162(system);
  PointSystem said = as_read_from_162(system);
  const PointSystem meant = narrowed(system);
  for (const AbnormalKind& kind : abnormal_kinds) {
    if (meant.*kind.value == said.*kind.value) continue;
    said.*kind.value = meant.*kind.value;
    records.lines.push_back(record_299(kind.type, meant.*kind.value));
  }
  records.unsaid = differences(system, said);
  records.read = said;
  return records;
}

ScoringRecords no_scoring_records(const PointSystem& system) {
  return {{}, differences(system, standard), standard};
}

}  // namespace bloesem::trf
