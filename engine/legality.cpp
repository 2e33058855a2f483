#include "engine/legality.hpp"

#include <algorithm>
#include <optional>

#include "bloesem/edition_choice.hpp"
#include "criteria/colour_preference.hpp"
#include "criteria/compatibility.hpp"
#include "engine/swiss/round_field.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem {
namespace {

using swiss::Position;
using swiss::RoundField;

int id_of(const Tournament& tournament, PlayerIndex player) {
  return tournament.players[static_cast<std::size_t>(player)].id;
}

std::string number(int value) { return std::to_string(value); }

int round_of(const Tournament& tournament, const PairOptions& options) {
  return options.round.value_or(tournament.rounds_played + 1);
}

// If the number of rounds is unknown, the round is not taken to be the last, so topscorers have no exemption.
int rounds_of(const Tournament& tournament, const PairOptions& options) {
  const int unknown = round_of(tournament, options) + 1;
  return options.rounds_declared.value_or(tournament.rounds_declared.value_or(unknown));
}

RoundField field_of(const Tournament& tournament, const PairOptions& options, const swiss::System& rules) {
  return {tournament,
          rules,
          {round_of(tournament, options), rounds_of(tournament, options), options.absent, options.forbidden}};
}

std::optional<Position> position_of(const RoundField& field, PlayerIndex player) {
  for (Position p = 0; p < field.size(); ++p)
    if (field.player(p) == player) return p;
  return std::nullopt;
}

Error not_in_field(const Tournament& tournament, PlayerIndex player, const PairOptions& options) {
  return {ErrorCode::InvalidInput,
          "player " + number(id_of(tournament, player)) + " does not take part in round " +
              number(round_of(tournament, options)),
          {}};
}

// Returns the violation of C.1, or of an arbiter's wish that counts like it.
Violation why_barred(const Tournament& tournament, const Board& board, int round, std::string_view article) {
  const Player& white = tournament.players[static_cast<std::size_t>(board.white)];
  const std::string both = number(white.id) + " and " + number(id_of(tournament, board.black));
  for (int r = 0; r + 1 < round; ++r) {
    const RoundEntry entry = white.round(r);
    if (was_played(entry) && entry.opponent == board.black)
      return {article,
              both + " met in round " + number(r + 1),
              {board.white, board.black},
              ViolationKind::Met,
              r + 1};
  }
  return {article,
          both + " must not meet: the tournament forbids it",
          {board.white, board.black},
          ViolationKind::Forbidden};
}

// Returns the reason for an absolute preference (A.6.a).
std::string ground_of(const criteria::ColourPreference& preference) {
  const Colour had = opposite(preference.colour);
  if (preference.imbalance() > 1)
    return "has had " + std::string(name_of(had)) + ' ' + number(preference.imbalance()) + " times more than " +
           std::string(name_of(preference.colour));
  return "has just had " + std::string(name_of(had)) + " twice";
}

Violation same_absolute_preference(const Tournament& tournament, const RoundField& field, Position white,
                                   Position black, std::string_view article) {
  const std::string first = number(id_of(tournament, field.player(white)));
  const std::string second = number(id_of(tournament, field.player(black)));
  const criteria::ColourPreference& preference = field.facts(white).preference;
  return {article,
          first + " and " + second + " both must have " + std::string(name_of(preference.colour)) + ": " +
              first + ' ' + ground_of(preference) + ", " + second + ' ' +
              ground_of(field.facts(black).preference),
          {field.player(white), field.player(black)},
          ViolationKind::Clash,
          0,
          preference.colour};
}

// Adds violations of C.04.1: a colour difference of three, or the same colour for the third time in a row.
void add_refused_colour(std::vector<Violation>& list, const Tournament& tournament, const RoundField& field,
                        const ArticleNames& articles, Position player, Colour colour) {
  const criteria::PlayerFacts& facts = field.facts(player);
  if (!facts.preference.absolute() || facts.preference.colour == colour || facts.topscorer) return;
  const std::string would =
      number(id_of(tournament, field.player(player))) + " would have " + std::string(name_of(colour));
  if (facts.preference.repeated == colour)
    list.push_back({articles.same_colour,
                    would + " a third time in a row",
                    {field.player(player)},
                    ViolationKind::ColourRepeated,
                    0,
                    colour});
  else
    list.push_back({articles.colour_difference,
                    would + " three times more than " + std::string(name_of(opposite(colour))),
                    {field.player(player)},
                    ViolationKind::ColourDifference,
                    0,
                    colour});
}

std::string bye_ground(const RoundEntry& entry) {
  switch (entry.outcome) {
    case Outcome::PairingBye: return " had the bye in round ";
    case Outcome::ForfeitWin: return " won without playing in round ";
    default: return " scored as for a win without playing in round ";
  }
}

}  // namespace

