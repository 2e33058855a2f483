#include "engine/c/error.hpp"

#include "engine/platform/exit_codes.hpp"
#include "engine/platform/terminal.hpp"
#include "trf/visible.hpp"

namespace bloesem::c {

void describe(const cli::MemoryAnswer& answer, bloesem_error& error) {
  error.code = static_cast<std::int32_t>(answer.code);
  error.report = answer.messages;
  error.players.assign(answer.players.begin(), answer.players.end());
  if (!answer.error) return;
  error.message = answer.error->message;
  error.file = answer.error->file;
  error.line = answer.error->line;
  error.column = answer.error->column;
}

std::int32_t fail(bloesem_error** error, const cli::MemoryAnswer& answer) {
  if (error != nullptr) {
    *error = new bloesem_error;
    describe(answer, **error);
  }
  return static_cast<std::int32_t>(answer.code);
}

std::int32_t fail(bloesem_error** error, const Failure& failure, const std::string& subject) {
  const auto code = static_cast<std::int32_t>(platform::exit_code_of(failure.code));
  if (error == nullptr) return code;
  if (failure.report.empty()) {
    fail(error, code, failure.message, subject);
    (*error)->line = failure.line;
    (*error)->column = failure.column;
  } else {
    fail(error, cli::reporting_answer(platform::exit_code_of(failure.code), failure.report));
  }
  for (const PlayerId player : failure.players) (*error)->players.push_back(player.number);
  return code;
}

std::int32_t fail(bloesem_error** error, std::int32_t code, const std::string& message,
                  const std::string& subject) {
  if (error != nullptr) {
    *error = new bloesem_error;
    (*error)->code = code;
    (*error)->message = trf::visible(message);
    (*error)->file = subject;
    (*error)->report = platform::error_line(subject, (*error)->message);
  }
  return code;
}

std::int32_t fail_dead(bloesem_error** error) {
  return fail(error, BLOESEM_UNEXPECTED, "an object is NULL or has been freed");
}

}  // namespace bloesem::c

using bloesem::c::alive;

int32_t bloesem_error_code(const bloesem_error* error) { return alive(error) == nullptr ? 0 : error->code; }

const char* bloesem_error_message(const bloesem_error* error) {
  return alive(error) == nullptr ? "" : error->message.c_str();
}

const char* bloesem_error_file(const bloesem_error* error) {
  return alive(error) == nullptr ? "" : error->file.c_str();
}

int32_t bloesem_error_line(const bloesem_error* error) { return alive(error) == nullptr ? 0 : error->line; }

int32_t bloesem_error_column(const bloesem_error* error) { return alive(error) == nullptr ? 0 : error->column; }

const char* bloesem_error_report(const bloesem_error* error) {
  return alive(error) == nullptr ? "" : error->report.c_str();
}

const int32_t* bloesem_error_players(const bloesem_error* error, size_t* count) {
  const bool lives = alive(error) != nullptr;
  if (count != nullptr) *count = lives ? error->players.size() : 0;
  return lives ? error->players.data() : nullptr;
}

void bloesem_error_free(bloesem_error* error) { bloesem::c::release(error); }
