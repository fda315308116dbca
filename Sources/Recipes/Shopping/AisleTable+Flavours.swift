extension AisleTable {
    static let flavours: [(aisle: Aisle, names: String)] = [
        (
            .spices,
            """
            salt, sea salt, pepper, peppercorn, black pepper, white pepper, pink pepper, cayenne,
            cayenne pepper, Sichuan pepper, Szechuan pepper, cinnamon, cinnamon stick, nutmeg, mace, clove,
            cumin, cumin seed, turmeric, paprika, smoked paprika, chipotle, ancho, aleppo pepper, cardamom,
            saffron, curry, curry powder, masala, garam masala, garam, five spice, allspice, anise, star anise,
            aniseed, caraway, caraway seed, nigella, nigella seed, fenugreek, asafoetida, sumac, za'atar,
            ras el hanout, baharat, dukkah, berbere, juniper, juniper berry, vanilla powder, mustard seed,
            mustard powder, fennel seed, coriander seed, coriander powder, ground coriander, celery seed,
            celery salt, garlic powder, garlic granule, garlic salt, onion powder, onion granule,
            chili powder, chilli powder, chili flake, chilli flake, chile flake, red pepper flake,
            pepper flake, ginger powder, gochugaru, shichimi, furikake, bay, bay leaf, herbes de Provence,
            Italian seasoning, Old Bay, Cajun, taco seasoning, spice, mixed spice, pumpkin spice,
            spice mix, spice blend, rub, seasoning, MSG, yeast extract, nutritional yeast, Salz, Meersalz,
            Kräutersalz, Pfeffer, Pfefferkorn, Zimt, Zimtstange, Muskat, Muskatnuss, Muskatblüte, Nelke,
            Gewürznelke, Kümmel, Kreuzkümmel, Kurkuma, Gelbwurz, Paprika, Paprikapulver, Cayennepfeffer,
            Chilipulver, Chiliflocken, Kardamom, Safran, Currypulver, Piment, Anis, Sternanis, Wacholderbeere,
            Lorbeer, Lorbeerblatt, Lorbeerblätter, Senfkörner, Senfsaat, Fenchelsamen, Koriander,
            Koriandersamen, Ingwerpulver, Knoblauchpulver, Zwiebelpulver, Kräuter der Provence,
            italienische Kräuter, Gewürz, Gewürzmischung, Hefeflocken, Bockshornklee, Schwarzkümmel
            """
        ),
        (
            .oils,
            """
            oil, olive oil, vegetable oil, sunflower oil, rapeseed oil, canola oil, peanut oil, sesame oil,
            coconut oil, avocado oil, walnut oil, truffle oil, chili oil, cooking spray, oil spray, vinegar,
            apple cider vinegar, cider vinegar, wine vinegar, red wine vinegar, white wine vinegar,
            rice vinegar, balsamic, balsamic vinegar, balsamic glaze, salad dressing, dressing, vinaigrette,
            Öl, Olivenöl, Sonnenblumenöl, Rapsöl, Sesamöl, Kokosöl, Kürbiskernöl, Essig, Weinessig, Apfelessig,
            Weißweinessig, Balsamico, Aceto balsamico, Dressing
            """
        ),
    ]
}
