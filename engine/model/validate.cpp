// The complete check, used only where the fast one has found something wrong.
#include "bloesem/validate.hpp"

#include <array>
#include <cstddef>
#include <utility>

#include "engine/model/entry_faults.hpp"
#include "engine/model/extras.hpp"
#include "engine/model/radix_sort.hpp"
#include "matching/index.hpp"

namespace bloesem {
namespace {

struct Explanation {
  ContradictionCode code;
  std::string_view name;
  std::string_view words;  // with names of limits in braces
};

constexpr std::array explanations = {
    Explanation{ContradictionCode::BadRoundCount, "bad-round-count", "is out of range"},
    Explanation{ContradictionCode::BadInitialColour, "bad-initial-colour",
                "the initial colour is neither White nor Black"},
    Explanation{ContradictionCode::BadPointValue, "bad-point-value",
                "is worth less than 0 or more than {points} points"},
    Explanation{ContradictionCode::BadId, "bad-id", "ids are from 1 to {id}"},
    Explanation{ContradictionCode::RepeatedId, "repeated-id", "the id is given twice"},
    Explanation{ContradictionCode::BadRating, "bad-rating", "the rating is not from 0 to {rating}"},
    Explanation{ContradictionCode::BadVirtualPoints, "bad-virtual-points",
                "the fictitious points are not from 0 to {points}"},
    Explanation{ContradictionCode::BadAdjustment, "bad-adjustment",
                "more than {points} points are given or taken"},
    Explanation{ContradictionCode::TooManyRounds, "too-many-rounds", "there are at most {rounds} rounds"},
    Explanation{ContradictionCode::RoundBeyondPlayed, "round-beyond-played", "a game after the rounds played"},
    Explanation{ContradictionCode::UnknownOutcome, "unknown-outcome",
                "the outcome is not a value of the enumeration"},
    Explanation{ContradictionCode::UnknownColour, "unknown-colour",
                "the colour is not a value of the enumeration"},
    Explanation{ContradictionCode::UnknownOpponent, "unknown-opponent", "there is no such opponent"},
    Explanation{ContradictionCode::SelfOpponent, "self-opponent", "the player is the player's own opponent"},
    Explanation{ContradictionCode::OpponentMismatch, "opponent-mismatch",
                "the opponent does not have this game"},
    Explanation{ContradictionCode::MissingOpponent, "missing-opponent", "a game without an opponent"},
    Explanation{ContradictionCode::ByeWithOpponent, "bye-with-opponent",
                "a bye or an absence with an opponent"},
    Explanation{ContradictionCode::MissingColour, "missing-colour", "a game was played without a colour"},
    Explanation{ContradictionCode::ColourWithoutGame, "colour-without-game", "a colour without a game"},
    Explanation{ContradictionCode::ColourMismatch, "colour-mismatch", "both players have the same colour"},
    Explanation{ContradictionCode::ResultMismatch, "result-mismatch",
                "the two results cannot belong to one game"},
    Explanation{ContradictionCode::UnknownGroupMember, "unknown-group-member",
                "a forbidden group or a wish has a player who is not in the tournament"},
    Explanation{ContradictionCode::BadForbiddenSpan, "bad-forbidden-span",
                "a forbidden group or a wish has rounds that are out of range"},
    Explanation{ContradictionCode::BadLateDecision, "bad-late-decision",
                "a game decided late is none of the tournament, or its later rounds are out of range"},
    Explanation{ContradictionCode::BadNote, "bad-note",
                "a note names no player of the tournament, has no kind, or is not in its place"},
    Explanation{ContradictionCode::BadGamePoints, "bad-game-points",
                "the game points are not from 0 to {points}"},
    Explanation{ContradictionCode::BadPlayerGroup, "bad-player-group",
                "a group of players has no name of its own, or a player who is not in the tournament or in two "
                "groups"},
    Explanation{ContradictionCode::BadFixedPair, "bad-fixed-pair",
                "a pair made by hand is not of two players of the tournament, or its round is out of range"},
    Explanation{ContradictionCode::BadFixedBoard, "bad-fixed-board",
                "a fixed board is not that of a player of the tournament, or out of range"},
};

constexpr bool in_order = [] {
  for (std::size_t i = 0; i < explanations.size(); ++i)
    if (static_cast<std::size_t>(explanations[i].code) != i) return false;
  return true;
}();
static_assert(in_order);

const Explanation& explanation_of(ContradictionCode code) noexcept {
  return explanations[static_cast<std::size_t>(code)];
}

std::string words_of(ContradictionCode code) {
  const std::array<std::pair<std::string_view, std::string>, 4> named_limits = {{
      {"{rounds}", std::to_string(limits::max_rounds)},
      {"{id}", std::to_string(limits::largest_id)},
      {"{rating}", std::to_string(limits::max_rating)},
      {"{points}",
       std::to_string(limits::max_points / one_point) + '.' + std::to_string(limits::max_points % one_point)},
  }};
  std::string words(explanation_of(code).words);
  for (const auto& [name, limit] : named_limits)
    if (const std::size_t place = words.find(name); place != std::string::npos)
      words.replace(place, name.size(), limit);
  return words;
}

constexpr bool lies_within(std::int64_t value, std::int64_t least, std::int64_t most) noexcept {
  return value >= least && value <= most;
}

class Lister {
 public:
  explicit Lister(const Tournament& tournament) : tournament_(tournament) {}

