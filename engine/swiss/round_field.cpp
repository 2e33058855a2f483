#include "engine/swiss/round_field.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <utility>

#include "engine/model/in_parts.hpp"
#include "engine/swiss/account.hpp"
#include "engine/swiss/outcome_effects.hpp"
#include "engine/swiss/partners_of_field.hpp"
#include "engine/swiss/score_levels.hpp"
#include "engine/swiss/system.hpp"
#include "matching/steps.hpp"

namespace bloesem::swiss {

// Takes each player's account in the order of the list, computes places from the scores, and then writes all
// facts directly to their places.
class RoundField::Builder {
 public:
  Builder(RoundField& field, const Tournament& tournament, const System& rules, const RoundSetup& setup)
      : field_(field),
        tournament_(tournament),
        setup_(setup),
        ranking_(ranking_of(tournament, rules, setup)),
        before_(setup.round - 1),
        effects_(rules, tournament.points),
        colours_forbid_(rules.field.colours_forbid_in(setup.round >= setup.rounds_declared)),
        newcomer_(rules.field.newcomer),
        topscorers_exceed_(
            rules.field.topscorers_exceed_in(setup.round, setup.rounds_declared, tournament.points)) {}

  void build() {
    number_players();
    take_accounts();
    send_away_the_absent();
    if (size_ <= LegalMatrix::few_players)
      rank_and_write_down<PartnersAsBits>();
    else
      rank_and_write_down<PartnersAsLists>();
    for (const PlayerIndex own : setup_.without_bye)
      if (places_[own] >= 0) field_.denied_bye_.push_back(places_[own]);
    field_.deny_bye();
  }

 private:
  // The players of one score. While counting: their number and the total capacity of their rows; afterwards the
  // place of the next player and where that player's row begins.
  struct Group {
    Position place = 0;
    std::uint32_t row = 0;
  };

  // What the accounts of some players say together.
  struct Share {
    std::size_t met = 0;  // where their opponents begin
    std::size_t paired = 0;
    Points lowest = std::numeric_limits<Points>::max();
    Points highest = std::numeric_limits<Points>::min();
    std::vector<PlayerIndex> assigned_byes = {};
    std::vector<int> outsiders = {};
  };

  static std::vector<PlayerIndex> ranking_of(const Tournament& tournament, const System& rules,
                                             const RoundSetup& setup) {
    if (!setup.ranking.empty()) return {setup.ranking.begin(), setup.ranking.end()};
    return rules.ranking == nullptr ? std::vector<PlayerIndex>() : rules.ranking(tournament, setup.round);
  }

  [[nodiscard]] const Player& person(PlayerIndex p) const { return tournament_.players[at(p)]; }

  void number_players() {
    field_.numbers_.resize(ranking_.size());
    for (std::size_t i = 0; i < ranking_.size(); ++i)
      field_.numbers_[at(ranking_[i])] = static_cast<int>(i) + 1;
  }

  void take_accounts() {
    const std::size_t n = tournament_.players.size();
    accounts_ = UnfilledArray<Account>(n);
    pasts_ = UnfilledArray<Past>(n);
    places_ = Places(n);
    met_ = UnfilledArray<PlayerIndex>(make_shares());
    in_parts(n, shares_.size(), [this, n](std::size_t part, std::size_t begin, std::size_t end) {
      // A row of bits has each opponent once, however often they met.
      const auto take = n <= LegalMatrix::few_players ? &Builder::take_accounts<Rematches::Ignored>
                                                      : &Builder::take_accounts<Rematches::Found>;
      (this->*take)(shares_[part], static_cast<PlayerIndex>(begin), static_cast<PlayerIndex>(end));
    });
    for (const Share& share : shares_) add(share);
  }

