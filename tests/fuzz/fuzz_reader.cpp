// Arbitrary bytes as a report file, as JSON and as CSV: the reader gives an answer and keeps its promises.
#include <optional>
#include <string_view>

#include "tests/fuzz/promise.hpp"
#include "tests/fuzz/reader_promises.hpp"

namespace bloesem::fuzz {

namespace {

using trf::Document;
using trf::Purpose;
using trf::ReadOptions;

constexpr char options_ahead = '!';
constexpr std::size_t options_size = 4;  // including the mark

// An input that begins with '!' contains the options: flags, round, number of rounds (0: none) in one byte
// each.
ReadOptions options_of(std::string_view header) {
  const auto byte = [header](std::size_t at) { return static_cast<unsigned char>(header[at]); };
  const auto number = [](int value) { return value > 0 ? std::optional(value) : std::nullopt; };
  return {.purpose = (byte(1) & 1U) != 0 ? Purpose::Check : Purpose::Pair,
          .round = number(byte(2)),
          .rounds_declared = number(byte(3)),
          .recompute_points = (byte(1) & 2U) != 0,
          .strict = (byte(1) & 4U) != 0};
}

void check(std::string_view input) {
  if (input.size() >= options_size && input.front() == options_ahead) {
    return check_reader(Document::parse(input.substr(options_size)), options_of(input));
  }
  const Document document = Document::parse(input);
  check_list_readers(input, {});
  for (const Purpose purpose : {Purpose::Pair, Purpose::Check}) {
    check_reader(document, {.purpose = purpose});
    check_reader(document, {.purpose = purpose, .recompute_points = true, .strict = true});
  }
}

}  // namespace

}  // namespace bloesem::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size > bloesem::fuzz::largest_fuzzed_input) return bloesem::fuzz::refused;
  bloesem::fuzz::check({reinterpret_cast<const char*>(data), size});
  return bloesem::fuzz::used;
}
