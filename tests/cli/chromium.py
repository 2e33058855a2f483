"""Controls a headless Chromium through its pipe (the DevTools protocol); needs only the standard library."""
import base64
import fcntl
import json
import os
import shutil
import subprocess
import tempfile

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find():
    return next(filter(None, map(shutil.which, NAMES)), None)


class Browser:
    def __init__(self, program):
        to_child, self._out = os.pipe()
        self._in, from_child = os.pipe()
        self._folder = tempfile.TemporaryDirectory()
        command = [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
                   "--no-default-browser-check", "--disable-background-networking", "--hide-scrollbars",
                   "--remote-debugging-pipe", "--user-data-dir=" + self._folder.name, "about:blank"]

        def connect():  # the protocol uses the browser's descriptors 3 and 4
            reading, writing = (fcntl.fcntl(pipe, fcntl.F_DUPFD, 10) for pipe in (to_child, from_child))
            os.dup2(reading, 3)
            os.dup2(writing, 4)

        self._process = subprocess.Popen(command, preexec_fn=connect, close_fds=False, stdin=subprocess.DEVNULL,
                                         stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_child)
        os.close(from_child)
        self._rest = b""
        self._number = 0
        self._session = None
        self.events = []
        targets = self.call("Target.getTargets")["targetInfos"]
        page = next(target for target in targets if target["type"] == "page")
        self._session = self.call("Target.attachToTarget", targetId=page["targetId"], flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(domain + ".enable")

    def close(self):
        try:
            self._session = None
            self.call("Browser.close")
        except EOFError:
            pass
        self._process.wait(timeout=30)
        os.close(self._out)
        os.close(self._in)
        shutil.rmtree(self._folder.name, ignore_errors=True)
        self._folder.cleanup()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _receive(self):
        while b"\0" not in self._rest:
            piece = os.read(self._in, 1 << 20)
            if not piece:
                raise EOFError("the browser has gone")
            self._rest += piece
        message, self._rest = self._rest.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, **parameters):
        self._number += 1
        message = {"id": self._number, "method": method, "params": parameters}
        if self._session:
            message["sessionId"] = self._session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self._out, data):]
        while True:
            answer = self._receive()
            if answer.get("id") == self._number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)

    def wait_for(self, method):
        while True:
            event = self._receive()
            self.events.append(event)
            if event.get("method") == method:
                return event["params"]

    def screen(self, width, height=900, dark=False):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1,
                  mobile=width < 600)
        scheme = "dark" if dark else "light"
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])

    def open(self, path):
        self.events.clear()
        answer = self.call("Page.navigate", url="file://" + os.path.abspath(path))
        if "errorText" in answer:
            raise RuntimeError(path + ": " + answer["errorText"])
        self.wait_for("Page.loadEventFired")

    def ask(self, expression):
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(expression + ": " + json.dumps(answer["exceptionDetails"]))
        return answer["result"].get("value")

    def complaints(self):
        """Returns the page's console messages and exceptions."""
        told = ("Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded", "Page.javascriptDialogOpening")
        return [event for event in self.events if event.get("method") in told]

    def requests(self):
        return [event["params"]["request"]["url"] for event in self.events
                if event.get("method") == "Network.requestWillBeSent"]

    def pdf(self):
        data = self.call("Page.printToPDF", preferCSSPageSize=True, paperWidth=8.27, paperHeight=11.69)["data"]
        return base64.b64decode(data)

    def picture(self, path, whole=False):
        data = self.call("Page.captureScreenshot", format="png", captureBeyondViewport=whole)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))
