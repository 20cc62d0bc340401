import { WITHDRAWABLE_SHARE } from './limits';
import type { StockPlan } from './plan';

/** Reasons why a nightly feed changes nothing, besides those of a file that cannot be read. */
export type FeedProblem =
  | 'columns'
  | 'none'
  | 'shrunk'
  | 'doubled'
  | 'foreign'
  | 'mistakes'
  | 'withdraw'
  | 'failed';

type Given = {
  plan: StockPlan;
  missingColumns: string[];
  /** Number of cars in the file, and in the last one that was run; null without one. */
  cars: number;
  lastCars: number | null;
  /** Whether the cars that the feed lacks are withdrawn. */
  withdraw: boolean;
};

/** Fewer cars than this change by whole dealers' days; a share of them says nothing. */
const FEW = 4;
/** Maximum share of rows with mistakes. */
const MISTAKES = 0.3;
/** Minimum share of cars that are the dealer's already, once files have listed some. */
const OWN = 0.3;

/**
 * Whether a feed may be run without a person; null if so. It refuses what is likely a fault of the
 * sender: an empty or halved feed, one twice as long, one whose rows hardly can be read, and one
 * with other stock numbers than yesterday.
 */
export function feedProblemOf({
  plan,
  missingColumns,
  cars,
  lastCars,
  withdraw,
}: Given): FeedProblem | null {
  if (missingColumns.length > 0) return 'columns';
  const good = cars - plan.refusedRows - plan.notForSale - plan.waiting.length;
  if (cars === 0 || good + plan.waiting.length <= 0)
    return plan.refusedRows > 0 ? 'mistakes' : 'none';
  if (cars >= FEW && plan.refusedRows > cars * MISTAKES) return 'mistakes';
  if (lastCars !== null && lastCars >= FEW) {
    const listed = plan.planned.filter(({ kind }) => kind === 'list').length;
    const known = good - listed;
    if (cars < lastCars * (1 - WITHDRAWABLE_SHARE)) return 'shrunk';
    if (known < good * OWN && listed >= FEW) return known * 2 < lastCars ? 'foreign' : 'doubled';
    if (cars > lastCars * 2) return 'doubled';
  }
  return withdraw && plan.missing.length > 0 && !plan.canWithdraw ? 'withdraw' : null;
}
