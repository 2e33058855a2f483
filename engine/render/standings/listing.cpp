#include "engine/render/standings/listing.hpp"

#include <cstddef>

#include "engine/platform/terminal.hpp"
#include "engine/render/json/indented_json.hpp"
#include "engine/render/json/json_parts.hpp"
#include "engine/render/standings/format_standings.hpp"

namespace bloesem::render {

namespace {

std::string cell_text(const Json& cell) {
  if (cell.is_null()) return "";
  return cell.is_string() ? cell.text() : cell.dump();
}

// Returns the cells of the selected columns.
template <class Wanted>
TextRow row_text(const Listing& listing, const std::vector<Json>& row, Wanted wanted) {
  TextRow text;
  for (std::size_t i = 0; i < row.size(); ++i) {
    if (wanted(listing.columns[i])) text.push_back(cell_text(row[i]));
  }
  return text;
}

bool is_in_table(const ListColumn& column) { return !column.title.empty(); }
bool is_in_rows(const ListColumn& column) { return !column.only_json; }

std::string table(const Listing& listing) {
  TextRow titles;
  std::vector<Align> alignment;
  for (const ListColumn& column : listing.columns) {
    if (!is_in_table(column)) continue;
    titles.push_back(column.title);
    alignment.push_back(column.align);
  }
  std::string text = trf::visible(listing.heading) + '\n';
  for (const NamedList& list : listing.lists) {
    text += '\n';
    if (!list.name.empty()) text += trf::visible(list.name) + '\n';
    std::vector<TextRow> rows{titles};
    for (const std::vector<Json>& row : list.rows) {
      rows.push_back(row_text(listing, row, is_in_table));
      for (std::string& cell : rows.back()) cell = trf::visible(cell);
    }
    text += list.rows.empty() ? "none\n" : table_text(rows, alignment);
  }
  if (!listing.notes.empty()) text += '\n';
  for (const std::string& note : listing.notes) text += trf::visible(note) + '\n';
  return text;
}

// The name of a list is a column of its own if lists have names.
std::string rows_with_commas(const Listing& listing, trf::CsvText style) {
  const bool named = !listing.lists.empty() && !listing.lists.front().name.empty();
  TextRow keys;
  std::vector<Align> alignment;
  const auto add_column = [&](const std::string& key, Align align) {
    keys.push_back(key);
    alignment.push_back(align);
  };
  if (named) add_column("group", Align::Left);
  for (const ListColumn& column : listing.columns) {
    if (is_in_rows(column)) add_column(column.key, column.align);
  }
  const std::vector<bool> is_text = text_columns(alignment);
  std::string text = csv_line(keys);
  for (const NamedList& list : listing.lists) {
    for (const std::vector<Json>& row : list.rows) {
      TextRow cells = row_text(listing, row, is_in_rows);
      if (named) cells.insert(cells.begin(), list.name);
      text += csv_line(cells, is_text, style);
    }
  }
  return text;
}

void write_members(IndentedJson& json, const Listing& listing) {
  for (const auto& [key, value] : listing.facts.members()) json.member(key, value);
  json.key("lists");
  json.begin('[');
  for (const NamedList& list : listing.lists) {
    json.begin('{');
    json.member("name", list.name.empty() ? Json(nullptr) : Json(list.name));
    json.key("rows");
    json.begin('[');
    for (const std::vector<Json>& row : list.rows) {
      Json object = Json::object();
      for (std::size_t i = 0; i < row.size(); ++i) object[listing.columns[i].key] = row[i];
      json.value(object);
    }
    json.end(']');
    json.end('}');
  }
  json.end(']');
  json.member("notes", listing.notes);
}

std::string json_of(const Listing& listing) {
  IndentedJson json;
  json.begin('{');
  json.member("schema", json_schema);
  write_members(json, listing);
  json.end('}');
  return json.take();
}

std::string json_of(const std::vector<GroupListing>& groups) {
  IndentedJson json;
  json.begin('{');
  json.member("schema", json_schema);
  json.key("groups");
  json.begin('[');
  for (const GroupListing& group : groups) {
    json.begin('{');
    json.member("group", group.name);
    write_members(json, group.listing);
    json.end('}');
  }
  json.end(']');
  json.end('}');
  return json.take();
}

}  // namespace

std::string listing_text(const Listing& listing, OutputForm form, trf::CsvText style) {
  switch (form) {
    case OutputForm::Table:
    case OutputForm::Html: break;  // not offered by the grammar for lists
    case OutputForm::Csv: return rows_with_commas(listing, style);
    case OutputForm::Json: return json_of(listing);
  }
  return table(listing);
}

Result<std::string> listing_text(const std::vector<GroupListing>& groups, OutputForm form, trf::CsvText style) {
  if (form == OutputForm::Json) return json_of(groups);
  if (form == OutputForm::Csv)
    return Error{
        .code = ErrorCode::InvalidInput,
        .message = "the tournament has groups: use --group NAME, or --overall for all players together"};
  std::string text;
  for (const GroupListing& group : groups)
    text += (text.empty() ? "" : "\n") + ("Group " + trf::visible(group.name)) + "\n" +
            listing_text(group.listing, form, style);
  return text;
}

}  // namespace bloesem::render
