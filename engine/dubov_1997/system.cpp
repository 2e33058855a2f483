#include "engine/dubov_1997/system.hpp"

#include <array>

#include "criteria/bye_eligibility.hpp"
#include "criteria/dubov_1997/procedural.hpp"
#include "engine/dubov_1997/colours.hpp"
#include "engine/dubov_1997/flow.hpp"
#include "engine/dubov_1997/procedures.hpp"
#include "engine/literal/literal.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::swiss::dubov_1997 {
namespace {

constexpr ArticleNames articles_of_dubov = {
    .met = "2.1",
    .bye = "2.2",
    .colours = "2.3",
    .completion = "9",
    .pairs = "6.2",
    .bye_score = "4",
    .downfloats = {"", ""},
    .outlook = "9",
    .one_bye = "4",
    .colour_difference = "2.3",
    .same_colour = "2.4",
    .paired_moved_down = "8.1",
    .transpositions = "6.3",
    .exchanges = {"7.3", "7.3", "7.3", "7.3"},
    .colour_rules = {"2.3", "3", "3", "3", "3", "3", "5"},
};

constexpr ArticleNames articles_of_vega = [] {
  ArticleNames articles = articles_of_dubov;
  articles.completion = "8";
  articles.outlook = "8";
  articles.pairs = "6.1";
  articles.paired_moved_down = "6.1";
  articles.transpositions = "6.2";
  return articles;
}();

constexpr std::array both_solvers{SolverChoice::Auto, SolverChoice::Blossom};

using Literal = Result<literal::LiteralPairing> (*)(const literal::LiteralRound& round);

template <const Procedure& procedure, Literal literal_engine>
constexpr System row_of(SystemNames names, ArticleNames articles,
                        criteria::CriteriaTable (*criteria)() noexcept) {
  return {.names = names,
          .articles = articles,
          .criteria = criteria,
          .field = {.topscorers = false},
          .ranking = nullptr,
          .float_of_unplayed = [](const RoundEntry&, const PointSystem&) { return criteria::Float::None; },
          .bars_bye = criteria::bars_bye_2026,  // 2.2: a point without playing
          .solver_choices = both_solvers,
          .flow = [](RoundField& field, criteria::CriteriaTable table,
                     const WalkContext& context) { return walk(field, table, context, procedure); },
          .colour_reason = [](const ColouredPair& pair) { return colour_reason(pair, procedure); },
          .literal = [](literal::LiteralRound& round, const Readings&) { return literal_engine(round); },
          .baku = baku_wording_2016,
          .needs_ratings = procedure.uses_ratings};
}

}  // namespace

const System dubov_1997 = row_of<dubov, literal::dubov_1997>({.id = "dubov",
                                                              .edition = "1997",
                                                              .title = "Dubov",
                                                              .code = "CUSTOM_SWISS",
                                                              .former_code = "",
                                                              .family_code = "",
                                                              .in_force_from = {}},
                                                             articles_of_dubov, criteria::dubov_1997);

const System danubian_2016 = row_of<danubian, literal::danubian_2016>({.id = "danubian",
                                                                       .edition = "2016",
                                                                       .title = "Danubian",
                                                                       .code = "CUSTOM_SWISS",
                                                                       .former_code = "",
                                                                       .family_code = "",
                                                                       .in_force_from = {},
                                                                       .of_fide = false},
                                                                      articles_of_dubov, criteria::dubov_1997);

const System vega_2015 = row_of<vega, literal::vega_2015>({.id = "vega",
                                                           .edition = "2015",
                                                           .title = "Vega",
                                                           .code = "CUSTOM_SWISS",
                                                           .former_code = "",
                                                           .family_code = "",
                                                           .in_force_from = {},
                                                           .of_fide = false},
                                                          articles_of_vega, criteria::vega_2015);

}  // namespace bloesem::swiss::dubov_1997