  template <Rematches rematches>
  void take_accounts(Share& share, PlayerIndex begin, PlayerIndex end) {
    PlayerIndex* met = met_.data() + share.met;
    Accountant<rematches> accountant(effects_, before_);
    std::size_t paired = 0;
    Points lowest = std::numeric_limits<Points>::max();
    Points highest = std::numeric_limits<Points>::min();
    for (PlayerIndex own = begin; own < end; ++own) {
      const Player& player = person(own);
      accountant.take(player, own, {accounts_[at(own)], pasts_[at(own)], met});
      if (is_paired(player)) {
        places_[own] = 0;
        ++paired;
        highest = std::max(highest, accounts_[at(own)].score);
        lowest = std::min(lowest, accounts_[at(own)].score);
      } else {
        stay_outside(own, share);
      }
    }
    share.paired = paired;
    share.lowest = lowest;
    share.highest = highest;
  }

  void add(const Share& share) {
    size_ += share.paired;
    lowest_ = std::min(lowest_, share.lowest);
    highest_ = std::max(highest_, share.highest);
    field_.assigned_byes_.insert(field_.assigned_byes_.end(), share.assigned_byes.begin(),
                                 share.assigned_byes.end());
    field_.outsiders_.insert(field_.outsiders_.end(), share.outsiders.begin(), share.outsiders.end());
  }

  // Cuts the players into shares, each with its place in the list of opponents. Returns an upper bound on the
  // games of all players. Unwritten memory costs nothing, so for small fields a rough bound will do.
  [[nodiscard]] std::size_t make_shares() {
    constexpr std::size_t few = std::size_t{1} << 26;
    const std::size_t n = tournament_.players.size();
    const std::size_t most = n * at(before_);
    shares_.resize(parts_of(n, setup_.threads));
    std::size_t sum = 0;
    for (std::size_t part = 0; part < shares_.size(); ++part) {
      const std::size_t begin = begin_of_part(part, n, shares_.size());
      const std::size_t end = begin_of_part(part + 1, n, shares_.size());
      shares_[part].met = sum;
      if (most <= few)
        sum += (end - begin) * at(before_);
      else
        for (std::size_t own = begin; own < end; ++own)
          sum += rounds_before(before_, tournament_.players[own]).size();
    }
    return sum;
  }

  // True if the column of this round has the player paired. In the coming round the column is usually still
  // missing.
  [[nodiscard]] bool is_paired(const Player& player) const {
    if (player.rounds.size() <= at(before_)) return is_coming();
    const RoundEntry& mark = player.rounds[at(before_)];
    return is_coming() ? mark.outcome == Outcome::Absent : took_part(mark);
  }
  [[nodiscard]] bool is_coming() const { return before_ >= tournament_.rounds_played; }

  void stay_outside(PlayerIndex own, Share& share) {
    places_[own] = -1;
    const std::span<const RoundEntry> rounds = rounds_before(before_, person(own));
    // A bye given beforehand by the arbiter: not to be paired, but part of the round.
    if (is_coming() && person(own).round(before_).outcome == Outcome::PairingBye)
      share.assigned_byes.push_back(own);
    else if (std::none_of(rounds.begin(), rounds.end(), took_part))
      share.outsiders.push_back(field_.number_of(own));
  }

  void send_away_the_absent() {
    Share sent;
    for (const PlayerIndex own : setup_.absent) {
      if (places_[own] < 0) continue;
      --size_;
      stay_outside(own, sent);
    }
    add(sent);
    for (const PlayerIndex own : setup_.seated) {
      if (places_[own] < 0) continue;
      --size_;
      places_[own] = -1;
    }
    if (!setup_.absent.empty() || !ranking_.empty())
      std::sort(field_.outsiders_.begin(), field_.outsiders_.end());
  }

  [[nodiscard]] ScoreLevels levels() {
    if (size_ == 0) return {};
    const std::int64_t few = 1024 + 4 * static_cast<std::int64_t>(accounts_.size());
    if (std::int64_t{highest_} - lowest_ < few) return {lowest_, highest_};
    std::vector<Points> scores;
    for (std::size_t i = 0; i < accounts_.size(); ++i)
      if (places_[static_cast<PlayerIndex>(i)] >= 0) scores.push_back(accounts_[i].score);
    return ScoreLevels(std::move(scores));
  }

