// npm run -s valuation:verify-misses -- FILE.json [--head HASH] [--mine MY-DATA.json]
// Checks the download of /evidence/misses without the site's code: each valuation was committed to before its sale, none
// was swapped or counts twice, and the figures are those of the groups. --head takes the last line of an earlier run: the
// log must still hold what it held. --mine takes a seller's own data: their cars must count as their prices say.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, parseArgs } from 'node:util';

type Figures = Record<'value' | 'low_80' | 'high_80' | 'low_90' | 'high_90', number>;
type Valuation = Figures & Record<'hash' | 'salt' | 'vehicle_id' | 'day', string>;
type Group = {
  week: string;
  make: string | null;
  hashes: string[];
  outcomes: Record<string, string>;
  valuations: (Valuation & { sold_on: string })[];
};
type Log = Record<string, string[]>;
export type MissesFile = { commitments: Log; groups: Group[]; figures: unknown };
type OwnData = {
  committed_valuations: (Valuation & { secret: string })[];
  vehicle_private: { vehicle_id: string; sold_price: number | null }[];
};

const OUTCOMES = ['inside', 'below', 'above', 'far_below', 'far_above'];

function check(isRight: boolean, complaint: string) {
  if (!isRight) throw new Error(complaint);
}
const hashOf = (...parts: (string | number)[]) =>
  createHash('sha256').update(parts.join('|')).digest('hex');
const commitmentTo = ({ salt, vehicle_id, day, ...car }: Valuation) =>
  hashOf(salt, vehicle_id, car.value, car.low_80, car.high_80, car.low_90, car.high_90, day);

/** Returns the head of the log after each day, made of the head before, the day and its hashes. */
function headsOf(log: Log) {
  let head = '';
  const days = Object.keys(log).toSorted();
  return days.map((day) => {
    head = hashOf(head, day, ...(log[day] ?? []).toSorted());
    return head;
  });
}

function outcomeOf(price: number, { value, low_80, high_80 }: Figures) {
  if (price < low_80) return price * value < low_80 ** 2 ? 'far_below' : 'below';
  if (price > high_80) return price * value > high_80 ** 2 ? 'far_above' : 'above';
  return 'inside';
}

function count(groups: Group[]) {
  const found = groups.flatMap(({ outcomes }) => Object.values(outcomes));
  const counts = OUTCOMES.map((one) => [one, found.filter((outcome) => outcome === one).length]);
  return { cars: found.length, ...Object.fromEntries(counts) };
}

function figuresOf(groups: Group[]) {
  const weeks = [...new Set(groups.map(({ week }) => week))].toSorted().toReversed();
  const makes = [...new Set(groups.flatMap(({ make }) => make ?? []))].toSorted();
  return {
    all: count(groups),
    weeks: weeks.map((week) => ({ week, ...count(groups.filter((one) => one.week === week)) })),
    makes: makes.map((make) => ({ make, ...count(groups.filter((one) => one.make === make)) })),
  };
}

/** Returns what was found, the head of the log last. Throws at the first thing that is wrong. */
export function verify(file: MissesFile, known: { head?: string; own?: OwnData } = {}): string[] {
  const heads = headsOf(file.commitments);
  check(!known.head || heads.includes(known.head), `The log does not hold ${known.head} any more`);
  const days = new Map<string, string>();
  for (const [day, hashes] of Object.entries(file.commitments))
    for (const hash of hashes) days.set(hash, day);
  const groupOf = new Map<string, Group>();
  const cars = new Set<string>();
  for (const group of file.groups) {
    const { week, hashes } = group;
    const name = `The group ${group.make ?? 'of several makes'} of ${week}`;
    const outcomes = Object.values(group.outcomes);
    check(hashes.length >= 10, `${name} has fewer than ten cars`);
    check(outcomes.length === hashes.length, `${name} has other outcomes than cars`);
    check(
      outcomes.every((one) => OUTCOMES.includes(one)),
      `${name} has an unknown outcome`,
    );
    for (const hash of hashes) {
      check((days.get(hash) ?? week) < week, `${name}: ${hash} is not in the log before it`);
      check(!groupOf.has(hash), `${name}: ${hash} counts twice`);
      groupOf.set(hash, group);
    }
    for (const car of group.valuations) {
      const { hash, vehicle_id: id, day, sold_on: sold } = car;
      check(hashes.includes(hash) && !cars.has(id), `${name}: ${id} is not of it, or counts twice`);
      check(commitmentTo(car) === hash, `${name}: the valuation of ${id} was swapped`);
      check(days.get(hash) === day && day < sold && sold < week, `${name}: ${id} is back-dated`);
      cars.add(id);
    }
  }
  const isTrue = isDeepStrictEqual(figuresOf(file.groups), file.figures);
  check(isTrue, 'The figures are not those of the groups');
  const mine = known.own?.committed_valuations.filter(({ hash }) => groupOf.has(hash)) ?? [];
  for (const car of mine) {
    const told = known.own?.vehicle_private.find((one) => one.vehicle_id === car.vehicle_id);
    const outcome = outcomeOf(told?.sold_price ?? 0, car);
    const counted = groupOf.get(car.hash)?.outcomes[hashOf(car.secret, car.hash, outcome)];
    check(counted === outcome, `${car.vehicle_id} does not count as ${outcome}`);
  }
  const deleted = groupOf.size - cars.size;
  return [
    `${groupOf.size} sold cars in ${file.groups.length} groups, ${deleted} of them deleted since`,
    ...(known.own ? [`${mine.length} of them are yours and count as their prices say`] : []),
    heads.at(-1) ?? 'The log is empty',
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    options: { head: { type: 'string' }, mine: { type: 'string' } },
    allowPositionals: true,
  });
  const read = (name = '') => JSON.parse(readFileSync(name, 'utf8'));
  const own = values.mine === undefined ? undefined : read(values.mine);
  console.log(verify(read(positionals[0]), { head: values.head, own }).join('\n'));
}
