// Reasons for the colours of a match in words, as far as Double-Swiss and Swiss Team share them.
#pragma once

#include <string>

#include "engine/swiss/system.hpp"

namespace bloesem::swiss::double_swiss {

// The pair must outlive the object.
class ColourWords {
 public:
  explicit ColourWords(const ColouredPair& pair) noexcept : pair_(pair) {}

  // Return the ids of the two.
  [[nodiscard]] std::string higher() const { return id(pair_.higher); }
  [[nodiscard]] std::string lower() const { return id(pair_.lower); }

  // Returns "once", "twice", "3 times".
  [[nodiscard]] static std::string times(int count);
  // Returns why parity decided.
  [[nodiscard]] std::string initial_colour() const;
  // Requires that the two had different colours in some match, counted from the last.
  [[nodiscard]] std::string latest_difference() const;
  // Returns why the colour of the player with this id alternates.
  [[nodiscard]] std::string alternates(const std::string& who, Colour last) const;

 private:
  [[nodiscard]] std::string id(Position p) const;

  const ColouredPair& pair_;
};

}  // namespace bloesem::swiss::double_swiss
