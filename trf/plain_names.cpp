#include "trf/plain_names.hpp"

#include <algorithm>

namespace bloesem::trf {

namespace {

// Calls visit(text) for each text until it returns true; true if it did.
template <class OfTournament, class Visit>
bool visit_texts(OfTournament& tournament, Visit visit) {
  if (visit(tournament.name) || visit(tournament.heading.system_code)) return true;
  if (tournament.heading.start_date && visit(*tournament.heading.start_date)) return true;
  return std::any_of(tournament.players.begin(), tournament.players.end(),
                     [&](auto& player) { return visit(player.name); }) ||
         std::any_of(tournament.notes.begin(), tournament.notes.end(),
                     [&](auto& note) { return visit(note.text); });
}

}  // namespace

std::optional<Tournament> with_blanks_in_names(const Tournament& tournament, bool (*unwanted)(char) noexcept) {
  const auto has_any = [&](const std::string& text) { return std::any_of(text.begin(), text.end(), unwanted); };
  if (!visit_texts(tournament, has_any)) return std::nullopt;
  Tournament plain = tournament;
  visit_texts(plain, [&](std::string& text) {
    std::replace_if(text.begin(), text.end(), unwanted, ' ');
    return false;
  });
  return plain;
}

}  // namespace bloesem::trf
