// The style of a report: for screens in light and dark mode, phones, and paper.
#pragma once

#include <string_view>

namespace bloesem::render {

inline constexpr std::string_view report_style = R"css(:root {
  color-scheme: light dark;
  --paper: #fdfcfa; --band: #f5f1ec; --line: #ded7cd; --ink: #211e1a; --soft: #625b52; --accent: #93264f;
  --white: #fff; --black: #2c2825;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #171513; --band: #211e1b; --line: #3d3833; --ink: #ece7df; --soft: #b0a79b; --accent: #f0a3bd;
    --white: #f4f0ea; --black: #060505;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0; background: var(--paper); color: var(--ink); overflow-wrap: break-word;
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", "Noto Sans", Cantarell, sans-serif; font-variant-numeric: tabular-nums;
}
header, main, footer { max-width: 62rem; margin: 0 auto; padding: 0 1rem; }
header { padding-top: 2.5rem; }
h1, h2, h3 {
  font-family: Charter, "Bitstream Charter", "Sitka Text", Cambria, "Noto Serif", Georgia, serif;
  font-weight: 600; line-height: 1.2; text-wrap: balance; overflow-wrap: anywhere;
}
h1 { font-size: clamp(1.6rem, 5vw, 2.4rem); margin: 0 0 .4rem; letter-spacing: -.01em; }
h2 { font-size: 1.45rem; margin: 0 0 .9rem; }
h3 { font-size: 1.1rem; margin: 1.8rem 0 .5rem; }
p { margin: 0 0 .8rem; }
header .event { color: var(--ink); }
.out { margin: 0; max-width: 44rem; font-size: .92rem; }
.out dt { color: var(--soft); font-size: .84rem; }
.out dd { margin: 0 0 .6rem; }
.note p, .note ul { margin: 0 0 .4rem; }
header p, .hint { color: var(--soft); margin: 0 0 .8rem; max-width: 44rem; }
.hint { font-size: .9rem; }
.note { border-left: 3px solid var(--accent); padding: .1rem 0 .1rem .8rem; max-width: 44rem; }
nav { display: flex; flex-wrap: wrap; gap: .2rem 1.3rem; padding: .5rem 0; border-block: 1px solid var(--line); }
a { color: inherit; text-decoration: underline; text-decoration-color: var(--line); text-underline-offset: .18em; text-decoration-thickness: 1px; }
a:hover, nav a { color: var(--accent); }
nav a { text-decoration: none; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
:target { background: color-mix(in srgb, var(--accent) 7%, transparent); scroll-margin-top: 3rem; }
section:target { background: none; scroll-margin-top: .5rem; }
section { margin: 3rem 0; }
footer { padding-block: 1rem 2.5rem; color: var(--soft); font-size: .85rem; }
small { color: var(--soft); font-size: .82em; }
abbr { text-decoration: none; cursor: help; }
/* A shadow at the right edge, covered where the table ends, shows that there is more to scroll to. */
.box {
  overflow-x: auto; position: relative;
  background: linear-gradient(to left, var(--paper) 1rem, transparent) right / 2.5rem 100% no-repeat local,
    linear-gradient(to left, color-mix(in srgb, var(--ink) 28%, transparent), transparent) right / .8rem 100% no-repeat scroll;
}
table { border-collapse: collapse; font-size: .92rem; line-height: 1.35; }
th, td { padding: .34rem .6rem; text-align: left; vertical-align: baseline; border-bottom: 1px solid var(--line); }
th { font-weight: 600; }
thead th { color: var(--soft); font-weight: 500; font-size: .8rem; border-bottom: 1px solid var(--soft); white-space: nowrap; vertical-align: bottom; }
tbody th { font-weight: 500; }
td.n, .grid td { text-align: right; white-space: nowrap; }
.grid thead th { text-align: right; }
.grid thead th:nth-child(2), .grid th:last-child, .grid td:last-child { text-align: left; }
.grid tr > :first-child, .cross tr > :first-child { text-align: right; padding-left: 0; }
.grid tbody th, .cross tbody th { position: sticky; left: 0; background: var(--paper); min-width: 8rem; z-index: 1; }
/* The background of a name that stays in view would cover the line above it: the name draws that line itself. */
.grid, .cross { border-collapse: separate; border-spacing: 0; }
:is(.grid, .cross) tbody tr + tr th { box-shadow: 0 -1px var(--line); }
:is(.grid, .cross) tbody tr:not(:last-child) th { border-bottom-color: transparent; }
.met td { text-align: center; }
.met tbody th { min-width: 8rem; }
.box + .hint { margin-top: .5rem; }
.cross td { white-space: nowrap; }
.cross td, .cross th { padding-inline: .45rem; }

.boards, .boards thead, .boards tbody { display: block; }
.boards tr {
  display: grid; grid-template-columns: 2.2rem minmax(0, 1fr) 2.8rem 3.4rem 2.8rem minmax(0, 1fr);
  gap: .15rem .7rem; padding: .6rem 0; border-bottom: 1px solid var(--line); align-items: baseline;
}
.boards.sums .p { font-size: .92em; letter-spacing: -.01em; }
@media (min-width: 40.01rem) { .boards.sums tr { grid-template-columns: 2.2rem minmax(0, 1fr) 4.2rem 3.4rem 4.2rem minmax(0, 1fr); } }
.boards th, .boards td { border: 0; padding: 0; }
.boards thead th:nth-child(3) { text-align: right; }
.boards thead th:nth-child(4) { text-align: center; }
.boards thead th:last-child { display: none; }
.boards tbody th { text-align: right; color: var(--soft); font-weight: 500; }
.boards td.w, .boards td.k { padding-left: 1.15em; text-indent: -1.15em; }
.boards .p { text-align: right; white-space: nowrap; }
/* Both players' points stand beside the result, though Black comes before Black's points. */
.boards th:nth-child(5), .boards td:nth-child(5) { grid-area: 1 / 6; }
.boards th:nth-child(6), .boards td:nth-child(6) { grid-area: 1 / 5; text-align: left; }
.boards .r { text-align: center; white-space: nowrap; font-weight: 600; }
.boards .y { grid-area: 2 / 2 / 3 / 7; color: var(--soft); font-size: .84rem; }
td.w::before, td.k::before {
  content: ""; display: inline-block; width: .68em; height: .68em; margin-right: .5em; border: 1px solid var(--soft); border-radius: 50%;
}
td.w::before { background: var(--white); }
td.k::before { background: var(--black); }
.why { border: 0; }
.why summary { padding: .25rem .8rem .25rem 0; display: inline-flex; gap: .15rem; }
.story { max-width: 44rem; margin: .15rem 0 .4rem; padding: 0; list-style: none; color: var(--ink); }
.story li { padding-left: 1em; text-indent: -1em; }
.card .story { font-size: .9rem; }
.boards .other { color: var(--accent); }

.picture { display: block; width: 100%; max-width: 35rem; height: auto; margin: .5rem 0 1.5rem; }
.picture text { font: 10.5px system-ui, "Noto Sans", sans-serif; fill: var(--ink); }
.picture a { text-decoration: none; }
.picture .band { fill: var(--band); }
.picture .score { font-weight: 600; font-size: 12px; }
.picture .soft { fill: var(--soft); font-size: 8.5px; }
.picture .w { fill: var(--white); stroke: var(--soft); }
.picture .k { fill: var(--black); stroke: var(--soft); }
.picture .tw { fill: #211e1a; text-anchor: middle; }
.picture .tk { fill: #fff; text-anchor: middle; }
.picture .ghost { fill: none; stroke: var(--accent); stroke-dasharray: 2.5 2; }
.picture .tg { fill: var(--accent); text-anchor: middle; }
.picture .bye { fill: none; stroke: var(--soft); }
.picture .tb { text-anchor: middle; }
.picture .came { stroke: var(--accent); stroke-width: 1.6; }
.picture .arrow { fill: none; stroke: var(--accent); stroke-width: 1.1; opacity: .75; }
.picture .head { fill: var(--accent); }
.picture .bar { fill: var(--soft); opacity: .55; }
.picture .went { fill: var(--accent); }

.legend { list-style: none; margin: 0 0 1rem; padding: 0; display: flex; flex-wrap: wrap; gap: .15rem 1.3rem; font-size: .86rem; }
.legend i { display: inline-block; width: .85em; height: .85em; margin-right: .45em; border: 1px solid var(--line); vertical-align: -.08em; }
.pairs { font-size: .64rem; line-height: 1.2; border-collapse: separate; border-spacing: 1px; }
.pairs th, .pairs td { border: 0; padding: .2rem .1rem; text-align: center; min-width: 1.6rem; }
.pairs tbody th { position: sticky; left: 0; z-index: 1; background: var(--paper); text-align: left; font-size: .8rem; white-space: nowrap; max-width: 9.5rem; overflow: hidden; text-overflow: ellipsis; padding-right: .5rem; }
.zoom label { margin-right: 1rem; font-size: .9rem; }
.zoom .box { max-height: 90vh; overflow: auto; margin-top: .5rem; }
.zoom img { image-rendering: pixelated; display: block; width: 100%; max-width: max(calc(var(--n) * 4px), 36rem); }
.zoom:has(.z1:checked) img { width: calc(var(--n) * 1px); max-width: none; }
.zoom:has(.z4:checked) img { width: calc(var(--n) * 4px); max-width: none; }
.zoom:has(.z10:checked) img { width: calc(var(--n) * 10px); max-width: none; }

details { border-bottom: 1px solid var(--line); }
summary { cursor: pointer; padding: .45rem 0; display: flex; gap: .6rem; align-items: baseline; }
summary::-webkit-details-marker { display: none; }
summary::before { content: "+"; color: var(--accent); width: .7rem; flex: none; }
details[open] > summary::before { content: "\2013"; }
summary i { color: var(--soft); font-style: normal; min-width: 1.6rem; text-align: right; }
summary span { flex: 1; min-width: 0; overflow-wrap: anywhere; }
.card { padding: .2rem .2rem 1.2rem 1.3rem; }
.card p { margin: .2rem 0 .7rem; }
.card table { font-size: .86rem; }
.card td { white-space: nowrap; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .15rem 1rem; margin: .8rem 0 0; font-size: .88rem; }
dt { color: var(--soft); }
dt b { color: var(--ink); }
dd { margin: 0; color: var(--soft); overflow-wrap: anywhere; }
.lines { white-space: pre-line; font-size: .88rem; overflow-wrap: anywhere; }
/* Thousands of rows: what is not on the screen need not be laid out to open the page. */
.large section { content-visibility: auto; contain-intrinsic-size: auto 60rem; }
.notes { margin: .6rem 0 0; padding-left: 1.1rem; font-size: .84rem; color: var(--soft); }

@media screen and (max-width: 40rem) {
  header { padding-top: 1.4rem; }
  section { margin: 2.2rem 0; }
  .boards thead, .brackets thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .boards tr { grid-template-columns: 2rem minmax(0, 1fr) auto auto; gap: .1rem .6rem; }
  .boards th { grid-area: 1 / 1; }
  .boards .w, .boards .b { grid-area: 1 / 2; } .boards .w + .p, .boards .b + .p { grid-area: 1 / 3; }
  .boards td.k { grid-area: 2 / 2; } .boards td.k + .p { grid-area: 2 / 3; text-align: right; }
  .boards td.v, .boards td.v + .p { display: none; }
  .boards .r { grid-area: 1 / 4 / 3 / 5; align-self: center; }
  .boards .y { grid-area: 3 / 2 / 4 / 5; }
  .brackets, .brackets tbody { display: block; }
  .brackets tr { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: .6rem 0; border-bottom: 1px solid var(--line); }
  .brackets th, .brackets td { border: 0; padding: 0; text-align: left; }
  .brackets th, .brackets td:last-child { flex-basis: 100%; }
  .brackets td[data-h]::before { content: attr(data-h) " "; color: var(--soft); font-size: .9em; }
  .grid tbody th, .cross tbody th { max-width: 8.5rem; }
  .card { padding-left: 0; }
  .card td.w, .card td.k { white-space: normal; min-width: 6.5rem; }
}

@media print {
  :root { --paper: #fff; --band: #f3f3f3; --line: #bbb; --ink: #000; --soft: #333; --accent: #000; --white: #fff; --black: #000; }
  @page { margin: 15mm 14mm; }
  @page wide { size: landscape; }
  html { font-size: 9.5pt; }
  body { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  header, main, footer { max-width: none; padding: 0; }
  nav, footer { display: none; }
  a { text-decoration: none; }
  :target { background: none; }
  section { margin: 0; }
  section + section { break-before: page; }
  .wide { page: wide; }
  .large section { content-visibility: visible; }
  h2, h3, summary { break-after: avoid; }
  thead { display: table-header-group; }
  tr, li, .picture, .card, dl { break-inside: avoid; }
  th, td { padding: .2rem .4rem; }
  .box { overflow: visible; background: none; }
  .grid, .cross { font-size: 8pt; line-height: 1.2; }
  .wide .grid, .wide .cross { font-size: 7.5pt; }
  .cross tbody th a + small { display: none; }
  .grid th, .grid td, .cross th, .cross td { padding: .14rem .35rem; }
  .boards tr { padding: .2rem 0; line-height: 1.25; row-gap: 0; }
  .boards .y, .hint, .notes, dl { font-size: 8pt; }
  #players { columns: 2; column-gap: 8mm; }
  #players h2 { column-span: all; }
  details { break-inside: avoid; }
  .card { padding: 0 0 .4rem; }
  .card p { margin: 0 0 .2rem; }
  .card dl { display: block; margin-top: .3rem; }
  .card dt, .card dd { display: inline; }
  .card dt { margin-right: .4em; }
  .card dd { margin-right: 1em; }
  .card table { font-size: 7.5pt; }
  .card td { white-space: normal; }
  .card td.w, .card td.k { overflow-wrap: anywhere; }
  .card th, .card td { padding: .1rem .25rem; }
  .grid tbody th, .cross tbody th { position: static; }
  .picture { max-width: 150mm; }
  .pairs { table-layout: fixed; width: 100%; font-size: 5pt; }
  .pairs thead td { width: 6rem; }
  .pairs th, .pairs td { min-width: 0; padding: .1rem 0; overflow: hidden; }
  .zoom label { display: none; }
  .zoom img, .zoom:has(input:checked) img { width: 100%; max-width: 170mm; }
  .zoom .box { max-height: none; overflow: visible; }
  summary::before { content: none; }
  .why { display: none; }
  .card .story { font-size: 8pt; }
  body:not(.large) details::details-content { content-visibility: visible; block-size: auto; }
  .large details:not([open]) { display: none; }
}
)css";

}  // namespace bloesem::render
