// Recognises files of other kinds, which have no players. Internal to the readers.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bloesem/remedy.hpp"

namespace bloesem::trf {

// A file of another kind, and what can be done with it.
struct ForeignFile {
  std::string kind;          // "this is a list of players"; empty: the file is not recognised
  std::string description;   // `kind`, and what to do to have a tournament
  bool may_be_list = false;  // following the description may give a list of players, too
  Remedy remedy = Remedy::None;
  bool is_player_list = false;  // a text with the titles of columns, and no spreadsheet
};

// `lines` must be UTF-8.
[[nodiscard]] ForeignFile foreign_file(const std::vector<std::string_view>& lines);

}  // namespace bloesem::trf
