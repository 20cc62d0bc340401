import { formatMileage } from '../format';
import { wholeAmount } from './amount';
import { namesOfHeading } from './heading-names';
import { KM_PER_MILE } from './miles';
import { normaliseName } from './normalise-name';

/** Headings of columns that have nothing but units, of which another than miles and km is a mistake. */
const UNIT_HEADING =
  /^(?:mileage|odometer(?:reading)?|distance)?(?:units?|uom|unitcode|measure)$|^units?of(?:mileage|distance|measure)$/;
/** Headings of columns about the mileage, which may say its unit: 'Mileage Type', 'Odometer Unit of Measure'. */
const MAY_SAY_UNIT = /mileage|odometer|distance/;
const MILES = /^(?:mi|mile|miles|m|smi)?$/;
const KILOMETRES = /^(?:kms?|kmt|kilomet(?:re|er)s?|metric)$/;
const KM_AT_END = /(\d)\s*(?:kms?|kmt|kilomet(?:re|er)s?)\.?\s*$/i;

/** Words that say of nothing but a column of its own that it is about the mileage. */
const UNIT_ALONE = /^(?:units?|uom|unitcode|measure)$/;

/** Whether a column has nothing but the unit of the mileage. */
const isUnitHeading = (heading: string) => {
  const whole = normaliseName(heading);
  return namesOfHeading(heading).some(
    (name) => UNIT_HEADING.test(name) && (name === whole || !UNIT_ALONE.test(name)),
  );
};

/**
 * Finds the columns that say in what unit the mileage is, none of them one of `used`; returns what they say of a row, ''
 * for nothing.
 */
export function unitReader(headings: string[], used: ReadonlySet<unknown>) {
  const columns = headings.flatMap((heading, column) => {
    const isUnit = isUnitHeading(heading);
    // A column called 'Unit' may as well number the cars.
    const hasUnitsOnly = isUnit && !UNIT_ALONE.test(normaliseName(heading));
    const [name = '', ...more] = namesOfHeading(heading);
    const mayBe = more.length === 0 && MAY_SAY_UNIT.test(name) && !used.has(heading);
    const isAbout = isUnit || mayBe;
    return isAbout ? [{ column, hasUnitsOnly }] : [];
  });
  return (cells: string[]) => {
    for (const { column, hasUnitsOnly } of columns) {
      const unit = cells[column] ?? '';
      const plain = normaliseName(unit);
      if (plain && (hasUnitsOnly || MILES.test(plain) || KILOMETRES.test(plain))) return unit;
    }
    return '';
  };
}

/** Whether a column's own name says that it is in kilometres: 'Mileage (km)', 'odometerKm', 'Kilometrage'. */
const isInKilometres = (heading: string) =>
  /kms?$|kilomet/.test(normaliseName(heading)) || /(?<![\p{L}\d])kms?(?![\p{L}\d])/iu.test(heading);

type Miles = { cell: string } | { cell: string; km: string; miles: string } | { wrong: string };

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
    km: `${Number(km).toLocaleString('en-GB')} km`,
    miles: formatMileage(miles),
  };
}
