// The colours that a player or team has had in matches: those of the first game, or of the first board.
#pragma once

#include <cstddef>
#include <optional>
#include <utility>

#include "engine/swiss/colour_history.hpp"

namespace bloesem::swiss::double_swiss {

// A match in which no game was played counts as played, but has no colour (1.6).
class MatchColours {
 public:
  explicit MatchColours(ColourHistory matches) noexcept : matches_(matches), size_(matches.size()) {}

  // Returns the colour of the latest match with one; None: there is none.
  [[nodiscard]] Colour last() const noexcept;
  // Returns the colour of the match before that; None: there is none.
  [[nodiscard]] Colour before_last() const noexcept;
  [[nodiscard]] bool empty() const noexcept { return last() == Colour::None; }
  [[nodiscard]] int count(Colour colour) const noexcept;
  [[nodiscard]] int difference() const noexcept { return count(Colour::White) - count(Colour::Black); }

  // Returns the colours of the two in the latest match, counted for each from the last one backwards, in which
  // they differ; empty if there is none.
  [[nodiscard]] static std::optional<std::pair<Colour, Colour>> latest_difference(MatchColours one,
                                                                                  MatchColours other) noexcept;

 private:
  // Returns the first match at least `matches` ago that has a colour, or size_.
  [[nodiscard]] std::size_t coloured_from(std::size_t matches) const noexcept;
  [[nodiscard]] Colour ago(std::size_t matches) const noexcept {
    return matches < size_ ? matches_.ago(matches) : Colour::None;
  }

  ColourHistory matches_;
  std::size_t size_;
};

}  // namespace bloesem::swiss::double_swiss
