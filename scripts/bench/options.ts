import { parseArgs } from 'node:util';
import { UserFacingError } from '../../supabase/local/user-facing-error';

/** Amounts to measure; every number is an upper bound, so that a run always ends. */
export interface BenchOptions {
  quick: boolean;
  /** Measures only a deployment of nginx and several processes of the site, beside one process. */
  deploy: boolean;
  /** Active vehicles; the seed adds vehicles in other states. */
  vehicles: number;
  lighthouseRuns: number;
  warmUp: number;
  sequential: number;
  concurrent: number;
  cached: number;
  /** Total requests before the site's memory is read. */
  inAll: number;
  /** Landing pages, the largest first. */
  landing: number;
  /** Users who sign up and in. */
  crowd: number;
  /** Random lists that are searched for dead ends. */
  randomLists: number;
}

const FULL = {
  vehicles: 100_000,
  lighthouseRuns: 5,
  warmUp: 150,
  sequential: 300,
  concurrent: 600,
  cached: 4000,
  inAll: 20_000,
  landing: 150,
  crowd: 1000,
  randomLists: 10_000,
};
const QUICK: typeof FULL = {
  vehicles: 20_000,
  lighthouseRuns: 1,
  warmUp: 100,
  sequential: 100,
  concurrent: 200,
  cached: 1500,
  inAll: 3000,
  landing: 50,
  crowd: 20,
  randomLists: 1000,
};

/** Parses `--quick`, `--deploy` and `--vehicles N`. Throws UserFacingError on an invalid number. */
export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean', default: false },
      deploy: { type: 'boolean', default: false },
      vehicles: { type: 'string' },
    },
  });
  const sizes = values.quick ? QUICK : FULL;
  const vehicles = values.vehicles === undefined ? sizes.vehicles : Number(values.vehicles);
  if (!Number.isInteger(vehicles) || vehicles < 1000 || vehicles > 1_000_000) {
    throw new UserFacingError('--vehicles takes a whole number from 1000 to 1000000.');
  }
  return { ...sizes, quick: values.quick, deploy: values.deploy, vehicles };
}
