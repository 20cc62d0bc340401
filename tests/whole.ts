/** `npm run test:all` sets `WHOLE=1`: repeated and sampled tests then take all their runs. */
export const isWhole = process.env.WHOLE === '1';

/** Returns how often a test repeats: `some` in `npm test`, `all` in `npm run test:all`. */
export const runs = (some: number, all: number) => (isWhole ? all : some);

/** Ends a test of many runs only if it hangs, in milliseconds: a slow machine is no failure. */
export const MANY_RUNS_LIMIT = 3_600_000;

/** Returns every nth of `items` in `npm test`, all of them in `npm run test:all`. */
export const sampleOf = <T>(items: readonly T[], nth: number) =>
  isWhole ? [...items] : items.filter((_, index) => index % nth === 0);
