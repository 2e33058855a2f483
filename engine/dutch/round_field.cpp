#include "engine/dutch/round_field.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <utility>

#include "criteria/topscorers.hpp"
#include "engine/dutch/edition.hpp"
#include "engine/dutch/outcome_effects.hpp"
#include "engine/dutch/score_levels.hpp"

namespace bloesem::dutch {
namespace {

// A group whose pairs are worth listing: with that many members it is not much longer as pairs.
constexpr std::size_t largest_listed_group = 16;

// Tells opponents who have been met before from those who have not. Sometimes somebody is suspected who shares
// the last digits of his number with another opponent.
class Meetings {
 public:
  struct OfPlayer {
    std::array<PlayerIndex, 1024>& last;
    PlayerIndex own;

    // Has he been met by the player already? From now on he has.
    [[nodiscard]] bool suspect(PlayerIndex opponent) const {
      return std::exchange(last[static_cast<std::uint32_t>(opponent) % last.size()], own) == own;
    }
  };

  [[nodiscard]] OfPlayer of(PlayerIndex own) { return {last_, own + 1}; }

 private:
  std::array<PlayerIndex, 1024> last_{};  // the player, plus one, who last met somebody of that number
};

// What a player's rounds say of his games.
struct Games {
  Position* end;         // of the row of partners
  bool rematch = false;  // somebody may be in the row twice
  bool barred_from_bye = false;
  std::int32_t difference = 0;  // of the colours
  std::uint64_t colours = 0;    // the last word of the history
};

// Writes the partners, whose places are given by player, into a row with room for all of the rounds.
Games games_of(std::span<const RoundEntry> rounds, const OutcomeEffects& effects, const Position* places,
               const Meetings::OfPlayer& meetings, Position* row) {
  Games games{row};
  for (const RoundEntry& entry : rounds) {
    const OutcomeEffect& effect = effects.of(entry);
    games.barred_from_bye |= effect.bars_bye;
    if (!effect.played) continue;
    games.rematch |= meetings.suspect(entry.opponent);
    // Who is not to be paired is overwritten by the next opponent.
    *games.end = places[entry.opponent];
    games.end += *games.end >= 0 ? 1 : 0;
    const std::uint64_t code = ColourHistory::code(entry.colour);
    games.colours = games.colours << 2 | code;
    games.difference += static_cast<std::int32_t>(code) - 2;
  }
  return games;
}

}  // namespace

// Reads each player's rounds twice, in the order of the list: for the scores, which give the places, and for
// all that is written down at the place.
class RoundField::Builder {
 public:
  Builder(RoundField& field, const Tournament& tournament, const EditionRules& rules, const RoundSetup& setup)
      : field_(field),
        tournament_(tournament),
        setup_(setup),
        before_(setup.round - 1),
        effects_(rules, tournament.points),
        absence_bars_bye_(effects_.of({}).bars_bye),
        topscorers_exceed_(criteria::topscorers_exceed(before_, setup.rounds_declared, tournament.points)) {}

  void build() {
    read_scores();
    if (field_.contradiction_ != no_player) return;
    send_away_the_absent();
    gather_groups();
    make_room();
    rank();
    write_down();
    bar_groups();
  }

 private:
  struct Tally {
    Points score;        // pairing score
    std::uint32_t room;  // so many partners may his row have
  };
  // Pairing scores of the previous round and of the one before, which opponents ask for, too.
  struct Past {
    Points previous;
    Points one_before;
  };
  struct Scores {
    Points now = 0;
    Past past = {0, 0};

    void add(Points worth) {
      past.one_before = std::exchange(past.previous, now);
      now += worth;
    }
    void add(Points worth, int rounds) {
      now += (rounds - 1) * worth;
      if (rounds > 1) past.previous = now - worth;
      add(worth);
    }
  };
  // The players of a score: how many they are and how much room their rows take; then where the next of them
  // has his place, and where his row begins.
  struct Group {
    Position place = 0;
    std::uint32_t row = 0;
  };

  [[nodiscard]] const Player& person(PlayerIndex p) const { return tournament_.players[at(p)]; }

