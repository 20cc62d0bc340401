import {
  BAND_LETTERS,
  consumptionCells,
  kindCells,
  modelCells,
} from '../../lib/running-costs/typical';
import type { Advert } from './adverts';
import { countBands, type Typical, typicalOf } from './fit-bands';

/** Minimum adverts of a range of consumption. */
const MIN_ADVERTS = 3;

const letters = ({ band, low, high }: Typical) =>
  [band, low, high].map((place) => BAND_LETTERS[place]).join('');

/** Returns the cells as text, without those that equal the coarser cell that they fall back to. */
export function packBands(adverts: readonly Advert[]) {
  const counts = countBands(adverts);
  const kinds = new Map<string, string>();
  const models = new Map<string, Map<string, string>>();
  for (const advert of adverts) {
    if (advert.band === null) continue;
    const ofKinds = kindCells(advert);
    addPath(kinds, ofKinds, typicalOf(ofKinds.map((cell) => counts.kinds.get(cell))));
    const cells = models.get(advert.name) ?? new Map<string, string>();
    models.set(advert.name, cells);
    const path = modelCells(advert);
    const counted = path.map((cell) => counts.models.get(advert.name)?.get(cell));
    const fuel = counts.kinds.get(path[0] as string);
    addPath(cells, path, typicalOf([fuel, ...counted]).slice(1));
  }
  return { kinds: pack(kinds), models: packAll(models) };
}

function addPath(cells: Map<string, string>, path: readonly string[], figures: readonly Typical[]) {
  let before = '';
  path.forEach((cell, at) => {
    const figure = letters(figures[at] as Typical);
    if (figure !== before) cells.set(cell, figure);
    before = figure;
  });
}

export function packConsumption(adverts: readonly Advert[]) {
  const kinds = new Map<string, number[]>();
  const models = new Map<string, Map<string, number[]>>();
  for (const advert of adverts) {
    if (advert.mpg === null) continue;
    const ofModel = models.get(advert.name) ?? new Map<string, number[]>();
    models.set(advert.name, ofModel);
    for (const cell of new Set(consumptionCells(advert, false))) push(ofModel, cell, advert.mpg);
    for (const cell of new Set(consumptionCells(advert, true))) push(kinds, cell, advert.mpg);
  }
  return {
    kinds: pack(ranges(kinds)),
    models: packAll(new Map([...models].map(([name, cells]) => [name, ranges(cells)]))),
  };
}

function push(cells: Map<string, number[]>, cell: string, value: number) {
  const values = cells.get(cell) ?? [];
  values.push(value);
  cells.set(cell, values);
}

/** Returns the middle eight tenths of each cell, in whole miles per gallon. */
const ranges = (cells: ReadonlyMap<string, number[]>) =>
  new Map(
    [...cells]
      .filter(([, values]) => values.length >= MIN_ADVERTS)
      .map(([cell, values]) => {
        const sorted = values.toSorted((a, b) => a - b);
        const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] as number;
        return [cell, `${Math.floor(at(0.1))}-${Math.ceil(at(0.9))}`];
      }),
  );

const pack = (cells: ReadonlyMap<string, string>) =>
  [...cells]
    .map(([cell, figure]) => `${cell.replaceAll(' ', '_')}:${figure}`)
    .sort()
    .join(' ');

const packAll = (models: ReadonlyMap<string, ReadonlyMap<string, string>>) =>
  Object.fromEntries(
    [...models]
      .filter(([, cells]) => cells.size > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, cells]) => [name, pack(cells)]),
  );
