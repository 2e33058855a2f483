#include "engine/program/campaign/progress_bar.hpp"

#include <algorithm>
#include <cstddef>

#include "engine/platform/terminal.hpp"
#include "engine/program/campaign/grouped.hpp"

namespace bloesem::cli {

namespace {

constexpr std::size_t usual_width = 80;
constexpr std::size_t bar_width = 10;
constexpr double redraw_after = 0.2;  // seconds

std::string bar(double part) {
  const auto filled = static_cast<std::size_t>(part * bar_width);
  std::string text = "[" + std::string(filled, '=');
  if (filled < bar_width) text += '>';
  text.resize(1 + bar_width, ' ');
  return text + ']';
}

std::string two_digits(std::uint64_t number) { return (number < 10 ? "0" : "") + std::to_string(number); }

std::string duration(double seconds) {
  const auto whole = static_cast<std::uint64_t>(seconds + 0.5);
  const std::string tail = two_digits(whole / 60 % 60) + ':' + two_digits(whole % 60);
  return whole >= 3600 ? std::to_string(whole / 3600) + ':' + tail : tail;
}

std::string time_left(const CampaignProgress& progress, double seconds) {
  const auto now = static_cast<double>(progress.done - progress.earlier);
  if (now <= 0 || seconds <= 0) return "";
  return "  " + duration(static_cast<double>(progress.all - progress.done) * seconds / now) + " left";
}

}  // namespace

std::string progress_line(const CampaignProgress& progress, double seconds, std::size_t width) {
  const double part =
      progress.all == 0 ? 1.0 : static_cast<double>(progress.done) / static_cast<double>(progress.all);
  const auto rate =
      static_cast<std::uint64_t>(seconds > 0 ? static_cast<double>(progress.rounds) / seconds : 0);
  std::string text = bar(part) + ' ' + std::to_string(static_cast<int>(part * 100)) + "%  " +
                     grouped(progress.done) + " of " + grouped(progress.all) + "  " + grouped(rate) +
                     " rounds/s  " + counted_in_groups(progress.differences, "difference") +
                     time_left(progress, seconds);
  text.resize(std::min(text.size(), width > 0 ? width - 1 : 0));
  return text;
}

ProgressBar::ProgressBar()
    : visible_(platform::is_screen(platform::Stream::Errors)), start_(Clock::now()), last_(start_) {}

ProgressBar::~ProgressBar() { clear(); }

void ProgressBar::clear() {
  if (drawn_) platform::print_to_stderr("\r\x1b[K");
  drawn_ = false;
}

void ProgressBar::show(const CampaignProgress& progress) {
  if (!visible_) return;
  const Clock::time_point now = Clock::now();
  if (std::chrono::duration<double>(now - last_).count() < redraw_after) return;
  last_ = now;
  const double seconds = std::chrono::duration<double>(now - start_).count();
  platform::print_to_stderr(
      "\r" +
      progress_line(progress, seconds, platform::columns_of(platform::Stream::Errors).value_or(usual_width)) +
      "\x1b[K");
  drawn_ = true;
}

void ProgressBar::say(std::string_view text) {
  clear();
  platform::print_to_stderr(text);
}

}  // namespace bloesem::cli
