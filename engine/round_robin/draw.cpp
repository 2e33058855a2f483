#include "engine/round_robin/draw.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <numeric>
#include <optional>
#include <string_view>
#include <tuple>
#include <utility>

#include "engine/model/seeded_random.hpp"

namespace bloesem::round_robin {
namespace {

using seeded::Random;

constexpr std::array<std::string_view, 3> no_federations = {"", "FID", "NON"};

std::string code_in_capitals(const Entrant& entrant) {
  std::string code = entrant.federation;
  for (char& c : code)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  return code;
}

bool is_federation(std::string_view code) noexcept {
  return std::find(no_federations.begin(), no_federations.end(), code) == no_federations.end();
}

struct Group {
  std::string code;
  std::vector<int> members;  // entrants, by name
};

// Returns the federations in the order in which they draw.
std::vector<Group> groups_of(const std::vector<Entrant>& entrants) {
  std::vector<std::pair<std::string, int>> by_code;
  for (std::size_t i = 0; i < entrants.size(); ++i)
    by_code.emplace_back(code_in_capitals(entrants[i]), static_cast<int>(i));
  std::sort(by_code.begin(), by_code.end(), [&](const auto& a, const auto& b) {
    const std::string& name_a = entrants[static_cast<std::size_t>(a.second)].name;
    const std::string& name_b = entrants[static_cast<std::size_t>(b.second)].name;
    return std::tie(a.first, name_a, a.second) < std::tie(b.first, name_b, b.second);
  });
  std::vector<Group> groups;
  for (const auto& [code, entrant] : by_code) {
    if (groups.empty() || groups.back().code != code || !is_federation(code)) groups.push_back({code, {}});
    groups.back().members.push_back(entrant);
  }
  std::stable_sort(groups.begin(), groups.end(),
                   [](const Group& a, const Group& b) { return a.members.size() > b.members.size(); });
  return groups;
}

using Sets = std::vector<std::vector<int>>;

// Removes and returns one of the set's numbers.
int draw_number(std::vector<int>& set, Random& random) {
  const auto at = set.begin() + random.between(0, static_cast<int>(set.size()) - 1);
  const int number = *at;
  set.erase(at);
  return number;
}

// Returns the set with most numbers left, and of equal ones the first.
std::vector<int>& largest_of(Sets& sets) {
  return *std::max_element(sets.begin(), sets.end(),
                           [](const auto& a, const auto& b) { return a.size() < b.size(); });
}

// Returns a set with enough numbers, drawn by lot; null if there is none.
std::vector<int>* draw_set(Sets& sets, std::size_t needed, Random& random) {
  std::vector<std::vector<int>*> enough;
  for (std::vector<int>& set : sets)
    if (set.size() >= needed) enough.push_back(&set);
  if (enough.empty()) return nullptr;
  return enough[static_cast<std::size_t>(random.between(0, static_cast<int>(enough.size()) - 1))];
}

// Draws numbers for a federation. True if no set was large enough for all of it.
bool draw_for(const Group& group, Sets& sets, Random& random, std::vector<int>& numbers) {
  std::vector<int>* set = draw_set(sets, group.members.size(), random);
  const bool split = set == nullptr;
  for (const int member : group.members) {
    if (set == nullptr || set->empty()) set = &largest_of(sets);
    numbers[static_cast<std::size_t>(member)] = draw_number(*set, random);
  }
  return split;
}

Error refused_draw(std::string message) { return {ErrorCode::InvalidInput, std::move(message)}; }

// True if the last rounds of each cycle are those of the table, in any order.
bool ends_with_the_table(const Schedule& schedule) {
  const int first = schedule.cycle_length() - varma_rounds + 1;
  for (int round = 1; round <= schedule.rounds(); ++round) {
    const bool late = (round - 1) % schedule.cycle_length() + 1 >= first;
    if (late != (schedule.table_round(round) >= first)) return false;
  }
  return true;
}

std::optional<Error> refuse_restricted(std::size_t entrants, const Schedule& schedule) {
  const int players = schedule.players();
  if (entrants != static_cast<std::size_t>(players))
    return refused_draw("the draw has " + std::to_string(entrants) + " entrants, but the schedule is for " +
                        std::to_string(players));
  if (players < fewest_in_varma || players > most_in_varma)
    return refused_draw("the tables of the restricted draw are for " + std::to_string(fewest_in_varma) +
                        " to " + std::to_string(most_in_varma) + " players, not for " +
                        std::to_string(players) + "; draw freely");
  if (ends_with_the_table(schedule)) return std::nullopt;
  return refused_draw(
      "the restricted draw keeps players of one federation apart in the last three rounds of the "
      "Berger table, but with " +
      text_of(schedule.settings()) +
      " a cycle ends with other rounds; take berger or fide, or "
      "draw freely");
}

std::vector<int> entrants_by_number(const std::vector<int>& numbers) {
  std::vector<int> entrants(numbers.size() + 1);
  for (std::size_t i = 0; i < numbers.size(); ++i)
    entrants[static_cast<std::size_t>(numbers[i])] = static_cast<int>(i);
  return entrants;
}

bool are_of_one_federation(const Entrant& a, const Entrant& b) {
  const std::string code = code_in_capitals(a);
  return is_federation(code) && code == code_in_capitals(b);
}

}  // namespace

std::vector<LateMeeting> late_meetings(const std::vector<Entrant>& entrants, const std::vector<int>& numbers,
                                       const Schedule& schedule) {
  const std::vector<int> drawn = entrants_by_number(numbers);
  std::vector<LateMeeting> meetings;
  for (int round = 1; round <= schedule.rounds(); ++round) {
    if ((round - 1) % schedule.cycle_length() < schedule.cycle_length() - varma_rounds) continue;
    std::vector<LateMeeting> of_round;
    for (const Game& game : schedule.round(round).boards) {
      const auto [one, other] = std::minmax(
          {drawn[static_cast<std::size_t>(game.white)], drawn[static_cast<std::size_t>(game.black)]});
      if (are_of_one_federation(entrants[static_cast<std::size_t>(one)],
                                entrants[static_cast<std::size_t>(other)]))
        of_round.push_back({one, other, round});
    }
    std::sort(of_round.begin(), of_round.end(),
              [](const LateMeeting& a, const LateMeeting& b) { return a.one < b.one; });
    meetings.insert(meetings.end(), of_round.begin(), of_round.end());
  }
  return meetings;
}

Draw draw_freely(const std::vector<Entrant>& entrants, const Schedule& schedule, std::uint64_t seed) {
  Draw draw{.numbers = std::vector<int>(entrants.size())};
  std::iota(draw.numbers.begin(), draw.numbers.end(), 1);
  Random(seed).shuffle(draw.numbers);
  draw.late = late_meetings(entrants, draw.numbers, schedule);
  return draw;
}

Result<Draw> draw_restricted(const std::vector<Entrant>& entrants, const Schedule& schedule, std::uint64_t seed,
                             VarmaTable table) {
  if (std::optional<Error> error = refuse_restricted(entrants.size(), schedule)) return *std::move(error);
  Sets sets = varma_sets(schedule.players(), table);
  Random random(seed);
  Draw draw{.numbers = std::vector<int>(entrants.size())};
  for (const Group& group : groups_of(entrants))
    if (draw_for(group, sets, random, draw.numbers)) draw.split.push_back(group.code);
  draw.late = late_meetings(entrants, draw.numbers, schedule);
  return draw;
}

std::vector<std::string> notes_on(const Draw& draw, const std::vector<Entrant>& entrants) {
  std::vector<std::string> notes;
  for (const std::string& federation : draw.split)
    notes.push_back("no set of numbers was large enough for all players of " + federation);
  for (const LateMeeting& meeting : draw.late) {
    const Entrant& one = entrants[static_cast<std::size_t>(meeting.one)];
    const Entrant& other = entrants[static_cast<std::size_t>(meeting.other)];
    notes.push_back(one.name + " and " + other.name + " of " + code_in_capitals(one) + " meet in round " +
                    std::to_string(meeting.round));
  }
  return notes;
}

}  // namespace bloesem::round_robin
