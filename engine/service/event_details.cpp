#include "engine/service/event_details.hpp"

#include <optional>
#include <string_view>
#include <utility>

#include "bloesem/trf/source_text.hpp"
#include "trf/date.hpp"
#include "trf/line_text.hpp"
#include "trf/text.hpp"

namespace bloesem::service {

namespace {

constexpr std::size_t text_begins = 4;

std::string date_of(std::string_view text) { return trf::standard_date(text).value_or(std::string(text)); }

void add_record(std::string_view line, EventDetails& details) {
  if (line.size() <= text_begins) return;
  const std::string_view code = line.substr(0, 3);
  const std::string_view text = trf::trimmed(line.substr(text_begins));
  const auto keep_first = [&](std::string& target, std::string value) {
    if (target.empty()) target = std::move(value);
  };
  if (code == "022") keep_first(details.city, std::string(text));
  if (code == "032") keep_first(details.federation, std::string(text));
  if (code == "042") keep_first(details.start, date_of(text));
  if (code == "052") keep_first(details.end, date_of(text));
  if (code == "102") keep_first(details.arbiter, std::string(text));
  if (code == "112" && !text.empty()) details.deputies.emplace_back(text);
  if (code == "122") keep_first(details.time_control, std::string(text));
}

std::string joined_parts(const std::vector<std::string>& parts, std::string_view separator) {
  std::string text;
  for (const std::string& part : parts) {
    if (part.empty()) continue;
    if (!text.empty()) text += separator;
    text += part;
  }
  return text;
}

std::string days(const EventDetails& details) {
  if (details.start.empty() || details.end.empty() || details.start == details.end)
    return details.start.empty() ? details.end : details.start;
  return details.start + " to " + details.end;
}

}  // namespace

EventDetails event_details(const LoadedFile& loaded) {
  EventDetails details;
  if (loaded.format != trf::FileFormat::Report) return details;
  const trf::SourceText source(loaded.bytes);
  int number = 0;
  for (const std::string_view line : source.lines()) {
    ++number;
    if (line.starts_with("001")) continue;
    add_record(line, details);
    if (line.starts_with("240")) trf::add_requests(trf::LineText(number, line), details.byes);
  }
  return details;
}

std::vector<std::string> head_lines(const EventDetails& details) {
  std::string place = details.city;
  if (!details.federation.empty())
    place += place.empty() ? details.federation : " (" + details.federation + ')';
  std::vector<std::string> lines;
  const auto add = [&](const std::string& label, const std::string& text) {
    if (!text.empty()) lines.push_back(label + text);
  };
  add("", joined_parts({place, days(details)}, ", "));
  add("Chief arbiter: ", details.arbiter);
  add(details.deputies.size() == 1 ? "Deputy arbiter: " : "Deputy arbiters: ",
      joined_parts(details.deputies, "; "));
  add("Time control: ", details.time_control);
  return lines;
}

}  // namespace bloesem::service
