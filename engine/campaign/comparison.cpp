#include "engine/campaign/comparison.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace bloesem::campaign {

namespace {

std::vector<std::pair<PlayerIndex, PlayerIndex>> sorted_boards(const RoundPairing& pairing) {
  std::vector<std::pair<PlayerIndex, PlayerIndex>> boards;
  boards.reserve(pairing.boards.size());
  for (const Board& board : pairing.boards) boards.emplace_back(board.white, board.black);
  std::sort(boards.begin(), boards.end());
  return boards;
}

bool has_code(const Answer& answer, ErrorCode code) { return !answer && answer.error().code == code; }

bool failed(const Answer& answer) {
  return !answer && !has_code(answer, ErrorCode::NoValidPairing) && !has_code(answer, ErrorCode::GaveUp);
}

}  // namespace

std::string_view name_of(Agreement agreement) noexcept {
  switch (agreement) {
    case Agreement::Same: return "same";
    case Agreement::Impossible: return "impossible";
    case Agreement::Different: return "different";
    case Agreement::GaveUp: return "gave up";
    case Agreement::Failed: return "failed";
  }
  return "";
}

bool same_pairing(const RoundPairing& first, const RoundPairing& second) {
  return first.bye == second.bye && sorted_boards(first) == sorted_boards(second);
}

Agreement compare(const Answer& first, const Answer& second) {
  if (failed(first) || failed(second)) return Agreement::Failed;
  if (has_code(first, ErrorCode::GaveUp) || has_code(second, ErrorCode::GaveUp)) return Agreement::GaveUp;
  if (!first && !second) return Agreement::Impossible;
  const bool same = first && second && same_pairing(*first, *second);
  return same ? Agreement::Same : Agreement::Different;
}

std::string text_of(const Answer& answer, const Tournament& tournament) {
  if (!answer) return answer.error().message;
  const auto id = [&](PlayerIndex p) {
    return std::to_string(tournament.players[static_cast<std::size_t>(p)].id);
  };
  std::string text;
  for (const Board& board : answer->boards) {
    if (!text.empty()) text += ' ';
    text += id(board.white);
    text += '-';
    text += id(board.black);
  }
  if (answer->bye) {
    text += text.empty() ? "bye " : ", bye ";
    text += id(*answer->bye);
  }
  return text.empty() ? "nobody" : text;
}

}  // namespace bloesem::campaign
