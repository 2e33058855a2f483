#include "engine/proof/integer_text.hpp"

#include <gtest/gtest.h>

#include <ios>
#include <string>

namespace bloesem::proof {
namespace {

using matching::Integer;

TEST(IntegerText, IsThatOfTheLibrary) {
  for (unsigned bits = 0; bits < 400; ++bits) {
    for (const int near : {-1, 0, 1}) {
      const Integer value = (Integer(1) << bits) + near;
      std::string hex = value.str(0, std::ios_base::hex);
      for (char& c : hex) c = static_cast<char>(c >= 'A' && c <= 'F' ? c - 'A' + 'a' : c);
      EXPECT_EQ(decimal(value), value.str());
      EXPECT_EQ(hexadecimal(value), hex);
      if (value == 0) continue;
      EXPECT_EQ(decimal(-value), '-' + value.str());
      EXPECT_EQ(hexadecimal(-value), '-' + hex);
    }
  }
}

TEST(IntegerText, ZerosInsideArePartOfTheNumber) {
  Integer power = 1;
  std::string text = "1";
  for (int digit = 0; digit < 80; ++digit, power *= 10, text += '0') EXPECT_EQ(decimal(power), text);
}

}  // namespace
}  // namespace bloesem::proof