  template <class Partners>
  void rank_and_write_down() {
    Partners partners({tournament_, setup_, places_}, places_, size_);
    partners.ask_for_room(accounts_);
    make_room();
    rank(partners);
    write_down(partners);
    if (newcomer_ != criteria::ColourPreference{}) give_newcomers_their_preference();
    if (!colours_forbid_) std::fill_n(field_.indispensable_.data(), size_, Colour::None);
    field_.barred_ = partners.barred();
    partners.fill(field_.legal_matrix_, field_.indispensable_, field_.barred_);
  }

  // Counting sort into A.2 order.
  template <class Partners>
  void rank(Partners& partners) {
    std::vector<Group> groups = count_groups();
    partners.make_room(open_groups(groups));
    const auto n = static_cast<PlayerIndex>(accounts_.size());
    for (PlayerIndex ranked = 0; ranked < n; ++ranked) {
      const PlayerIndex own = ranking_.empty() ? ranked : ranking_[at(ranked)];
      if (places_[own] < 0) continue;
      Group& group = groups[at(places_[own])];
      places_[own] = group.place++;
      partners.begin_row(places_[own], std::exchange(group.row, group.row + accounts_[at(own)].room));
    }
  }

  // Returns the groups by level, and leaves each player's level as the player's place.
  [[nodiscard]] std::vector<Group> count_groups() {
    const ScoreLevels levels = this->levels();
    std::vector<Group> groups(levels.size());
    const auto n = static_cast<PlayerIndex>(accounts_.size());
    for (PlayerIndex own = 0; own < n; ++own) {
      if (places_[own] < 0) continue;
      const Account& account = accounts_[at(own)];
      const std::size_t level = levels.of(account.score);
      places_[own] = static_cast<Position>(level);
      ++groups[level].place;
      groups[level].row += account.room;
    }
    return groups;
  }

  // Turns counts into beginnings; returns the total capacity of all rows.
  std::uint32_t open_groups(std::vector<Group>& groups) {
    Position place_of_next = 0;
    std::uint32_t row_of_next = 0;
    field_.group_ends_.reserve(std::min(size_, groups.size()));
    for (Group& group : groups) {
      if (group.place == 0) continue;
      place_of_next += std::exchange(group.place, place_of_next).value();
      row_of_next += std::exchange(group.row, row_of_next);
      field_.group_ends_.push_back(place_of_next);
    }
    return row_of_next;
  }

  void make_room() {
    field_.entrants_ = UnfilledArray<Entrant>(size_);
    field_.facts_ = UnfilledArray<criteria::PlayerFacts>(size_);
    field_.indispensable_ = UnfilledArray<Colour>(size_);
    field_.colour_words_ = ColourHistory::words_for(static_cast<std::size_t>(before_));
    field_.colours_ = UnfilledArray<std::uint64_t>(size_ * field_.colour_words_);
  }

  template <class Partners>
  void write_down(Partners& partners) {
    in_parts(accounts_.size(), shares_.size(), [&](std::size_t part, std::size_t begin, std::size_t end) {
      write_down(shares_[part], static_cast<PlayerIndex>(begin), static_cast<PlayerIndex>(end), partners);
    });
  }

  template <class Partners>
  void write_down(const Share& share, PlayerIndex begin, PlayerIndex end, Partners& partners) {
    const PlayerIndex* met = met_.data() + share.met;
    for (PlayerIndex own = begin; own < end; ++own) {
      const std::span<const PlayerIndex> opponents(met, accounts_[at(own)].games);
      met += opponents.size();
      const Position p = places_[own];
      if (p < 0) continue;
      partners.list_met(p, opponents, accounts_[at(own)].rematch);
      write_down(own, p, opponents);
    }
  }

