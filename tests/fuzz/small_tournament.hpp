// Valid report files of up to twelve players, made from arbitrary bytes.
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace bloesem::fuzz {

// Decisions taken from the input; zeros when it is used up.
class ByteSource {
 public:
  explicit ByteSource(std::string_view bytes) : bytes_(bytes) {}

  [[nodiscard]] bool empty() const noexcept { return bytes_.empty(); }
  std::size_t below(std::size_t limit) noexcept;

 private:
  std::string_view bytes_;
};

struct SmallTournament {
  std::string text;
  std::set<int> present;              // in the coming round, by starting rank
  std::set<std::pair<int, int>> met;  // the lower number first
  std::set<int> barred_from_bye;      // had a bye, or won by forfeit
};

[[nodiscard]] SmallTournament make_small_tournament(ByteSource& bytes);

}  // namespace bloesem::fuzz
