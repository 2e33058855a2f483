// Unusual command lines, over every command, on small valid files: every answer keeps the promises of
// docs/errors.md, and none takes ten seconds. Each case is determined by its number and the files.
//   damaged_lines [--first N] [--count N] [--show] FILE...
// BLOESEM_COMMAND_LINES=N in the environment overrides --count.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "tests/fuzz/command_line.hpp"
#include "tests/fuzz/last_words.hpp"
#include "tests/fuzz/program_promises.hpp"
#include "tests/fuzz/requests.hpp"
#include "tests/fuzz/tried_commands.hpp"
#include "tests/support/files.hpp"
#include "tests/support/random.hpp"

namespace bloesem::fuzz {

namespace {

struct Request {
  std::uint64_t first = 0;
  std::uint64_t count = 1000;
  bool show = false;
  std::vector<std::string> files;  // their contents
};

class Campaign {
 public:
  explicit Campaign(const Request& request) : request_(request) {
    known_.assign(changing.begin(), changing.end());
    known_.insert(known_.end(), always.begin(), always.end());
  }

  // Counts up until a number gives a line that may run here.
  void run(std::uint64_t number) {
    announce(number);
    test::Random random(number);
    for (;;) {
      const std::string bytes = random_decisions(random);
      Choices choices(bytes);
      const std::string& file = request_.files[choices.below(request_.files.size())];
      const std::vector<std::string> words = made_command_line(choices, known_);
      if (!stays_inside(words) || plays_long(words)) continue;
      answer(words, file);
      return;
    }
  }

  [[nodiscard]] const std::map<int, std::uint64_t>& answers() const noexcept { return answers_; }
  [[nodiscard]] const TriedCommands& tried() const noexcept { return tried_; }

 private:
  void answer(const std::vector<std::string>& words, const std::string& file) {
    if (request_.show) show(words);
    const platform::ExitCode code = check_in_time(folder_, words, file).code;
    ++answers_[static_cast<int>(code)];
    tried_.note(words, code);
  }

  static void show(const std::vector<std::string>& words) {
    for (const std::string& word : words) std::printf("[%s] ", word.c_str());
    std::printf("\n");
    std::fflush(stdout);
  }

  const Request& request_;
  std::vector<std::string_view> known_;
  Folder folder_;
  std::map<int, std::uint64_t> answers_;  // by exit code
  TriedCommands tried_;
};

Request read_request(int argc, char** argv) {
  Request request;
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    if (word == "--show") {
      request.show = true;
    } else if ((word == "--first" || word == "--count") && i + 1 < argc) {
      (word == "--first" ? request.first : request.count) = std::strtoull(argv[++i], nullptr, 10);
    } else {
      request.files.push_back(bloesem::test::content_of(std::filesystem::path(word)));
    }
  }
  if (const char* const count = std::getenv("BLOESEM_COMMAND_LINES"))
    request.count = std::strtoull(count, nullptr, 10);
  return request;
}

int run(const Request& request) {
  if (request.files.empty()) return 1;
  listen_for_last_words();
  Campaign campaign(request);
  for (std::uint64_t i = 0; i < request.count; ++i) campaign.run(request.first + i);
  std::printf("%llu command lines\n", static_cast<unsigned long long>(request.count));
  for (const auto& [code, count] : campaign.answers())
    std::printf("exit code %d: %llu\n", code, static_cast<unsigned long long>(count));
  return request.count < enough_for_all_commands || campaign.tried().all() ? 0 : 1;
}

}  // namespace

}  // namespace bloesem::fuzz

int main(int argc, char** argv) { return bloesem::fuzz::run(bloesem::fuzz::read_request(argc, argv)); }
