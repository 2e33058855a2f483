// Lists of players or games: said once, written as a table for people, as rows with commas, or as JSON.
#pragma once

#include <string>
#include <vector>

#include "bloesem/trf/csv_text.hpp"
#include "engine/render/json/json_parts.hpp"
#include "engine/render/standings/output_form.hpp"
#include "engine/render/text_table.hpp"

namespace bloesem::cli {

struct ListColumn {
  std::string key;    // in JSON, and over the rows with commas
  std::string title;  // in the table; empty: it is not shown there
  Align align = Align::Right;
  bool only_json = false;  // its cells are lists
};

struct NamedList {
  std::string name = {};                     // of the group; empty if it is the only list
  std::vector<std::vector<Json>> rows = {};  // as many cells as columns: text, whole numbers, null, or lists
};

// Its lists have the same columns.
struct Listing {
  std::string heading;          // a line for people, without its end
  Json facts = Json::object();  // what JSON says in front of the lists
  std::vector<ListColumn> columns = {};
  std::vector<NamedList> lists = {};
  std::vector<std::string> notes = {};  // lines for people below the table, and a list in JSON
};

[[nodiscard]] std::string listing_text(const Listing& listing, OutputForm form, trf::CsvText style);

}  // namespace bloesem::cli
