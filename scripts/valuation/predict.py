"""Values cars as Forecourt does: python3 predict.py model.json.gz < cars.txt, one JSON object a line, such as
{"make": "Ford", "model": "Focus", "year": 2018, "mileage": 42000, "fuelType": "petrol", "transmission": "manual"}
and optionally engineSize (litres), bodyType, condition and asOf (YYYY-MM-DD). Invalid input is not caught."""
import bisect, datetime, gzip, json, math, sys, unicodedata

def plain(name): return "".join(c for c in unicodedata.normalize("NFD", name).lower() if c.isascii() and c.isalnum())

def walk(trees, node, bins, start, end, curve):  # adds a tree's leaves to the curve over ages
    if start >= end: return
    if node < 0:
        for age in range(start, end): curve[age] += trees["leaves"][~node]
        return
    column, test, left, right = trees["nodes"][node]
    if column == 0:
        walk(trees, left, bins, start, min(end, test + 1), curve)
        return walk(trees, right, bins, max(start, test + 1), end, curve)
    goes_left = bins[column] in test if isinstance(test, list) else bins[column] <= test
    walk(trees, left if goes_left else right, bins, start, end, curve)

def log_prices(trees, bins, weights):  # the nearest curve that never rises with age
    curve, blocks = [trees["base"]] * 21, []
    for root in trees["roots"]: walk(trees, root, bins, 0, 21, curve)
    for mean, weight in zip(curve, weights):
        ages = 1
        while blocks and blocks[-1][0] < mean:
            before, heavy, more = blocks.pop()
            mean, weight, ages = (mean * weight + before * heavy) / (weight + heavy), weight + heavy, ages + more
        blocks.append((mean, weight, ages))
    return [mean for mean, _, ages in blocks for _ in range(ages)]

def index(key, keys): return keys.index(key) if key in keys else -1

def correct(line, raw):
    at, to = line["at"], line["to"]
    i = bisect.bisect_left(at, raw)
    if i in (0, len(at)): return raw + to[max(i - 1, 0)] - at[max(i - 1, 0)]
    return to[i - 1] + (to[i] - to[i - 1]) * (raw - at[i - 1]) / (at[i] - at[i - 1])

def arrange(middle, raw, lines, at80=0, at90=0):
    order = sorted([*map(correct, lines, sorted(raw)), middle])
    low, high = min(order[1], middle) - at80, max(order[3], middle) + at80
    return min(order[0] - at90, low - M["gap"]), low, high, max(order[4] + at90, high + M["gap"])

def value(car):
    year = int((car.get("asOf") or str(datetime.date.today()))[:4])
    make, model, body = plain(car["make"]), plain(car["model"]), car.get("bodyType") or ""
    make = M["aliases"].get(make, make)
    name, age, miles = f"{make} {model}", max(year - car["year"], 0), car["mileage"]
    by = M["conditions"][car.get("condition") or "very_good"]
    level = M["levels"].get(name) or M["levels"].get(f"{make}|{body}") or M["levels"][f"|{body}"]
    fuel, tenths = car["fuelType"].replace("plug_in_", ""), math.floor((car.get("engineSize") or 0) * 10 + 0.5)
    is_electric = fuel in ("electric", "hydrogen")
    if is_electric: tenths = 0
    facts = dict(age=min(age, 20), mileage=miles, litres=tenths, newPrice=level["newPrice"], make=make, model=name, fuel=fuel,
                 gearbox=car["transmission"], body=level["body"])
    is_known = name in M["agesOfModel"] and not is_electric
    part = M[("withEngine" if tenths else "withoutEngine") if is_known else "general"]
    bins = [bisect.bisect_left(c["edges"], facts[c["name"]]) if "edges" in c
            else 1 + index("".join(f"{facts[one]}|" for one in c["parts"]), c["keys"]) for c in part["columns"]]
    curve = lambda trees: log_prices(trees, bins, M["agesOfModel"].get(name, M["ages"]))
    values, at = curve(part["value"]), facts["age"]
    middle = values[at] + (0 if is_known else math.floor(math.log(level["newPrice"]) * 65_536 + 0.5))
    if is_known:
        heads = list(map(curve, part["heads"]))
        ends = [arrange(values[one], [head[one] for head in heads],
                        next(band["corrections"] for band in part["bands"] if one <= band["to"])) for one in range(21)]
        lowest, low = (min(end[side] for end in ends[:at + 1]) for side in (0, 1))
        high, highest = (max(end[side] for end in ends[at:]) for side in (2, 3))
    else:
        lines = part["corrections"]["knownMake" if make in M["makePrices"] else "unknownMake"][level["knowledge"]]
        lowest, low, high, highest = arrange(middle, [middle] * 4, lines, **(part["widening"] if is_electric else {}))
    past = min(max(miles - 150_000, 0), 150_000) * 0.03 / 10_000 + min(max(age - 20, 0), 15) * 0.04
    worth, down, up = middle / 65_536 - past, min(1.5 * by, 0.5 * by), max(1.5 * by, 0.5 * by)
    def drifted(end, side, share):  # prices of such cars have moved apart since the data
        if year <= M["dataYear"]: return end
        return worth + side * math.sqrt((end - worth) * (end - worth) + M["drift"][share] * M["drift"][share])
    bottom = lambda units, share: drifted(units / 65_536 - 1.5 * past, -1, share) + down
    top = lambda units, share: drifted(units / 65_536, 1, share) + up
    factors = M["index"].get(str(min(year, max(map(int, M["index"])))))
    factor = factors.get(fuel, factors["all"])[bisect.bisect_left(M["ageBands"], age)] if factors else 1
    pounds = lambda log: max(math.floor(math.exp(log) * factor / 10 + 0.5) * 10, 100)
    a, b = pounds(bottom(low, "at80")), pounds(top(high, "at80"))
    return {"value": pounds(worth + by), "range80": [a, b], "range90": [
        min(pounds(bottom(lowest, "at90")), a - 10), max(pounds(top(highest, "at90")), b + 10)]}

M = json.load(gzip.open(sys.argv[1]))
for line in sys.stdin: print(json.dumps(value(json.loads(line))))
