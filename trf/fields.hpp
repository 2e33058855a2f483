// Writing into the columns of a line: what the reader takes apart, put together.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "bloesem/points.hpp"
#include "trf/columns.hpp"
#include "trf/draft.hpp"
#include "trf/layout.hpp"

namespace bloesem::trf {

// Puts a text into the columns of a field, counted in characters; a longer text is cut. A line that ends before
// the field is filled up with blanks, which also take the place of a tab or the like at its end.
void put(std::string& line, const Field& field, std::string_view text);

// How byes are written: with the letters of 2016, or with the signs of before, which know no more than a point
// (+), half a point (=) and none (-). Games that are not to be rated have letters too.
enum class ResultCodes : std::uint8_t { Letters, Signs };

// The ten columns of one round, separators included; blanks for an Absent cell without an opponent. A game
// without a result has ? if the cell says so, and a blank otherwise.
[[nodiscard]] std::string round_block(const Cell& cell, ResultCodes codes = ResultCodes::Letters);
// Puts it into a player line (round from 0). Blanks that it leaves at the end of the line are taken off.
void put_cell(std::string& line, int round, const Cell& cell);

// "2.5", or "120" where one decimal does not fit.
[[nodiscard]] std::string points_text(Points points, int width);
void put_points(std::string& line, const Field& field, Points points);

// w, b or -.
[[nodiscard]] char letter_of(Colour colour) noexcept;

// The code of an outcome in column 99; a blank for Absent.
[[nodiscard]] char code_of(Outcome outcome) noexcept;
// The same before 2016.
[[nodiscard]] char sign_of(Outcome outcome) noexcept;

// "003", as rounds stand in records of 2026.
[[nodiscard]] std::string three_digits(int number);

// "  12", as ids stand in every record.
[[nodiscard]] std::string id_text(int id, Layout layout = {});

}  // namespace bloesem::trf
