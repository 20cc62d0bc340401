import { plural } from '../format';
import type { Make } from '../listings/types';
import { catalogueIds } from './catalogue-ids';
import { meaningReader, type StockMeanings, wordKey } from './meanings';
import { type SettledNames, withSettledNames } from './settled-names';
import type { WaitingName, WaitingRow, WaitingStock } from './types';

type Named = Pick<WaitingRow, 'make' | 'model'>;

/** A car of the table `stock_waiting`. */
export type WaitingCar = Named & Pick<WaitingRow, 'cells'> & { stock_id: string; price: number };

/** Maximum number of names in a text. */
const SHOWN = 10;

const nameOf = ({ make, model }: Named) => `${make} ${model}`;

/** The names that cars wait for, those of the most cars first. */
export function waitingNames(cars: Named[]): WaitingName[] {
  const names = new Map<string, WaitingName>();
  for (const car of cars) {
    const key = wordKey(nameOf(car));
    const known = names.get(key);
    if (known) known.cars += 1;
    else names.set(key, { name: nameOf(car), cars: 1 });
  }
  return [...names.values()].toSorted((a, b) => b.cars - a.cars);
}

/** '12 cars wait for a name we do not know: Ineos Grenadier (8), Fisker Ocean (4).' */
export function waitingText(names: WaitingName[]) {
  const cars = names.reduce((sum, name) => sum + name.cars, 0);
  const shown = names.slice(0, SHOWN).map((one) => `${one.name} (${one.cars})`);
  const more = names.length > SHOWN ? ` and ${names.length - SHOWN} more` : '';
  return `${plural(cars, 'car')} ${cars === 1 ? 'waits' : 'wait'} for a name we do not know: ${shown.join(', ')}${more}.`;
}

/** Creates a reader of whether the name of a waiting car is known by now, refused, or waited for. */
export function waitingStates(makes: Make[], own: StockMeanings, names: SettledNames) {
  const meanings = withSettledNames(own, names);
  const meaningOf = meaningReader(meanings);
  const idsOf = catalogueIds(makes, meanings, names.refused);
  return ({ make, model, cells }: WaitingCar): WaitingStock['cars'][number]['state'] => {
    const { model_id, name } = idsOf(meaningOf('make', make), model, cells.fuel_type);
    if (model_id) return 'known';
    return name ? 'waiting' : 'refused';
  };
}

/** The waiting cars of a dealer, as their page shows them. */
export function waitingStock(
  cars: WaitingCar[],
  stateOf: ReturnType<typeof waitingStates>,
): WaitingStock {
  const shown = cars.map((car) => ({ ...car, state: stateOf(car) }));
  return {
    cars: shown.map(({ stock_id, price, state, ...named }) => ({
      stockId: stock_id,
      name: nameOf(named),
      price,
      state,
    })),
    known: shown.filter(({ state }) => state === 'known').length,
    names: waitingNames(shown.filter(({ state }) => state === 'waiting')),
  };
}
