#include "engine/platform/files/staged_folder.hpp"

#include <cstdio>
#include <system_error>

#include "engine/platform/files/c_file.hpp"
#include "engine/platform/files/flush_folder.hpp"
#include "engine/platform/files/path_name.hpp"
#include "engine/platform/files/system_files.hpp"
#include "engine/platform/terminal.hpp"

namespace bloesem::platform {

namespace fs = std::filesystem;

StagedFolder::~StagedFolder() {
  std::error_code ignored;
  for (const fs::path& file : moved_) fs::remove(file, ignored);
  if (!part_.empty()) fs::remove_all(part_, ignored);
}

Error StagedFolder::failed(const std::string& why) const {
  return access_error((path_.empty() ? "the folder" : trf::visible(path_)) + " cannot be written", why);
}

std::optional<Error> StagedFolder::prepare() {
  if (path_.empty()) return failed("the name is empty");
  if (memory_files() != nullptr) return std::nullopt;
  std::error_code problem;
  fs::path target = path_of(path_);
  const fs::file_status status = fs::symlink_status(target, problem);
  target_exists_ = fs::exists(status);
  const bool free = !target_exists_ || fs::is_empty(target, problem);
  if (!free || (target_exists_ && status.type() != fs::file_type::directory)) {
    return Error{.code = ErrorCode::InvalidInput,
                 .message = trf::visible(path_) + " exists already, expected a new or empty folder"};
  }
  if (!target.has_filename()) target = target.parent_path();  // "out/"
  // An existing folder is filled rather than replaced: it may be a working directory or the root of a disk.
  const fs::path beside = target_exists_ ? target : target.parent_path();
  const fs::path part = beside / (".bloesem-" + process_number() + ".part");
  if (!fs::create_directory(part, problem))
    return failed(problem ? problem.message() : name_of(part) + " exists");
  part_ = part;
  target_ = target;
  path_ = name_of(target);
  return std::nullopt;
}

std::optional<Error> StagedFolder::add(const std::string& name, std::string_view text) {
  if (memory_files() != nullptr) {
    in_memory_.insert_or_assign(path_ + '/' + name, std::string(text));
    return std::nullopt;
  }
  File file = create_file(part_ / path_of(name), Privacy::Usual);
  const bool written = file && std::fwrite(text.data(), 1, text.size(), file.get()) == text.size();
  // Some systems report a full disk only on closing.
  if (written && std::fclose(file.release()) == 0) return std::nullopt;
  return access_error(trf::visible(path_) + " cannot be written");
}

std::optional<Error> StagedFolder::put() {
  if (MemoryFiles* const memory = memory_files()) {
    memory->written.merge(in_memory_);
    return std::nullopt;
  }
  std::error_code problem;
  if (target_exists_)
    move_files(problem);
  else
    fs::rename(part_, target_, problem);
  if (problem) return failed(problem.message());
  part_.clear();
  moved_.clear();
  flush_folder(target_);
  flush_folder_of(target_);
  return std::nullopt;
}

void StagedFolder::move_files(std::error_code& problem) {
  std::vector<fs::path> files;
  for (const fs::directory_entry& entry : fs::directory_iterator(part_, problem)) files.push_back(entry.path());
  for (const fs::path& file : files) {
    const fs::path place = target_ / file.filename();
    if (!problem) fs::rename(file, place, problem);
    if (problem) return;
    moved_.push_back(place);
  }
  if (!problem) fs::remove(part_, problem);
}

}  // namespace bloesem::platform
