// Decides what the columns of a list contain if the headings alone are not sufficient.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "bloesem/result.hpp"
#include "engine/service/players/list_header.hpp"
#include "engine/service/players/look_alikes.hpp"

namespace bloesem::service {

// Returns the values of a column in the order of the rows; missing cells are empty.
[[nodiscard]] ColumnValues values_of(const HeadedList& list, std::size_t column);

// Returns the column with these contents, or nothing.
[[nodiscard]] std::optional<std::size_t> find_column(const HeadedList& list, EntrantColumn what);

// Resolves "ID", a first name next to a name, and titles without a heading. InvalidInput: two columns have the
// same contents, or an unknown column looks like ratings, federations or FIDE numbers that the list has nowhere
// else.
[[nodiscard]] std::optional<Error> settle_columns(HeadedList& list);

}  // namespace bloesem::service
