#include "criteria/numbering.hpp"

#include <gtest/gtest.h>

#include <map>
#include <vector>

#include "tests/support/random.hpp"

namespace bloesem::criteria {
namespace {

TEST(Numbering, GivesEqualThingsTheSameNumberInOrder) {
  test::Random random(44);
  for (const int different : {1, 5, 40, 3000}) {
    Numbering numbering;
    std::map<int, std::int32_t> expected;
    std::vector<int> things;
    for (int i = 0; i < 6000; ++i) {
      const int thing = random.between(1, different);
      const auto hash = static_cast<std::size_t>(thing % 700);  // some hashes are shared
      const std::int32_t number = numbering.number(
          hash, [&](std::int32_t known) { return things[static_cast<std::size_t>(known)] == thing; });
      if (static_cast<std::size_t>(number) == things.size()) things.push_back(thing);
      const auto [place, is_new] = expected.try_emplace(thing, static_cast<std::int32_t>(expected.size()));
      ASSERT_EQ(number, place->second);
    }
  }
}

}  // namespace
}  // namespace bloesem::criteria
