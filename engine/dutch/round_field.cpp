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

bool is_paired(const Tournament& tournament, const RoundEntry& entry, int round_index) {
  return round_index < tournament.rounds_played ? took_part(entry) : entry.outcome == Outcome::Absent;
}

// The arbiter gave the bye of the coming round beforehand: not to be paired, but part of the round.
bool has_assigned_bye(const Tournament& tournament, const RoundEntry& entry, int round_index) {
  return round_index >= tournament.rounds_played && entry.outcome == Outcome::PairingBye;
}

// A group whose pairs are worth listing: with that many members it is not much longer as pairs.
constexpr std::size_t largest_listed_group = 16;

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
    rank();
    gather_groups();
    make_room();
    write_down();
    bar_groups();
  }

 private:
  // A player's pairing scores, and so many partners as his row may have.
  struct Tally {
    Points now;
    Points previous;  // of the previous round
    Points one_before;
    std::uint32_t room;
  };
  // Of a level of scores: where the next player of that score has his place, and where his row of partners
  // begins.
  struct Group {
    Position place = 0;
    std::uint32_t row = 0;
  };

  [[nodiscard]] const Player& person(PlayerIndex p) const { return tournament_.players[at(p)]; }
  // The rounds of a million players lie anywhere in memory: asked for early, they are there in time.
  static constexpr PlayerIndex far_ahead = 12;
  void fetch_rounds(PlayerIndex p) const {
    if (at(p) >= tournament_.players.size()) return;
    const std::vector<RoundEntry>& rounds = person(p).rounds;
    if (rounds.empty()) return;
    __builtin_prefetch(rounds.data());
    __builtin_prefetch(&rounds.back());
  }

  // -1: not to be paired. Nobody's is -1, too.
  [[nodiscard]] Position& place(PlayerIndex p) { return places_[static_cast<std::size_t>(p + 1)]; }

  // Rounds before this one that stand in the player's list.
  [[nodiscard]] std::span<const RoundEntry> known_rounds(const Player& player) const {
    return std::span(player.rounds).first(std::min(static_cast<std::size_t>(before_), player.rounds.size()));
  }

  void read_scores() {
    const auto n = static_cast<PlayerIndex>(tournament_.players.size());
    std::vector<bool> absent(setup_.absent.empty() ? 0 : at(n), false);
    for (const PlayerIndex p : setup_.absent) absent[at(p)] = true;
    tallies_.resize(at(n));
    places_.resize(at(n) + 1);
    place(no_player) = -1;
    for (PlayerIndex p = 0; p < n; ++p) {
      fetch_rounds(p + far_ahead);
      const Player& player = tournament_.players[at(p)];
      const RoundEntry mark = player.round(before_);
      const Tally tally = tally_of(player, p, mark);
      tallies_[at(p)] = tally;
      const bool paired = is_paired(tournament_, mark, before_) && (absent.empty() || !absent[at(p)]);
      place(p) = paired ? 0 : -1;
      if (paired) {
        ++size_;
        highest_ = std::max(highest_, tally.now);
        lowest_ = std::min(lowest_, tally.now);
      } else {
        stay_outside(player, p, mark);
      }
    }
  }

  void stay_outside(const Player& player, PlayerIndex index, const RoundEntry& mark) {
    const auto rounds = known_rounds(player);
    if (has_assigned_bye(tournament_, mark, before_))
      field_.assigned_byes_.push_back(index);
    else if (std::none_of(rounds.begin(), rounds.end(), took_part))
      field_.outsiders_.push_back(index);
  }

  void contradict(PlayerIndex player) {
    if (field_.contradiction_ == no_player) field_.contradiction_ = player;
  }

  [[nodiscard]] Tally tally_of(const Player& player, PlayerIndex own, const RoundEntry& mark) {
    // An opponent is nobody (-1), or somebody else of the tournament.
    const std::size_t n = tournament_.players.size();
    const auto is_possible = [n, own](PlayerIndex opponent) {
      return (static_cast<std::uint32_t>(opponent) + 1U <= n) & (opponent != own);
    };
    const std::span<const RoundEntry> rounds = known_rounds(player);
    Tally tally{0, 0, 0, static_cast<std::uint32_t>(rounds.size())};
    const auto count = [&tally](Points worth) {
      tally.one_before = std::exchange(tally.previous, tally.now);
      tally.now += worth;
    };
    bool possible = is_possible(mark.opponent);
    for (const RoundEntry& entry : rounds) {
      count(effects_.worth(entry.outcome));
      possible &= is_possible(entry.opponent);
    }
    if (!possible) contradict(own);
    // Rounds that the player's list no longer has are absences.
    for (auto round = static_cast<int>(rounds.size()); round < before_; ++round)
      count(effects_.worth(Outcome::Absent));
    if (!player.adjustments.empty() || !player.virtual_points.empty()) {
      const auto besides = [&](int round) { return player.adjusted(round) + player.virtual_in(round); };
      tally.now += besides(before_);
      tally.previous += besides(before_ - 1);
      tally.one_before += besides(before_ - 2);
    }
    return tally;
  }

  [[nodiscard]] ScoreLevels levels() {
    if (size_ == 0) return {};
    const std::int64_t few = 1024 + 4 * std::ssize(tallies_);
    if (std::int64_t{highest_} - lowest_ < few) return {lowest_, highest_};
    std::vector<Points> scores;
    for (std::size_t i = 0; i < tallies_.size(); ++i)
      if (place(static_cast<PlayerIndex>(i)) >= 0) scores.push_back(tallies_[i].now);
    return ScoreLevels(std::move(scores));
  }
  [[nodiscard]] Group& group_of(const Tally& tally) { return groups_[levels_.of(tally.now)]; }

  // A.2, by counting; the list is already in the order of the pairing numbers.
  void rank() {
    levels_ = levels();
    groups_.resize(levels_.size());
    const auto n = static_cast<PlayerIndex>(tallies_.size());
    for (PlayerIndex p = 0; p < n; ++p)
      if (place(p) >= 0) ++group_of(tallies_[at(p)]).place;
    Position end = 0;
    for (Group& group : groups_) {
      const Position members = std::exchange(group.place, end);
      end += members;
      if (members > 0) field_.group_ends_.push_back(end);
    }
    field_.players_.resize(size_);
    for (PlayerIndex p = 0; p < n; ++p) {
      if (place(p) < 0) continue;
      Group& group = group_of(tallies_[at(p)]);
      group.row += tallies_[at(p)].room;
      place(p) = group.place++;
      field_.players_[at(place(p))] = p;
    }
  }

  void make_room() {
    field_.facts_.resize(size_);
    field_.indispensable_.resize(size_);
    field_.standings_.resize(size_);
    field_.colour_words_ = ColourHistory::words_for(static_cast<std::size_t>(before_));
    field_.colours_.resize(size_ * field_.colour_words_);
    std::uint32_t partners = 0;
    for (Group& group : groups_) {
      const std::uint32_t room = std::exchange(group.row, partners);
      partners += room;
    }
    field_.barred_ = BarredPartners(size_, partners);
  }

  void write_down() {
    const auto n = static_cast<PlayerIndex>(tallies_.size());
    for (PlayerIndex p = 0; p < n; ++p) {
      fetch_rounds(p + far_ahead);
      if (place(p) >= 0) write_down(p, place(p));
    }
  }

  void write_down(PlayerIndex own, Position p) {
    const Player& player = person(own);
    const std::span<const RoundEntry> rounds = known_rounds(player);
    const Tally tally = tallies_[at(own)];
    std::uint32_t& row = group_of(tally).row;
    Position* partner = field_.barred_.open(p, std::exchange(row, row + tally.room));
    bool suspect = false;
    bool barred_from_bye = absence_bars_bye_ && std::ssize(rounds) < before_;
    std::uint64_t colours = 0;
    std::int32_t difference = 0;
    for (const RoundEntry& entry : rounds) {
      const OutcomeEffect& effect = effects_.of(entry);
      // Without a branch: the next opponent is written down in his stead if there was no game.
      const Position met = place(entry.opponent);
      *partner = met;
      partner += static_cast<int>(effect.played) & static_cast<int>(met >= 0);
      suspect |= is_suspect(entry.opponent, own);
      barred_from_bye |= effect.bars_bye;
      if (!effect.played) continue;
      const std::uint64_t code = ColourHistory::code(entry.colour);
      colours = colours << 2 | code;
      difference += static_cast<std::int32_t>(code) - 2;
    }
    field_.barred_.close(p, partner, suspect);
    field_.standings_[at(p)] = tally.now - player.virtual_in(before_);
    if (field_.colour_words_ == 1)
      field_.colours_[at(p)] = colours;
    else
      write_down_long_history(rounds, p);

    criteria::PlayerFacts& facts = field_.facts_[at(p)];
    facts.score = tally.now;
    facts.preference = preference_of(difference, colours);
    facts.previous = float_of(player, before_ - 1, &Tally::previous, tally);
    facts.before_previous = float_of(player, before_ - 2, &Tally::one_before, tally);
    facts.bye_eligible = !barred_from_bye;
    facts.topscorer = tally.now > topscorers_exceed_;
    facts.unplayed = 0;
    field_.indispensable_[at(p)] = criteria::indispensable_colour(facts);
  }

  // May the player have met him already in a round before? Sometimes somebody is suspected who shares the last
  // digits of his number with another opponent.
  [[nodiscard]] bool is_suspect(PlayerIndex opponent, PlayerIndex own) {
    PlayerIndex& last = last_met_by_[static_cast<std::uint32_t>(opponent) % last_met_by_.size()];
    return std::exchange(last, own + 1) == own + 1;
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
  [[nodiscard]] criteria::Float float_of(const Player& player, int round, Points Tally::*then,
                                         const Tally& own) {
    if (round < 0) return criteria::Float::None;
    const RoundEntry entry = player.round(round);
    const OutcomeEffect& effect = effects_.of(entry);
    if (!effect.played) return effect.leaves;
    return criteria::float_of_game(own.*then, tallies_[at(entry.opponent)].*then);
  }

  void bar_groups() {
    field_.barred_.bar(wished_);
    if (!large_groups_.empty()) field_.barred_.keep_apart(large_groups_);
  }

  void gather_groups() {
    for (const std::vector<PlayerIndex>& group : tournament_.forbidden_groups) gather(group);
    for (const ForbiddenSpan& span : tournament_.forbidden_spans)
      if (span.first_round <= setup_.round && setup_.round <= span.last_round) gather(span.group);
    for (const auto& [a, b] : setup_.forbidden) gather(std::array{a, b});
  }

  void gather(std::span<const PlayerIndex> group) {
    if (group.size() == 2) {  // nearly all of them
      const Position a = place(group[0]);
      const Position b = place(group[1]);
      if (a >= 0 && b >= 0 && a != b) wish(a, b);
      return;
    }
    std::vector<Position> present;
    for (const PlayerIndex member : group)
      if (const Position p = place(member); p >= 0) present.push_back(p);
    std::sort(present.begin(), present.end());
    present.erase(std::unique(present.begin(), present.end()), present.end());
    if (present.size() > largest_listed_group) {
      large_groups_.push_back(std::move(present));
      return;
    }
    for (std::size_t i = 0; i < present.size(); ++i)
      for (std::size_t j = i + 1; j < present.size(); ++j) wish(present[i], present[j]);
  }

  void wish(Position a, Position b) {
    wished_.emplace_back(a, b);
    for (const Position p : {a, b}) {
      Tally& tally = tallies_[at(field_.players_[at(p)])];
      ++tally.room;
      ++group_of(tally).row;
    }
  }

  RoundField& field_;
  const Tournament& tournament_;
  const RoundSetup& setup_;
  const int before_;  // rounds before the one to be paired
  const OutcomeEffects effects_;
  const bool absence_bars_bye_;
  const Points topscorers_exceed_;

  // By player.
  UnfilledVector<Tally> tallies_;
  UnfilledVector<Position> places_;  // of the player before

  std::size_t size_ = 0;  // players to be paired
  Points lowest_ = std::numeric_limits<Points>::max();
  Points highest_ = std::numeric_limits<Points>::min();
  ScoreLevels levels_;
  std::vector<Group> groups_;  // by level

  std::array<PlayerIndex, 1024> last_met_by_{};  // the player, plus one, who last met somebody of that number
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
