import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { WriteOff } from '../listings/said-values';
import type { Make } from '../listings/types';
import { isUnlikelyPrice, unlikelyPriceText } from '../listings/verdict';
import type { OwnFit } from '../valuation/own-stock';
import { valueUnlisted } from '../valuation/value-unlisted';
import { namesOf } from './changes';
import type { KnownCar } from './known-stock';
import type { StockPlan } from './plan';
import type { PlannedCar, ReadStock, StockCar } from './types';

/** Number of cars that are valued before other requests get a turn. */
const CARS_A_TURN = 20;

type Named = 'make_id' | 'model_id';
type Kind = 'year' | 'fuel_type' | 'transmission' | 'body_type' | 'condition';
/** The valued facts of a car as it will be, from its row and its listing. */
type ValuedCar = Pick<StockCar, Named | Kind> & {
  mileage?: number | null;
  engine_size?: number | null;
  write_off?: WriteOff | null;
};

/** Returns the value in whole pounds; null for a car that the model cannot value. */
function estimateOf(
  { make_id, model_id, mileage = null, engine_size = null, write_off = null, ...car }: ValuedCar,
  makes: Make[],
  own: OwnFit | null,
) {
  const { make_id: make, model_id: model } = namesOf(makes, make_id, model_id);
  if (mileage === null) return null;
  return valueUnlisted({ ...car, make, model, mileage, engine_size, write_off }, own);
}

const hasNewPrice = ({ kind, changes }: PlannedCar) =>
  kind !== 'change' || changes.some(({ label }) => label === 'Price');

/**
 * Adds a question to the planned cars whose new price is far from the valuation. A listing is valued
 * with the facts that it keeps, such as its mileage beside an empty cell.
 */
export async function askAboutPrices(
  { planned, cars }: Pick<StockPlan, 'planned' | 'cars'>,
  read: ReadStock,
  stock: KnownCar[],
  makes: Make[],
  own: OwnFit | null = null,
) {
  const byRow = new Map(read.rows.map(({ row, car }) => [row, car]));
  const byId = new Map(stock.map(({ id, facts }) => [id, facts]));
  const asked: PlannedCar[] = [];
  for (const [at, plan] of planned.entries()) {
    const listed = cars[at];
    const given = byId.get(listed?.listing ?? '') ?? byRow.get(plan.row);
    const car = given && { ...given, ...listed?.facts };
    const value = car && hasNewPrice(plan) ? estimateOf(car, makes, own) : null;
    const isOdd = car && value !== null && isUnlikelyPrice(car.price, value);
    asked.push(isOdd ? { ...plan, question: unlikelyPriceText(car.price, value) } : plan);
    if (asked.length % CARS_A_TURN === 0) await endOfTurn();
  }
  return asked;
}

/** Converts the questions to remarks on rows. */
export const questionsOf = (planned: PlannedCar[], column: string | null = null) =>
  planned.flatMap(({ row, question }) => (question ? { row, column, message: question } : []));
