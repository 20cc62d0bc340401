import { COUNTRIES, FEATURES, FORENAMES, MODELS, SURNAMES, TOWNS, TRIMS } from './made-up-data';
import { chance, int, normal, of, pick, rand, sample } from './made-up-random';
import { TEXT } from './made-up-texts';
import type { Car, Dealer } from './made-up-types';

export const list = (text: string): string[] => text.replace(/\n/g, '').split('|');
export const towns = list(TOWNS);
export const first = list(FORENAMES);
export const last = list(SURNAMES);
export const features = list(FEATURES);
const abroad = list(COUNTRIES);
export const BOOK = new Map(
  TEXT.replace(/\n/g, ' ')
    .split(/ ?#(?=[a-z]+ )/)
    .slice(1)
    .map((part) => {
      const end = part.indexOf(' ');
      return [part.slice(0, end), part.slice(end).trim().split(' ~ ')] as [string, string[]];
    }),
);
const TRIM = new Map(list(TRIMS).map((row) => row.split(':') as [string, string]));
const CARS = list(MODELS).map((row) => row.split('/'));
const FUELS = ['diesel', 'hybrid', 'plug_in_hybrid', 'electric'] as const;
const BODIES = ['saloon', 'estate', 'suv', 'coupe', 'convertible'] as const;

export function makeCar(): Car {
  const [make = '', model = '', bodies = '', span = '', engines = ''] = pick(CARS);
  const [from = 8, to = 25] = span.split('-').map(Number);
  const y = from + Math.round((to - from) * ((rand() + rand()) / 2));
  const fits = engines.split(',').filter((e) => Number(e.split('@')[1] ?? 0) <= y);
  const engine = pick(fits.length ? fits : ['p1.4']);
  const dear = /Audi|BMW|Merc|Rover|Volvo/.test(make) ? 0.6 : 0.2;
  return {
    make,
    model,
    year: 2000 + y,
    fuel: FUELS['dhxe'.indexOf(engine.charAt(0))] ?? 'petrol',
    bodyType: BODIES['seucv'.indexOf(pick([...bodies]))] ?? 'hatchback',
    mileage: Math.round(200 + (25.6 - y) * 9000 * Math.exp(normal() * 0.35)),
    transmission: /^[hxe]/.test(engine) || chance(dear) ? 'automatic' : 'manual',
    engineSize: engine.startsWith('e') ? null : Number(engine.slice(1).split('@')[0]),
  };
}
export const phone = (): string =>
  `${of('07700 |07700|+447700|+44 7700 ')}900${of('| ')}${int(100, 999)}`;
function hiddenPhone(): string {
  const digits = [...`07700900${int(100, 999)}`];
  const words = 'zero|one|two|three|four|five|six|seven|eight|nine'.split('|');
  const spell = (d: string): string => (d === '0' ? of('zero|oh|O|o') : (words[Number(d)] ?? d));
  const [p, gap] = [pick([0, 0, 0.4, 1]), of(' |.|-|*|_| / ')];
  return digits
    .map((d) => (chance(p) ? spell(d) : d))
    .join(gap)
    .replace(/0/g, of('O|o|0'));
}
const hide = (s: string): string =>
  s
    .replace('@', of(' at | AT |(at)|[a]| (a) | @ | arroba '))
    .replace('gmail', of('g mail|gmai l|gee mail'))
    .replace(/\./g, of(' dot | d0t |,| . |(.)'));
const email = (): string =>
  `${pick(first).toLowerCase()}${of('.|_|')}${pick(last).toLowerCase()}` +
  `${int(10, 9999)}@${of('gmail.com|outlook.com|yahoo.com|hotmail.co.uk|mail.com|proton.me')}`;
const code = (): string => int(36 ** 5, 36 ** 6 - 1).toString(36);
const site = (): string =>
  of('secure|uk|safe|my|go|the') +
  of('-|') +
  of('auto|car|motor') +
  of('pay|trade|deliver|deal|cover|escrow') +
  of('.com|.net|.info|.shop|.online|-uk.com|.co.uk');
const link = (): string =>
  pick([
    `https://${site()}/${of('item|order')}/${int(1e4, 9e6)}`,
    `www.${site()}`,
    site(),
    `https://bit.ly/${code()}`,
    `t.me/${code()}`,
    `tinyurl.com/${code()}`,
  ]);
type Value = (c: Car, town: string, dealer: string) => string | number;
const VALUES: Record<string, Value> = {
  phone,
  email,
  link,
  code,
  dphone: hiddenPhone,
  make: (c) => c.make,
  model: (c) => c.model,
  year: (c) => c.year,
  year2: (c) => Math.min(2025, c.year + int(1, 4)),
  town: (_, town) => town,
  num: () => int(1e3, 1e5),
  n: () => int(2, 9),
  owners: () => int(1, 5),
  town2: () => pick(towns),
  miles: ({ mileage: km }) =>
    pick([String(km).replace(/(\d{3})$/, ',$1'), km, `${Math.ceil(km / 1000)}k`]),
  trim: (c) => pick((TRIM.get(c.make) ?? 'SE').split(',')),
  fuel: (c) => c.fuel.replace(/_/g, ' '),
  litre: (c) => c.engineSize?.toFixed(1) ?? '',
  gear: (c) => c.transmission,
  word: () => pick(last),
  demail: () => hide(email()),
  country: () => pick(abroad),
  dealer: (_, __, dealer) => dealer,
  mot: () => `${of('Jan|Feb|March|April|June|July|Sept|Nov')} ${of('2026|26|next year')}`,
  land: () => `${of('0113 496|0161 496|020 7946')} 0${int(100, 999)}`,
  name: () => pick(first),
  web: (_, __, dealer) => `${dealer.toLowerCase().replace(/[^a-z]/g, '')}.co.uk`,
  dlink: () => hide(link().replace('https://', of('hxxps://|'))),
  money: () => `${of('£|£|£|GBP ')}${of('50|100|150|200|250|300|500|750')}`,
  handle: () => `${pick(first).toLowerCase()}_${of('cars|motors|uk')}${int(1, 99)}`,
};
export function expand(line: string, c: Car, town: string, dealer: string): string {
  let text = line;
  while (text.includes('{')) {
    text = text.replace(/(.?)\{([^{}]*)\}/g, (_, before: string, options: string) => {
      const word = of(options);
      return before + (/[\w\]]/.test(before) && /^\w/.test(word) ? ' ' : '') + word;
    });
  }
  return text
    .replace(/\[(\w+)\]/g, (all, key: string) => String(VALUES[key]?.(c, town, dealer) ?? all))
    .replace(/ ,/g, ',')
    .replace(/\b1 (owner|keeper)s/, '1 $1')
    .replace(/ {2,}/g, ' ')
    .trim();
}
function disguise(word: string, how: number): string {
  const [a, b] = [word.slice(0, word.length >> 1), word.slice(word.length >> 1)];
  return (
    [
      word,
      word.replace(/\B/g, ' '),
      word.replace(/\B/g, '.'),
      word.toUpperCase(),
      a + b.slice(1),
      word.replace(/o/g, '0').replace(/i/g, '1'),
      word.replace(/[ea]/g, '@'),
      word.replace(/e/g, 'е').replace(/o/g, 'о'),
      `${a}${of('-|_|*')}${b}`,
    ][how] ?? word
  );
}
export function compose(
  recipe: string,
  c: Car,
  town: string,
  how: string,
  dealer: Dealer | null,
): string {
  let lines: string[] = [];
  for (const token of pick(recipe.split('/')).split(' ')) {
    const [, keys = '', from = '1', to = from, maybe] =
      /^([a-z^]+)(?:\*(\d)-(\d))?(\?)?$/.exec(token) ?? [];
    const lot = BOOK.get(of(keys.replace(/\^/g, '|'))) ?? [];
    if (!maybe || chance(0.5)) lines.push(...sample(lot, int(Number(from), Number(to))));
  }
  const [shady, trade] = [how === 'scam', how === 'dealer'];
  if (!trade && chance(0.3)) lines = sample(lines, 99);
  const trick = shady && chance(0.3) ? int(1, 8) : 0;
  lines = lines
    .map((l) =>
      expand(l, c, town, dealer?.seller.name ?? `${pick(last)} Cars`).replace(
        /<([^<>]+)>/g,
        (_, w: string) => disguise(w, trick),
      ),
    )
    .filter(Boolean);
  if (!lines.length) lines = [of(`${c.make} ${c.model}|${c.year} ${c.model}|Message me`)];
  const sloppy = !trade && chance(0.35);
  const gap = pick(
    trade
      ? ['. ', '\n', '\n\n', '. ', ' - ']
      : sloppy
        ? [' ', ', ', '\n', '.. ', ' ']
        : ['. ', '. ', '. ', '\n', '\n\n', '! ', ' - '],
  );
  if (!sloppy) lines = lines.map((l) => l.charAt(0).toUpperCase() + l.slice(1));
  if (dealer && recipe.includes('terms')) lines.push(dealer.terms);
  let text = lines.join(gap);
  if (sloppy)
    text = pick([text.toLowerCase(), text.replace(/['.] /g, ' '), text]).replace(
      /\b[a-z]{5,}\b(?![@./])/g,
      (w) => (chance(0.02) ? disguise(w, 4) : w),
    );
  if (!/https|\.co|@/.test(text) && chance(0.02)) text = text.toUpperCase();
  if (chance(shady ? 0.15 : 0.07)) text += ` ${of('👍|🚗|✅|🙏|😊|🔥🔥|⭐⭐⭐⭐⭐|‼️|❤️|📞')}`;
  return text.slice(0, 2000);
}
