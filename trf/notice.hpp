// What a conversion has to tell, and which records of the source it is about.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace bloesem::trf {

struct Notice {
  std::string sentence;
  std::string records = {};  // codes by which some dialect states the fact, separated by blanks: "152 XXC"
};

// The lines of a file by their codes.
class RecordLines {
 public:
  void note(std::string_view line, int number);

  // "record 260 (line 4): players may ..." if the file has such records; the sentence alone otherwise.
  [[nodiscard]] std::string placed(const Notice& notice) const;

 private:
  std::map<std::string, std::vector<int>, std::less<>> lines_;
};

}  // namespace bloesem::trf
