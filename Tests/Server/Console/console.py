"""Does every job of the console once, as a moderator does it, and looks at each page: no error in the browser's log, nothing
that axe finds, nothing wider than a telephone. Pictures of all pages are for people to look at."""
import uuid
import argparse, base64, pathlib, time
from importlib import resources

from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

import meals, town
from kitchen import Kitchen, PASSWORD

options = argparse.ArgumentParser()
for name in ["address", "program", "settings", "pictures"]:
    options.add_argument("--" + name, required=True)
options = options.parse_args()
kitchen = Kitchen(options.address, options.program, options.settings)
pictures = pathlib.Path(options.pictures)
axe = resources.files("axe_core_python").joinpath("axe.min.js").read_text()
faults = []


def check(is_so, words):
    print(("  ✓ " if is_so else "  ✗ ") + words, flush=True)
    if not is_so:
        faults.append(words)


def browser(scripts=True):
    chosen = webdriver.ChromeOptions()
    for word in ["--headless=new", "--no-sandbox", "--disable-gpu", "--lang=en", "--hide-scrollbars"]:
        chosen.add_argument(word)
    chosen.binary_location = "/usr/bin/chromium"
    chosen.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    if not scripts:
        chosen.add_experimental_option("prefs", {"profile.managed_default_content_settings.javascript": 2})
    return webdriver.Chrome(options=chosen, service=webdriver.ChromeService("/usr/bin/chromedriver"))


class Desk:
    """A browser at the console."""

    def __init__(self, scripts=True):
        self.page = browser(scripts)
        self.page.implicitly_wait(3)

    def open(self, path):
        self.page.get(options.address + path)

    def find(self, choice):
        return self.page.find_element(By.CSS_SELECTOR, choice)

    def text(self):
        return self.find("body").text

    def enter(self, name, code, password=PASSWORD):
        self.open("/console/sign-in")
        for field, value in [("name", name), ("password", password), ("code", code)]:
            self.find("#" + field).clear()
            self.find("#" + field).send_keys(value)
        self.lead(self.find("button.primary").click)

    def press(self, keys):
        webdriver.ActionChains(self.page).send_keys(keys).perform()

    def reveal(self, summary):
        """Opens what has this title, and gives the form in it."""
        for found in self.page.find_elements(By.TAG_NAME, "summary"):
            if found.text == summary:
                found.click()
                return found.find_element(By.XPATH, "..")
        raise LookupError(summary)

    def search(self, text):
        self.lead(lambda: self.find("#q").send_keys(text + Keys.ENTER))

    def lead(self, act):
        """Does what leads to another page, and waits for it: neither a key nor a press does."""
        before = self.find("html")
        act()

        def is_gone(_):
            # The browser has more than one word for it, while it goes from one page to the next.
            try:
                before.is_enabled()
            except WebDriverException:
                return True

        WebDriverWait(self.page, 10).until(is_gone)

    def click(self, label):
        for found in self.page.find_elements(By.CSS_SELECTOR, "button, a"):
            if found.text == label and found.is_displayed():
                self.lead(found.click)
                return
        raise LookupError(label)

    def look(self, name):
        """Pictures of a page in all its forms, and what is wrong with it."""
        # Those far down come when somebody scrolls there.
        self.page.execute_async_script("""
            const done = arguments[0], images = [...document.images];
            images.forEach((image) => image.loading = "eager");
            Promise.all(images.map((image) => image.decode().catch(() => {}))).then(() => done());""")
        for width, height, size in [(1280, 800, "wide"), (390, 844, "phone")]:
            self.page.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", dict(
                width=width, height=height, deviceScaleFactor=1, mobile=width < 500))
            for scheme in ["light", "dark"]:
                self.page.execute_cdp_cmd("Emulation.setEmulatedMedia", dict(
                    features=[dict(name="prefers-color-scheme", value=scheme)]))
                made = self.page.execute_cdp_cmd("Page.captureScreenshot", dict(format="png", captureBeyondViewport=True))
                (pictures / f"{name}-{size}-{scheme}.png").write_bytes(base64.b64decode(made["data"]))
                self.page.execute_script(axe)
                found, passed = self.page.execute_async_script(
                    "const done = arguments[0]; axe.run().then((all) => done([all.violations, all.passes.length]))")
                if passed < 10:
                    check(False, f"{name}, {size}, {scheme}: axe has looked at nothing")
                for fault in found:
                    places = [place["html"][:120] for place in fault["nodes"][:3]]
                    check(False, f"{name}, {size}, {scheme}: {fault['id']}: {fault['help']} {places}")
            over = self.page.execute_script(
                "return document.documentElement.scrollWidth - document.documentElement.clientWidth")
            check(over <= 0, f"{name} is no wider than {width}")
        self.page.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
        # An answer of 4xx is written there, too.
        log = [line for line in self.page.get_log("browser") if "the server responded with a status" not in line["message"]]
        check(not log, f"nothing went wrong in the browser on {name} {log}")


