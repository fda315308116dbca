#!/usr/bin/env python3
"""Makes `Sources/HandsOff/Foods/foods.tsv` of the USDA National Nutrient Database for Standard Reference 28.

    foods.py ../shared/foods/sr28.tar.xz

The database is by the US Department of Agriculture, Agricultural Research Service (2015, slightly revised 2016), and in
the public domain: https://www.ars.usda.gov/nutrientdata. The archive holds it as tables: food.csv, food_nutrient.csv and
food_portion.csv.
"""
import argparse, csv, io, tarfile
from pathlib import Path

TABLE = Path(__file__).parents[2] / "Sources/HandsOff/Foods/foods.tsv"
# Energy in kcal, then protein, fat, carbohydrate by difference, fibre, sugars in g, and sodium in mg.
NUTRIENTS = ["208", "203", "204", "205", "291", "269", "307"]
HEAD = ["id", "name", "kcal", "protein", "fat", "carbohydrate", "fibre", "sugar", "sodium", "portions"]
# What any scale says, and a measure of labels only.
LEFT_OUT = {"oz", "lb", "NLEA serving", "NLEA Serving"}


def short(number):
    return f"{float(number):.6g}"


def tables(archive):
    """Each table by the name of its file, as dictionaries a row."""
    with tarfile.open(archive) as tar:
        for member in tar.getmembers():
            if member.isfile():
                yield Path(member.name).stem, list(csv.DictReader(io.TextIOWrapper(tar.extractfile(member), "utf-8")))


def portion(row):
    """As "1 cup, chopped=160"."""
    words = " ".join(row["modifier"].split()).replace(";", ",").replace("=", "-")
    return f"{short(row['amount'])} {words}={short(row['gram_weight'])}"


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("archive", type=Path)
    found = dict(tables(options.parse_args().archive))
    amounts = {(row["fdc_id"], row["nutrient_id"]): row["amount"] for row in found["food_nutrient"]}
    portions = {}
    for row in found["food_portion"]:
        if row["modifier"] not in LEFT_OUT:
            portions.setdefault(row["fdc_id"], []).append(portion(row))
    with TABLE.open("w", encoding="utf-8") as table:
        print(*HEAD, sep="\t", file=table)
        for food in sorted(found["food"], key=lambda food: food["fdc_id"]):
            number = food["fdc_id"]
            values = [amounts.get((number, nutrient), "") for nutrient in NUTRIENTS]
            print(
                number, " ".join(food["description"].split()), *[short(v) if v else "" for v in values],
                ";".join(portions.get(number, [])), sep="\t", file=table)


main()
