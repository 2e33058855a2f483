#include "engine/render/not_paired.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <utility>

#include "engine/platform/terminal.hpp"
#include "engine/service/player_id.hpp"

namespace bloesem::render {

namespace {

constexpr std::array<std::string_view, 7> reasons = {
    "pairing-allocated bye", "full-point bye", "half-point bye", "zero-point bye", "absent", "withdrawn",
    "not yet entered"};
enum Reason : std::size_t { PairingBye, FullBye, HalfBye, ZeroBye, Absent, Withdrawn, NotYetEntered };

class Reasons {
 public:
  Reasons(const Tournament& tournament, int round, const std::vector<trf::ByeRequest>& announced)
      : round_(round), last_(std::max(tournament.rounds_declared.value_or(0), tournament.rounds_played)) {
    for (const trf::ByeRequest& request : announced)
      announced_[{request.id, request.round + 1}] = request.outcome;
  }

  [[nodiscard]] Reason of(const Player& player) const {
    switch (outcome(player, round_)) {
      case Outcome::PairingBye: return PairingBye;
      case Outcome::FullBye: return FullBye;
      case Outcome::HalfBye: return HalfBye;
      case Outcome::ZeroBye: return is_withdrawn(player) ? Withdrawn : ZeroBye;
      default: return has_taken_part(player) ? Absent : NotYetEntered;
    }
  }

 private:
  [[nodiscard]] Outcome outcome(const Player& player, int round) const {
    const Outcome marked = player.round(round - 1).outcome;
    if (marked != Outcome::Absent) return marked;
    const auto request = announced_.find({player.id, round});
    return request == announced_.end() ? Outcome::Absent : request->second;
  }

  // True if the player is out of this round and of all later ones. One zero-point bye is no withdrawal: where
  // the last round is the only one left, the player was out of the one before as well.
  [[nodiscard]] bool is_withdrawn(const Player& player) const {
    for (int later = round_ + 1; later <= last_; ++later)
      if (outcome(player, later) != Outcome::ZeroBye) return false;
    return round_ < last_ || (round_ > 1 && outcome(player, round_ - 1) == Outcome::ZeroBye);
  }

  [[nodiscard]] bool has_taken_part(const Player& player) const {
    for (int round = 0; round + 1 < round_; ++round)
      if (player.round(round).outcome != Outcome::Absent) return true;
    return false;
  }

  int round_;
  int last_;
  std::map<std::pair<int, int>, Outcome> announced_;  // by id and round
};

}  // namespace

std::vector<NotPaired> not_paired(const Tournament& tournament, int round, const std::vector<Board>& boards,
                                  const std::vector<PlayerIndex>& byes,
                                  const std::vector<trf::ByeRequest>& announced) {
  std::vector<bool> paired(tournament.players.size(), false);
  for (const Board& board : boards)
    for (const PlayerIndex player : {board.white, board.black}) paired[static_cast<std::size_t>(player)] = true;
  for (const PlayerIndex player : byes) paired[static_cast<std::size_t>(player)] = true;
  const Reasons why(tournament, round, announced);
  std::array<std::vector<PlayerIndex>, reasons.size()> players;
  for (std::size_t i = 0; i < paired.size(); ++i) {
    if (!paired[i]) players[why.of(tournament.players[i])].push_back(static_cast<PlayerIndex>(i));
  }
  std::vector<NotPaired> groups;
  for (std::size_t reason = 0; reason < reasons.size(); ++reason)
    if (!players[reason].empty()) groups.push_back({reasons[reason], std::move(players[reason])});
  return groups;
}

std::string not_paired_text(const Tournament& tournament, const std::vector<NotPaired>& groups) {
  if (groups.empty()) return "";
  std::string text = "Not paired:\n";
  for (const NotPaired& group : groups) {
    text += "  ";
    text += group.reason;
    std::string names;
    for (const PlayerIndex index : group.players) {
      const Player& player = service::player_at(tournament, index);
      names += (names.empty() ? ": " : "; ") + std::to_string(player.id);
      if (!player.name.empty()) names += ' ' + trf::visible(player.name);
    }
    text += names + '\n';
  }
  return text;
}

}  // namespace bloesem::render
