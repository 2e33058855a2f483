// The input of the checks: a report file as bytes, as lines, and as read. Internal to lint.
#pragma once

#include <optional>
#include <set>
#include <string_view>
#include <vector>

#include "bloesem/tournament.hpp"
#include "bloesem/trf/diagnostic.hpp"
#include "bloesem/trf/dialect.hpp"
#include "bloesem/trf/problems.hpp"
#include "bloesem/trf/source_text.hpp"
#include "trf/line_text.hpp"

namespace bloesem::trf {

class Subject {
 public:
  using Lines = std::vector<std::string_view>;

  // `tournament`: nullptr if the file cannot be read. `meant`: the intended dialect, if known. All arguments
  // must outlive the subject.
  Subject(const SourceText& source, const Lines& lines, const Problems& problems, const Tournament* tournament,
          std::optional<Dialect> meant);

  [[nodiscard]] const SourceText& source() const noexcept { return source_; }
  [[nodiscard]] const ReadResult& read() const noexcept { return problems_.read; }
  // For checks of games and points; nullptr if the file cannot be read.
  [[nodiscard]] const Tournament* tournament() const noexcept { return tournament_; }
  [[nodiscard]] std::optional<Dialect> meant() const noexcept { return meant_; }
  [[nodiscard]] Dialect dialect() const noexcept { return meant_.value_or(read().dialect); }

  // Calls visit(line) for every line with this code, in the order of the file.
  template <class Visit>
  void for_each(std::string_view code, Visit visit) const {
    for (int number = 1; number <= static_cast<int>(lines_.size()); ++number) {
      if (has_code(number, code)) visit(line(number));
    }
  }
  [[nodiscard]] std::optional<LineText> first(std::string_view code) const;
  // True if no error was found in the line.
  [[nodiscard]] bool is_sound(int line) const { return !faulty_.contains(line); }

  // Return the line number of a player, and that line with its columns counted as in its file.
  [[nodiscard]] int number_of(PlayerIndex player) const { return line_of_[static_cast<std::size_t>(player)]; }
  [[nodiscard]] LineText line_of(PlayerIndex player) const;

 private:
  [[nodiscard]] bool has_code(int line, std::string_view code) const noexcept;
  [[nodiscard]] LineText line(int number) const;
  void find_players();

  const SourceText& source_;
  const Lines& lines_;
  const Problems& problems_;
  const Tournament* tournament_;
  std::optional<Dialect> meant_;
  Layout layout_;
  std::set<int> faulty_;
  std::vector<int> line_of_;  // line number by PlayerIndex
};

}  // namespace bloesem::trf