  // -1: not to be paired. Nobody's is -1, too.
  [[nodiscard]] Position& place(PlayerIndex p) { return places_[static_cast<std::size_t>(p + 1)]; }

  // Rounds before this one that stand in the player's list.
  [[nodiscard]] std::span<const RoundEntry> known_rounds(const Player& player) const {
    return {player.rounds.data(), std::min(static_cast<std::size_t>(before_), player.rounds.size())};
  }

  void read_scores() {
    const std::size_t n = tournament_.players.size();
    tallies_ = UnfilledArray<Tally>(n);
    pasts_ = UnfilledArray<Past>(n);
    places_ = UnfilledArray<Position>(n + 1);
    place(no_player) = -1;
    std::size_t paired = 0;
    Points lowest = std::numeric_limits<Points>::max();
    Points highest = std::numeric_limits<Points>::min();
    for (PlayerIndex own = 0; own < static_cast<PlayerIndex>(n); ++own) {
      const Player& player = person(own);
      const std::span<const RoundEntry> rounds = known_rounds(player);
      Scores scores;
      bool possible = true;
      for (const RoundEntry& entry : rounds) {
        scores.add(effects_.worth(entry.outcome));
        possible &= is_possible(entry.opponent, own, n);
      }
      if (!possible) contradict(own);
      // Rounds that the player's list no longer has are absences.
      if (rounds.size() < at(before_))
        scores.add(effects_.worth(Outcome::Absent), before_ - static_cast<int>(rounds.size()));
      if (!player.adjustments.empty() || !player.virtual_points.empty()) add_points_besides(scores, player);
      tallies_[at(own)] = {scores.now, static_cast<std::uint32_t>(rounds.size())};
      pasts_[at(own)] = scores.past;
      if (is_paired(player, own)) {
        place(own) = 0;
        ++paired;
        highest = std::max(highest, scores.now);
        lowest = std::min(lowest, scores.now);
      } else {
        stay_outside(own);
      }
    }
    size_ = paired;
    lowest_ = lowest;
    highest_ = highest;
  }

  // Is it nobody (-1), or somebody else among the n of the tournament?
  [[nodiscard]] static bool is_possible(PlayerIndex opponent, PlayerIndex own, std::size_t n) {
    return (static_cast<std::uint32_t>(opponent) + 1U <= n) & (opponent != own);
  }

  void contradict(PlayerIndex player) {
    if (field_.contradiction_ == no_player) field_.contradiction_ = player;
  }

  // What the column of this round says. That of the coming round mostly does not exist yet.
  [[nodiscard]] bool is_paired(const Player& player, PlayerIndex own) {
    if (player.rounds.size() <= at(before_)) return is_coming();
    const RoundEntry& mark = player.rounds[at(before_)];
    if (!is_possible(mark.opponent, own, tallies_.size())) contradict(own);
    return is_coming() ? mark.outcome == Outcome::Absent : took_part(mark);
  }
  [[nodiscard]] bool is_coming() const { return before_ >= tournament_.rounds_played; }

  void stay_outside(PlayerIndex own) {
    place(own) = -1;
    const std::span<const RoundEntry> rounds = known_rounds(person(own));
    // The arbiter gave the bye beforehand: not to be paired, but part of the round.
    if (is_coming() && person(own).round(before_).outcome == Outcome::PairingBye)
      field_.assigned_byes_.push_back(own);
    else if (std::none_of(rounds.begin(), rounds.end(), took_part))
      field_.outsiders_.push_back(own);
  }

  void send_away_the_absent() {
    for (const PlayerIndex own : setup_.absent) {
      if (place(own) < 0) continue;
      --size_;
      stay_outside(own);
    }
    if (!setup_.absent.empty()) std::sort(field_.outsiders_.begin(), field_.outsiders_.end());
  }

  void add_points_besides(Scores& scores, const Player& player) const {
    const auto besides = [&](int round) { return player.adjusted(round) + player.virtual_in(round); };
    scores.now += besides(before_);
    scores.past.previous += besides(before_ - 1);
    scores.past.one_before += besides(before_ - 2);
  }

