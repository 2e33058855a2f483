// The FIDE (Dutch) System in its editions: the names of their articles, and the parts each is composed of.
#include "engine/swiss/system.hpp"

#include <array>

#include "bloesem/edition.hpp"
#include "criteria/bye_eligibility.hpp"
#include "criteria/dutch/baku_2016.hpp"
#include "criteria/floats.hpp"
#include "engine/dutch/colour_reason.hpp"
#include "engine/dutch/colours.hpp"
#include "engine/dutch/equal_candidates.hpp"
#include "engine/dutch/flow_2016.hpp"
#include "engine/dutch/row_2026.hpp"
#include "engine/dutch/solve/whole_round/weigh_round.hpp"
#include "engine/dutch/solve/whole_round/whole_round.hpp"
#include "engine/dutch/solvers.hpp"
#include "engine/sequence/rulebook.hpp"

namespace bloesem::swiss::dutch {

namespace {

constexpr ArticleNames articles_of_2016 = {
    .met = "C.1",
    .bye = "C.2",
    .colours = "C.3",
    .completion = "C.4",
    .pairs = "C.5",
    .bye_score = "",
    .downfloats = {"C.12", "C.14"},
    .outlook = "A.9",
    .one_bye = "C.04.1.c",
    .colour_difference = "C.04.1.f",
    .same_colour = "C.04.1.g",
    .paired_moved_down = "D.3",
    .transpositions = "D.1",
    .exchanges = {"D.2.a", "D.2.b", "D.2.c", "D.2.d"},
    .colour_rules = {"E.1", "E.2", "E.3", "E.4", "E.5"},
};

}  // namespace

constinit const System baku_2016 = {
    .names = {.id = "dutch",
              .edition = "2016",
              .title = "FIDE (Dutch)",
              .code = "FIDE_DUTCH_2017",
              .former_code = "",
              .family_code = "FIDE_DUTCH",
              .in_force_from = earliest_date},
    .articles = articles_of_2016,
    .criteria = criteria::baku_2016,
    .ranking = nullptr,
    .float_of_unplayed = [](const RoundEntry&,
                            const PointSystem&) { return criteria::float_of_unplayed_2016(); },
    .bars_bye = [](const RoundEntry& entry, const PointSystem&) { return criteria::bars_bye_2016(entry); },
    .solver_choices = every_solver,
    .solvers = solvers,
    .flow = flow_2016,
    .whole_round = whole_round_2016,
    .weigh_whole_round = weigh_round_2016,
    .equal_candidates = equal_candidates_2016,
    .allocate_colours = allocate_colours,
    .colour_reason = colour_reason,
    .rulebook = sequence::baku_2016,
    .knows_wishes = true,
    .has_proofs = true,
    .has_dutch_brackets = true,
    .chosen_by_criteria = true,
    .baku = baku_wording_2016,
};

constinit const System fide_2026 = row_of_2026();

}  // namespace bloesem::swiss::dutch
