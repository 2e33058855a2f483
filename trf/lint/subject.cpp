#include "trf/lint/subject.hpp"

#include <algorithm>
#include <cstddef>

#include "trf/player_line.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

Subject::Subject(const SourceText& source, const Lines& lines, const Problems& problems,
                 const Tournament* tournament, std::optional<Dialect> meant)
    : source_(source),
      lines_(lines),
      problems_(problems),
      tournament_(tournament),
      meant_(meant),
      layout_(layout_of(lines)) {
  for (const Diagnostic& problem : problems.list) {
    if (problem.severity == Severity::Error) faulty_.insert(problem.line);
  }
  if (tournament != nullptr) find_players();
}

bool Subject::has_code(int line, std::string_view code) const noexcept {
  const std::string_view text = lines_[static_cast<std::size_t>(line) - 1];
  return text.size() >= code.size() &&
         std::equal(code.begin(), code.end(), text.begin(), [](char a, char b) { return a == upper(b); });
}

LineText Subject::line(int number) const {
  const std::string_view text = lines_[static_cast<std::size_t>(number) - 1];
  const LineText plain(number, text, Columns::Characters, has_code(number, "001") ? layout_ : Layout());
  const Columns columns = has_code(number, "001") ? columns_of(plain) : Columns::Characters;
  return columns == Columns::Characters ? plain : plain.counted_by(columns);
}

std::optional<LineText> Subject::first(std::string_view code) const {
  for (int number = 1; number <= static_cast<int>(lines_.size()); ++number) {
    if (has_code(number, code)) return line(number);
  }
  return std::nullopt;
}

void Subject::find_players() {
  line_of_.resize(tournament_->players.size());
  for_each("001", [this](const LineText& line) {
    const std::optional<int> id = parse_number(trimmed(line.cut(player_id)));
    const std::optional<PlayerIndex> player = id ? tournament_->find(*id) : std::nullopt;
    if (player) line_of_[static_cast<std::size_t>(*player)] = line.number();
  });
}

LineText Subject::line_of(PlayerIndex player) const { return line(number_of(player)); }

}  // namespace bloesem::trf
