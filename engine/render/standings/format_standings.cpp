#include "engine/render/standings/format_standings.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "engine/platform/terminal.hpp"
#include "engine/render/standings/coverage.hpp"
#include "engine/service/player_id.hpp"
#include "engine/service/standings/separation.hpp"
#include "trf/text.hpp"

namespace bloesem::render {

namespace {

using standings::Decision;
using standings::Measure;
using standings::Place;

// Points have a column of their own.
bool is_points(const standings::TieBreak& tie_break) { return tie_break.measure == Measure::Points; }

std::size_t decimals_of(std::string_view text) {
  const std::size_t dot = text.find('.');
  return dot == std::string_view::npos ? 0 : text.size() - dot - 1;
}

// A column with aligned decimal points: 12 and 9.25 become 12.00 and 9.25.
class Column {
 public:
  explicit Column(const standings::Column& values) {
    for (const standings::Value& value : values)
      decimals_ = std::max(decimals_, decimals_of(service::value_text(value)));
  }
  [[nodiscard]] std::string cell(const standings::Value& value) const {
    std::string text = service::value_text(value);
    const std::size_t own = decimals_of(text);
    if (text.empty() || own == decimals_) return text;
    if (own == 0) text += '.';
    return text.append(decimals_ - own, '0');
  }

 private:
  std::size_t decimals_ = 0;
};

// Returns the deciding tie-break only for equal points; otherwise the decision is obvious.
std::string parted_by(const service::RankedFile& file, std::size_t position) {
  const Place& place = file.result.places[position];
  const bool by_points = place.decision == Decision::TieBreak &&
                         is_points(file.result.list[static_cast<std::size_t>(place.tie_break)]);
  return by_points ? "" : decided_by(file, position);
}

struct Shape {
  TextRow titles{"Rank", "No", "Title", "Name", "Rating", "Fed", "Points"};
  std::vector<Align> alignment{Align::Right, Align::Right, Align::Left, Align::Left,
                               Align::Right, Align::Left,  Align::Right};
  std::vector<std::size_t> entries;  // entries of the list that have a column
};

Shape shape_of(const service::RankedFile& file) {
  Shape shape;
  for (std::size_t entry = 0; entry < file.result.list.size(); ++entry) {
    if (is_points(file.result.list[entry])) continue;
    shape.titles.push_back(trf::visible(file.result.list[entry].text()));
    shape.alignment.push_back(Align::Right);
    shape.entries.push_back(entry);
  }
  shape.titles.emplace_back("Decided by");
  shape.alignment.push_back(Align::Left);
  return shape;
}

// Returns the cells before the tie-breaks.
TextRow person_row(const service::RankedFile& file, const Place& place) {
  const auto index = static_cast<std::size_t>(place.player);
  const Player& player = service::player_at(file.tournament, place.player);
  const trf::PlayerFields& fields = file.stated[index].fields;
  return {std::to_string(place.rank),
          std::to_string(player.id),
          fields.title,
          player.name,
          player.rating == 0 ? "" : std::to_string(player.rating),
          fields.federation,
          trf::format_points(file.points[index])};
}

}  // namespace

std::string decided_by(const service::RankedFile& file, std::size_t position) {
  const Place& place = file.result.places[position];
  return name_of(service::Cause{place.decision, place.tie_break}, file.result.list);
}

std::string standings_title(const service::RankedFile& file, const std::string& what) {
  std::string text = trf::visible(file.tournament.name);
  if (text.empty()) {
    text = what;
    text.front() = trf::upper(text.front());
  } else {
    text += ", " + what;
  }
  const standings::Coverage& coverage = file.plan.coverage;
  text += ' ' + coverage_words(coverage);
  text += coverage.in_play.value_or(0) > coverage.rounds ? "; by " : " by ";
  text += trf::visible(service::list_text(file.result.list));
  text += " (C.07 of ";
  text += file.plan.options.regulations->name;
  return text + (file.plan.options.round_robin ? ", round robin)\n" : ")\n");
}

std::string table_text(const std::vector<TextRow>& rows, const std::vector<Align>& alignment,
                       std::size_t indent) {
  std::vector<bool> used(rows.front().size());
  for (std::size_t row = 1; row < rows.size(); ++row) {
    for (std::size_t column = 0; column < used.size(); ++column)
      used[column] = used[column] || !rows[row][column].empty();
  }
  std::vector<TextRow> kept(rows.size());
  std::vector<Align> kept_alignment;
  for (std::size_t column = 0; column < used.size(); ++column) {
    if (!used[column]) continue;
    for (std::size_t row = 0; row < rows.size(); ++row) kept[row].push_back(rows[row][column]);
    kept_alignment.push_back(alignment[column]);
  }
  if (kept_alignment.empty()) return "";
  const std::vector<std::size_t> widths = column_widths(kept);
  std::string text;
  for (const TextRow& row : kept) text.append(indent, ' ').append(table_line(row, widths, kept_alignment));
  return text;
}

std::string standings_table(const service::RankedFile& file) {
  Shape shape = shape_of(file);
  std::vector<Column> columns;
  for (const std::size_t entry : shape.entries) columns.emplace_back(file.result.values[entry]);
  std::vector<TextRow> rows{shape.titles};
  for (std::size_t position = 0; position < file.result.places.size(); ++position) {
    const Place& place = file.result.places[position];
    TextRow row = person_row(file, place);
    for (std::string& cell : row) cell = trf::visible(cell);
    for (std::size_t i = 0; i < columns.size(); ++i)
      row.push_back(
          columns[i].cell(file.result.values[shape.entries[i]][static_cast<std::size_t>(place.player)]));
    row.push_back(trf::visible(parted_by(file, position)));
    rows.push_back(std::move(row));
  }
  return standings_title(file, "standings") + '\n' + table_text(rows, shape.alignment);
}

std::string csv_line(const TextRow& row, const std::vector<bool>& is_text, trf::CsvText style) {
  std::string line;
  for (std::size_t i = 0; i < row.size(); ++i) {
    if (i > 0) line += ',';
    const std::string shown = trf::visible_in_isolation(row[i]);
    if (is_text[i])
      trf::append_csv_text(line, shown, style);
    else
      trf::append_csv_value(line, shown);
  }
  return line + '\n';
}

std::string csv_line(const TextRow& row) {
  return csv_line(row, std::vector<bool>(row.size(), false), trf::CsvText::Raw);
}

std::vector<bool> text_columns(const std::vector<Align>& alignment) {
  std::vector<bool> is_text;
  for (const Align align : alignment) is_text.push_back(align == Align::Left);
  return is_text;
}

std::string standings_csv(const service::RankedFile& file, trf::CsvText style) {
  TextRow titles{"rank", "id", "title", "name", "rating", "federation", "points"};
  const Shape shape = shape_of(file);
  for (const std::size_t entry : shape.entries) titles.push_back(file.result.list[entry].text());
  titles.emplace_back("decided_by");
  titles.emplace_back("after_round");
  std::vector<bool> is_text = text_columns(shape.alignment);
  is_text.push_back(false);
  std::string text = csv_line(titles);
  for (std::size_t position = 0; position < file.result.places.size(); ++position) {
    const Place& place = file.result.places[position];
    TextRow row = person_row(file, place);
    for (const std::size_t entry : shape.entries)
      row.push_back(service::value_text(file.result.values[entry][static_cast<std::size_t>(place.player)]));
    row.push_back(decided_by(file, position));
    row.push_back(std::to_string(file.result.rounds));
    text += csv_line(row, is_text, style);
  }
  return text;
}

}  // namespace bloesem::render
