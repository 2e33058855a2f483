#include <string>

#include "engine/cli/dropin/grammars.hpp"
#include "engine/cli/dropin/refuse_generator.hpp"

namespace bloesem::cli::dropin {

namespace {

constexpr const char* grammar = "bloesem [-r] --dutch INPUT (-c | -p [OUTPUT]) [-l [LIST]]";

// The words one after the other; nothing after the last.
class Reader {
 public:
  explicit Reader(const Words& words) : words_(words) {}

  [[nodiscard]] bool done() const { return at_ == words_.size(); }
  [[nodiscard]] bool next_is(const std::string& word) const { return !done() && words_[at_] == word; }
  bool skip(const std::string& word) {
    const bool found = next_is(word);
    if (found) ++at_;
    return found;
  }
  std::string take() { return done() ? std::string() : words_[at_++]; }

 private:
  const Words& words_;
  std::size_t at_ = 0;
};

Result<Request> read(Reader words) {
  Request request{.dialect = Dialect::BbpPairings};
  request.release = words.skip("-r");
  const std::string system = words.take();
  if (words.next_is("-g")) return generator_refused();
  request.input = words.take();
  if (request.input.empty()) return usage_error("", "an input file", grammar);
  if (words.next_is("-g")) return generator_refused();
  if (words.skip("-c")) {
    request.task = Task::Check;
  } else if (words.skip("-p")) {
    if (!words.done() && !words.next_is("-l")) request.outputs = {beside(words.take(), request.input)};
  } else {
    return usage_error(words.take(), "-c or -p after the input", grammar);
  }
  if (words.skip("-l")) {
    request.checklist = words.done() ? default_checklist(request.input) : beside(words.take(), request.input);
  }
  if (!words.done()) return usage_error(words.take(), "the end of the line", grammar);
  if (system == "--burstein") {
    return Error{.code = ErrorCode::InvalidInput,
                 .message = "--burstein: only the FIDE (Dutch) System is known; use --dutch"};
  }
  return request;
}

}  // namespace

std::optional<Result<Request>> read_bbp(const Words& words) {
  Reader start(words);
  start.skip("-r");
  if (!start.next_is("--dutch") && !start.next_is("--burstein")) return std::nullopt;
  return read(Reader(words));
}

}  // namespace bloesem::cli::dropin
