// Columns of the fields, from 1, both ends inclusive, counted in characters.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace bloesem::trf {

enum class Align : std::uint8_t { Left, Right };

struct Field {
  std::string_view record;
  std::string_view name;
  int first = 0;
  int last = 0;
  Align align = Align::Right;
};

// Returns the width in columns.
[[nodiscard]] constexpr std::size_t width_of(const Field& field) noexcept {
  return static_cast<std::size_t>(field.last - field.first + 1);
}

// The player record.
inline constexpr Field player_id{"001", "starting rank", 5, 8, Align::Right};
inline constexpr Field player_sex{"001", "sex", 10, 10, Align::Left};
inline constexpr Field player_title{"001", "title", 11, 13, Align::Right};
inline constexpr Field player_name{"001", "name", 15, 47, Align::Left};
inline constexpr Field player_rating{"001", "rating", 49, 52, Align::Right};
inline constexpr Field player_federation{"001", "federation", 54, 56, Align::Left};
inline constexpr Field player_fide_id{"001", "FIDE number", 58, 68, Align::Right};
inline constexpr Field player_birth{"001", "birth date", 70, 79, Align::Left};
inline constexpr Field player_points{"001", "points", 81, 84, Align::Right};
inline constexpr Field player_rank{"001", "rank", 86, 89, Align::Right};
// The block of the first round; each further round is ten columns to the right.
inline constexpr Field round_opponent{"001", "opponent", 92, 95, Align::Right};
inline constexpr Field round_colour{"001", "colour", 97, 97, Align::Left};
inline constexpr Field round_result{"001", "result", 99, 99, Align::Left};

inline constexpr std::array player_fields = {
    player_id,    player_sex,    player_title, player_name,    player_rating, player_federation, player_fide_id,
    player_birth, player_points, player_rank,  round_opponent, round_colour,  round_result,
};

// Columns that must be blank next to the fields that are read; anything else means shifted columns.
inline constexpr std::array guarded_columns = {9, 48, 53, 80, 85};

inline constexpr int round_block_width = 10;
inline constexpr int before_first_round = 89;  // a round's block begins with its two separator columns

// Fictitious points (XXA): id, then one points field per round, five columns apart.
inline constexpr Field virtual_id{"XXA", "starting rank", 5, 8, Align::Right};
inline constexpr Field virtual_points{"XXA", "points", 10, 13, Align::Right};
inline constexpr int virtual_block_width = 5;

// Fictitious points for a range of players and rounds (250).
inline constexpr Field range_points{"250", "points", 10, 13, Align::Right};
inline constexpr Field range_first_round{"250", "first round", 15, 17, Align::Right};
inline constexpr Field range_last_round{"250", "last round", 19, 21, Align::Right};
inline constexpr Field range_first_id{"250", "first starting rank", 23, 26, Align::Right};
inline constexpr Field range_last_id{"250", "last starting rank", 28, 31, Align::Right};

// Columns common to records that contain one text or a list of words.
inline constexpr int code_width = 3;
inline constexpr int text_begins = 5;
inline constexpr std::string_view bye_record = "240";
inline constexpr std::string_view width_record = "XXW";

// Returns `field` for a round (from 0), for fields repeated every `width` columns.
[[nodiscard]] constexpr Field in_round(Field field, int round, int width = round_block_width) noexcept {
  field.first += width * round;
  field.last += width * round;
  return field;
}

// Limits of the format: four columns for an id, three for a round in the records of 2026, four for points.
inline constexpr int largest_id = 9999;
inline constexpr int max_rounds = 999;
inline constexpr std::size_t max_wishes = 100;  // of a tournament; each keeps the group of every player
inline constexpr int max_points = 9999;         // tenths
inline constexpr int max_rating = 9999;

}  // namespace bloesem::trf
