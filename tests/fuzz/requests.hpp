// Requests for every command, about the file in.trf.
#pragma once

#include <array>
#include <string_view>

namespace bloesem::fuzz {

// Each damaged file goes through one of the first list and all of the second.
inline constexpr std::array<std::string_view, 42> changing = {
    "pair in.trf",
    "pair --rules 2016 in.trf",
    "pair --rules 2016 --strict in.trf",
    "pair --rules 2016 --recompute --rounds 9 --initial-colour B in.trf -o new.man",
    "pair --rules 2016 --rounds 20 --initial-colour W in.trf -o old.man",
    "pair --rules 2016 --rounds 20 --initial-colour W --numbers fixed --board-order pairing-score in.trf",
    "pair --rules 2016 --rounds 20 --initial-colour W --format table --verbose in.trf",
    "pair --rules 2016 --rounds 20 --initial-colour W --format json in.trf -o new.json",
    "pair --rules 2016 --rounds 20 --initial-colour W --absent 1,3 --forbid 2-4 in.trf",
    "pair --rules 2016 --rounds 20 --initial-colour W --round 1 in.trf",
    "pair --rules 2016 --rounds 20 --initial-colour W --round 3 --format table in.trf",
    "pair --rules 2016 --rounds 20 --initial-colour W -",
    "pair --rules 2016 --rounds 20 --initial-colour W in.trf --checklist new.list",
    "pair --rules 2016 --rounds 20 --initial-colour W in.trf --into in.trf",
    "pair --rules 2016 --recompute --rounds 20 --initial-colour B in.trf --into new.trf --absent 2",
    "judge --rules 2016 --rounds 20 --initial-colour W in.trf --round 2",
    "judge --rules 2016 --rounds 20 --initial-colour W in.trf --round 3 --json",
    "judge --rules 2016 --rounds 20 --initial-colour W in.trf --pairs old.man",
    "lint --dialect trfbx --json in.trf",
    "result --recompute in.trf 1-2:1-0",
    "result in.trf --absent 1 --half-bye 2 --full-bye 3",
    "result in.trf --round 2 --half-bye 1,2,3,4",
    "result in.trf --withdraw 1,3 --return 2",
    "result in.trf --pairing-bye 1",
    "result in.trf --pair 1-2,3-4 --absent 5,6 --rules 2016",
    "result in.trf --enter Laat;2000;WFM;NED",
    "result --recompute in.trf --undo-round 1 --yes",
    "result in.trf --acceleration none",
    "result in.trf --show -o new.txt",
    "rankings in.trf --by number:1-3,4- --tiebreaks SB --format csv",
    "rankings in.trf --by team --boards --tiebreaks BH -o new.txt",
    "prizes in.trf --amounts 100,50,25.25 --tiebreaks DE --format json",
    "ratings in.trf --format csv",
    "upsets in.trf --round 2",
    "zermelo in.trf --extended --after 3",
    "convert --recompute in.trf --to trf16 -o new.trf",
    "convert in.trf --to trfx",
    "convert in.trf --to trfbx -o in.trf",
    "--rules 2016 --dutch in.trf -p new.man -l",
    "--rules 2016 --dutch in.trf -c -l new.list",
    "--rules 2016 in.trf -b -p new.man -l",
    "--rules 2016 in.trf -c 2"};
inline constexpr std::array<std::string_view, 2> always = {
    "check --rules 2016 --rounds 20 --initial-colour W in.trf", "lint in.trf"};

// For a damaged list of players.
inline constexpr std::array<std::string_view, 5> of_lists = {
    "new new.x --players in.trf --rounds 9 --initial-colour W --start 2026/05/02",
    "new new.x --players - --rounds 5 --initial-colour B --start 2025/05/02 --acceleration baku",
    "new new.x --players in.trf --rounds 9 --initial-colour W --start 2026/05/02 --allow-duplicates",
    "new new.x --players in.trf --rounds 9 --initial-colour W --start 2026/05/02 --birth-dates dmy",
    "new new.x --players in.trf --rounds 9 --initial-colour W --start 2026/05/02 --columns 1=name --columns "
    "2=rating"};

}  // namespace bloesem::fuzz
