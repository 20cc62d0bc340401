import { setImmediate as endOfTurn } from 'node:timers/promises';

/** Maximum time that work runs before other requests get a turn. */
const TURN_MS = 10;

export type TakeTurn = () => Promise<void>;

/**
 * Returns a function to await between the steps of long work, so that other requests get a turn.
 */
export function turnTaker(): TakeTurn {
  let start = performance.now();
  return async () => {
    if (performance.now() - start <= TURN_MS) return;
    await endOfTurn();
    start = performance.now();
  };
}
