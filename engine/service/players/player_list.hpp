// Reads a list of players as written by other programs and spreadsheets (docs/event.md).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/result.hpp"
#include "engine/service/players/birth_dates.hpp"
#include "engine/service/players/entrant.hpp"
#include "engine/service/players/list_header.hpp"

namespace bloesem::service {

struct ListRequest {
  std::vector<ColumnChoice> columns;
  std::optional<DateOrder> birth_dates;
};

struct PlayerList {
  std::vector<Entrant> entrants;
  std::vector<std::string> used;            // columns: "Name", "Rtg=rating"
  std::vector<std::string> ignored;         // known columns that are not used
  std::vector<std::string> not_understood;  // unknown headings
  std::vector<int> passed_over;             // lines that contain no player
  std::string encoding;                     // empty: UTF-8
};

// InvalidInput: "line 3: ...".
[[nodiscard]] Result<PlayerList> read_player_list(std::string_view bytes, const ListRequest& request);

}  // namespace bloesem::service
