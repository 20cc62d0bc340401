import { HONEST, SCAMS } from './made-up-data';
import {
  chance,
  int,
  letters,
  log,
  normal,
  num,
  of,
  pick,
  rand,
  sample,
  setSeed,
  times,
} from './made-up-random';
import type { Car, Dealer, MadeUpAdvert, Seller } from './made-up-types';
import {
  BOOK,
  compose,
  expand,
  features,
  first,
  last,
  list,
  makeCar,
  phone,
  towns,
} from './made-up-wording';

type Timed = { at: number; ad: MadeUpAdvert };

const EMPTY = list('.|-|See pictures|Car|as above|Ask|Good car|No description|🚗|x|tbc|Drives');

/** Returns 21,000 adverts in the order in which they are published: the same seed gives the same adverts. */
export function madeUpAdverts(seed = 20250): MadeUpAdvert[] {
  setSeed(seed);
  let count = 0;
  const taken = new Set<string>();
  const fresh = (make: () => string): string => {
    let text = make();
    for (let i = 2; taken.has(text); i++) text = i < 9 ? make() : `${make()}${i}`;
    taken.add(text);
    return text;
  };
  const shots = (n: number): string[] => times(n, () => `p${(++count * 7).toString(36)}`);
  const plateOf = (c: Car): string =>
    fresh(() =>
      chance(0.02)
        ? `${letters(1)}${int(1, 99)}${letters(2)}A`
        : letters(2) + String((c.year % 100) + pick([0, 50])).padStart(2, '0') + letters(3),
    );
  const age = (mode: string): number =>
    mode === 'f'
      ? int(0, 1)
      : mode === 'N'
        ? int(0, 40)
        : mode === 'o'
          ? log(400, 4200)
          : /[nF]/.test(mode)
            ? pick([int(0, 5), int(0, 5), int(0, 5), int(6, 45), log(150, 3500)])
            : pick([int(0, 7), int(2, 60), log(60, 4000)]);
  const nick = (a = pick(first), b = pick(last)): string =>
    pick([
      `${a} ${b}`,
      a,
      `${a} ${letters(1)}`,
      `${letters(1)}${b}`,
      a.toLowerCase() + int(1, 999),
      a + b + int(6, 99),
    ]);
  const person = (mode: string): Seller => ({
    name: fresh(() => nick()),
    type: 'private',
    accountAgeDays: age(mode),
  });
  const trader = (mode: string): Dealer => {
    const town = pick(towns);
    const seller: Seller =
      mode === 'm'
        ? person('p')
        : {
            type: mode === 'v' ? 'verified_dealer' : 'dealer',
            name: fresh(
              () =>
                `${pick(chance(0.7) ? last : towns)} ${of(
                  mode === 'v'
                    ? 'Audi|BMW|Motor Group|Kia|Approved'
                    : 'Motors|Cars|Car Sales|Autos|Car Centre|Garage|& Sons|Motor Co|of ' + town,
                )}`,
            ),
            accountAgeDays: /[NF]/.test(mode) ? age(mode) : log(40, 5000),
          };
    const terms = sample(BOOK.get('dterms') ?? [], int(2, 12))
      .map((l) => expand(l, makeCar(), town, seller.name))
      .join(pick(['. ', ' ', '\n', '\n\n']));
    return { seller, town, terms, extra: chance(0.2) ? shots(1) : [] };
  };
  const many = (n: number, mode: string): Dealer[] => times(n, () => trader(mode));
  const d = many(420, 'd');
  const pools: Record<string, Dealer[]> = {
    d,
    X: d,
    v: many(60, 'v'),
    N: many(45, 'N'),
    m: many(75, 'm'),
  };
  const cut = (n: number): number => Math.round(n * 1000) / 1000;
  const price = (text: string, trade: boolean): MadeUpAdvert['price'] => {
    if (text === 'slip') return { share: cut(pick([0.001, 0.1, 0.1, 10, 0.01, num(0.012, 0.03)])) };
    const [a = 0, b = 0] = text.split('-').map(Number);
    const spread = (trade ? 0.75 : 0.95) * (chance(0.06) ? 2.3 : 1);
    return text.startsWith('z')
      ? { z: cut(Number(text.slice(1)) + normal() * spread) }
      : { share: cut(num(a, b)) };
  };
  const make = (
    kind: string,
    isScam: boolean,
    car: Car,
    seller: Seller,
    town: string,
    recipe: string,
    cost: string,
    dealer: Dealer | null,
  ): MadeUpAdvert => {
    const trade = seller.type !== 'private';
    const n = chance(0.015) ? 0 : trade ? int(5, 12) : isScam ? int(1, 9) : int(1, 12);
    const extras = sample(features, trade ? int(5, 18) : chance(0.4) ? 0 : int(1, 9));
    const spec = trade && chance(0.4) ? `\n\nSpecification: ${extras.join(', ')}` : '';
    return {
      isScam,
      kind,
      seller,
      car,
      features: extras,
      price: price(cost, trade),
      location: town,
      description:
        recipe === 'none'
          ? pick(EMPTY)
          : compose(recipe, car, town, isScam ? 'scam' : trade ? 'dealer' : 'private', dealer) +
            spec,
      plate: chance(isScam ? 0.4 : trade ? 0.03 : 0.1) ? null : plateOf(car),
      pictures: [...shots(n), ...(dealer?.extra ?? [])].slice(-12),
    };
  };
  const honest: Timed[] = [];
  const rows = (text: string): string[][] => list(text).map((row) => row.split(';'));
  for (const [kind = '', n, recipe = '', cost = 'z', mode = 'p'] of rows(HONEST)) {
    const late = /[RSGXB]/.test(mode);
    const earlier = honest.filter(
      ({ ad }) =>
        late &&
        'z' in ad.price &&
        ad.pictures.length > 0 &&
        (ad.seller.type === 'private') === (mode !== 'B'),
    );
    for (let i = 0; i < Number(n); i++) {
      const src = late ? pick(earlier) : null;
      const old = src?.ad;
      let dealer = pools[mode] ? pick(pools[mode]) : null;
      if (old && mode === 'B') {
        dealer = { ...trader('d'), terms: d.find((o) => o.seller === old.seller)?.terms ?? '' };
        dealer.seller.name = fresh(() => `${old.seller.name} ${dealer?.town ?? ''}`);
      }
      const seller = dealer?.seller ?? (mode === 'R' && old ? old.seller : person(mode));
      const same = old && (mode !== 'B' || i % 2 === 0);
      const town = dealer?.town ?? (mode !== 'G' && old ? old.location : pick(towns));
      const car = same ? { ...old.car, mileage: old.car.mileage + int(0, 300) } : makeCar();
      const ad = make(`honest ${kind}`, false, car, seller, town, recipe, cost, dealer);
      if (same) ad.plate = old.plate;
      if (old && /[RS]/.test(mode))
        ad.description =
          of('Re-listed, time waster. |Price drop! ||') + old.description.slice(0, 1900);
      if (old && (/[RS]/.test(mode) || (mode === 'B' && same))) ad.pictures = old.pictures;
      else if (old && mode === 'B') ad.pictures.splice(11, 1, ...old.pictures.slice(-1));
      if (old && mode === 'G' && chance(0.25)) ad.pictures = old.pictures.slice(0, int(1, 4));
      honest.push({ at: src ? num(src.at, 1) : rand(), ad });
    }
  }
  honest.sort((a, b) => a.at - b.at);
  const scams: Timed[] = [];
  let cheat: Seller | null = null;
  for (const [kind = '', n, recipe = '', cost = '', mode = 'n'] of rows(SCAMS)) {
    for (let i = 0; i < Number(n); i++) {
      const at = num(0.03, 1);
      const end = honest.findIndex((h) => h.at >= at);
      const find = (fits: (ad: MadeUpAdvert) => boolean): MadeUpAdvert | null => {
        for (let tries = 0; tries < 400; tries++) {
          const ad = honest[int(0, (end < 0 ? honest.length : end) - 1)]?.ad;
          if (ad && ad.plate !== null && ad.pictures.length > 2 && fits(ad)) return ad;
        }
        return null;
      };
      const trade = mode === 'F' ? trader(chance(0.12) ? 'v' : 'F') : null;
      const hacked = mode === 'H' && i % 4 ? find((a) => a.seller.accountAgeDays > 300) : null;
      if (!cheat || mode === 'H' || chance(0.85)) cheat = person(mode.replace('H', 'o'));
      const seller = trade?.seller ?? hacked?.seller ?? cheat;
      const clone =
        kind === 'cloned advert' ? find((a) => 'z' in a.price && a.description.length > 60) : null;
      const car = clone ? { ...clone.car } : makeCar();
      const town = trade?.town ?? hacked?.location ?? pick(towns);
      const ad = make(kind, true, car, seller, town, recipe, cost, trade);
      const like =
        find((a) => a.car.make === car.make && a.car.model === car.model) ?? find(() => true);
      if (clone) {
        const own = clone.description
          .replace(/07700 ?900 ?\d{3}/g, phone)
          .slice(0, 1500)
          .trim();
        const part = own
          .split(/(?<=[.\n])/)
          .filter(() => chance(0.75))
          .join('')
          .trim();
        const text = (chance(0.3) && part) || own;
        ad.description = chance(0.45) ? `${text}${of('. | ')}${ad.description}` : text;
        [ad.plate, ad.features] = [chance(0.85) ? clone.plate : null, clone.features];
        ad.pictures = clone.pictures.slice(int(0, 1), chance(0.6) ? 12 : int(2, 5));
        if (chance(0.6)) ad.location = clone.location;
      } else if (like && (kind === 'stolen pictures' || chance(0.2))) {
        ad.pictures = like.pictures.slice(0, int(1, 12));
        if (chance(0.25)) ad.plate = like.plate;
      } else if (like && (kind === 'plate of another' || chance(0.06))) ad.plate = like.plate;
      scams.push({ at, ad });
    }
  }
  return [...honest, ...scams].sort((a, b) => a.at - b.at).map(({ ad }) => ad);
}
