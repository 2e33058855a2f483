#include "engine/service/event/new_report.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>

#include "bloesem/baku_acceleration.hpp"
#include "engine/round_robin/readings.hpp"
#include "engine/round_robin/type_code.hpp"
#include "engine/service/refusal.hpp"
#include "trf/columns.hpp"
#include "trf/fields.hpp"
#include "trf/local_records.hpp"
#include "trf/player_fields.hpp"
#include "trf/rules_comment.hpp"
#include "trf/scoring_records.hpp"

namespace bloesem::service {

namespace {

std::string record(std::string_view code, const std::string& content) {
  std::string line(code);
  line += ' ' + content;
  return content.empty() ? "" : line + '\n';
}

// Returns the rules asked for, otherwise those for the start date, otherwise those in force. The new file
// states them.
Result<Heading> rules_of(const NewEvent& event) {
  Heading heading;
  if (!event.start_date.empty()) heading.start_date = event.start_date;
  const Result<EditionChoice> choice = choose_edition(heading, event.rules);
  if (!choice) return choice.error();
  state_rules(heading, choice->edition, choice->readings);
  if (!event.baku) return heading;
  const BakuWording& baku = baku_wording(choice->edition);
  if (!baku.admits(PointSystem{}))
    return refusal("the Baku acceleration is defined " + std::string(baku.premise));
  const std::optional<std::string> code = accelerated_code(heading.system_code);
  if (!code)
    return refusal("record 192 has no code for " + full_title_of(choice->edition) +
                   " with Baku acceleration: accelerate the first round when it is paired");
  heading.system_code = *code;
  return heading;
}

std::string header(const NewEvent& event, const Heading& rules, const std::vector<Entrant>& entrants) {
  return record("012", event.name) + record("022", event.city) + record("032", event.federation) +
         record("042", event.start_date) + record("052", event.end_date) +
         record("062", std::to_string(entrants.size())) + record("072", std::to_string(count_rated(entrants))) +
         record("092", type_of_event(rules)) + record("102", event.arbiter) + record("192", rules.system_code) +
         (rules.rules ? trf::rules_comment(*rules.rules) + '\n' : "") + record("212", event.tie_breaks) +
         record("XXR", std::to_string(event.rounds)) +
         record("XXC", !event.initial_colour                    ? ""
                       : *event.initial_colour == Colour::White ? "white1"
                                                                : "black1");
}

// Returns the records for fields that have no column in report files.
std::string local_records(const std::vector<Entrant>& entrants) {
  std::string text;
  int id = 0;
  for (const Entrant& entrant : entrants) {
    ++id;
    for (const auto& [key, content] :
         {std::pair(trf::local_club, &entrant.club), std::pair(trf::local_national_id, &entrant.national_id),
          std::pair(trf::local_national_rating, &entrant.national_rating)}) {
      if (!content->empty()) text += trf::local_record(key, id, *content) + '\n';
    }
  }
  return text;
}

std::string player_lines(const std::vector<Entrant>& entrants) {
  std::string text;
  int id = 0;
  for (const Entrant& entrant : entrants) {
    std::string line = trf::player_line(++id, entrant.fields);
    trf::put_points(line, trf::player_points, 0);
    trf::put(line, trf::player_rank, "1");  // shared by all players without points
    text += line + '\n';
  }
  return text;
}

}  // namespace

std::string type_of_event(const Heading& rules) {
  const Result<EditionChoice> choice = choose_edition(rules);
  if (!choice || !has_table(choice->edition)) return "Individual: Swiss-System";
  return round_robin::description_of(round_robin::settings_of(choice->readings));
}

std::ptrdiff_t count_rated(const std::vector<Entrant>& entrants) {
  return std::count_if(entrants.begin(), entrants.end(),
                       [](const Entrant& entrant) { return rating_of(entrant.fields) > 0; });
}

Result<std::string> new_report(const NewEvent& event, const std::vector<Entrant>& entrants) {
  const trf::ScoringRecords scoring = trf::records_162_and_299(event.points);
  if (!scoring.unsaid.empty()) return refusal("no record can state these values: " + scoring.unsaid.front());
  const Result<Heading> rules = rules_of(event);
  if (!rules) return rules.error();
  std::string text = header(event, *rules, entrants);
  for (const std::string& line : scoring.lines) text += line + '\n';
  return text + player_lines(entrants) + local_records(entrants);
}

}  // namespace bloesem::service
