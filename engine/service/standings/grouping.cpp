#include "engine/service/standings/grouping.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "bloesem/trf/source_text.hpp"
#include "engine/service/words.hpp"
#include "engine/standings/shared.hpp"
#include "trf/teams.hpp"

namespace bloesem::service {

namespace {

enum class Ranges : std::uint8_t { None, Possible, Needed };

struct GroupingWord {
  std::string_view name;
  GroupedBy by;
  Ranges ranges;
  std::string_view where;  // the record that states it
};

constexpr std::array group_words{
    GroupingWord{"rating", GroupedBy::Rating, Ranges::Needed, "a rating"},
    GroupingWord{"age", GroupedBy::Age, Ranges::Possible, "a date of birth that can be read (columns 70-79)"},
    GroupingWord{"number", GroupedBy::Number, Ranges::Needed, "a starting rank"},
    GroupingWord{"category", GroupedBy::Category, Ranges::None, "a title or category (columns 11-13)"},
    GroupingWord{"sex", GroupedBy::Sex, Ranges::None, "a sex (column 10)"},
    GroupingWord{"federation", GroupedBy::Federation, Ranges::None, "a federation (columns 54-56)"},
    GroupingWord{"team", GroupedBy::Team, Ranges::None, "a team (records 013, 310)"},
};

Result<std::vector<std::optional<int>>> numbers_of(GroupedBy by, const RankedFile& file) {
  std::vector<std::optional<int>> numbers;
  for (std::size_t i = 0; i < file.tournament.players.size(); ++i) {
    const Player& player = file.tournament.players[i];
    switch (by) {
      case GroupedBy::Rating:
        numbers.push_back(player.rating > 0 ? std::optional(player.rating) : std::nullopt);
        break;
      case GroupedBy::Number: numbers.emplace_back(player.id); break;
      default: numbers.push_back(standings::year_of_birth(file.stated[i].fields.birth)); break;
    }
  }
  return numbers;
}

Result<std::vector<std::string>> texts_of(GroupedBy by, const LoadedFile& loaded, const RankedFile& file) {
  if (by == GroupedBy::Team) {
    if (loaded.format != trf::FileFormat::Report) return std::vector<std::string>(file.stated.size());
    const trf::SourceText source(loaded.bytes);
    return trf::teams_of(source.lines(), file.tournament);
  }
  std::vector<std::string> texts;
  for (const trf::StatedPlayer& stated : file.stated) {
    switch (by) {
      case GroupedBy::Category: texts.push_back(stated.fields.title); break;
      case GroupedBy::Sex: texts.push_back(stated.fields.sex); break;
      case GroupedBy::Federation: texts.push_back(stated.fields.federation); break;
      default: {
        const std::optional<int> year = standings::year_of_birth(stated.fields.birth);
        texts.push_back(year ? std::to_string(*year) : "");
        break;
      }
    }
  }
  return texts;
}

Result<standings::Grouping> grouping_of(const GroupingRequest& request, const LoadedFile& loaded,
                                        const RankedFile& file) {
  if (!request.intervals.empty()) {
    const auto numbers = numbers_of(request.by, file);
    if (!numbers) return numbers.error();
    return standings::group_by_interval(*numbers, request.intervals);
  }
  const auto texts = texts_of(request.by, loaded, file);
  if (!texts) return texts.error();
  return standings::group_by_text(*texts);
}

}  // namespace

std::string grouping_words() {
  std::string text;
  for (const GroupingWord& word : group_words) {
    text += (text.empty() ? "" : ", ") + std::string(word.name);
    if (word.ranges == Ranges::Needed) text += ":RANGES";
    if (word.ranges == Ranges::Possible) text += "[:RANGES]";
  }
  return text;
}

Result<GroupingRequest> parse_grouping(std::string_view text) {
  const std::size_t colon = text.find(':');
  const std::string_view name = text.substr(0, colon);
  const auto word = std::find_if(group_words.begin(), group_words.end(),
                                 [name](const GroupingWord& w) { return same_word(w.name, name); });
  if (word == group_words.end())
    return standings::invalid("found '" + std::string(text) + "', expected " + grouping_words());
  GroupingRequest request{.by = word->by, .word = std::string(word->name)};
  if (colon == std::string_view::npos) {
    if (word->ranges == Ranges::Needed)
      return standings::invalid(request.word + " needs ranges, as in " + request.word + ":0-1600,1601-2000");
    return request;
  }
  if (word->ranges == Ranges::None) return standings::invalid(request.word + " takes no ranges");
  Result<std::vector<standings::Interval>> intervals = standings::parse_intervals(text.substr(colon + 1));
  if (!intervals) return intervals.error();
  request.intervals = std::move(intervals).value();
  return request;
}

Result<standings::Grouping> group_players(const GroupingRequest& request, const LoadedFile& loaded,
                                          const RankedFile& file) {
  Result<standings::Grouping> grouping = grouping_of(request, loaded, file);
  if (!grouping || !request.intervals.empty() || !(*grouping).names.empty()) return grouping;
  const auto word = std::find_if(group_words.begin(), group_words.end(),
                                 [&](const GroupingWord& w) { return w.by == request.by; });
  return standings::invalid("groups by " + request.word + ": no player in the file has " +
                            std::string(word->where));
}

}  // namespace bloesem::service