olga, mona = kitchen.sign_up("olga", "Olga"), kitchen.sign_up("mona", "Mona M.")
kitchen.admin("role", "olga", "owner")
kitchen.admin("role", "mona", "moderator")
codes = {"olga": kitchen.guard(olga), "mona": kitchen.guard(mona)}
anna, ben = kitchen.sign_up("anna", "Anna K. <script>"), kitchen.sign_up("ben.bakes", "Ben")
posts = [
    kitchen.publish(anna, "Apple cake", "My grandmother’s, every Sunday.", kitchen.picture(anna, 0xC8703C), ingredients=5),
    kitchen.publish(ben, "Sourdough bread", "", kitchen.picture(ben, 0x8A6A3C), ["Feed it.", "Fold it.", "Bake it."]),
    kitchen.publish(anna, "Buy my knives <b>now</b>", "The best knives! " * 12),
    kitchen.publish(ben, "Donaudampfschifffahrtsgesellschaftskapitänsrührei" * 2),
    kitchen.publish(anna, "Lentil soup", "Serves many.\nFreezes well.", kitchen.picture(anna, 0x5B7A3A)),
]

print("Signing in")
desk = Desk()
desk.open("/console")
check("/console/sign-in" in desk.page.current_url, "whoever isn't signed in is led to the door")
desk.look("sign-in")
desk.enter("mona", "000000")
check("wrong" in desk.find("[role=alert]").text, "a wrong code is refused")
desk.look("sign-in-wrong")
desk.enter("mona", codes["mona"][0])
check(desk.find("h1").text == "What waits", "a code on paper lets a moderator in")
cookies = desk.page.get_cookies()
check([(c["name"], c["httpOnly"], c["secure"], c["sameSite"]) for c in cookies] == [("__Host-console", True, True, "Strict")],
      f"the cookie is as it must be {[c['name'] for c in cookies]}")

print("The queue")
desk.look("queue")
check(desk.text().count("Approve") == 5, "all five wait")
desk.press("j")
desk.lead(lambda: desk.press("a"))
check("It is published." in desk.find("[role=status]").text, "j, a approves the first")
check(kitchen.own(anna)["Apple cake"]["state"] == "shown", "and its author sees that")
desk.press("j")
desk.press("j")
desk.press("r")
focus = desk.page.switch_to.active_element
check(focus.tag_name == "textarea", "j, j, r asks for a reason")
desk.look("queue-reason")
focus.send_keys("For knives, not for food.")
desk.lead(focus.find_element(By.XPATH, "ancestor::form//button").click)
check("It is rejected" in desk.find("[role=status]").text, "it is rejected")
knives = kitchen.own(anna)["Buy my knives <b>now</b>"]
check((knives["state"], knives["reason"]) == ("rejected", "For knives, not for food."), "its author reads why")
desk.press("j")
desk.lead(lambda: desk.press("o"))
check(desk.find("h1").text == "Sourdough bread", "o opens a post")
desk.look("post")
form = desk.reveal("Ask for a change…")
form.find_element(By.CSS_SELECTOR, "option:nth-child(2)").click()
desk.lead(form.find_element(By.TAG_NAME, "button").click)
check("asked for a change" in desk.find("[role=status]").text, "a change is asked for")
check(kitchen.own(ben)["Sourdough bread"]["state"] == "change-asked", "by a sentence that is given often")

