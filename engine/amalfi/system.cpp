// The Amalfi rating as one public program plays it (docs/systems/amalfi.md).
#include "engine/swiss/system.hpp"

#include <array>

#include "criteria/bye_eligibility.hpp"
#include "criteria/floats.hpp"
#include "engine/amalfi/colours.hpp"
#include "engine/amalfi/flow.hpp"
#include "engine/amalfi/system.hpp"
#include "engine/literal/literal.hpp"

namespace bloesem::swiss::amalfi {
namespace {

constexpr ArticleNames articles = {
    .met = "no second game",
    .bye = "one bye",
    .colours = "colours",
    .completion = "complete pairing",
    .pairs = "the ranking",
    .bye_score = "",
    .downfloats = {"", ""},
    .outlook = "complete pairing",
    .one_bye = "one bye",
    .colour_difference = "colours",
    .same_colour = "colours",
    .paired_moved_down = "",
    .transpositions = "",
    .exchanges = {"", "", "", ""},
    .colour_rules = {"fewer Whites", "fewer Blacks", "history", "alternation", "lot"},
};

constexpr std::array choices{SolverChoice::Auto};

}  // namespace

constinit const System rating = {
    .names = {.id = "amalfi",
              .edition = "2008",
              .title = "Amalfi rating",
              .code = "CUSTOM_SWISS",
              .former_code = "",
              .family_code = "",
              .in_force_from = std::nullopt,
              .of_fide = false},
    .articles = articles,
    .criteria = []() noexcept { return criteria::CriteriaTable(); },
    .field = {.topscorers = false, .colours_forbid = false},
    .ranking = by_rating,
    .float_of_unplayed = [](const RoundEntry&, const PointSystem&) { return criteria::Float::None; },
    .bars_bye = [](const RoundEntry& entry, const PointSystem&) { return criteria::bars_bye_2016(entry); },
    .why_apart = why_apart,
    .solver_choices = choices,
    .flow = flow,
    .colour_reason = colour_reason,
    .literal = [](literal::LiteralRound& round, const Readings&) { return literal::amalfi_2008(round); },
    .floats_down = false,
    .floats_remembered = 0,
    .has_colour_preferences = false,
};

}  // namespace bloesem::swiss::amalfi