  // Writes all else that the field keeps of a player, at position p, into uninitialised memory. `opponents`:
  // oldest first. Inlined for the same reason as Accountant::take.
  [[gnu::always_inline]] void write_down(PlayerIndex own, Position p, std::span<const PlayerIndex> opponents) {
    const Account& account = accounts_[at(own)];
    field_.entrants_[at(p)] = {own, account.standings};
    if (field_.colour_words_ == 1)
      field_.colours_[at(p)] = account.colours;
    else
      write_down_long_history(rounds_before(before_, person(own)), p);

    criteria::PlayerFacts& facts = field_.facts_[at(p)];
    facts.score = account.score;
    facts.preference = preference_of(account.difference, account.colours);
    // What other rounds tell is collected in account.hpp.
    const LateFloats floats = late_floats(effects_, account, pasts_[at(own)], opponents,
                                          [this](PlayerIndex opponent) { return pasts_[at(opponent)]; });
    facts.previous = floats.previous;
    facts.before_previous = floats.before_previous;
    facts.bye_eligible = !account.barred_from_bye;
    facts.topscorer = account.score > topscorers_exceed_;
    facts.unplayed = 0;
    facts.upfloats = 0;
    field_.indispensable_[at(p)] = criteria::indispensable_colour(facts);
  }

  void give_newcomers_their_preference() {
    BLOESEM_ASSERT(!newcomer_.absolute());  // it forbids no pair
    for (Position p = 0; p < field_.size(); ++p)
      if (field_.colours(p).size() == 0) field_.facts_[at(p)].preference = newcomer_;
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

  RoundField& field_;
  const Tournament& tournament_;
  const RoundSetup& setup_;
  const std::vector<PlayerIndex> ranking_;  // empty: the order of the list
  const int before_;                        // number of rounds before the one to be paired
  const OutcomeEffects effects_;
  const bool colours_forbid_;
  const criteria::ColourPreference newcomer_;
  const Points topscorers_exceed_;

  // Indexed by player.
  UnfilledArray<Account> accounts_;
  UnfilledArray<Past> pasts_;
  Places places_;
  // The opponents of the first player, then those of the second, and so on.
  UnfilledArray<PlayerIndex> met_;

  std::vector<Share> shares_;

  std::size_t size_ = 0;  // players to be paired
  Points lowest_ = std::numeric_limits<Points>::max();
  Points highest_ = std::numeric_limits<Points>::min();
};

RoundField::RoundField(const Tournament& tournament, const System& rules, const RoundSetup& setup) {
  rounds_before_ = setup.round - 1;
  Builder(*this, tournament, rules, setup).build();
}

RoundField RoundField::barring(std::span<const std::pair<Position, Position>> pairs) const {
  RoundField field = *this;
  field.bar(pairs);
  return field;
}

void RoundField::bar(std::span<const std::pair<Position, Position>> pairs) {
  barred_ = barred_.with(pairs);
  matching::count_steps(matching::Work::Legality, entrants_.size() + pairs.size());
  if (legal_matrix_.filled()) legal_matrix_.fill(indispensable_, barred_);
}

RoundField RoundField::unbarred() const {
  RoundField field = *this;
  field.barred_ = BarredPartners::none(entrants_.size());
  if (legal_matrix_.filled()) field.legal_matrix_.fill(field.indispensable_, field.barred_);
  return field;
}

int RoundField::effective_number(Position p) const noexcept {
  if (outsiders_.empty()) return fixed_number(p);
  const auto skipped =
      std::lower_bound(outsiders_.begin(), outsiders_.end(), fixed_number(p)) - outsiders_.begin();
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

void RoundField::give_bye(Position p) noexcept {
  for (Position each = 0; each < size(); ++each) facts_[at(each)].bye_eligible = each == p;
}

void RoundField::deny_bye_to(std::span<const Position> players) {
  denied_bye_.insert(denied_bye_.end(), players.begin(), players.end());
  deny_bye();
}

void RoundField::take_byes_of(const RoundField& other) {
  facts_ = other.facts_;
  denied_bye_ = other.denied_bye_;
}

void RoundField::allow_every_bye() noexcept {
  for (Position p = 0; p < size(); ++p) facts_[at(p)].bye_eligible = true;
  deny_bye();
}

void RoundField::deny_bye() noexcept {
  for (const Position p : denied_bye_) facts_[at(p)].bye_eligible = false;
}

}  // namespace bloesem::swiss
