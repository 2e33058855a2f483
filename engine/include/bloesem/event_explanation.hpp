// What Event::explain returns: an explain::Explanation in which players are given by id.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "bloesem/colour.hpp"
#include "bloesem/event_values.hpp"
#include "bloesem/explain/claim.hpp"
#include "bloesem/explain/question.hpp"

namespace bloesem {

using EventPair = std::pair<PlayerId, PlayerId>;
using ExplainedValue = std::variant<std::int64_t, explain::Score, PlayerId, std::vector<PlayerId>, EventPair,
                                    std::vector<EventPair>, Colour, std::string>;

struct EventArgument {
  std::string_view name;
  ExplainedValue value;
};

struct EventClaim {
  explain::Statement statement;
  std::vector<EventArgument> arguments;
};

struct EventTable {
  std::vector<std::string_view> headings;
  std::vector<std::vector<ExplainedValue>> rows;
};

struct EventExplanation {
  int round = 0;
  std::string_view question;
  std::vector<EventClaim> story;
  std::vector<EventTable> tables;
  bool complete = true;  // false: a search ended at its limit of time or of results
};

}  // namespace bloesem