  [[nodiscard]] ScoreLevels levels() {
    if (size_ == 0) return {};
    const std::int64_t few = 1024 + 4 * std::ssize(tallies_);
    if (std::int64_t{highest_} - lowest_ < few) return {lowest_, highest_};
    std::vector<Points> scores;
    for (std::size_t i = 0; i < tallies_.size(); ++i)
      if (place(static_cast<PlayerIndex>(i)) >= 0) scores.push_back(tallies_[i].score);
    return ScoreLevels(std::move(scores));
  }

  // A.2, by counting; the list is already in the order of the pairing numbers.
  void rank() {
    const ScoreLevels levels = this->levels();
    std::vector<Group> groups(levels.size());
    const auto n = static_cast<PlayerIndex>(tallies_.size());
    for (PlayerIndex own = 0; own < n; ++own) {
      if (place(own) < 0) continue;
      const Tally tally = tallies_[at(own)];
      const std::size_t level = levels.of(tally.score);
      place(own) = static_cast<Position>(level);  // for the loop below
      ++groups[level].place;
      groups[level].row += tally.room;
    }
    Position place_of_next = 0;
    std::uint32_t row_of_next = 0;
    field_.group_ends_.reserve(std::min(size_, groups.size()));
    for (Group& group : groups) {
      if (group.place == 0) continue;
      place_of_next += std::exchange(group.place, place_of_next);
      row_of_next += std::exchange(group.row, row_of_next);
      field_.group_ends_.push_back(place_of_next);
    }
    field_.barred_ = BarredPartners(size_, row_of_next);
    for (PlayerIndex own = 0; own < n; ++own) {
      if (place(own) < 0) continue;
      Group& group = groups[at(place(own))];
      const Position p = group.place++;
      place(own) = p;
      field_.barred_.begin_row(p, std::exchange(group.row, group.row + tallies_[at(own)].room));
    }
  }

  void make_room() {
    field_.entrants_ = UnfilledArray<Entrant>(size_);
    field_.facts_ = UnfilledArray<criteria::PlayerFacts>(size_);
    field_.indispensable_ = UnfilledArray<Colour>(size_);
    field_.colour_words_ = ColourHistory::words_for(static_cast<std::size_t>(before_));
    field_.colours_ = UnfilledArray<std::uint64_t>(size_ * field_.colour_words_);
  }

  void write_down() {
    const auto n = static_cast<PlayerIndex>(tallies_.size());
    Meetings meetings;
    for (PlayerIndex own = 0; own < n; ++own) {
      const Position p = place(own);
      if (p < 0) continue;
      const Player& player = person(own);
      const std::span<const RoundEntry> rounds = known_rounds(player);
      const Points score = tallies_[at(own)].score;
      field_.entrants_[at(p)] = {own, score - player.virtual_in(before_)};
      const Games games =
          games_of(rounds, effects_, places_.data() + 1, meetings.of(own), field_.barred_.row(p));
      field_.barred_.end_row(p, games.end, games.rematch);
      if (field_.colour_words_ == 1)
        field_.colours_[at(p)] = games.colours;
      else
        write_down_long_history(rounds, p);

      criteria::PlayerFacts& facts = field_.facts_[at(p)];
      facts.score = score;
      facts.preference = preference_of(games.difference, games.colours);
      facts.previous = float_of(player, own, before_ - 1, &Past::previous);
      facts.before_previous = float_of(player, own, before_ - 2, &Past::one_before);
      facts.bye_eligible = !games.barred_from_bye && !(absence_bars_bye_ && rounds.size() < at(before_));
      facts.topscorer = score > topscorers_exceed_;
      facts.unplayed = 0;
      field_.indispensable_[at(p)] = criteria::indispensable_colour(facts);
    }
  }

  void write_down_long_history(std::span<const RoundEntry> rounds, Position p) {
    const auto words = std::span(field_.colours_).subspan(at(p) * field_.colour_words_, field_.colour_words_);
    std::fill(words.begin(), words.end(), 0);
    for (const RoundEntry& entry : rounds) {
      if (!was_played(entry)) continue;
      for (std::size_t w = words.size(); --w > 0;) words[w] = words[w] << 2 | words[w - 1] >> 62;
      words[0] = words[0] << 2 | ColourHistory::code(entry.colour);
    }
  }

