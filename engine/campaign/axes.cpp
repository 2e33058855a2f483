#include "engine/campaign/axes.hpp"

#include <algorithm>
#include <array>
#include <iterator>

#include "engine/campaign/shapes.hpp"
#include "engine/generator/knobs.hpp"

namespace bloesem::campaign {

namespace {

using generator::Knob;
using generator::Unit;

// The lowest values of the steps.
constexpr std::array rates{0, 1, 50'000, 100'000, 200'000, 500'000};
constexpr std::array numbers{0, 1, 2, 3, 5, 10, 20, 50, 100, 1000, 2000};

template <class Steps>
Bucket step_of(const Knob& knob, const Steps& steps, int value) {
  auto above = std::upper_bound(steps.begin(), steps.end(), value);
  const int least = above == steps.begin() ? knob.least : *std::prev(above);
  const int most = above == steps.end() ? knob.most : *above - 1;
  std::string label = generator::format_value(knob, least);
  if (least == 1 && knob.unit != Unit::Number) label = ">0";
  if (most == least) return {least, label};
  if (knob.unit == Unit::Number) return {least, label + "-" + generator::format_value(knob, most)};
  return {least, label + " to below " + generator::format_value(knob, most + 1)};
}

// Values may come from a file, so they can be out of range.
std::string name_of_shape(int value) {
  const auto shape = static_cast<std::size_t>(value);
  return shape < shape_names().size() ? shape_names()[shape] : std::to_string(value);
}

}  // namespace

const std::vector<std::string>& shape_names() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> result{"played"};
    for (const Shape& shape : shapes()) result.emplace_back(shape.name);
    return result;
  }();
  return names;
}

const std::vector<std::string>& axes() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> result{"shape"};
    for (const Knob& knob : generator::knobs()) result.emplace_back(knob.name);
    return result;
  }();
  return names;
}

std::vector<std::optional<int>> axes_of_played(const generator::Settings& settings) {
  std::vector<std::optional<int>> values{played};
  for (const Knob& knob : generator::knobs()) values.emplace_back(settings.*knob.value);
  return values;
}

std::vector<std::optional<int>> axes_of_position(ShapeIndex shape) {
  std::vector<std::optional<int>> values(axes().size());
  values.front() = shape;
  return values;
}

Bucket bucket_of(std::size_t axis, int value) {
  if (axis == 0) return {value, name_of_shape(value)};
  const Knob& knob = generator::knobs()[axis - 1];
  switch (knob.unit) {
    case Unit::Percent:
    case Unit::PerMille: return step_of(knob, rates, value);
    case Unit::Number: return step_of(knob, numbers, value);
    case Unit::Points:
    case Unit::Word: break;
  }
  return {value, generator::format_value(knob, value)};
}

}  // namespace bloesem::campaign
