// Writes the columns of a line; the counterpart of the reader.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "bloesem/points.hpp"
#include "trf/columns.hpp"
#include "trf/draft.hpp"
#include "trf/layout.hpp"

namespace bloesem::trf {

// Writes a text into the columns of a field, counted in characters; longer text is cut. A line that ends before
// the field is padded with blanks, which also replace invisible characters at its end.
void put(std::string& line, const Field& field, std::string_view text);

// How byes are written: as letters (since 2016) or as the earlier signs, which distinguish only one point (+),
// half a point (=) and none (-). Letters also mark unrated games.
enum class ResultCodes : std::uint8_t { Letters, Signs };

// Returns the ten columns of one round, separators included; blanks for an Absent cell without an opponent. A
// game without a result is written as ? if the cell says so, otherwise as a blank.
[[nodiscard]] std::string round_block(const Cell& cell, ResultCodes codes = ResultCodes::Letters);
// Writes a cell into a player line (round from 0). Removes trailing blanks that result.
void put_cell(std::string& line, int round, const Cell& cell);

// Returns the points in at most `width` characters: "2.5", or "120" if one decimal does not fit.
[[nodiscard]] std::string points_text(Points points, int width);
void put_points(std::string& line, const Field& field, Points points);

// Returns w, b or -.
[[nodiscard]] char letter_of(Colour colour) noexcept;

// Returns the result code of an outcome in column 99; a blank for Absent.
[[nodiscard]] char code_of(Outcome outcome) noexcept;
// Returns the result code used before 2016.
[[nodiscard]] char sign_of(Outcome outcome) noexcept;

// Returns "003", as rounds are written in records of 2026.
[[nodiscard]] std::string three_digits(int number);

// Returns "  12", as ids are written in every record.
[[nodiscard]] std::string id_text(int id, Layout layout = {});

}  // namespace bloesem::trf
