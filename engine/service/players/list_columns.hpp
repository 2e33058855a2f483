// Settles what the columns of a list hold where the headings alone do not tell.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "bloesem/result.hpp"
#include "engine/service/players/list_header.hpp"
#include "engine/service/players/look_alikes.hpp"

namespace bloesem::cli {

// The values of a column, in the order of the rows; missing cells are empty.
[[nodiscard]] ColumnValues values_of(const HeadedList& list, std::size_t column);

// Where this is held; nothing if nowhere.
[[nodiscard]] std::optional<std::size_t> find_column(const HeadedList& list, EntrantColumn what);

// "ID", a first name beside a name, and titles without a heading. InvalidInput: two columns hold the same, or a
// column that is not understood looks like ratings, federations or FIDE numbers that the list has nowhere else.
[[nodiscard]] std::optional<Error> settle_columns(HeadedList& list);

}  // namespace bloesem::cli
