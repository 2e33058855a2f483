// Crosstables: the opponents and results by round, or all players against all.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "bloesem/trf/csv_text.hpp"
#include "engine/service/standings/ranked_file.hpp"

namespace bloesem::render {

enum class CrosstableOrder : std::uint8_t { Number, Rank };

struct CrosstableStyle {
  CrosstableOrder order = CrosstableOrder::Rank;
  bool running = false;  // with the running score after each round
};

// Returns the players in the order of the table.
[[nodiscard]] std::vector<PlayerIndex> crosstable_order(const service::RankedFile& file, CrosstableOrder order);

// A crosstable of a Swiss has one column for each round, that of a round robin one for each player.
[[nodiscard]] std::string crosstable_text(const service::RankedFile& file, const CrosstableStyle& style);
[[nodiscard]] std::string crosstable_csv(const service::RankedFile& file, const CrosstableStyle& style,
                                         trf::CsvText text_style);

}  // namespace bloesem::render
