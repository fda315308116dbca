"""A kitchen's day in its console: the menu is written, orders come in, are accepted, refused and brought (KI7)."""
import os, subprocess, tempfile, time, uuid

from selenium.webdriver.common.by import By


def work(desk, kitchen, guest, check):
    """`desk` is an owner's browser, `guest` the token of whoever orders."""
    def fill(form, **values):
        for name, value in values.items():
            field = form.find_element(By.NAME, name)
            field.clear()
            field.send_keys(value)

    folder = tempfile.mkdtemp()

    def write(name, content):
        path = os.path.join(folder, name)
        with open(path, "wb") as file:
            file.write(content)
        return path

    photograph = subprocess.run(
        ["ffmpeg", "-nostdin", "-v", "error", "-f", "lavfi", "-i", "testsrc=size=1280x960", "-frames:v", "1", "-f", "image2",
         "-c:v", "mjpeg", "-"], stdout=subprocess.PIPE, check=True).stdout

    def wait(is_so, tenths=40):
        for _ in range(tenths):
            if is_so():
                return True
            time.sleep(0.1)
        return False

    desk.open("/console/kitchen/menu")
    desk.look("kitchen-new")
    fill(desk.find("section form"), kitchen="Kikoni Kitchen", currency="UGX", fee="1,000", least="2,000",
         places="Mitchell Hall\nAkamwesi", hours="Mon–Sun 0:00–24:00")
    desk.lead(desk.find("button[value=kitchen]").click)
    desk.find("#section-name").send_keys("Mains")
    desk.lead(desk.find("button[value=add-section]").click)
    for dish in [
            dict(name="Rolex", price="3,000/=", unit="piece", text="Two eggs rolled up in a chapati, with tomatoes and cabbage.",
                 choices="Besides (0–2): Cheese +1000, Avocado +500"),
            dict(name="Matooke with groundnut sauce", price="7000", unit="plate", allergens="nuts"),
            dict(name="Donaudampfschifffahrtsgesellschaftskapitänsrührei", price="9500")]:
        form = desk.reveal("Add a dish…")
        fill(form, **dish)
        desk.lead(form.find_element(By.CSS_SELECTOR, "button[value=item]").click)
    # A dish's picture goes as soon as it is chosen; what is none is said to be none.
    desk.reveal("Picture…")
    field = desk.find("[data-picture]")
    field.send_keys(write("none.jpg", b"<svg/>"))
    check(wait(lambda: "That is no photograph" in desk.text()), "what is no photograph is said to be none")
    field.send_keys(write("rolex.jpg", photograph))
    check(wait(lambda: desk.page.execute_script(
        "const one = document.querySelector('img.dish'); return !!one && one.complete && one.naturalWidth > 0")),
        "a dish's picture stands beside it")
    form = desk.reveal("Change…")
    fill(form, price="too much")
    desk.lead(form.find_element(By.CSS_SELECTOR, "button[value=item]").click)
    check("That is no amount" in desk.find("[role=alert]").text, "a price that is none is said to be none")
    desk.lead(desk.page.find_elements(By.CSS_SELECTOR, "button[value=sold-out]")[1].click)
    desk.look("kitchen-menu")
    menu = kitchen.ask("GET", "/v1/menu", token=guest)
    check("picture" in menu["sections"][0]["items"][0], "and guests have it")
    dishes = menu["sections"][0]["items"]
    check([dish["price"] for dish in dishes] == [3000, 7000, 9500], "guests read the menu as it was written")
    check([dish["isSoldOut"] for dish in dishes] == [False, True, False], "and what is sold out")

    rolex = dishes[0]
    cheese = rolex["choices"][0]["options"][0]["id"]

    def order(quantity, note=""):
        draft = dict(
            lines=[dict(item=rolex["id"], quantity=quantity, options=[cheese], note=note, price=4000)], fee=1000,
            total=quantity * 4000 + 1000,
            delivery=dict(firstName="Anna", lastName="Okello", place="Mitchell Hall", room="12", phone="+256700123456"))
        return kitchen.ask("POST", "/v1/orders", draft, guest, headers={"Idempotency-Key": str(uuid.uuid4())})["id"]

    # Whoever is to cook is told what it takes, and is a cook from the next press on.
    desk.open("/console/people/ben.bakes")
    check("need a second factor" in desk.text(), "what a cook needs stands beside the button")
    desk.look("person-cook")
    desk.click("Make a cook")
    check("Done." in desk.find("[role=status]").text and "cook" in desk.find(".tag").text, "an owner makes a cook")
    desk.click("Dismiss from the kitchen")
    desk.click("Kitchen")
    check("Nothing is ordered." in desk.text(), "there is nothing to do yet")
    desk.look("kitchen-empty")
    # The bell, heard by what it asks of the browser: it rings until somebody touches the page.
    desk.page.execute_script("""
        window.tones = 0;
        const make = AudioContext.prototype.createOscillator;
        AudioContext.prototype.createOscillator = function () { window.tones += 1; return make.call(this); };""")
    tones = lambda: desk.page.execute_script("return window.tones")
    desk.find("[data-bell]").click()
    check(tones() == 2, "the bell is tried as it is switched on")
    first = order(2, "No onions, please <b>.")
    check(wait(lambda: tones() >= 4, 80), "it rings for a new order")
    desk.press("j")
    rung = tones()
    time.sleep(3.5)
    check(tones() == rung, "and not any more once the page is touched")
    check(wait(lambda: "No onions, please <b>." in desk.text()), "an order appears by itself")
    check("9,000/=" in desk.text(), "with what it comes to")
    second = order(1)
    check(wait(lambda: len(desk.page.find_elements(By.CSS_SELECTOR, "article")) == 2), "and another one")
    desk.look("kitchen")
    desk.click("30 min")
    form = desk.reveal("Refuse…")
    form = desk.page.find_elements(By.CSS_SELECTOR, "details[open] form")[0]
    form.find_element(By.TAG_NAME, "textarea").send_keys("The gas is out, sorry.")
    time.sleep(2.5)
    check(form.find_element(By.TAG_NAME, "textarea").get_attribute("value") == "The gas is out, sorry.",
          "what is being written stays while the page looks for new orders")
    desk.lead(form.find_element(By.CSS_SELECTOR, "button[value=refused]").click)
    told = {one["id"]: one for one in kitchen.ask("GET", "/v1/orders", token=guest)["items"]}
    check(told[first]["state"] == "refused" and told[first]["reason"] == "The gas is out, sorry.", "the guest reads why")
    check(told[second]["state"] == "placed", "and the other one waits")
    desk.click("15 min")
    desk.press("j")
    desk.lead(lambda: desk.press("a"))
    check("being prepared" in desk.text(), "j, a takes the next step")
    desk.look("kitchen-at-work")
    desk.open("/console/kitchen/wall")
    third = order(3)
    check(wait(lambda: "3 × Rolex" in desk.text()), "the wall shows a new one by itself")
    desk.look("kitchen-wall")
    kitchen.ask("POST", f"/v1/orders/{third}/cancellation", {}, guest)
    check(wait(lambda: "3 × Rolex" not in desk.text()), "and not any more once it is taken back")
    desk.open("/console/kitchen")
    desk.click("Ticket")
    desk.look("kitchen-ticket")
    desk.open("/console/kitchen")
    desk.click("Delivered")
    check("Nothing is ordered." in desk.text(), "brought, it is done")
    desk.click("The day")
    check("1 × Rolex" in desk.text() and "3 × Rolex" not in desk.text(), "the day counts what was neither refused nor taken back")
    desk.look("kitchen-sums")
    desk.click("Kitchen")
    desk.click("Take none for now")
    check("No orders are taken now." in desk.text(), "the kitchen closes")
    check(not kitchen.ask("GET", "/v1/menu", token=guest)["isOpen"], "and guests see it")