Result<std::vector<Violation>> violations_of_board(const Tournament& tournament, const Board& board,
                                                   const PairOptions& options) {
  const Result<EditionChoice> choice = choose_edition(tournament.heading, options.edition);
  if (!choice) return choice.error();
  const swiss::System& rules = choice->edition.system();
  const RoundField field = field_of(tournament, options, rules);
  const std::optional<Position> white = position_of(field, board.white);
  if (!white) return not_in_field(tournament, board.white, options);
  const std::optional<Position> black = position_of(field, board.black);
  if (!black) return not_in_field(tournament, board.black, options);
  const swiss::RoundTask task{&tournament, round_of(tournament, options), rounds_of(tournament, options)};
  return violations_of_pair(tournament, field, rules, task, *white, *black);
}

std::vector<Violation> violations_of_pair(const Tournament& tournament, const RoundField& field,
                                          const swiss::System& rules, const swiss::RoundTask& task,
                                          Position white, Position black) {
  const ArticleNames& articles = rules.articles;
  std::vector<Violation> list;
  if (field.are_barred(white, black))
    list.push_back(
        why_barred(tournament, {field.player(white), field.player(black)}, task.round, articles.met));
  if (rules.why_apart != nullptr)
    if (std::string why = rules.why_apart(field, task, white, black); !why.empty())
      list.push_back({articles.colours,
                      std::move(why),
                      {field.player(white), field.player(black)},
                      ViolationKind::ApartByColours});
  if (!rules.field.colours_forbid_in(task.is_last())) return list;
  const criteria::PlayerFacts& first = field.facts(white);
  const criteria::PlayerFacts& second = field.facts(black);
  if (!criteria::colours_allow(first, second)) {
    list.push_back(same_absolute_preference(tournament, field, white, black, articles.colours));
    return list;
  }
  // Where a topscorer is exempt from a clash of two absolute preferences, one of them is necessarily denied.
  const bool both_absolute = first.preference.absolute() && second.preference.absolute();
  if (both_absolute && criteria::clash(first.preference, second.preference)) return list;
  add_refused_colour(list, tournament, field, articles, white, Colour::White);
  add_refused_colour(list, tournament, field, articles, black, Colour::Black);
  return list;
}

Result<std::vector<Violation>> violations_of_bye(const Tournament& tournament, PlayerIndex player,
                                                 const PairOptions& options) {
  const Result<EditionChoice> choice = choose_edition(tournament.heading, options.edition);
  if (!choice) return choice.error();
  return violations_of_bye(tournament, player, choice->edition.system(), round_of(tournament, options));
}

std::vector<Violation> violations_of_bye(const Tournament& tournament, PlayerIndex player,
                                         const swiss::System& rules, int round) {
  const Player& candidate = tournament.players[static_cast<std::size_t>(player)];
  std::vector<Violation> list;
  for (int r = 0; r + 1 < round; ++r) {
    if (rules.bars_bye(candidate.round(r), tournament.points))
      list.push_back({rules.articles.bye,
                      number(candidate.id) + bye_ground(candidate.round(r)) + number(r + 1),
                      {player},
                      ViolationKind::BarredFromBye,
                      r + 1});
  }
  return list;
}

}  // namespace bloesem
