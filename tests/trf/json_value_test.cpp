#include "trf/json_value.hpp"

#include <gtest/gtest.h>

#include <string>

namespace bloesem::trf {
namespace {

Json read_json(std::string_view text) {
  std::variant<Json, Diagnostic> json = parse_json(text);
  EXPECT_TRUE(std::holds_alternative<Json>(json)) << text;
  return std::holds_alternative<Json>(json) ? std::get<Json>(std::move(json)) : Json();
}

// "line:column found", empty for JSON.
std::string fault(std::string_view text) {
  const std::variant<Json, Diagnostic> json = parse_json(text);
  const Diagnostic* const found = std::get_if<Diagnostic>(&json);
  if (found == nullptr) return "";
  return std::to_string(found->line) + ':' + std::to_string(found->column_begin) + ' ' + found->found;
}

TEST(JsonValue, BracesAreAnObjectWhereEachHoldsATextAndAValue) {
  const Json object{{"a", 1}, {"b", {2, "two"}}, {"c", {{"d", nullptr}, {"e", true}}}};
  EXPECT_EQ(object.dump(), R"({"a":1,"b":[2,"two"],"c":{"d":null,"e":true}})");
  EXPECT_EQ((Json{1, -2, "three"}).dump(), R"([1,-2,"three"])");
  EXPECT_EQ(Json::array({"x", "y"}).dump(), R"(["x","y"])");
  EXPECT_EQ(Json(std::vector<std::string>{"x", "y"}), Json::array({"x", "y"}));
}

TEST(JsonValue, KeysStayInTheOrderInWhichTheyCame) {
  Json object;
  object["z"] = 1;
  object["a"] = Json::object();
  object["z"] = 2;
  object.update({{"m", 18446744073709551615U}, {"a", 3}});
  EXPECT_EQ(object.dump(), R"({"z":2,"a":3,"m":18446744073709551615})");
  EXPECT_EQ(object.find("b"), nullptr);
  EXPECT_EQ(Json(7).find("b"), nullptr);
}

TEST(JsonValue, WhatIsWrittenIsReadAgain) {
  for (const std::string text :
       {R"({"a":[1,-2,3.50,1e400,true,false,null],"b":{"c":{}},"d":[[],[[]]]})", R"("\"\\\b\f\n\r\t\u0001é€😀")",
        "18446744073709551615", "-9223372036854775808", "18446744073709551616"})
    EXPECT_EQ(read_json(text).dump(), text);
  EXPECT_EQ(read_json(" { \"a\" : 1 , \"a\" : 2 } ").dump(), R"({"a":2})");
  EXPECT_EQ(read_json(R"("\u00e9\ud83d\ude00\/")").text(), "é😀/");
  EXPECT_TRUE(read_json("18446744073709551615").is_unsigned());
  EXPECT_FALSE(read_json("-1").is_unsigned());
  EXPECT_NE(read_json("18446744073709551616").other_number(), nullptr);
}

TEST(JsonValue, ARepeatedKeyHasTheLastValueInTheFirstPlace) {
  std::string text = "{";
  for (int i = 0; i < 2000; ++i) text += "\"k" + std::to_string(i % 1000) + "\":" + std::to_string(i) + ",";
  text.back() = '}';
  const Json object = read_json(text);
  ASSERT_EQ(object.size(), 1000U);
  for (std::size_t i = 0; i < 1000; ++i) {
    EXPECT_EQ(object.members()[i].key, "k" + std::to_string(i));
    EXPECT_EQ(object.members()[i].value.number(), 1000 + i);
  }
}

TEST(JsonValue, FaultsHaveAPlace) {
  EXPECT_EQ(fault("{\"a\": [\n  {\"b\": 3, \"c\" 2}]}"), "2:16 2");
  EXPECT_EQ(fault("[1, 2"), "1:6 ");
  EXPECT_EQ(fault("[1] x"), "1:5 x");
  EXPECT_EQ(fault("[1,]"), "1:4 ]");
  EXPECT_EQ(fault("{\"a\": nul}"), "1:7 nul");
  EXPECT_EQ(fault("\"a\xff\"").substr(0, 3), "1:3");
  EXPECT_EQ(fault("[1] \xff"), "1:5 \xff");
  EXPECT_NE(fault(std::string(2000, '[') + std::string(2000, ']')), "");
}

}  // namespace
}  // namespace bloesem::trf
