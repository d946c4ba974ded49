"""usage: page.py BROWSER PLUMBLINE FILE

Opens the page of `plumbline watch --serve FILE` in headless Chromium, and checks in one session without a reload: the first
picture, another after a save, an error where the picture was, and the picture again after it is mended. Then the same for an
explorable figure: it is there.
"""

import json
import os
import subprocess
import sys
import time

browser, plumbline, path = sys.argv[1:3] + [os.path.abspath(sys.argv[3])]
source = open(path, encoding="utf-8").read()


class Page:
    """A page of a browser that is spoken to through two pipes."""

    def __init__(self, address, profile):
        to_read, self.to_write = os.pipe()
        self.from_read, from_write = os.pipe()

        def connect():
            os.dup2(to_read, 3)
            os.dup2(from_write, 4)

        self.process = subprocess.Popen(
            [browser, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             f"--user-data-dir={profile}", "--remote-debugging-pipe", "about:blank"],
            preexec_fn=connect, close_fds=False, stderr=subprocess.DEVNULL)
        self.number, self.rest = 0, b""
        targets = self.ask("Target.getTargets")["targetInfos"]
        target = next(t["targetId"] for t in targets if t["type"] == "page")
        self.session = self.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.ask("Page.navigate", self.session, url=address)

    def ask(self, method, session=None, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self.to_write, json.dumps(message).encode() + b"\0")
        while True:
            while b"\0" not in self.rest:
                self.rest += os.read(self.from_read, 1 << 16)
            line, self.rest = self.rest.split(b"\0", 1)
            answer = json.loads(line)
            if answer.get("id") == self.number:
                return answer.get("result", {})

    def value(self, expression):
        return self.ask("Runtime.evaluate", self.session, expression=expression)["result"].get("value")

    def wait(self, what, expression, seconds=60):
        end = time.time() + seconds
        while time.time() < end:
            if self.value(expression):
                return print(f"    {what}", file=sys.stderr)
            time.sleep(0.05)
        sys.exit(f"Failed: {what}: {self.value('document.body.innerText')}")


def save(text):
    with open(path + ".new", "w", encoding="utf-8") as file:
        file.write(text)
    os.rename(path + ".new", path)


folder = os.path.dirname(path)
watcher = page = None


def watch(*options):
    """Starts watch, and opens its page."""
    global watcher, page
    watcher = subprocess.Popen([plumbline, "watch", "--serve", *options, path], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    address = watcher.stdout.readline().decode().strip()
    if page:
        page.ask("Page.navigate", page.session, url=address)
    else:
        page = Page(address, os.path.join(folder, "profile"))


def end():
    watcher.send_signal(2)
    status = watcher.wait(20)
    if status != 130:
        sys.exit(f"Failed: watch ends with status {status} after an interrupt, not 130")


try:
    watch()
    loaded = "[...document.images].filter(i => i.complete && i.naturalWidth > 10 && i.src.includes('/figure/')).length"
    page.wait("first picture", f"document.images.length > 0 && {loaded} === document.images.length")
    page.value("window.kept = true; window.before = document.images[0].src")
    save(source.replace("Avocado", "Tomato"))
    page.wait("reloaded in place", "kept && document.images[0].src !== before && document.images[0].complete")
    page.value("window.before = document.images[0].src")
    save(source.replace("Text(title)", "Text(titel)"))
    page.wait("the error where the picture was", "kept && document.getElementById('problem').innerText.includes(\"cannot find 'titel'\")")
    save(source)
    page.wait("the picture again", "kept && document.getElementById('problem').innerText === '' && document.images[0].src !== before")
    end()
    watch("--format", "html")
    page.wait("the explorable figure", "document.querySelector('iframe')?.contentDocument?.documentElement.classList.contains('explorable')")
    end()
finally:
    if watcher:
        watcher.kill()
    if page:
        page.process.kill()
