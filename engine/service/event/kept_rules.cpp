#include "engine/service/event/kept_rules.hpp"

#include <string>
#include <utility>

#include "engine/service/refusal.hpp"

namespace bloesem::service {

Result<Heading> heading_for(Heading heading, const EditionChoice& choice) {
  const bool accelerated = requests_acceleration(heading.system_code);
  state_rules(heading, choice.edition, choice.readings);
  if (!accelerated) return heading;
  const std::optional<std::string> code = accelerated_code(heading.system_code);
  if (!code)
    return refusal("record 192 requests Baku acceleration, and the format has no code for " +
                   full_title_of(choice.edition) + " with it");
  heading.system_code = *code;
  return heading;
}

namespace {

// True if the file needs no change: an edition asked for without readings of its own is not written.
bool is_kept(const EditionChoice& own, const EditionChoice& asked) {
  if (own.edition == asked.edition) return own.readings == asked.readings;
  return same_system(own.edition, asked.edition) && chosen_readings(asked.edition, asked.readings).empty();
}

}  // namespace

std::optional<Error> keep_rules(EventText& event, const Rules& asked) {
  if (asked.system.empty() && asked.readings.empty()) return std::nullopt;
  const Heading& heading = event.tournament().heading;
  const Result<EditionChoice> choice = choose_edition(heading, asked);
  if (!choice) return choice.error();
  const Result<EditionChoice> own = choose_edition(heading);
  if (own && is_kept(*own, *choice)) return std::nullopt;
  const bool stated = own && (heading.rules || !heading.system_code.empty());
  if (stated && event.last_round() > 0)
    return refusal("the rounds played were paired by " + full_title_of(own->edition) +
                   ", as the file states; the system and its readings cannot be changed");
  Result<Heading> changed = heading_for(heading, *choice);
  if (!changed) return changed.error();
  event.write_rules(*changed);
  return std::nullopt;
}

}  // namespace bloesem::service
