"""Drives headless Chromium over a pipe: enough of its DevTools protocol to use a page as a reader does."""

import json
import os
import select
import subprocess
import time


class Failure(Exception):
    """The browser refused a command, or did not answer."""


class Browser:
    def __init__(self, program, folder):
        to_browser, self.write_end = os.pipe()
        self.read_end, from_browser = os.pipe()
        # Chromium reads commands from descriptor 3 and answers on descriptor 4.
        script = f'exec "$@" 3<&{to_browser} 4>&{from_browser}'
        self.process = subprocess.Popen(
            ["bash", "-c", script, "bash", program, "--headless=new", "--no-sandbox", "--disable-gpu",
             "--disable-dev-shm-usage", "--hide-scrollbars", "--remote-debugging-pipe",
             f"--user-data-dir={folder}/profile", "about:blank"],
            pass_fds=(to_browser, from_browser), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.buffer = b""
        self.number = 0
        self.events = []
        self.session = None
        targets = self.send("Target.getTargets")["targetInfos"]
        page = next(target for target in targets if target["type"] == "page")
        self.session = self.send("Target.attachToTarget", targetId=page["targetId"], flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.send(f"{domain}.enable")
        # The main thread's own time: the machine may be busy with other things.
        self.send("Performance.enable", timeDomain="threadTicks")

    def close(self):
        self.process.terminate()
        self.process.wait()

    def send(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.write_end, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive(60)
            if answer is None:
                raise Failure(f"no answer to {method}")
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise Failure(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def receive(self, seconds):
        end = time.monotonic() + seconds
        while b"\0" not in self.buffer:
            left = end - time.monotonic()
            if left <= 0 or not select.select([self.read_end], [], [], left)[0]:
                return None
            part = os.read(self.read_end, 1 << 20)
            if not part:
                raise Failure("the browser ended")
            self.buffer += part
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def open(self, url):
        """Opens a page and waits until it has loaded; the events until then are in `events`."""
        self.events.clear()
        self.send("Page.navigate", url=url)
        end = time.monotonic() + 30
        while time.monotonic() < end:
            if any(event.get("method") == "Page.loadEventFired" for event in self.events):
                return
            event = self.receive(1)
            if event:
                self.events.append(event)
        raise Failure(f"{url} did not load")

    def run(self, script):
        """The value of an expression in the page."""
        result = self.send("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise Failure(details.get("exception", {}).get("description", details["text"]))
        return result["result"].get("value")

    def work(self):
        """How long the page's main thread has worked, in milliseconds."""
        metrics = {metric["name"]: metric["value"] for metric in self.send("Performance.getMetrics")["metrics"]}
        return metrics["TaskDuration"] * 1000

    def settle(self):
        """Waits until the page has drawn."""
        self.run("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))")

    def mouse(self, kind, x, y, button="left", buttons=0, clicks=0):
        self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button=button, buttons=buttons, clickCount=clicks)

    def click(self, x, y):
        self.mouse("mouseMoved", x, y, "none")
        self.mouse("mousePressed", x, y, buttons=1, clicks=1)
        self.mouse("mouseReleased", x, y, clicks=1)
        self.settle()

    def drag(self, start, end, steps=12):
        self.mouse("mouseMoved", *start, "none")
        self.mouse("mousePressed", *start, buttons=1, clicks=1)
        for step in range(1, steps + 1):
            x, y = (a + (b - a) * step / steps for a, b in zip(start, end))
            self.mouse("mouseMoved", x, y, buttons=1)
        self.mouse("mouseReleased", *end, clicks=1)
        self.settle()

    def touch(self, start, end, steps=8):
        self.send("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": start[0], "y": start[1]}])
        for step in range(1, steps + 1):
            x, y = (a + (b - a) * step / steps for a, b in zip(start, end))
            self.send("Input.dispatchTouchEvent", type="touchMove", touchPoints=[{"x": x, "y": y}])
        self.send("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
        self.settle()

    CODES = {"ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Home": 36, "End": 35, "PageUp": 33,
             "PageDown": 34, "Tab": 9, "Enter": 13, "Escape": 27, " ": 32}

    def press(self, key):
        code = self.CODES.get(key, ord(key[0].upper()))
        text = {"text": key} if len(key) == 1 else {"text": "\r"} if key == "Enter" else {}
        self.send("Input.dispatchKeyEvent", type="keyDown", key=key, windowsVirtualKeyCode=code, **text)
        self.send("Input.dispatchKeyEvent", type="keyUp", key=key, windowsVirtualKeyCode=code)
        self.settle()

    def size(self, width, height, scale=1, is_mobile=False):
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale,
                  mobile=is_mobile)

    def media(self, kind="screen", **features):
        named = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
        self.send("Emulation.setEmulatedMedia", media=kind, features=named)

    def screenshot(self, path):
        import base64
        size = self.send("Page.getLayoutMetrics")["cssContentSize"]
        clip = {"x": 0, "y": 0, "width": size["width"], "height": size["height"], "scale": 1}
        data = self.send("Page.captureScreenshot", format="png", clip=clip, captureBeyondViewport=True)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def middle(self, selector):
        """The middle of an element, in the window."""
        return tuple(self.run(
            f"(() => {{ const box = document.querySelector({json.dumps(selector)}).getBoundingClientRect();"
            " return [box.left + box.width / 2, box.top + box.height / 2]; })()"))

    def problems(self):
        """What went wrong since the page was opened: errors, refusals of the security policy, requests."""
        wrong = []
        # Events that have arrived by now.
        while (event := self.receive(0.05)) is not None:
            self.events.append(event)
        for event in self.events:
            method, parameters = event.get("method"), event.get("params", {})
            if method == "Runtime.exceptionThrown":
                wrong.append("exception: " + parameters["exceptionDetails"].get("exception", {}).get("description", ""))
            elif method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning", "assert"):
                wrong.append(f"console: {parameters['args']}")
            elif method == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
                wrong.append("log: " + parameters["entry"]["text"])
            elif method == "Network.requestWillBeSent":
                url = parameters["request"]["url"]
                if parameters.get("type") != "Document" and not url.startswith("data:"):
                    wrong.append(f"request: {url}")
        return wrong
