#include "engine/render/checklist_cells.hpp"

namespace bloesem::render {

std::string colour_letters(const std::vector<Colour>& colours) {
  std::string letters;
  for (const Colour colour : colours) letters += colour == Colour::White ? 'W' : 'B';
  return letters;
}

std::string given_cell(const Tournament& tournament, const ChecklistEntry& entry, const std::string& bye) {
  if (!entry.given) return "";
  if (entry.given->opponent == no_player) return bye;
  const std::string opponent = opponent_cell(tournament, entry.given->opponent);
  return '(' + opponent + colour_letters({entry.given->colour}) + ')';
}

std::string opponent_cell(const Tournament& tournament, PlayerIndex opponent) {
  return opponent == no_player ? "" : std::to_string(service::id_of(tournament, opponent));
}

bool begins_score_group(const Checklist& checklist, std::size_t entry) {
  const auto score = [&](std::size_t i) { return checklist.entries[i].facts.score; };
  return entry == 0 || score(entry) != score(entry - 1);
}

}  // namespace bloesem::render
