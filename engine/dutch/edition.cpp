#include "engine/dutch/edition.hpp"

#include "criteria/baku_2016.hpp"
#include "criteria/bye_eligibility.hpp"
#include "criteria/fide_2026.hpp"
#include "criteria/floats.hpp"
#include "engine/dutch/flow_2016.hpp"
#include "engine/dutch/flow_2026.hpp"
#include "engine/dutch/solve/whole_round/whole_round.hpp"

namespace bloesem::dutch {

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

constexpr ArticleNames articles_of_2026 = {
    .met = "C1",
    .bye = "C2",
    .colours = "C3",
    .completion = "C4",
    .pairs = "C6",
    .bye_score = "C5",
    .downfloats = {"C14", "C16"},
    .outlook = "1.9.1",
    .one_bye = "C.04.1.3",
    .colour_difference = "C.04.1.6",
    .same_colour = "C.04.1.7",
    .paired_moved_down = "4.4",
    .transpositions = "4.2",
    .exchanges = {"4.3", "4.3", "4.3", "4.3"},
    .colour_rules = {"5.2.1", "5.2.2", "5.2.3", "5.2.4", "5.2.5"},
};

}  // namespace

const EditionRules& baku_2016() noexcept {
  static const EditionRules rules = {
      "Baku 2016",
      articles_of_2016,
      criteria::baku_2016(),
      [](const RoundEntry&, const PointSystem&) { return criteria::float_of_unplayed_2016(); },
      [](const RoundEntry& entry, const PointSystem&) { return criteria::bars_bye_2016(entry); },
      flow_2016,
      whole_round_2016,
      baku_wording_2016,
  };
  return rules;
}

const EditionRules& fide_2026() noexcept {
  static const EditionRules rules = {
      "FIDE 2026",
      articles_of_2026,
      criteria::fide_2026(),
      criteria::float_of_unplayed_2026,
      criteria::bars_bye_2026,
      flow_2026,
      whole_round_2026,
      baku_wording_2026,
  };
  return rules;
}

}  // namespace bloesem::dutch
