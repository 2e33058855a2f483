// bloesem_answer: commands of the program.
#include "engine/c/answer.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "engine/c/options.hpp"
#include "engine/c/watch.hpp"
#include "engine/cli/in_memory/request_json.hpp"

namespace bloesem::c {

Result<cli::MemoryRequest, cli::MemoryAnswer> request_of(const char* command,
                                                         std::span<const bloesem_file> files,
                                                         std::string_view options, const bloesem_watch* watch) {
  Result<std::vector<std::string>, cli::MemoryAnswer> words = words_of(options);
  if (!words) return words.error();
  cli::MemoryRequest request;
  std::vector<std::string> argument;
  for (const bloesem_file& file : files) {
    if (file.name == nullptr || *file.name == '\0')
      return cli::failed_answer(platform::ExitCode::BadInput, "the name of a file is missing");
    if (argument.empty()) argument.emplace_back(file.name);
    request.files.insert_or_assign(file.name, std::string(text_of(file.bytes, file.length)));
  }
  request.words =
      cli::command_words(command == nullptr ? "" : command, std::move(words).value(), std::move(argument));
  request.limit = limit_of(watch);
  request.progress = progress_of(watch);
  return request;
}

bloesem_answer* new_answer(cli::MemoryAnswer answer) {
  auto own = std::make_unique<bloesem_answer>();
  own->answer = std::move(answer);
  for (const auto& file : own->answer.files) own->files.push_back(&file);
  if (own->answer.error) describe(own->answer, own->error);
  return own.release();
}

}  // namespace bloesem::c

using namespace bloesem;

int32_t bloesem_run(const char* command, const bloesem_file* files, size_t count, const char* options,
                    size_t length, const bloesem_watch* watch, bloesem_answer** answer) {
  return c::guarded(nullptr, [&]() -> int32_t {
    if (answer == nullptr || (files == nullptr && count > 0)) return BLOESEM_UNEXPECTED;
    *answer = nullptr;
    auto request = c::request_of(command, {files, count}, c::text_of(options, length), watch);
    *answer = c::new_answer(request ? cli::answer_in_memory(std::move(request).value()) : request.error());
    return static_cast<int32_t>((*answer)->answer.code);
  });
}

int32_t bloesem_run_json(const char* request, size_t length, const bloesem_watch* watch,
                         bloesem_answer** answer) {
  return c::guarded(nullptr, [&]() -> int32_t {
    if (answer == nullptr) return BLOESEM_UNEXPECTED;
    *answer = nullptr;
    cli::AnsweredLine answered =
        cli::answer_to(c::text_of(request, length), c::limit_of(watch), c::progress_of(watch));
    answered.answer.output = std::move(answered.line);
    *answer = c::new_answer(std::move(answered.answer));
    return static_cast<int32_t>((*answer)->answer.code);
  });
}

int32_t bloesem_answer_code(const bloesem_answer* answer) {
  return c::alive(answer) == nullptr ? BLOESEM_UNEXPECTED : static_cast<int32_t>(answer->answer.code);
}

const char* bloesem_answer_output(const bloesem_answer* answer, size_t* length) {
  return c::text_in(c::alive(answer) == nullptr ? nullptr : &answer->answer.output, length);
}

const char* bloesem_answer_messages(const bloesem_answer* answer, size_t* length) {
  return c::text_in(c::alive(answer) == nullptr ? nullptr : &answer->answer.messages, length);
}

const bloesem_error* bloesem_answer_error(const bloesem_answer* answer) {
  return c::alive(answer) != nullptr && answer->answer.error ? &answer->error : nullptr;
}

size_t bloesem_answer_files(const bloesem_answer* answer) {
  return c::alive(answer) == nullptr ? 0 : answer->files.size();
}

const char* bloesem_answer_file_name(const bloesem_answer* answer, size_t index) {
  return index < bloesem_answer_files(answer) ? answer->files[index]->first.c_str() : nullptr;
}

const char* bloesem_answer_file(const bloesem_answer* answer, size_t index, size_t* length) {
  return c::text_in(index < bloesem_answer_files(answer) ? &answer->files[index]->second : nullptr, length);
}

void bloesem_answer_free(bloesem_answer* answer) { c::release(answer); }
