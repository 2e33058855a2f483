#include "engine/cli/restriction_options.hpp"

#include <string>
#include <string_view>
#include <vector>

#include "engine/cli/option_values.hpp"
#include "trf/restriction_comment.hpp"

namespace bloesem::cli {

namespace {

Option* add_restrictions(Grammar& command, const std::string& name, std::vector<trf::Restriction>& target,
                         std::string_view help) {
  return add_list(command, name, "BY:ROUND", help, [&target](const std::string& option, std::string_view text) {
    const std::optional<trf::Restriction> restriction = trf::parse_restriction(text);
    if (!restriction) refuse_value(option, text, "federation:N or club:N, where N is the last round");
    target.push_back(*restriction);
  });
}

}  // namespace

void add_restriction_options(Grammar& command, service::PairingRequest& request) {
  add_restrictions(command, "--avoid", request.avoid,
                   "Players of one federation or club must not meet up to this round: federation:3, club:2");
  Option* const wish =
      add_restrictions(command, "--wish", request.wishes,
                       "They should rather not meet: decides between pairings that are equal in all criteria");
  command
      .add_flag("--wish-strict", request.strict_wishes,
                "With --wish: no criterion of the whole round may change its value")
      ->needs(wish);
}

}  // namespace bloesem::cli
