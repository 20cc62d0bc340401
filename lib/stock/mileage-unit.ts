import { wholeAmount } from '../core/amount';
import { KM_PER_MILE } from '../core/miles';
import { normaliseName } from '../core/normalise-name';
import { formatMileage } from '../format';

const UNIT_HEADING =
  /^(?:mileage|odometer(?:reading)?|distance)?(?:units?|uom|unitcode|measure)$|^units?of(?:mileage|distance|measure)$/;
const MILES = /^(?:mi|mile|miles|m|smi)?$/;
const KILOMETRES = /^(?:kms?|kmt|kilomet(?:re|er)s?)$/;
const KM_AT_END = /(\d)\s*(?:kms?|kmt|kilomet(?:re|er)s?)\.?\s*$/i;

/** Whether a column says in what unit the mileage is. */
export const isUnitHeading = (heading: string) => UNIT_HEADING.test(normaliseName(heading));

/** Whether a column's own name says that it is in kilometres. */
const isInKilometres = (heading: string) =>
  /kms?$|kilomet(?:re|er)s?$/.test(normaliseName(heading));

type Miles = { cell: string } | { cell: string; remark: string } | { wrong: string };

/** The cell of a mileage in miles, by its own unit, that of the unit's column, or that of its heading. */
export function inMiles(cell: string, unit: string, heading: string): Miles {
  const plain = normaliseName(unit);
  const isKm =
    KM_AT_END.test(cell) || KILOMETRES.test(plain) || (!plain && isInKilometres(heading));
  if (!isKm) {
    return MILES.test(plain)
      ? { cell }
      : { wrong: `Its unit ‘${unit.trim().slice(0, 20)}’ is neither miles nor km` };
  }
  const km = wholeAmount(cell.replace(KM_AT_END, '$1'));
  if (!/^\d{1,9}$/.test(km)) return { cell };
  const miles = Math.round(Number(km) / KM_PER_MILE);
  return {
    cell: String(miles),
    remark: `${Number(km).toLocaleString('en-GB')} km are listed as ${formatMileage(miles)}`,
  };
}
