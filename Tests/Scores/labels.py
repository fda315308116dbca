#!/usr/bin/env python3
"""How well nutrition labels and barcodes in photographs are read.

    labels.py --program .build/release/hands-off --labels ../shared/labels

The folder has manifest.csv (file, kcal, fat_g, carb_g, protein_g per serving) and barcodes.csv (file, upc_a), and the
photographs beside them. They belong to others, and are no part of this repository.
"""
import argparse, csv, json, subprocess, sys, time
from pathlib import Path

FIELDS = {"kcal": "kcal", "fat": "fat_g", "carbohydrate": "carb_g", "protein": "protein_g"}


def answers(program, arguments, files):
    lines = subprocess.run([program, "label", "--json", *arguments, *files], capture_output=True, text=True).stdout
    return {Path(answer["file"]).name: answer for answer in map(json.loads, lines.splitlines())}


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--program", default=".build/release/hands-off")
    options.add_argument("--labels", type=Path, default=Path("../shared/labels"))
    options = options.parse_args()
    if not (options.labels / "manifest.csv").exists():
        print(f"skipped: no photographs of labels in {options.labels}")
        return
    wanted = list(csv.DictReader(open(options.labels / "manifest.csv")))
    start = time.monotonic()
    read = answers(options.program, [], [str(options.labels / row["file"]) for row in wanted])
    seconds = (time.monotonic() - start) / len(wanted)
    right = asked = sure = sure_wrong = 0
    for row in wanted:
        answer, wrong = read[row["file"]], []
        for field, column in FIELDS.items():
            if row[column] == "":
                continue
            asked += 1
            is_right = answer[field] is not None and abs(answer[field] - float(row[column])) < 0.051
            right += is_right
            is_sure = field in answer["sure"]
            sure += is_sure
            sure_wrong += is_sure and not is_right
            if not is_right:
                wrong.append(f"{field} {answer[field]}{' (sure)' if is_sure else ''}, not {row[column]}")
        print(f"{row['file']:28} {'; '.join(wrong) or 'right'}")
    print(f"labels   {right} of {asked} fields right, {sure_wrong} of {sure} sure ones wrong, {seconds:.1f} s a photograph")
    codes = list(csv.DictReader(open(options.labels / "barcodes.csv")))
    read = answers(options.program, ["--barcode"], [str(options.labels / row["file"]) for row in codes])
    whole = sum(read[row["file"]]["barcode"] == row["upc_a"] for row in codes)
    print(f"barcodes {whole} of {len(codes)}")


if __name__ == "__main__":
    sys.exit(main())
