"""Two guests, a kitchen in its browser, and money: one pays by card, one at the door; sold out in between; refused; given
back; and the books agree (AR13, AR16, KI4, KI7)."""
import time, urllib.error, uuid

from selenium.webdriver.common.by import By


def visit(desk, guest, kitchen, anna, ben, check):
    """`desk` is an owner's browser, `guest` somebody's who pays; `anna` and `ben` are the tokens of two guests."""
    def wait(is_so):
        for _ in range(80):
            if is_so():
                return True
            time.sleep(0.1)
        return False

    def once():
        return {"Idempotency-Key": str(uuid.uuid4())}

    def order(token, pay, quantity=2):
        draft = dict(
            lines=[dict(item=rolex["id"], quantity=quantity, options=[], note="", price=3000)], fee=1000,
            total=quantity * 3000 + 1000, pay=pay,
            delivery=dict(firstName="Anna", lastName="Okello", place="Mitchell Hall", room="12", phone="+256700123456"))
        return kitchen.ask("POST", "/v1/orders", draft, token, headers=once())

    def page(payment, token):
        return kitchen.ask("POST", f"/v1/payments/{payment}/page", {}, token)["address"]

    def state(payment, token):
        return kitchen.ask("GET", f"/v1/payments/{payment}", token=token)["state"]

    def speak(language):
        desk.page.execute_cdp_cmd("Network.enable", {})
        desk.page.execute_cdp_cmd("Network.setExtraHTTPHeaders", dict(headers={"Accept-Language": language}))

    desk.open("/console/kitchen")
    desk.click("Take orders again")
    menu = kitchen.ask("GET", "/v1/menu", token=anna)
    rolex = menu["sections"][0]["items"][0]
    check(menu["ways"] == ["cash", "stripe"], "shillings are taken at the door and by Stripe; PayPal knows none")

    paid = order(anna, "stripe")
    check(paid["money"] == "due" and "payment" in paid, "an order by card waits for its money")
    desk.open("/console/kitchen")
    check("Nothing is ordered." in desk.text(), "and the kitchen knows nothing of it")
    guest.page.get(page(paid["payment"], anna))
    check(guest.find("#amount").text == "700000 ugx", "Stripe asks for hundredths of a shilling")
    guest.lead(guest.find("button[value=leave]").click)
    check("Nothing was paid" in guest.text(), "whoever goes away without paying is told so")
    guest.look("paid-left")
    guest.page.get(page(paid["payment"], anna))
    guest.lead(guest.find("button[value=pay]").click)
    check("Thank you" in guest.text() or "It is paid" in guest.text(), "whoever pays is thanked")
    check(wait(lambda: state(paid["payment"], anna) == "paid"), "Stripe’s word arrives")
    guest.open(f"/paid/{paid['payment']}")
    guest.look("paid")
    check(wait(lambda: "7,000/=" in desk.text()), "and the kitchen sees the order by itself")

    cash = order(ben, "cash", 1)
    check(wait(lambda: len(desk.page.find_elements(By.CSS_SELECTOR, "article")) == 2), "beside it one that is paid at the door")
    texts = [found.text for found in desk.page.find_elements(By.CSS_SELECTOR, "article .money")]
    check(texts == ["paid", "at the door"], f"the kitchen reads which is which: {texts}")
    desk.look("town-kitchen")

    desk.open("/console/kitchen/menu")
    desk.lead(desk.page.find_elements(By.CSS_SELECTOR, "button[value=sold-out]")[0].click)
    try:
        order(ben, "stripe")
        check(False, "what is sold out can't be ordered")
    except urllib.error.HTTPError as error:
        check(error.code == 409, "what is sold out in between is ordered by nobody, and nobody pays for it")

    desk.open("/console/kitchen")
    desk.reveal("Refuse…")
    form = desk.page.find_elements(By.CSS_SELECTOR, "details[open] form")[0]
    check("What was paid goes back by itself." in form.text, "refusing what is paid says that it goes back")
    form.find_element(By.TAG_NAME, "textarea").send_keys("The eggs are gone, sorry.")
    desk.lead(form.find_element(By.CSS_SELECTOR, "button[value=refused]").click)
    check(wait(lambda: state(paid["payment"], anna) == "refunded"), "and so it does")
    desk.click("15 min")
    desk.click("Delivered")
    check(kitchen.ask("GET", f"/v1/orders/{cash['id']}", token=ben)["money"] == "paid", "brought, the other is paid")

    prices = kitchen.ask("GET", "/v1/prices", token=ben)
    check(prices["licence"]["ways"] == ["stripe", "paypal"], "a licence in euro is taken by both")
    wish = dict(purpose="licence", way="paypal", currency="EUR", amount=prices["licence"]["amount"])
    licence = kitchen.ask("POST", "/v1/payments", wish, ben, headers=once())["id"]
    guest.page.get(page(licence, ben))
    check(guest.find("#amount").text == "25 EUR", "PayPal asks for euro")
    guest.lead(guest.find("button[value=pay]").click)
    check(wait(lambda: state(licence, ben) == "paid"), "PayPal’s payer agrees, and the money is fetched")
    check(kitchen.ask("GET", "/v1/prices", token=ben)["hasLicence"], "the hat is theirs")

    desk.open("/console/till")
    check("The books agree" in desk.find("[role=status]").text, "the books agree")
    figures = desk.find(".figures").text.replace("\u00a0", " ")
    check("9,000/=" in figures and "€25.00" in figures, f"with what is there: {figures}")
    desk.look("till")
    speak("de")
    desk.open("/console/till")
    check("Die Bücher stimmen" in desk.find("[role=status]").text, "in German, too")
    desk.look("till-german")
    desk.open("/console/kitchen")
    desk.look("town-kitchen-german")
    speak("en")
    desk.open("/console/till")
    form = desk.reveal("Give back…")
    form.find_element(By.TAG_NAME, "textarea").send_keys("x")
    desk.lead(form.find_element(By.TAG_NAME, "button").click)
    check("Please say why" in desk.find("[role=alert]").text, "nothing is given back without a reason")
    form = desk.reveal("Give back…")
    form.find_element(By.TAG_NAME, "textarea").send_keys("Bought by mistake.")
    desk.lead(form.find_element(By.TAG_NAME, "button").click)
    check("It goes back" in desk.find("[role=status]").text, "with one, it goes back")
    check(wait(lambda: state(licence, ben) == "refunded"), "PayPal has given it back")
    check(not kitchen.ask("GET", "/v1/prices", token=ben)["hasLicence"], "and the hat is off")
    desk.open("/console/till")
    check("The books agree" in desk.find("[role=status]").text and "€" not in desk.find(".figures").text, "the books agree again")
