#include "engine/render/hand_made.hpp"

#include <utility>

#include "engine/platform/terminal.hpp"
#include "engine/service/player_id.hpp"

namespace bloesem::render {

namespace {

std::string words_about(const Tournament& tournament, const HandMadePair& pair) {
  std::string text = "the pair " + std::to_string(service::id_of(tournament, pair.board.white)) + '-' +
                     std::to_string(service::id_of(tournament, pair.board.black)) + " is made by hand";
  if (pair.violations.empty()) return text + ", and legal";
  text += ", and NOT legal";
  for (const Violation& violation : pair.violations) {
    text += &violation == pair.violations.data() ? ": " : "; ";
    text.append(violation.article).append(": ").append(violation.why);
  }
  return text;
}

}  // namespace

std::string hand_made_notes(const std::string& file, const Tournament& tournament,
                            const RoundPairing& pairing) {
  std::string text;
  for (const HandMadePair& pair : pairing.hand_made)
    text += file + ": note: " + trf::visible(words_about(tournament, pair)) + '\n';
  return text;
}

Json hand_made_json(const Tournament& tournament, const RoundPairing& pairing) {
  Json list = Json::array();
  for (const HandMadePair& pair : pairing.hand_made) {
    Json violations = Json::array();
    for (const Violation& violation : pair.violations)
      violations.push_back({{"article", violation.article},
                            {"why", violation.why},
                            {"players", ids_json(tournament, violation.players)}});
    list.push_back({{"white", service::id_of(tournament, pair.board.white)},
                    {"black", service::id_of(tournament, pair.board.black)},
                    {"colours", pair.colours_by_rules ? "by-rules" : "by-hand"},
                    {"violations", std::move(violations)}});
  }
  return list;
}

}  // namespace bloesem::render
