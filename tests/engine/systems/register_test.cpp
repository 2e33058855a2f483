// The register of systems: every row can be named, written to a file and found again.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "bloesem/edition_choice.hpp"
#include "bloesem/trf/system_code.hpp"
#include "engine/swiss/system.hpp"
#include "trf/rules_comment.hpp"

namespace bloesem {
namespace {

using swiss::Reading;
using swiss::SystemNames;

bool is_lower_case(std::string_view name) {
  return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  });
}

TEST(Register, EveryRowHasUsableNames) {
  std::set<std::pair<std::string_view, std::string_view>> names;
  for (const Edition edition : editions()) {
    const SystemNames& own = edition.system().names;
    SCOPED_TRACE(full_title_of(edition));
    EXPECT_TRUE(is_lower_case(own.id)) << own.id;
    EXPECT_TRUE(own.edition.empty() || trf::usable_name(own.edition)) << own.edition;
    EXPECT_FALSE(own.title.empty());
    EXPECT_TRUE(trf::is_system_code(own.code)) << own.code;
    EXPECT_TRUE(names.insert({own.id, own.edition}).second) << "two rows of one name";
    EXPECT_EQ(find_edition(own.id, own.edition), edition);
  }
}

// The editions of a system are neighbours, and all rows of a system have one title.
TEST(Register, SystemsAreGrouped) {
  const auto ids = system_ids();
  EXPECT_EQ(std::set(ids.begin(), ids.end()).size(), ids.size());
  std::size_t rows = 0;
  for (const std::string_view id : ids) {
    const auto own = editions_of(id);
    rows += own.size();
    for (const Edition edition : own) EXPECT_EQ(title_of(edition), title_of(own.front()));
  }
  EXPECT_EQ(rows, editions().size());
}

// Without it an edition that must be asked for would be the default.
TEST(Register, OneOfSeveralEditionsNeedNotBeAskedFor) {
  for (const std::string_view id : system_ids()) {
    const auto own = editions_of(id);
    const auto dated = std::count_if(own.begin(), own.end(), [](Edition edition) {
      return edition.system().names.in_force_from.has_value();
    });
    EXPECT_TRUE(own.size() == 1 || dated > 0) << id;
    ASSERT_TRUE(default_edition(id)) << id;
    EXPECT_TRUE(own.size() == 1 || default_edition(id)->system().names.in_force_from) << id;
  }
}

TEST(Register, ACodeOfItsOwnNamesOneEdition) {
  std::set<std::string_view> seen;
  for (const Edition edition : editions()) {
    const SystemNames& own = edition.system().names;
    for (const std::string_view code : {own.code, own.former_code})
      EXPECT_TRUE(code.empty() || code.starts_with("CUSTOM_") || seen.insert(code).second) << code;
  }
}

TEST(Register, ReadingsCanBeChosen) {
  for (const Edition edition : editions()) {
    const auto readings = edition.system().readings;
    EXPECT_LE(readings.size(), max_readings);
    std::set<std::string_view> names;
    for (const Reading& reading : readings) {
      SCOPED_TRACE(reading.name);
      EXPECT_TRUE(is_lower_case(reading.name));
      EXPECT_TRUE(names.insert(reading.name).second);
      EXPECT_GE(reading.values.size(), 2U);
      EXPECT_EQ(std::set(reading.values.begin(), reading.values.end()).size(), reading.values.size());
      for (const std::string_view value : reading.values) EXPECT_TRUE(is_lower_case(value)) << value;
      EXPECT_FALSE(reading.meaning.empty());
      EXPECT_FALSE(reading.meaning.ends_with('.'));
    }
  }
}

// Whatever can be chosen is stated in a heading and chosen again from it.
TEST(Register, EveryChoiceIsStatedAndFoundAgain) {
  int choices = 0;
  const auto expect_found = [&](Edition edition, const Readings& readings) {
    ++choices;
    Heading heading{.system_code = "FIDE_DUTCH", .start_date = "2020/01/01"};
    state_rules(heading, edition, readings);
    const auto found = choose_edition(heading);
    ASSERT_TRUE(found) << found.error().message;
    EXPECT_EQ(found->edition, edition) << full_title_of(edition);
    EXPECT_EQ(found->readings, readings);
    EXPECT_EQ(found->ground, heading.rules ? EditionGround::Comment : EditionGround::SystemCode);
    EXPECT_EQ(warning_about(*found, heading), "");
  };
  for (const Edition edition : editions()) {
    expect_found(edition, {});
    const auto readings = edition.system().readings;
    for (std::size_t i = 0; i < readings.size(); ++i) {
      for (std::size_t value = 1; value < readings[i].values.size(); ++value) {
        Readings chosen{};
        chosen.at(i) = static_cast<int>(value);
        expect_found(edition, chosen);
      }
    }
  }
  EXPECT_GT(choices, static_cast<int>(editions().size()));
}

TEST(Register, FindsByNames) {
  EXPECT_EQ(find_edition("dutch", "2016"), Edition::Baku2016);
  EXPECT_EQ(find_edition("dutch", "1886"), std::nullopt);
  EXPECT_EQ(find_edition("Dutch", "2016"), std::nullopt);
  EXPECT_EQ(find_edition("", ""), std::nullopt);
  EXPECT_EQ(default_edition("dutch"), Edition::Fide2026);
  EXPECT_EQ(default_edition("checkers"), std::nullopt);
  EXPECT_TRUE(editions_of("checkers").empty());
  EXPECT_EQ(other_edition(Edition::Baku2016), Edition::Fide2026);
  EXPECT_EQ(other_edition(Edition::Fide2026), Edition::Baku2016);
  EXPECT_EQ(other_edition(find_edition("ranked-dutch", "2026").value()), std::nullopt);
  EXPECT_TRUE(is_of_fide(Edition::Baku2016));
  EXPECT_FALSE(is_of_fide(find_edition("ranked-dutch", "2026").value()));
}

}  // namespace
}  // namespace bloesem
