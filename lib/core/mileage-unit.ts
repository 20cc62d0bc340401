import { formatMileage } from '../format';
import { wholeAmount } from './amount';
import { namesOfHeading } from './heading-names';
import { KM_PER_MILE } from './miles';
import { normaliseName } from './normalise-name';

const ABOUT = '(?:odo|odometer|mileage|miles?|kms?|distance)(?:reading)?';
/** Headings of columns that have nothing but units, of which another than miles and km is a mistake. */
const UNIT_HEADING = new RegExp(
  `^(?:${ABOUT})?(?:units?|uom|unitcode|measure)$|^units?of(?:mileage|distance|measure)$`,
);
const EITHER = ['mi(?:les?)?', 'k(?:ms?|ilomet(?:re|er)s?)'];
/** Headings of columns that may have the unit: 'odo_type', 'km/miles', 'Miles or km'. */
const LIKELY_UNIT = new RegExp(
  `^${ABOUT}(?:type|unittype)$|^(?:${ABOUT})?(?:${EITHER.join('(?:or)?')}|${EITHER.toReversed().join('(?:or)?')})$`,
);
/** Headings of columns about the mileage, which may say its unit: 'Odometer Unit of Measure'. */
const MAY_SAY_UNIT = /mileage|odometer|distance/;
const MILES = /^(?:mi|mile|miles|m|smi)?$/;
const KILOMETRES = /^(?:k|kms?|kmt|kilomet(?:re|er)s?|metric)$/;
const KM_AT_END = /(\d)\s*(?:kms?|kmt|kilomet(?:re|er)s?)\.?\s*$/i;

/** A unit as a normalised name, wide letters too. */
const plainUnit = (text: string) => normaliseName(text.normalize('NFKC'));

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
    const names = namesOfHeading(heading);
    const isNested = /\.\S/.test(heading);
    const isLikely = names.some(
      (name) => LIKELY_UNIT.test(name) || (!isNested && MAY_SAY_UNIT.test(name)),
    );
    return isUnit || (isLikely && !used.has(heading)) ? [{ column, hasUnitsOnly }] : [];
  });
  return (cells: string[]) => {
    for (const { column, hasUnitsOnly } of columns) {
      const unit = cells[column] ?? '';
      const plain = plainUnit(unit);
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
  const plain = plainUnit(unit);
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
