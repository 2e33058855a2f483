// The Swiss of US Chess (7th edition of the rules) in one profile of its readings (docs/systems/uscf.md).
#include "engine/uscf/system.hpp"

#include <array>

#include "criteria/bye_eligibility.hpp"
#include "criteria/floats.hpp"
#include "criteria/uscf/uscf_2020.hpp"
#include "engine/literal/literal.hpp"
#include "engine/swiss/system.hpp"
#include "engine/uscf/colours.hpp"
#include "engine/uscf/flow.hpp"
#include "engine/uscf/readings.hpp"

namespace bloesem::swiss::uscf {
namespace {

constexpr ArticleNames articles = {
    .met = "27A1",
    .bye = "28L3",
    .colours = "29E5f",
    .completion = "29D1",
    .pairs = "29C1",
    .bye_score = "28L2",
    .downfloats = {"", ""},
    .outlook = "28L",
    .one_bye = "28L",
    .colour_difference = "27A4",
    .same_colour = "29E5f",
    .paired_moved_down = "29D1",
    .transpositions = "29E5c",
    .exchanges = {"29E5d", "29E5d", "29E5d", "29E5d"},
    .colour_rules = {"28J", "29E3", "29E4 (1)", "29E4 (2)", "29E4 (3)", "29E4 (4)", "29E4 (5)"},
};

constexpr std::array one_way{SolverChoice::Auto};

Result<literal::LiteralPairing> literally(literal::LiteralRound& round, const Readings& chosen) {
  const Settings settings = settings_of(chosen);
  round.us.streaks = static_cast<literal::UsStreaks>(settings.streaks);
  round.us.limits = static_cast<literal::UsLimits>(settings.limits);
  round.us.interchanges = settings.interchanges;
  round.us.change_odd_player = settings.change_odd_player;
  round.us.by_score_group = settings.by_score_group;
  round.us.earlier_rounds = settings.earlier_rounds;
  round.us.booked_byes = settings.booked_byes;
  return literal::uscf(round);
}

}  // namespace

constinit const System rules_of_2020 = {
    .names = {.id = "uscf",
              .edition = "2020",
              .title = "US Chess",
              .code = "CUSTOM_SWISS",  // the format has no code for it
              .former_code = "",
              .family_code = "",
              .in_force_from = std::nullopt,
              .of_fide = false},
    .articles = articles,
    .criteria = criteria::uscf_2020,
    .field = {.topscorers = false, .colours_forbid = false},
    .ranking = by_rating,
    .float_of_unplayed = [](const RoundEntry&, const PointSystem&) { return criteria::Float::None; },
    .bars_bye = [](const RoundEntry& entry,
                   const PointSystem&) { return criteria::bars_bye_of_matches(entry); },
    .why_apart = why_apart,
    .solver_choices = one_way,
    .flow = flow,
    .colour_reason = colour_reason,
    .literal = literally,
    .floats_remembered = 0,
    .readings = readings,
};

}  // namespace bloesem::swiss::uscf
