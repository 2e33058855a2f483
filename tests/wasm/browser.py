#!/usr/bin/env python3
"""The example page of the package for JavaScript in a real browser: it must show the boards of a round.

Usage: browser.py PACKAGE [PICTURE]
"""

import functools
import html
import http.server
import re
import shutil
import subprocess
import sys
import tempfile
import threading


class Quiet(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".mjs": "text/javascript",
                      ".js": "text/javascript", ".wasm": "application/wasm"}

    def log_message(self, *_):
        pass


def run(browser, address, *more):
    with tempfile.TemporaryDirectory() as profile:
        done = subprocess.run(
            [browser, "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
             "--disable-background-networking", "--disable-component-update", "--disable-sync",
             f"--user-data-dir={profile}", "--virtual-time-budget=20000", "--window-size=1200,620", *more, address],
            capture_output=True, text=True, timeout=120, check=True)
    return done.stdout


def main():
    browser = shutil.which("chromium") or shutil.which("chromium-browser")
    if browser is None:
        print("skipped: Chromium is not installed")
        return
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=sys.argv[1]))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/examples/page.html"
    page = run(browser, address, "--dump-dom")
    if len(sys.argv) > 2:
        run(browser, address, f"--screenshot={sys.argv[2]}")
    server.shutdown()
    rows = [[html.unescape(re.sub("<[^>]*>", "", cell)) for cell in re.findall("<td.*?</td>", row)]
            for row in re.findall("<tr.*?</tr>", page)]
    boards = [row for row in rows if row]
    expected = [["1", "Citroen, Cas", "1.5", "Braam, Bob", "1.5"], ["2", "Appel, Ans", "1.5", "Framboos, Fe", "1.0"],
                ["3", "Eik, Evi", "0.5", "Druif, Dina", "0.0"]]
    if boards != expected or "Round 3</h2>" not in page or "Proved and verified" not in page:
        sys.exit(f"the page shows {boards}\n{page}")
    print("the page shows the boards")


if __name__ == "__main__":
    main()
