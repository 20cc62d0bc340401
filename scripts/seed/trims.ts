import type { FuelType } from '@/lib/listings/constants';
import type { Car } from './listing';
import type { ModelOfMake } from './market';
import type { Random } from './prng';

type Known = Pick<Car, 'year' | 'fuel' | 'litres' | 'body'>;

interface Rule {
  trim: RegExp;
  make?: RegExp;
  from?: number;
  until?: number;
  fuels?: readonly FuelType[];
  litres?: (litres: number, largest: number) => boolean;
  bodies?: readonly Car['body'][];
}

const largest = (litres: number, most: number) => litres === most;
const about = (wanted: number) => (litres: number) => Math.abs(litres - wanted) < 0.3;
const PETROL = ['petrol'] as const;
const DIESEL = ['diesel'] as const;
const HYBRIDS = ['hybrid', 'plug_in_hybrid'] as const;

/** Trim names limited to an engine, a body type or a period; trims without a rule fit any car. */
const RULES: readonly Rule[] = [
  {
    trim: /^(VXR|SVR|SRT|Type R|GTI|GTi|Up GTI|ST|ST-2|GSi|R|GTS|GT3|GT4|Ralliart|Quadrifoglio|Trofeo)$/,
    fuels: PETROL,
    litres: largest,
  },
  {
    trim: /STi|^WRX|^Evo |^FQ|Cooper S$|John Cooper|Nismo|Mulliner|^XT$/,
    fuels: PETROL,
    litres: largest,
  },
  { trim: /^M\d+i$|^M[2-8]/, fuels: PETROL, litres: largest },
  { trim: /^M\d+d$/, fuels: DIESEL, litres: largest },
  { trim: /AMG.*(63|55)/, fuels: PETROL, litres: (litres) => litres >= 4 },
  { trim: /AMG.*(43|53)/, fuels: PETROL, litres: about(3), from: 2015 },
  { trim: /AMG.*(35|45)/, fuels: PETROL, litres: about(2), from: 2013 },
  { trim: /^vRS$/, litres: largest },
  { trim: /^VZ5$/, fuels: PETROL, litres: largest },
  { trim: /^VZ/, litres: (litres) => litres !== 1.5 },
  { trim: /\bV6\b/, fuels: PETROL, litres: (litres) => litres >= 2.5 },
  { trim: /\bV8\b|Straight Six/, fuels: PETROL, litres: (litres) => litres >= 3 && litres < 5 },
  { trim: /\bV10\b|\bV12\b|W12/, fuels: PETROL, litres: (litres) => litres >= 5 },
  { trim: /^(GT|Bullitt|Mach 1|Dark Horse)$/, make: /^Ford$/, litres: (litres) => litres >= 5 },
  { trim: /EcoBoost/, litres: about(2.3) },
  { trim: /Turbo$|Turbo S$/, make: /Porsche/, fuels: PETROL },
  { trim: /GTD|Diesel|D-4D|BlueMotion|Efficient|Ecomotive|GreenLine/, fuels: DIESEL },
  { trim: /VVT|TSI|TFSI|16V|Dualjet/, fuels: PETROL },
  { trim: /^sDrive20i$/, fuels: PETROL, litres: about(2) },
  { trim: /hybrid|e-Boxer|GX\dh/i, fuels: HYBRIDS },
  { trim: /Shooting Brake/, bodies: ['estate'] },
  { trim: /Roadster|Spyder|Volante|Cabrio/, bodies: ['convertible'] },
  { trim: /^(ST-Line|Vignale)|Vignale/, from: 2016 },
  { trim: /^(GL|LX|CDX|GLS|Ghia|Si|GSi Xtra)$/, until: 2009 },
  { trim: /^Titanium/, from: 2007 },
  { trim: /^Zetec/, until: 2020 },
  { trim: /R-Line|FR-Line/, from: 2011 },
  { trim: /^(Life|Style)$/, make: /Volkswagen/, from: 2019 },
  { trim: /^S line/, from: 2004 },
  { trim: /Black Edition/, from: 2009 },
  { trim: /Vorsprung/, from: 2018 },
  { trim: /^M Sport/, from: 2003 },
  { trim: /M Sport (Shadow|Pro)/, from: 2017 },
  { trim: /^AMG (Line|Night)/, from: 2013 },
  { trim: /^AMG Sport/, until: 2016 },
  { trim: /GT[- ]Line/, from: 2014 },
  { trim: /N Line/, from: 2018 },
  { trim: /GR Sport/, from: 2019 },
  { trim: /SportLine/, from: 2015 },
  { trim: /Monte Carlo/, from: 2011 },
  { trim: /Xcellence|Xperience/, from: 2015 },
  { trim: /R-Dynamic/, from: 2017 },
  { trim: /^(Momentum|Inscription)/, from: 2015, until: 2022 },
  { trim: /^R-Design/, from: 2008, until: 2022 },
  { trim: /^(Core|Plus|Ultimate|Ultra)$/, make: /Volvo/, from: 2021 },
  { trim: /N-Connecta/, from: 2015 },
  { trim: /Tekna|Visia|Acenta/, from: 2006 },
  { trim: /\bNav\b/, from: 2010 },
  { trim: /TomTom/, from: 2009, until: 2014 },
  { trim: /^(Icon|Design|Excel|Dynamic)/, make: /Toyota/, from: 2012 },
  { trim: /^(Iconic|Techno|Evolution|Equilibre|RS Line|R\.S\. Line)/, make: /Renault/, from: 2017 },
  { trim: /^(S|SE|SEL|Match)$/, make: /Volkswagen/, until: 2022 },
  { trim: /Ultimate|GS Line|^GS$/, make: /Vauxhall/, from: 2018 },
  { trim: /T Spirit|^T[2-4]$/, until: 2014 },
  { trim: /^(ES|SE)$|^SE Lux/, make: /Volvo/, until: 2015 },
  { trim: /^(SE|Exclusive|Luxury|Excellence)$/, make: /BMW/, until: 2020 },
  { trim: /^(SE|Avantgarde|Elegance|Exclusive)$/, make: /Mercedes/, until: 2020 },
  { trim: /Dynamique|^Expression\+?$|Signature Nav/, make: /Renault/, until: 2019 },
  { trim: /^\d+D$|^P\d+D$/, make: /Tesla/, until: 2019 },
  { trim: /MC Stradale/, until: 2019 },
  { trim: /^(Modena|Trofeo)$/, make: /Maserati/, from: 2019 },
  { trim: /^Exclusiv$/, make: /Vauxhall/, until: 2018 },
  { trim: /^(Carrera|Turbo)/, make: /Porsche/, litres: (litres) => litres < 3.9 || litres > 4.4 },
  { trim: /^GT3$/, make: /Porsche/, litres: (litres) => litres >= 3.6 },
  { trim: /GT Line/, make: /Peugeot/, until: 2020 },
];

