// 1.7: the average rating of the opponents (ARO).
#pragma once

#include <span>
#include <vector>

#include "engine/swiss/flow.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem::swiss::dubov {

// Returns the mean, rounded to the nearest integer, halves up; 0 without ratings.
[[nodiscard]] int average_of(std::span<const int> ratings) noexcept;

// Returns, by position, the average rating of the opponents met over the board in earlier rounds.
[[nodiscard]] std::vector<int> average_ratings(const RoundField& field, const RoundTask& task);

}  // namespace bloesem::swiss::dubov