print("Too late")
second = Desk()
second.enter("olga", codes["olga"][0])
soup = f"/console/posts/{posts[4]}"
desk.open(soup)
second.open(soup)
second.click("Approve")
desk.click("Approve")
check("Somebody else was first: olga approved" in desk.find("[role=alert]").text, "the second moderator is told who was first")
desk.look("too-late")

print("Posts")
desk.open("/console/posts")
desk.look("posts")
desk.search("lentil soup")
check(len(desk.page.find_elements(By.TAG_NAME, "article")) == 1, "one is found by its title")
desk.click("Lentil soup")
form = desk.reveal("Remove…")
form.find_element(By.TAG_NAME, "textarea").send_keys("It was sent twice.")
desk.lead(form.find_element(By.TAG_NAME, "button").click)
check("It is removed" in desk.find("[role=status]").text, "it is removed")
form = desk.reveal("Put back…")
form.find_element(By.TAG_NAME, "textarea").send_keys("It was not.")
desk.lead(form.find_element(By.TAG_NAME, "button").click)
check("It is back." in desk.find("[role=status]").text, "it is put back")
check(kitchen.own(anna)["Lentil soup"]["state"] == "shown", "and everybody sees it")
desk.click("Change the words…")
desk.look("words")
title = "//label[text()='Title']/following-sibling::input[1]"
desk.page.find_element(By.XPATH, title).clear()
desk.page.find_element(By.XPATH, title).send_keys("Red lentil soup <b>")
desk.click("Change")
check("Please say why" in desk.find("[role=alert]").text and desk.page.find_element(By.XPATH, title).get_property("value") == "Red lentil soup <b>",
      "without a reason nothing is changed, and what was typed stays")
desk.find("#template option:nth-child(2)").click()
desk.click("Change")
check("It is changed" in desk.find("[role=status]").text and desk.find("h1").text == "Red lentil soup <b>", "words are changed")
check("Red lentil soup <b>" in kitchen.own(anna), "and its author has them")
desk.reveal("What changed")
form = desk.reveal("Put it back…")
desk.look("words-before")
form.find_element(By.TAG_NAME, "textarea").send_keys("It was right as it was.")
desk.lead(form.find_element(By.CSS_SELECTOR, "form button").click)
check(desk.find("h1").text == "Lentil soup", "what it was is put back")
desk.open("/console/posts?q=nothing-is-called-so")
desk.look("posts-none")

print("Reports")
desk.open("/console/cases")
desk.look("cases-none")
soup_post = posts[4]
rude = kitchen.say(anna, soup_post, "Whoever salts this is a fool, and so is his mother.")
dora, emil = kitchen.sign_up("dora"), kitchen.sign_up("emil", "Emil")
kitchen.report(ben, "hateful", kind="comment", id=rude)
kitchen.report(dora, "other", "She writes so under every second recipe of mine.\nPlease look at the others, too.",
               kind="comment", id=rude)
for token, reason, text in [(ben, "advertising", ""), (dora, "advertising", ""), (emil, "dangerous", "Raw beans are poisonous!")]:
    kitchen.report(token, reason, text, kind="post", id=soup_post)
kitchen.report(dora, "advertising", kind="person", id="anna")
kitchen.ask("PUT", f"/v1/posts/{posts[0]}/review", dict(stars=1, text="Never again, like all that she bakes."), ben)
kitchen.report(anna, "hateful", kind="review", id=posts[0], person="ben.bakes")
desk.open("/console/cases")
check("3 reports: advertising (2), dangerous" in desk.text(), "all that is said of a post is one case")
check([count.text for count in desk.page.find_elements(By.CSS_SELECTOR, "nav .count")][-1] == "4", "and the reports are counted at the top")
desk.press("j")
desk.press("r")
focus = desk.page.switch_to.active_element
check(focus.tag_name == "textarea", "j, r asks for a reason")
focus.send_keys("Not in this tone.")
desk.find("details[open] option:nth-child(3)").click()
check(desk.find("details[open] .preview").text == "The author reads: It insults others. Not in this tone.",
      f"and shows what will be read: {desk.find('details[open] .preview').text}")
