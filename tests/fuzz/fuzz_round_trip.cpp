// Any bytes as a document: what is parsed comes back. Editors and writers of report files belong here too.
#include <string_view>

#include "tests/fuzz/promise.hpp"
#include "trf/document.hpp"
#include "trf/encoding.hpp"

namespace bloesem::fuzz {

namespace {

void check_document(std::string_view bytes) {
  const trf::Document document = trf::Document::parse(bytes);
  promise(document.to_bytes() == bytes, "the bytes come back");
  for (std::size_t i = 0; i < document.lines().size(); ++i) {
    const trf::Line& line = document.lines()[i];
    promise(!trf::first_invalid_utf8(line.text), "lines are UTF-8");
    promise(line.text.find_first_of("\r\n") == std::string::npos, "a line has no end inside");
    const bool last = i + 1 == document.lines().size();
    promise(line.end != trf::LineEnd::None || last, "only the last line may lack an end");
    promise(document.text(static_cast<int>(i) + 1) == line.text, "lines count from 1");
  }
  promise((document.encoding() == trf::Encoding::Windows1252) == document.first_foreign_character().has_value(),
          "the fallback has its reason");
}

void check_text(std::string_view bytes) {
  promise(trf::utf8_to_windows_1252(trf::windows_1252_to_utf8(bytes)) == bytes, "Windows-1252 comes back");
}

}  // namespace

}  // namespace bloesem::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size > bloesem::fuzz::largest_fuzzed_input) return bloesem::fuzz::refused;
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  bloesem::fuzz::check_document(bytes);
  bloesem::fuzz::check_text(bytes);
  return bloesem::fuzz::used;
}
