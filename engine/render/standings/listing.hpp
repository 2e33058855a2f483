// Lists of players or games, built once and written as a text table, as CSV, or as JSON.
#pragma once

#include <string>
#include <vector>

#include "bloesem/result.hpp"
#include "bloesem/trf/csv_text.hpp"
#include "engine/render/json/json_parts.hpp"
#include "engine/render/standings/output_form.hpp"
#include "engine/render/text_table.hpp"

namespace bloesem::render {

struct ListColumn {
  std::string key;    // in JSON, and as the title in CSV
  std::string title;  // in the table; empty: the column is not shown there
  Align align = Align::Right;
  bool only_json = false;  // its cells are lists
};

struct NamedList {
  std::string name = {};                     // of the group; empty if there is only one list
  std::vector<std::vector<Json>> rows = {};  // one cell for each column: text, whole number, null, or list
};

// Lists with the same columns.
struct Listing {
  std::string heading;          // a line of text without line end
  Json facts = Json::object();  // members that JSON has before the lists
  std::vector<ListColumn> columns = {};
  std::vector<NamedList> lists = {};
  std::vector<std::string> notes = {};  // lines below the table, a list in JSON
};

[[nodiscard]] std::string listing_text(const Listing& listing, OutputForm form, trf::CsvText style);

// The listing of a group of the tournament.
struct GroupListing {
  std::string name;
  Listing listing;
};

// Returns the listings of all groups, which have the same columns. InvalidInput: CSV, in which the groups of
// lists have their own column.
[[nodiscard]] Result<std::string> listing_text(const std::vector<GroupListing>& groups, OutputForm form,
                                               trf::CsvText style);

}  // namespace bloesem::render