  std::vector<Contradiction> list() {
    list_settings();
    list_groups();
    list_extras();
    list_ids();
    for (std::size_t own = 0; own < players().size(); ++own) list_player(static_cast<PlayerIndex>(own));
    return std::move(found_);
  }

 private:
  [[nodiscard]] const std::vector<Player>& players() const { return tournament_.players; }
  [[nodiscard]] const Player& player(PlayerIndex p) const { return players()[at(p)]; }
  [[nodiscard]] bool exists(PlayerIndex p) const { return lies_within(p, 0, std::ssize(players()) - 1); }

  // ---- adding contradictions

  void add(ContradictionCode code, std::string message) {
    found_.push_back({code, 0, 0, 0, std::move(message)});
  }

  void add_setting(ContradictionCode code, std::string_view setting, int value) {
    add(code, std::string(setting) + " = " + std::to_string(value) + ": " + words_of(code));
  }

  // `round` from 0; -1: not about a round.
  void add_of(ContradictionCode code, PlayerIndex own, int round, PlayerIndex other = no_player) {
    Contradiction found{code, player(own).id, round + 1, 0, "player " + std::to_string(player(own).id)};
    if (round >= 0) found.message += ", round " + std::to_string(round + 1);
    found.message += ": ";
    found.message += words_of(code);
    if (other != no_player) {
      found.other = player(other).id;
      found.message += " (player " + std::to_string(found.other) + ")";
    }
    found_.push_back(std::move(found));
  }

  // ---- the tournament

  void list_settings() {
    const int declared = tournament_.rounds_declared.value_or(1);
    if (!lies_within(tournament_.rounds_played, 0, limits::max_rounds))
      add_setting(ContradictionCode::BadRoundCount, "rounds_played", tournament_.rounds_played);
    if (!lies_within(declared, 1, limits::max_rounds))
      add_setting(ContradictionCode::BadRoundCount, "rounds_declared", declared);
    const Colour first = tournament_.initial_colour.value_or(Colour::White);
    if (first != Colour::White && first != Colour::Black)
      add(ContradictionCode::BadInitialColour, words_of(ContradictionCode::BadInitialColour));
    const PointSystem& points = tournament_.points;
    const auto list_value = [&](std::string_view name, Points value) {
      if (!lies_within(value, 0, limits::max_points))
        add_setting(ContradictionCode::BadPointValue, name, value);
    };
    list_value("win", points.win);
    list_value("draw", points.draw);
    list_value("loss", points.loss);
    list_value("forfeit_win", points.forfeit_win);
    list_value("forfeit_loss", points.forfeit_loss);
    list_value("pairing_bye", points.pairing_bye);
    list_value("full_bye", points.full_bye);
    list_value("half_bye", points.half_bye);
    list_value("zero_bye", points.zero_bye);
    list_value("unfinished", points.unfinished.value_or(0));
  }

  void list_members(const std::vector<PlayerIndex>& group) {
    for (const PlayerIndex member : group)
      if (!exists(member))
        add(ContradictionCode::UnknownGroupMember,
            words_of(ContradictionCode::UnknownGroupMember) + " (index " + std::to_string(member) + ")");
  }

  void list_span(int first_round, int last_round) {
    if (first_round >= 1 && last_round >= first_round && last_round <= limits::max_rounds) return;
    add(ContradictionCode::BadForbiddenSpan, words_of(ContradictionCode::BadForbiddenSpan) + " (" +
                                                 std::to_string(first_round) + " to " +
                                                 std::to_string(last_round) + ")");
  }

  void list_groups() {
    for (const auto& group : tournament_.forbidden_groups) list_members(group);
    for (const ForbiddenSpan& span : tournament_.forbidden_spans) {
      list_members(span.group);
      list_span(span.first_round, span.last_round);
    }
    for (const Wish& wish : tournament_.wishes) {
      for (const auto& group : wish.groups) list_members(group);
      list_span(wish.first_round, wish.last_round);
    }
  }

