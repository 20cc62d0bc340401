import 'server-only';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { Make } from '../listings/types';
import { isUnlikelyPrice, unlikelyPriceText } from '../listings/verdict';
import { valueUnlisted } from '../valuation/value-listing';
import { namesOf } from './changes';
import type { PlannedCar, ReadStock, StockCar } from './types';

/** Number of cars that are valued before other requests get a turn. */
const CARS_A_TURN = 20;

/** Returns the value in whole pounds; null for a car that the model cannot value. */
function estimateOf({ make_id, model_id, mileage, ...car }: StockCar, makes: Make[]) {
  const { make_id: make, model_id: model } = namesOf(makes, make_id, model_id);
  if (mileage === undefined) return null;
  return valueUnlisted({ ...car, make, model, mileage, engine_size: car.engine_size ?? null });
}

const hasNewPrice = ({ kind, changes }: PlannedCar) =>
  kind !== 'change' || changes.some(({ label }) => label === 'Price');

/** Adds a question to the planned cars whose new price is far from the valuation. */
export async function askAboutPrices(planned: PlannedCar[], read: ReadStock, makes: Make[]) {
  const byRow = new Map(read.rows.map(({ row, car }) => [row, car]));
  const asked: PlannedCar[] = [];
  for (const plan of planned) {
    const car = byRow.get(plan.row);
    const value = car && hasNewPrice(plan) ? estimateOf(car, makes) : null;
    const isOdd = car && value !== null && isUnlikelyPrice(car.price, value);
    asked.push(isOdd ? { ...plan, question: unlikelyPriceText(car.price, value) } : plan);
    if (asked.length % CARS_A_TURN === 0) await endOfTurn();
  }
  return asked;
}

/** Converts the questions to remarks on rows. */
export const questionsOf = (planned: PlannedCar[], column: string | null = null) =>
  planned.flatMap(({ row, question }) => (question ? { row, column, message: question } : []));
