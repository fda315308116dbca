"""A kitchen's day in its console: the menu is written, orders come in, are accepted, refused and brought (KI7)."""
import time, uuid

from selenium.webdriver.common.by import By


def work(desk, kitchen, guest, check):
    """`desk` is an owner's browser, `guest` the token of whoever orders."""
    def fill(form, **values):
        for name, value in values.items():
            field = form.find_element(By.NAME, name)
            field.clear()
            field.send_keys(value)

    def wait(is_so):
        for _ in range(40):
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
    form = desk.reveal("Change…")
    fill(form, price="too much")
    desk.lead(form.find_element(By.CSS_SELECTOR, "button[value=item]").click)
    check("That is no amount" in desk.find("[role=alert]").text, "a price that is none is said to be none")
    desk.lead(desk.page.find_elements(By.CSS_SELECTOR, "button[value=sold-out]")[1].click)
    desk.look("kitchen-menu")
    menu = kitchen.ask("GET", "/v1/menu", token=guest)
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

    desk.click("Kitchen")
    check("Nothing is ordered." in desk.text(), "there is nothing to do yet")
    desk.look("kitchen-empty")
    first = order(2, "No onions, please <b>.")
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