  // A.4 for that round; `then` is the score in it.
  [[nodiscard]] criteria::Float float_of(const Player& player, PlayerIndex own, int round, Points Past::*then) {
    if (round < 0) return criteria::Float::None;
    const RoundEntry entry = player.round(round);
    const OutcomeEffect& effect = effects_.of(entry);
    if (!effect.played) return effect.leaves;
    return criteria::float_of_game(pasts_[at(own)].*then, pasts_[at(entry.opponent)].*then);
  }

  // Of players; their rows get room for pairs.
  void gather_groups() {
    for (const std::vector<PlayerIndex>& group : tournament_.forbidden_groups) gather(group);
    for (const ForbiddenSpan& span : tournament_.forbidden_spans)
      if (span.first_round <= setup_.round && setup_.round <= span.last_round) gather(span.group);
    for (const auto& [a, b] : setup_.forbidden) gather(std::array{a, b});
  }

  void gather(std::span<const PlayerIndex> group) {
    if (group.size() == 2) {  // nearly all of them
      if (place(group[0]) >= 0 && place(group[1]) >= 0 && group[0] != group[1]) wish(group[0], group[1]);
      return;
    }
    std::vector<PlayerIndex> present;
    for (const PlayerIndex member : group)
      if (place(member) >= 0) present.push_back(member);
    std::sort(present.begin(), present.end());
    present.erase(std::unique(present.begin(), present.end()), present.end());
    if (present.size() > largest_listed_group) {
      large_groups_.push_back(std::move(present));
      return;
    }
    for (std::size_t i = 0; i < present.size(); ++i)
      for (std::size_t j = i + 1; j < present.size(); ++j) wish(present[i], present[j]);
  }

  void wish(PlayerIndex a, PlayerIndex b) {
    wished_.emplace_back(a, b);
    ++tallies_[at(a)].room;
    ++tallies_[at(b)].room;
  }

  void bar_groups() {
    for (auto& [a, b] : wished_) a = place(a), b = place(b);
    field_.barred_.bar(wished_);
    for (std::vector<PlayerIndex>& group : large_groups_) {
      for (PlayerIndex& member : group) member = place(member);
      std::sort(group.begin(), group.end());
    }
    if (!large_groups_.empty()) field_.barred_.keep_apart(large_groups_);
  }

  RoundField& field_;
  const Tournament& tournament_;
  const RoundSetup& setup_;
  const int before_;  // rounds before the one to be paired
  const OutcomeEffects effects_;
  const bool absence_bars_bye_;
  const Points topscorers_exceed_;

  // By player.
  UnfilledArray<Tally> tallies_;
  UnfilledArray<Past> pasts_;
  UnfilledArray<Position> places_;  // of the player before

  std::size_t size_ = 0;  // players to be paired
  Points lowest_ = 0;
  Points highest_ = 0;

  // Players, in the end their positions.
  std::vector<std::pair<Position, Position>> wished_;  // of small groups
  std::vector<std::vector<Position>> large_groups_;
};

RoundField::RoundField(const Tournament& tournament, const EditionRules& rules, const RoundSetup& setup) {
  rounds_before_ = setup.round - 1;
  Builder(*this, tournament, rules, setup).build();
}

int RoundField::effective_number(Position p) const noexcept {
  const auto skipped = std::lower_bound(outsiders_.begin(), outsiders_.end(), player(p)) - outsiders_.begin();
  return fixed_number(p) - static_cast<int>(skipped);
}

void RoundField::leave_bye_to(Points score) noexcept {
  for (Position p = 0; p < size(); ++p) {
    criteria::PlayerFacts& facts = facts_[at(p)];
    facts.bye_eligible = facts.bye_eligible && facts.score <= score;
    if (facts.bye_eligible)
      facts.unplayed = static_cast<std::int16_t>(rounds_before_ - static_cast<std::int32_t>(colours(p).size()));
  }
}

}  // namespace bloesem::dutch