desk.look("cases")
desk.lead(focus.find_element(By.XPATH, "ancestor::form//button").click)
check("It is removed" in desk.find("[role=status]").text, "it is removed")
check(kitchen.notices(anna)[0]["text"] == "It insults others. Not in this tone.", "its author reads why")
check(kitchen.notices(dora)[0]["decision"]["what"] == "removed", "whoever reported it reads so")
desk.click("Most reported")
desk.lead(desk.find("article a").click)
check(desk.find("h1").text == "Post: Lentil soup", "the most reported one is opened")
check("Raw beans are poisonous!" in desk.text() and "emil" in desk.text(), "with who says what")
desk.look("case")
second.open(desk.page.current_url.replace(options.address, ""))
second.click("Keep it")
check("It stays" in second.find("[role=status]").text, "it is kept")
desk.click("Keep it")
check("Somebody else was first: olga" in desk.find("[role=alert]").text, "and the second moderator is told")
desk.look("case-closed")
desk.open("/console/cases")
desk.lead(lambda: (desk.press("j"), desk.press("o")))
form = desk.reveal("Clear name and picture…")
desk.look("case-person")
form.find_element(By.TAG_NAME, "textarea").send_keys("No tags in a name, please.")
desk.lead(form.find_element(By.TAG_NAME, "button").click)
check("Name and picture are cleared." in desk.find("[role=status]").text, "a name is cleared")
desk.open("/console/cases")
form = desk.reveal("Remove…")
form.find_element(By.TAG_NAME, "textarea").send_keys("About the recipe, please, not about her.")
desk.lead(form.find_element(By.CSS_SELECTOR, "button").click)
check(desk.find("h1").text == "Reports" and "Nothing was reported." in desk.text(), "then nothing waits")

print("Appeals")


def removed(token):
    told = [notice["decision"] for notice in kitchen.notices(token) if "decision" in notice]
    return next(decision["id"] for decision in told if decision.get("appeal") == "possible")


kitchen.appeal(anna, removed(anna), "It is a saying of my grandmother’s.\nShe meant it kindly.")
kitchen.appeal(ben, removed(ben), "I have baked it three times, and it burnt.")
desk.open("/console/appeals")
check("Somebody else looks at this one" in desk.text() and "Put back" not in desk.text(), "nobody decides about their own decision")
desk.look("appeals-own")
second.open("/console/appeals")
second.press("j")
second.press("r")
second.page.switch_to.active_element.send_keys("We know her grandmother; she didn’t.")
second.look("appeals")
second.lead(second.find("details[open] button").click)
check("It stays as it was decided" in second.find("[role=status]").text, "one is declined")
form = second.reveal("Put back…")
form.find_element(By.TAG_NAME, "textarea").send_keys("Fair enough.")
second.lead(form.find_element(By.TAG_NAME, "button").click)
check("It is back" in second.find("[role=status]").text and "Nobody asks." in second.text(), "one is upheld")
check(kitchen.ask("GET", f"/v1/posts/{posts[0]}", token=anna)["rating"]["count"] == 1, "and the review counts again")
second.look("appeals-none")

print("Collections")
shown = kitchen.show(anna, "For Sundays", "What my grandmother made.", [posts[0], soup_post])
kitchen.report(dora, "other", "It is her sister’s.", kind="collection", id=shown)
desk.open("/console/cases")
desk.lead(desk.find("article a").click)
check(desk.find("h1").text == "Collection: For Sundays", "a collection is a case")
check("What my grandmother made." in desk.text() and "Apple cake" in desk.text(), "with its words and its dishes")
desk.look("case-collection")
form = desk.reveal("Remove…")
form.find_element(By.TAG_NAME, "textarea").send_keys("Please ask her first.")
desk.lead(form.find_element(By.CSS_SELECTOR, "button").click)
check(kitchen.notices(anna)[0].get("collection") == shown, "whoever made it is led there")
form = desk.reveal("Put back…")
form.find_element(By.TAG_NAME, "textarea").send_keys("She has asked her.")
desk.lead(form.find_element(By.CSS_SELECTOR, "button").click)
check("put back the collection" in desk.text(), "it is put back")

