// Writing into the columns of a line: what the reader takes apart, put together.
#pragma once

#include <string>
#include <string_view>

#include "engine/model/points.hpp"
#include "trf/columns.hpp"
#include "trf/draft.hpp"

namespace bloesem::trf {

// Puts a text into the columns of a field, counted in characters; a longer text is cut. A line that ends before
// the field is filled up with blanks.
void put(std::string& line, const Field& field, std::string_view text);

// One round (from 0) of a player line: its ten columns, separators included. An Absent cell without an opponent
// leaves blanks, which are taken off where the line ends in them.
void put_cell(std::string& line, int round, const Cell& cell);

// "2.5", or "12" where one decimal does not fit.
void put_points(std::string& line, const Field& field, Points points);

// The code of an outcome in column 99; a blank for Absent.
[[nodiscard]] char code_of(Outcome outcome) noexcept;

// "003", as rounds stand in records of 2026.
[[nodiscard]] std::string three_digits(int number);

// "  12", as ids stand in every record.
[[nodiscard]] std::string id_text(int id);

}  // namespace bloesem::trf
