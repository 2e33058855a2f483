// A message of a conversion and the records of the source it refers to.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace bloesem::trf {

struct Notice {
  std::string sentence;
  std::string records = {};  // blank-separated codes of the records that state the fact: "152 XXC"
};

// Line numbers of a file by record code.
class RecordLines {
 public:
  void note(std::string_view line, int number);

  // Returns "record 260 (line 4): players may ..." if the file has such records; otherwise the sentence alone.
  [[nodiscard]] std::string placed(const Notice& notice) const;

 private:
  std::map<std::string, std::vector<int>, std::less<>> lines_;
};

}  // namespace bloesem::trf