print("Bug reports")
for who, version, words in [(anna, "1.0", "I had just turned a page."), (ben, "1.1", "")]:
    kitchen.ask("POST", "/v1/bug-reports", dict(
        kind="crash", version=version, system="Debian GNU/Linux 12, x86_64", language="en", words=words, cause="SIGILL",
        frames=["Slideshow.next() -> Bool", "Host.wave(Wave)"], pages=["HomePage", "CookingPage"]), who,
        headers={"Idempotency-Key": version})
kitchen.ask("POST", "/v1/bug-reports", dict(
    kind="problem", version="1.1", system="", language="de", words="Der Timer läutet zweimal <i>.", frames=[], pages=[]), ben,
    headers={"Idempotency-Key": "timer"})
second.open("/console/errors")
second.click("Of windows")
check("SIGILL: Slideshow.next() -> Bool" in second.text() and "2 times · 2 people · in 1.1, 1.0" in second.text(),
      "the same crash is one")
second.look("bugs")
second.press("j")
second.press("j")
second.lead(lambda: second.press("o"))
second.reveal("Where it was")
check("Host.wave(Wave)" in second.text() and "HomePage → CookingPage" in second.text(), "o opens it, with where it was")
second.look("bug")
second.lead(second.find("button[value=done]").click)
check("SIGILL" not in second.text() and "Der Timer läutet zweimal <i>." in second.text(), "it is mended, the other one waits")

print("Kind words")
for token, stage in [(anna, 4), (ben, 0)]:
    kitchen.ask("PUT", "/v1/motivation", dict(aim="keep", stage=stage, language="en"), token)
for key, words in [("kind", "The third week is the hardest <b>."), ("unkind", "Eat nothing!")]:
    kitchen.ask("POST", "/v1/motivation/messages", dict(text=words), anna, headers={"Idempotency-Key": key})
second.open("/console/encouragements")
check("The third week is the hardest <b>." in second.text() and "Eat nothing!" in second.text(), "own words wait")
second.look("encouragements")
second.press("j")
second.lead(lambda: second.press("a"))
check("third week" not in second.text() and "Eat nothing!" in second.text(), "a passes the first on")
came = kitchen.ask("GET", "/v1/motivation", token=ben)["received"]
check([one["text"] for one in came] == ["The third week is the hardest <b>."], "and it arrives")
form = second.reveal("Don’t pass it on…")
form.find_element(By.TAG_NAME, "textarea").send_keys("Food is no enemy.")
second.lead(form.find_element(By.TAG_NAME, "button").click)
check("Nothing waits." in second.text(), "the second isn’t")
refused = kitchen.ask("GET", "/v1/motivation", token=anna)["refused"]
check([one["reason"] for one in refused] == ["Food is no enemy."], "whoever wrote it reads why")

print("The kitchen")
meals.work(second, kitchen, anna, check)
guest = Desk()
town.visit(second, guest, kitchen, anna, ben, check)

print("People")
desk.open("/console/people")
desk.look("people")
desk.search("anna")
desk.lead(desk.find("article a").click)
desk.click("Give a licence")
check("licence" in desk.find(".tag").text, "a licence is given")
desk.look("person")
form = desk.reveal("Suspend…")
form.find_element(By.TAG_NAME, "textarea").send_keys("Knives, again and again.")
desk.lead(form.find_element(By.TAG_NAME, "button").click)
check("Knives, again" in desk.text(), "she is suspended")
form = desk.reveal("Readmit…")
form.find_element(By.TAG_NAME, "textarea").send_keys("She will not do it again.")
desk.lead(form.find_element(By.TAG_NAME, "button").click)
desk.click("Sign out everywhere")
check("Done." in desk.find("[role=status]").text, "she is readmitted, and signed out")
check("Role…" not in desk.text(), "a moderator sets no roles")
desk.open("/console/people/olga")
check("You can do nothing about this account" in desk.text(), "nor acts on an owner")
desk.look("person-owner")
second.open("/console/people/ben.bakes")
form = second.reveal("Role…")
form.find_element(By.CSS_SELECTOR, "option[value=moderator]").click()
second.lead(form.find_element(By.TAG_NAME, "button").click)
check("moderator" in second.find(".by").text, "an owner does")
form = second.reveal("Room…")
form.find_element(By.TAG_NAME, "input").clear()
form.find_element(By.TAG_NAME, "input").send_keys("1")
second.lead(form.find_element(By.TAG_NAME, "button").click)
check("/ 1 MB" in second.text(), "and gives room")

