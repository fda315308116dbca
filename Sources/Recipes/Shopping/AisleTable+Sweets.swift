extension AisleTable {
    static let sweets: [(aisle: Aisle, names: String)] = [
        (
            .baking,
            """
            flour, plain flour, bread flour, rice flour, almond flour, coconut flour, oat flour, gram flour,
            buckwheat flour, chickpea flour, cornmeal, masa harina, sugar, brown sugar, icing sugar,
            powdered sugar, confectioner's sugar, caster sugar, demerara, muscovado, palm sugar, vanilla sugar,
            sweetener, stevia, erythritol, xylitol, baking powder, baking soda, bicarbonate of soda,
            bicarb, yeast, dried yeast, dry yeast, instant yeast, cornstarch, cornflour, starch, potato starch,
            tapioca, tapioca starch, arrowroot, cocoa, cocoa powder, chocolate, dark chocolate,
            white chocolate, chocolate chip, couverture, cocoa butter, vanilla, vanilla extract,
            vanilla essence, vanilla bean, vanilla pod, vanilla paste, almond extract, honey, syrup,
            maple syrup, golden syrup, corn syrup, agave, agave syrup, date syrup, molasses, treacle, gelatin,
            gelatine, agar, agar agar, pectin, custard powder, pudding, milk powder, condensed milk,
            evaporated milk, cream of tartar, jelly, jam, marmalade, lemon curd, nutella, marzipan, fondant,
            sprinkles, food colouring, food coloring, marshmallow, caramel, pie crust, shortcrust, shortcrust
            pastry, pastry, filo, phyllo, shortening, rose water, rosewater, orange blossom water, candied
            peel, sweets, candy, Mehl, Weizenmehl, Dinkelmehl, Speisestärke, Stärke, Zucker, Puderzucker,
            Rohrzucker, Vanillezucker, Gelierzucker, Süßstoff, Backpulver, Natron, Hefe, Trockenhefe, Kakao,
            Kakaopulver, Schokolade, Zartbitterschokolade, Kuvertüre, Vanille, Vanilleschote, Vanilleextrakt,
            Honig, Sirup, Ahornsirup, Agavendicksaft, Zuckerrübensirup, Gelatine, Puddingpulver,
            Vanillepudding, Sahnesteif, Milchpulver, Kondensmilch, Marmelade, Konfitüre, Gelee, Marzipan,
            Nougat, Krokant, Streusel, Zitronat, Orangeat, Rosenwasser, Tortenguss, Lebensmittelfarbe, Bonbon
            """
        )
    ]
}
