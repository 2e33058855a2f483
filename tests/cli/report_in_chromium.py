"""Tests the reports in a real browser: report_in_chromium.py PROGRAM [--small | --large] [--pictures FOLDER]

Layout at 320, 800 and 1200 px and in dark mode, printing, links, a silent console, names that look like scripts.
--large: 2000 players, with times. --pictures: saves the pages as PNG and PDF for inspection.
"""
import argparse
import os
import re
import subprocess
import sys
import tempfile
import time

import chromium

EVIL = {1: "<script>alert(1)</script>", 2: "\"&' onclick=alert(2) x", 3: "</title><svg onload=alert(3)>",
        4: "Verylongnamewithoutanyblankatall,W", 5: "<img src=x onerror=alert(5)>"}


def generate(program, path, *knobs):
    subprocess.run([program, "generate", "--rules", "2026", "--to", "trf26", "-o", path, *knobs], check=True)


def with_names(path, names):
    """Replaces the names in columns 15 to 47 of the player lines."""
    with open(path, encoding="utf-8") as file:
        lines = file.read().split("\n")
    for at, line in enumerate(lines):
        if line.startswith("001") and int(line[4:8]) in names:
            lines[at] = line[:14] + names[int(line[4:8])][:33].ljust(33) + line[47:]
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(lines))


def report(program, page, *words):
    subprocess.run([program, *words, "-o", page], check=True, stderr=subprocess.DEVNULL)


def expect(condition, told):
    if not condition:
        sys.exit("report_in_chromium: " + told)


# Elements wider than the screen that are not in a scrollable box.
BEYOND = """[...document.querySelectorAll('body *')].filter(e => !e.closest('.box') && e.getClientRects().length &&
  e.getBoundingClientRect().right > innerWidth + 0.5 && getComputedStyle(e).position !== 'absolute')
  .slice(0, 3).map(e => e.outerHTML.slice(0, 80))"""


def look(browser, page, name, pictures, find_beyond=True):
    for width, dark in ((320, False), (800, False), (1200, False), (320, True)):
        browser.screen(width, dark=dark)
        browser.open(page)
        browser.ask("document.querySelectorAll('details').forEach((d, i) => { d.open = i < 40; })")
        wide = browser.ask("document.scrollingElement.scrollWidth")
        expect(wide <= width, f"{name}: {wide} px wide on a screen of {width}")
        beyond = browser.ask(BEYOND) if find_beyond else []
        expect(beyond == [], f"{name}: beyond the screen of {width} px: {beyond}")
        paper = browser.ask("getComputedStyle(document.body).backgroundColor")
        expect((sum(map(int, re.findall(r"\d+", paper)[:3])) < 200) == dark, f"{name}: background {paper}, dark: {dark}")
        if pictures:
            browser.picture(os.path.join(pictures, f"{name}-{width}{'-dark' if dark else ''}.png"))
    expect(browser.complaints() == [], f"{name}: the page complains: {browser.complaints()}")
    expect(len(browser.requests()) == 1, f"{name}: the page loads {browser.requests()}")


# Tables wider than A4 paper without its margins, in portrait or landscape.
CUT_ON_PAPER = """[...document.querySelectorAll('section table')].filter(t =>
  t.getBoundingClientRect().width > ((w, c) => w ? (c ? 130 : 267) : c ? 88 : 182)(t.closest('.wide'), t.closest('.card')) * 96 / 25.4 + 1)
  .slice(0, 3).map(t => [t.closest('section').id, t.getBoundingClientRect().width])"""


def paper(browser, page, name):
    """Checks that nothing is cut off on A4 paper. Landscape sections are checked on a screen of their width."""
    browser.open(page)
    for width in (182, 267):
        browser.call("Emulation.setDeviceMetricsOverride", width=round(width * 96 / 25.4), height=900, deviceScaleFactor=1,
                     mobile=False)
        browser.call("Emulation.setEmulatedMedia", media="print")
        kind = "'.wide'" if width == 267 else "'main > :not(.wide)'"
        cut = browser.ask(CUT_ON_PAPER.replace("'section table'", kind + ".split(',').map(s => s + ' table').join()"))
        expect(cut == [], f"{name}: cut off on paper: {cut}")
    browser.call("Emulation.setEmulatedMedia", media="")


def contrast(browser, name):
    """Checks that the contrast of text is at least 4.5, the AA level of the accessibility guidelines."""
    for dark in (False, True):
        browser.screen(800, dark=dark)
        ratios = browser.ask("""(() => {
          const light = c => { const v = c.match(/[\\d.]+/g).slice(0, 3).map(x => x / 255)
            .map(x => x <= .04045 ? x / 12.92 : ((x + .055) / 1.055) ** 2.4);
            return .2126 * v[0] + .7152 * v[1] + .0722 * v[2]; };
          const paper = light(getComputedStyle(document.body).backgroundColor);
          return ['body', 'nav a', '.hint', 'thead th', 'small'].map(s => { const e = document.querySelector(s);
            const ink = e ? light(getComputedStyle(e).color) : null;
            return e ? (Math.max(ink, paper) + .05) / (Math.min(ink, paper) + .05) : 21; }); })()""")
        expect(min(ratios) >= 4.5, f"{name}: contrasts {ratios}, dark: {dark}")


