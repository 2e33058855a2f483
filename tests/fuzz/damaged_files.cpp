// Real files, damaged, through the whole program: every answer keeps the promises of docs/errors.md, and none
// takes ten seconds. Each case follows from its number alone.
//   damaged_files [--first N] [--count N] FILE-OR-FOLDER...
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "tests/fuzz/damage.hpp"
#include "tests/fuzz/last_words.hpp"
#include "tests/fuzz/program_promises.hpp"
#include "tests/fuzz/requests.hpp"
#include "tests/fuzz/words.hpp"
#include "tests/support/files.hpp"
#include "tests/support/random.hpp"

namespace bloesem::fuzz {

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t largest_source = 16U << 10U;

std::vector<std::string> read_sources(const std::vector<fs::path>& paths) {
  std::vector<fs::path> files;
  for (const fs::path& path : paths) {
    if (!fs::is_directory(path)) {
      files.push_back(path);
      continue;
    }
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(path)) {
      if (entry.path().extension() == ".trf" && entry.file_size() <= largest_source)
        files.push_back(entry.path());
    }
  }
  std::sort(files.begin(), files.end());
  std::vector<std::string> sources;
  for (const fs::path& file : files) sources.push_back(bloesem::testing::content_of(file));
  return sources;
}

struct Request {
  std::uint64_t first = 0;
  std::uint64_t count = 1000;
  std::vector<fs::path> paths;
};

class Campaign {
 public:
  explicit Campaign(std::vector<std::string> sources) : sources_(std::move(sources)) {}

  void run(std::uint64_t number) {
    announce(number);
    test::Random random(number);
    const auto pick = [&random](const auto& list) {
      return list[random.between<std::size_t>(0, list.size() - 1)];
    };
    const std::string file = damaged(pick(sources_), pick(sources_), random);
    answer(pick(changing), file);
    for (const std::string_view line : always) answer(line, file);
  }

  [[nodiscard]] const std::map<int, std::uint64_t>& answers() const noexcept { return answers_; }

 private:
  void answer(std::string_view line, const std::string& file) {
    ++answers_[static_cast<int>(check_in_time(folder_, words_of(line), file).code)];
  }

  std::vector<std::string> sources_;
  Folder folder_;
  std::map<int, std::uint64_t> answers_;  // by exit code
};

Request read_request(int argc, char** argv) {
  Request request;
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    if ((word == "--first" || word == "--count") && i + 1 < argc) {
      (word == "--first" ? request.first : request.count) = std::strtoull(argv[++i], nullptr, 10);
    } else {
      request.paths.emplace_back(word);
    }
  }
  return request;
}

int run(const Request& request) {
  std::vector<std::string> sources = read_sources(request.paths);
  if (sources.empty()) return 1;
  std::printf("%zu files, %llu cases\n", sources.size(), static_cast<unsigned long long>(request.count));
  std::fflush(stdout);
  listen_for_last_words();
  Campaign campaign(std::move(sources));
  for (std::uint64_t i = 0; i < request.count; ++i) campaign.run(request.first + i);
  for (const auto& [code, count] : campaign.answers()) {
    std::printf("exit code %d: %llu\n", code, static_cast<unsigned long long>(count));
  }
  return 0;
}

}  // namespace

}  // namespace bloesem::fuzz

int main(int argc, char** argv) { return bloesem::fuzz::run(bloesem::fuzz::read_request(argc, argv)); }