  void list_extras() {
    const auto list = [this](ContradictionCode code) { add(code, words_of(code)); };
    for (const LateDecision& game : tournament_.late_decisions)
      if (!is_sound(tournament_, game)) list(ContradictionCode::BadLateDecision);
    const std::vector<PlayerNote>& notes = tournament_.notes;
    for (std::size_t i = 0; i < notes.size(); ++i)
      if (!is_sound(tournament_, notes[i]) || (i > 0 && !bloesem::in_order(notes[i - 1], notes[i])))
        list(ContradictionCode::BadNote);
    if (!have_sound_names(tournament_.groups) || !are_disjoint(tournament_, tournament_.groups))
      list(ContradictionCode::BadPlayerGroup);
    for (const FixedPair& pair : tournament_.fixed_pairs)
      if (!is_sound(tournament_, pair)) list(ContradictionCode::BadFixedPair);
    for (const FixedBoard& board : tournament_.fixed_boards)
      if (!is_sound(tournament_, board)) list(ContradictionCode::BadFixedBoard);
  }

  // ---- the players

  void list_ids() {
    std::vector<PlayerIndex> order(players().size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<PlayerIndex>(i);
    radix_sort(order, [this](PlayerIndex p) { return static_cast<std::uint64_t>(player(p).id); });
    for (std::size_t i = 0; i < order.size(); ++i) {
      const int id = player(order[i]).id;
      if (!lies_within(id, 1, limits::largest_id)) add_of(ContradictionCode::BadId, order[i], -1);
      if (i > 0 && player(order[i - 1]).id == id) add_of(ContradictionCode::RepeatedId, order[i], -1);
    }
  }

  void list_points(const std::vector<Points>& points, Points least, ContradictionCode code, PlayerIndex own) {
    if (points.size() > at(limits::max_rounds))
      add_of(ContradictionCode::TooManyRounds, own, limits::max_rounds);
    for (std::size_t round = 0; round < points.size(); ++round)
      if (!lies_within(points[round], least, limits::max_points)) add_of(code, own, static_cast<int>(round));
  }

  void list_player(PlayerIndex own) {
    const Player& player = this->player(own);
    if (!lies_within(player.rating, 0, limits::max_rating)) add_of(ContradictionCode::BadRating, own, -1);
    list_points(player.virtual_points, 0, ContradictionCode::BadVirtualPoints, own);
    list_points(player.adjustments, -limits::max_points, ContradictionCode::BadAdjustment, own);
    list_points(player.game_points, 0, ContradictionCode::BadGamePoints, own);
    if (player.rounds.size() > at(limits::max_rounds))
      add_of(ContradictionCode::TooManyRounds, own, limits::max_rounds);
    for (std::size_t round = 0; round < player.rounds.size(); ++round) list_entry(own, static_cast<int>(round));
  }

  void list_entry(PlayerIndex own, int round) {
    const RoundEntry& entry = player(own).rounds[at(round)];
    if (entry.opponent != no_player && !exists(entry.opponent))
      return add_of(ContradictionCode::UnknownOpponent, own, round);
    if (entry.opponent == own) return add_of(ContradictionCode::SelfOpponent, own, round);
    if (is_history(entry) && round >= tournament_.rounds_played)
      return add_of(ContradictionCode::RoundBeyondPlayed, own, round, entry.opponent);
    const auto fault = fault_of(entry, played_by(tournament_));
    if (fault) add_of(*fault, own, round, entry.opponent);
    if (entry.opponent == no_player) return;
    const RoundEntry other = player(entry.opponent).round(round);
    if (other.opponent != own) return add_of(ContradictionCode::OpponentMismatch, own, round, entry.opponent);
    if (own > entry.opponent || fault || fault_of(other, played_by(tournament_))) return;
    if (const auto between = fault_between(entry, other)) add_of(*between, own, round, entry.opponent);
  }

  const Tournament& tournament_;
  std::vector<Contradiction> found_;
};

}  // namespace

std::string_view name_of(ContradictionCode code) noexcept { return explanation_of(code).name; }

std::vector<Contradiction> validate(const Tournament& tournament) {
  if (is_consistent(tournament)) return {};
  return Lister(tournament).list();
}

std::optional<Error> refuse_contradictions(const Tournament& tournament, int threads) {
  if (is_consistent(tournament, threads)) return std::nullopt;
  const std::vector<Contradiction> found = validate(tournament);
  Error error{ErrorCode::InvalidInput, "the tournament contradicts itself: " + found.front().message, {}};
  if (found.size() > 1) error.message += " (the first of " + std::to_string(found.size()) + " contradictions)";
  return error;
}

}  // namespace bloesem