print("Pages for everybody")
reader = Desk(scripts=False)
reader.open(f"/recipes/{posts[0]}")
check("There is nothing here" in reader.text(), "nobody’s recipes are open unasked")
kitchen.ask("PATCH", "/v1/account", dict(openness="everybody"), kitchen.sign_in("anna"), headers={"If-Match": "*"})
reader.open(f"/recipes/{posts[0]}")
check(reader.find("h1").text == "Apple cake" and "My grandmother’s, every Sunday." in reader.text(), "a recipe opens in any browser")
check("application/ld+json" in reader.page.page_source, "with all in it that programs read")
lookout = Desk()
lookout.open(f"/recipes/{posts[0]}")
lookout.look("public-recipe")
lookout.lead(lookout.find(".by a").click)
check(lookout.find("h1").text == "anna" and "recipes" in lookout.text(), "and leads to whose it is")
lookout.look("public-person")
lookout.click("For Sundays")
check(lookout.find("h1").text == "For Sundays" and "What my grandmother made." in lookout.text(), "and what they show together")
lookout.look("public-collection")
lookout.lead(lookout.find(".dish").click)
check(lookout.find("h1").text in ["Apple cake", "Lentil soup"], "each dish of which leads to its own page")
used = kitchen.admin("invite")
kitchen.sign_up("zoe", invitation=used)
for name, code in [("good", kitchen.admin("invite")), ("used", used)]:
    lookout.open(f"/invitation/{code}")
    lookout.look(f"public-invitation-{name}")
lookout.open("/recipes/nothing")
lookout.look("public-nothing")
page = kitchen.ask("POST", "/v1/posts", dict(
    comment="Crisp outside, soft inside.",
    recipe=dict(id="", title="Plum dumplings <b>", cookingMinutes=50,
                source=dict(name="plums.example", address="https://plums.example/dumplings?a=1&b=2"))),
    kitchen.sign_in("anna"), headers={"Idempotency-Key": str(uuid.uuid4())})["id"]
second.open(f"/console/posts/{page}")
check(second.text().count("https://plums.example/dumplings") == 1, "a recommended page is named once")
second.look("post-recommended")
lookout.open(f"/recipes/{page}")
check(lookout.find("article a").get_attribute("href") == "https://plums.example/dumplings?a=1&b=2", "a recommended page is led to")
lookout.look("public-recommended")

print("Announcements")
check("Announcements" not in desk.find("nav").text, "moderators don't speak for the server")
second.open("/console/announcements")
second.look("announcements-none")
for text in ["The garden party is on the 5th.", "On Sunday evening the server is away for an hour.\nYour recipes are where you are. <b>"]:
    second.find("#text").send_keys(text)
    second.click("Announce")
    check("It is being said." in second.find("[role=status]").text, "an owner says something")
second.click("Take it back")
second.look("announcements")
said = [one["text"] for one in kitchen.ask("GET", "/v1/announcements", None, dora)["items"]]
check(said == ["The garden party is on the 5th."], f"and everybody reads what isn't taken back {said}")

print("How the server is")
for page in ["storage", "errors", "log"]:
    second.open("/console/" + page)
    second.look(page)
check("Knives, again and again." in second.text() and "set the role of" in second.text(), "all of it is in the log")
second.open("/console/posts/nothing")
check("There is nothing here" in second.text(), "what isn't there is said in a sentence")
second.look("nothing")

print("Without scripts")
plain = Desk(scripts=False)
plain.enter("mona", codes["mona"][1])
plain.click("Approve")
check("It is published." in plain.find("[role=status]").text, "all works without a script")
check("Nothing waits." in plain.text(), "and then nothing waits")
plain.click("Sign out")
check("/console/sign-in" in plain.page.current_url and not plain.page.get_cookies(), "one signs out")
desk.open("/console")
desk.look("queue-empty")

for open_desk in [desk, second, plain, reader, lookout]:
    open_desk.page.quit()
print(f"{len(faults)} faults; pictures are in {pictures}")
raise SystemExit(bool(faults))