def links(browser, name):
    """Checks that a player's name links to the card, which opens, and that the card links back to the board."""
    browser.screen(800)
    there = browser.ask("""(async () => { const a = document.querySelector('.boards td.w a'); a.click();
      await new Promise(r => setTimeout(r, 200));
      const card = document.querySelector(a.getAttribute('href')); const box = card.getBoundingClientRect();
      return [card.closest('details').open, box.height > 10 && box.top < innerHeight,
              card.querySelector('a[href="#b1"]') !== null]; })()""")
    expect(there == [True, True, True], f"{name}: card open, seen, with a way back: {there}")


def pages(pdf):
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf))


def small_events(program, browser, folder, pictures):
    file = os.path.join(folder, "open.trf")
    generate(program, file, "--seed", "3", "--players", "58", "--rounds", "7", "--half-byes", "40")
    with_names(file, EVIL)
    codes = "DE,BH/C1,BH,SB,PS,WIN,BWG,ARO,TPR"
    made = {"round": ("pair", file, "--round", "7", "--format", "html"),
            "standings": ("standings", file, "--tiebreaks", codes, "--format", "html"),
            "report": ("report", file, "--tiebreaks", codes, "--round", "6")}
    for name, words in made.items():
        page = os.path.join(folder, name + ".html")
        report(program, page, *words)
        look(browser, page, name, pictures)
        contrast(browser, name)
        expect(browser.ask("document.scripts.length") == 0, name + ": there is a script")
        expect(browser.ask("document.body.textContent.includes('<script>alert(1)</script>')"), name + ": name 1")
        expect(browser.ask("document.querySelectorAll('[onclick], [onload], [onerror], img').length") == 0,
               name + ": a name became an element")
        if name != "standings":
            links(browser, name)
            expect(browser.ask("document.querySelectorAll('.picture .band').length") > 3, name + ": no picture")
        paper(browser, page, name)
        browser.open(page)
        pdf = browser.pdf()
        if pictures:
            with open(os.path.join(pictures, name + ".pdf"), "wb") as out:
                out.write(pdf)
        # Each section is on a sheet of its own, with the cards of all players in two columns.
        sections = browser.ask("document.querySelectorAll('main > section').length")
        expect(sections + 3 <= pages(pdf) <= 45, f"{name}: {pages(pdf)} pages of paper for {sections} sections")
        print(f"{name}: {os.path.getsize(page)} bytes, {pages(pdf)} pages of paper")
    expect(browser.complaints() == [], f"the page complains: {browser.complaints()}")


def large_event(program, browser, folder, pictures):
    file, page = os.path.join(folder, "large.trf"), os.path.join(folder, "large.html")
    generate(program, file, "--seed", "5", "--players", "2000", "--rounds", "11")
    report(program, page, "report", file, "--tiebreaks", "DE,BH/C1,BH,SB,PS,WIN,BWG,ARO,TPR")
    for width in (1200, 320):
        browser.screen(width)
        best = 1e9
        for _ in range(3):
            start = time.monotonic()
            browser.open(page)
            browser.ask("new Promise(r => requestAnimationFrame(() => requestAnimationFrame(r)))")
            best = min(best, time.monotonic() - start)
        print(f"large: {os.path.getsize(page)} bytes, opened and painted in {best:.2f} s at {width} px")
        expect(best < 20, "large: too slow")
    expect(os.path.getsize(page) < 3_000_000, "large: more than 3 MB")
    look(browser, page, "large", pictures, find_beyond=False)  # it would force the layout of content that the page defers
    paper(browser, page, "large")
    browser.open(page)
    pdf = browser.pdf()
    expect(60 <= pages(pdf) <= 160, f"large: {pages(pdf)} pages of paper")
    print(f"large: {pages(pdf)} pages of paper, without the closed cards")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    size = parser.add_mutually_exclusive_group()
    size.add_argument("--small", action="store_true")
    size.add_argument("--large", action="store_true")
    parser.add_argument("--pictures")
    arguments = parser.parse_args()
    found = chromium.find()
    if not found:
        print("skipped: no Chromium on this machine (" + ", ".join(chromium.NAMES) + ")")
        return
    with tempfile.TemporaryDirectory() as folder, chromium.Browser(found) as browser:
        check = large_event if arguments.large else small_events
        check(os.path.abspath(arguments.program), browser, folder, arguments.pictures)


main()