/** Editions sold only in a model's first years, or only in its last. */
const FIRST_EDITION = /Launch|First Edition|1st Edition|Premi[eè]re|Edition 1$|Opening/;
const FINAL_EDITION = /Final Edition/;

/** Chooses a trim consistent with the car (null when none is), and its richness from 0 to 1. */
export function chooseTrim(
  random: Random,
  model: ModelOfMake,
  car: Known,
): { trim: string | null; richness: number } {
  const sizes = (model.engines[car.fuel] ?? []).map(([litres]) => litres ?? 0);
  const most = Math.max(...sizes);
  const fitting = model.trims.filter(
    (trim) =>
      RULES.every((rule) => allows(rule, trim, model.make, car, most)) &&
      (!FIRST_EDITION.test(trim) || car.year <= model.years[0] + 1) &&
      (!FINAL_EDITION.test(trim) || car.year >= model.years[1] - 1),
  );
  if (fitting.length === 0) return { trim: null, richness: 0.4 };
  const trim = random.pick(fitting);
  return { trim, richness: model.trims.indexOf(trim) / Math.max(model.trims.length - 1, 1) };
}

function allows(rule: Rule, trim: string, make: string, car: Known, most: number): boolean {
  if (!rule.trim.test(trim) || (rule.make && !rule.make.test(make))) return true;
  if (car.year < (rule.from ?? 0) || car.year > (rule.until ?? 9999)) return false;
  if (rule.bodies && !rule.bodies.includes(car.body)) return false;
  // Electric cars use such badges too, and have no engine size to check them against.
  if (car.litres === null) return true;
  if (rule.fuels && !rule.fuels.includes(car.fuel)) return false;
  return rule.litres?.(car.litres, most) ?? true;
}
