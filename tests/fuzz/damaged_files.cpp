// Real files, damaged, through the whole program: every answer keeps the promises of docs/errors.md, and none
// takes ten seconds. Each case is determined by its number.
//   damaged_files [--first N] [--count N] [--lists] FILE-OR-FOLDER...
// With --lists the files are lists of players, for bloesem new.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "tests/fuzz/command_line.hpp"
#include "tests/fuzz/damage.hpp"
#include "tests/fuzz/last_words.hpp"
#include "tests/fuzz/program_promises.hpp"
#include "tests/fuzz/requests.hpp"
#include "tests/fuzz/tried_commands.hpp"
#include "tests/fuzz/words.hpp"
#include "tests/support/files.hpp"
#include "tests/support/random.hpp"

namespace bloesem::fuzz {

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t largest_source = 16U << 10U;

bool is_source(const fs::path& file, bool lists) {
  constexpr std::array<std::string_view, 2> endings = {".csv", ".txt"};
  const std::string extension = file.extension().string();
  const bool is_list = std::find(endings.begin(), endings.end(), extension) != endings.end();
  return lists ? is_list : extension == ".trf";
}

struct Request {
  std::uint64_t first = 0;
  std::uint64_t count = 1000;
  bool lists = false;
  std::vector<fs::path> paths;
};

std::vector<std::string> read_sources(const Request& request) {
  std::vector<fs::path> files;
  for (const fs::path& path : request.paths) {
    if (!fs::is_directory(path)) {
      files.push_back(path);
      continue;
    }
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(path)) {
      if (is_source(entry.path(), request.lists) && entry.file_size() <= largest_source)
        files.push_back(entry.path());
    }
  }
  std::sort(files.begin(), files.end());
  std::vector<std::string> sources;
  for (const fs::path& file : files) sources.push_back(bloesem::test::content_of(file));
  return sources;
}

class Campaign {
 public:
  Campaign(std::vector<std::string> sources, bool lists) : sources_(std::move(sources)), lists_(lists) {}

  void run(std::uint64_t number) {
    announce(number);
    test::Random random(number);
    const auto pick = [&random](const auto& list) {
      return list[random.between<std::size_t>(0, list.size() - 1)];
    };
    const std::string file = damaged(pick(sources_), pick(sources_), random);
    if (lists_) return answer(words_of(pick(of_lists)), file);
    answer(words_of(pick(changing)), file);
    answer(any_command(random), file);
    for (const std::string_view line : always) answer(words_of(line), file);
  }

  [[nodiscard]] const std::map<int, std::uint64_t>& answers() const noexcept { return answers_; }
  [[nodiscard]] std::uint64_t answered(platform::ExitCode code) const {
    const auto found = answers_.find(static_cast<int>(code));
    return found == answers_.end() ? 0 : found->second;
  }
  [[nodiscard]] const TriedCommands& tried() const noexcept { return tried_; }

 private:
  static std::vector<std::string> any_command(test::Random& random) {
    for (;;) {
      const std::string bytes = random_decisions(random);
      Choices choices(bytes);
      std::vector<std::string> words = sound_command_line(choices);
      if (stays_inside(words) && !plays_long(words)) return words;
    }
  }

  void answer(const std::vector<std::string>& words, const std::string& file) {
    const platform::ExitCode code = check_in_time(folder_, words, file).code;
    ++answers_[static_cast<int>(code)];
    tried_.note(words, code);
  }

  std::vector<std::string> sources_;
  bool lists_;
  Folder folder_;
  std::map<int, std::uint64_t> answers_;  // by exit code
  TriedCommands tried_;
};

Request read_request(int argc, char** argv) {
  Request request;
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    if (word == "--lists") {
      request.lists = true;
    } else if ((word == "--first" || word == "--count") && i + 1 < argc) {
      (word == "--first" ? request.first : request.count) = std::strtoull(argv[++i], nullptr, 10);
    } else {
      request.paths.emplace_back(word);
    }
  }
  return request;
}

int run(const Request& request) {
  std::vector<std::string> sources = read_sources(request);
  if (sources.empty()) return 1;
  std::printf("%zu files, %llu cases\n", sources.size(), static_cast<unsigned long long>(request.count));
  std::fflush(stdout);
  listen_for_last_words();
  Campaign campaign(std::move(sources), request.lists);
  for (std::uint64_t i = 0; i < request.count; ++i) campaign.run(request.first + i);
  for (const auto& [code, count] : campaign.answers()) {
    std::printf("exit code %d: %llu\n", code, static_cast<unsigned long long>(count));
  }
  // At least a tenth of the lists must still be readable; otherwise the damage only causes refusals.
  if (request.lists) return campaign.answered(platform::ExitCode::Done) > request.count / 10 ? 0 : 1;
  return request.count < enough_for_all_commands || campaign.tried().all() ? 0 : 1;
}

}  // namespace

}  // namespace bloesem::fuzz

int main(int argc, char** argv) { return bloesem::fuzz::run(bloesem::fuzz::read_request(argc, argv)); }
