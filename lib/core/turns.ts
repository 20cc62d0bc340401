import { setImmediate as endOfTurn } from 'node:timers/promises';

/** Work goes on for so long before other requests have their turn. */
const TURN_MS = 10;

export type TakeTurn = () => Promise<void>;

/** A function to await between the steps of long work, so that others have their turn. */
export function turnTaker(): TakeTurn {
  let start = performance.now();
  return async () => {
    if (performance.now() - start <= TURN_MS) return;
    await endOfTurn();
    start = performance.now();
  };
}
