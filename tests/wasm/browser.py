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
from pathlib import Path


WAIT = b"""<img src="/wait" hidden><script type="module">
const timer = setInterval(() => {
  if (document.getElementById('title').textContent.startsWith('Loading')) return;
  clearInterval(timer);
  document.querySelector('#boards tbody tr').click();
  fetch('/done');
}, 20);
</script>
"""


class Server(http.server.SimpleHTTPRequestHandler):
    """Serves the package. The browser prints a page once it is loaded, so the page gets a picture that comes when the
    engine has answered."""

    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".mjs": "text/javascript",
                      ".js": "text/javascript", ".wasm": "application/wasm"}
    done = threading.Event()

    def do_GET(self):
        if self.path == "/wait":
            self.done.wait(60)
            self.send_error(404)
        elif self.path == "/done":
            self.done.set()
            self.send_error(404)
        elif self.path.endswith(".html"):
            content = Path(self.translate_path(self.path)).read_bytes() + WAIT
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)
        else:
            super().do_GET()

    def log_message(self, *_):
        pass


def run(browser, address, *more):
    Server.done.clear()
    with tempfile.TemporaryDirectory() as profile:
        done = subprocess.run(
            [browser, "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
             "--disable-background-networking", "--disable-component-update", "--disable-sync",
             f"--user-data-dir={profile}", "--window-size=1200,620", *more, address],
            capture_output=True, text=True, timeout=120, check=True)
    return done.stdout


def main():
    browser = shutil.which("chromium") or shutil.which("chromium-browser")
    if browser is None:
        print("skipped: Chromium is not installed")
        return
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Server, directory=sys.argv[1]))
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
    if boards != expected or "Round 3</h2>" not in page or not all(
            text in page for text in ("Proved and verified", "3 Citroen and 2 Braam play in round 3")):
        sys.exit(f"the page shows {boards}\n{page}")
    print("the page shows the boards")


if __name__ == "__main__":
    main()
