import { WRITE_OFFS, type WriteOff } from './said-values';
import type { VehicleSummary } from './types';
import { type Verdict, verdictLabel } from './verdict';

/** The database's constraint that keeps cars of category A and B from being for sale. */
export const SCRAP_RULE = 'vehicles_scrap_not_for_sale';

/** 'Category N write-off'; null where none is said. It stands in place of a verdict on the price. */
export const writeOffLabel = (writeOff: WriteOff | null) =>
  writeOff === null || writeOff === 'none'
    ? null
    : `${WRITE_OFFS[writeOff].replace(/ \(.*/, '')} write-off`;

type Judged = Pick<VehicleSummary, 'price' | 'value' | 'verdict' | 'writeOff'>;

/** The word on a card or a page about the price: the category of a write-off in place of the verdict. */
export function cardVerdict({ price, value, verdict, writeOff }: Judged): {
  verdict: Verdict | 'write_off';
  label: string;
} {
  const category = writeOffLabel(writeOff);
  return category
    ? { verdict: 'write_off', label: category }
    : { verdict, label: verdictLabel(price, value, verdict) };
}
