#include "engine/service/front/event_explanation.hpp"

namespace bloesem::service {

namespace {

struct ValueWithIds {
  const Tournament& tournament;

  template <class Value>
  ExplainedValue operator()(const Value& value) const {
    return value;
  }
  ExplainedValue operator()(PlayerIndex player) const { return id(player); }
  ExplainedValue operator()(const explain::Pair& pair) const { return ids(pair); }
  ExplainedValue operator()(const std::vector<PlayerIndex>& players) const {
    std::vector<PlayerId> list;
    for (const PlayerIndex player : players) list.push_back(id(player));
    return list;
  }
  ExplainedValue operator()(const std::vector<explain::Pair>& pairs) const {
    std::vector<EventPair> list;
    for (const explain::Pair& pair : pairs) list.push_back(ids(pair));
    return list;
  }

 private:
  [[nodiscard]] PlayerId id(PlayerIndex player) const { return {tournament.id(player)}; }
  [[nodiscard]] EventPair ids(const explain::Pair& pair) const { return {id(pair.first), id(pair.second)}; }
};

}  // namespace

EventExplanation explanation_of(const Tournament& tournament, int round,
                                const explain::Explanation& explanation) {
  EventExplanation result{.round = round,
                          .question = explanation.question,
                          .story = {},
                          .tables = {},
                          .complete = explanation.complete};
  const auto with_ids = [&](const explain::Value& value) {
    return std::visit(ValueWithIds{tournament}, value);
  };
  for (const explain::Claim& claim : explanation.story) {
    EventClaim& same = result.story.emplace_back(EventClaim{claim.statement, {}});
    for (const explain::Argument& argument : claim.arguments)
      same.arguments.push_back({argument.name, with_ids(argument.value)});
  }
  for (const explain::Table& table : explanation.tables) {
    EventTable& same = result.tables.emplace_back(EventTable{table.headings, {}});
    for (const std::vector<explain::Value>& row : table.rows) {
      same.rows.emplace_back();
      for (const explain::Value& value : row) same.rows.back().push_back(with_ids(value));
    }
  }
  return result;
}

}  // namespace bloesem::service
