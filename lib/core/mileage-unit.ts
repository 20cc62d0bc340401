import { formatMileage } from '../format';
import { wholeAmount } from './amount';
import { namesOfHeading } from './heading-names';
import { KM_PER_MILE } from './miles';
import { normaliseName } from './normalise-name';
import { YES } from './yes-no';

const DIAL = 'odo(?:meter)?|speedo(?:meter)?|clocks?|dials?|dash(?:board)?|instruments?';
const ABOUT = `(?:(?:${DIAL}|mileage|miles?|kms?|distance)(?:reading)?|reading)`;
const UNIT =
  '(?:units?|uom|unitcode|unittext|units?ofmeasure(?:ment)?|measure(?:ment)?(?:units?)?)';
/**
 * Headings of columns that contain only units; any unit other than miles and km there is a mistake.
 */
const UNIT_HEADING = new RegExp(`^(?:${ABOUT})?${UNIT}$|^units?of(?:mileage|distance)$`);
/** Headings of columns with a 'yes' for kilometres. */
const KM_HEADING =
  /^(?:is|in|mileage|odometer)*(?:kms?|kilomet(?:re|er)s?|metric)(?:units?)?(?:flag|yn)?$/;
/** Ends of nested headings of a mileage that add nothing to the group. */
const VALUE_AT_END = /\.(?:value|text|amount|reading|content|count|name)$/i;
const EITHER = ['(?:mi(?:les?)?|mph|imperial)', '(?:k(?:ms?|ilomet(?:re|er)s?|ph)|metric)'];
/** Headings of columns that may contain the unit: 'odo_type', 'Speedo', 'km/miles', 'Miles or km'. */
const LIKELY_UNIT = new RegExp(
  `^${ABOUT}(?:type|unittype)$|^(?:${DIAL})$|^(?:${ABOUT})?(?:${EITHER.join('(?:or)?')}|${EITHER.toReversed().join('(?:or)?')})$`,
);
/**
 * Headings of columns about the mileage, which may contain its unit: 'Odometer Unit of Measure'.
 */
const MAY_SAY_UNIT = /mileage|odometer|speedo|distance/;
const OR = ' *(?:[/|&,]|\\bor\\b) *';
/** Headings of a mileage in one unit or the other: 'Mileage/KM', 'Mileage (km or miles)'. */
const EITHER_UNIT = new RegExp(
  `(?<!\\p{L})(?:mi(?:les?|leage)?${OR}${EITHER[1]}|${EITHER[1]}${OR}mi(?:les?|leage)?)(?!\\p{L})`,
  'iu',
);
const MILES = /^(?:mi|mile|miles|m|smi|mph|imperial)?$/;
/** Kilometres or thousands. */
const K = 'k';
/** A car has more kilometres than this, so that a lower number means thousands. */
const MIN_KM = 1000;
const KILOMETRES = /^(?:kms?|kmt|kilomet(?:re|er)s?|metric|kph|kmp?h)$/;
const KM_AT_END = /(\d)\s*(?:kms?|kmt|kilomet(?:re|er)s?)\.?\s*$/i;

/** Normalises a unit, including wide letters. */
const plainUnit = (text: string) => normaliseName(text.normalize('NFKC'));

/** Words that refer to the mileage only as the whole heading of a column. */
const UNIT_ALONE = new RegExp(`^${UNIT}$`);

/** Whether a column contains only the unit of the mileage. */
const isUnitHeading = (heading: string) => {
  const whole = normaliseName(heading);
  return namesOfHeading(heading).some(
    (name) => UNIT_HEADING.test(name) && (name === whole || !UNIT_ALONE.test(name)),
  );
};

/**
 * A row's text about the unit of its mileage, '' without one, and whether its column is certainly
 * about the mileage.
 */
type RowUnit = { text: string; isOfMileage: boolean };

/**
 * Finds the columns that give the unit of the mileage, except those in `used`, and returns a reader
 * of a row's unit. A column called just 'Unit' is about the mileage if it stands beside its column,
 * or nested with it.
 */
export function unitReader(headings: string[], used: ReadonlySet<unknown>, mileage: string) {
  const besides = headings.indexOf(mileage);
  const group = `${mileage.replace(VALUE_AT_END, '')}.`;
  const columns = headings.flatMap((heading, column) => {
    const isInGroup = besides >= 0 && heading.startsWith(group);
    const named = isInGroup ? `mileage.${heading.slice(group.length)}` : heading;
    const isUnit = isUnitHeading(named);
    // A column called 'Unit' may contain the number of the car.
    const hasUnitsOnly = isUnit && !UNIT_ALONE.test(normaliseName(named));
    const names = namesOfHeading(named);
    const isNested = !isInGroup && /\.\S/.test(named);
    const isFlag = names.some((name) => KM_HEADING.test(name));
    const isLikely =
      isFlag ||
      names.some((name) => LIKELY_UNIT.test(name) || (!isNested && MAY_SAY_UNIT.test(name)));
    const isBeside = besides >= 0 && Math.abs(column - besides) === 1;
    const isOfMileage = hasUnitsOnly || isLikely || isBeside;
    return isUnit || (isLikely && !used.has(heading))
      ? [{ column, hasUnitsOnly, isOfMileage, isFlag }]
      : [];
  });
  const surest = columns.toSorted((a, b) => Number(b.isOfMileage) - Number(a.isOfMileage));
  return (cells: string[]): RowUnit => {
    for (const { column, hasUnitsOnly, isOfMileage, isFlag } of surest) {
      const cell = cells[column] ?? '';
      const text = isFlag && YES.test(plainUnit(cell)) ? 'km' : cell;
      const plain = plainUnit(text);
      if (plain && (hasUnitsOnly || plain === K || MILES.test(plain) || KILOMETRES.test(plain)))
        return { text, isOfMileage };
    }
    return { text: '', isOfMileage: false };
  };
}

/** Whether a column's own name says that it is in kilometres: 'Mileage (km)', 'odometerKm', 'Kilometrage'. */
const isInKilometres = (heading: string) =>
  !EITHER_UNIT.test(heading) &&
  (/kms?$|kilomet/.test(normaliseName(heading)) ||
    /(?<![\p{L}\d])kms?(?![\p{L}\d])/iu.test(heading));

type Miles =
  | { cell: string }
  | { cell: string; km: string; miles: string }
  | { cell: string; doubt: string }
  | { wrong: string };

/**
 * Converts the cell of a mileage to miles, by its own unit, that of the unit's column, or that of
 * its heading. A heading with both units is a doubt. 'K' is km if the heading or the unit's column
 * is about distance, otherwise a doubt; with a low number it may be thousands.
 */
export function inMiles(cell: string, { text, isOfMileage }: RowUnit, heading: string): Miles {
  const plain = plainUnit(text);
  const isK = plain === K && !KM_AT_END.test(cell) && !isInKilometres(heading);
  if (isK && !isOfMileage)
    return { cell, doubt: 'We do not know whether ‘K’ is km: such mileages are taken to be miles' };
  const isKm =
    plain === K ||
    KM_AT_END.test(cell) ||
    KILOMETRES.test(plain) ||
    (!plain && isInKilometres(heading));
  if (!isKm) {
    if (!MILES.test(plain))
      return { wrong: `Its unit ‘${text.trim().slice(0, 20)}’ is neither miles nor km` };
    const isDoubtful = !plain && EITHER_UNIT.test(heading) && /\d\s*$/.test(cell);
    return isDoubtful
      ? {
          cell,
          doubt: `We do not know whether ‘${heading}’ is km: such mileages are taken to be miles`,
        }
      : { cell };
  }
  const km = wholeAmount(cell.replace(KM_AT_END, '$1'));
  if (!/^\d{1,9}$/.test(km)) return { cell };
  if (isK && Number(km) < MIN_KM) return { wrong: 'Its unit ‘K’ may be km or thousands of miles' };
  const miles = Math.round(Number(km) / KM_PER_MILE);
  return {
    cell: String(miles),
    km: `${Number(km).toLocaleString('en-GB')} km`,
    miles: formatMileage(miles),
  };
}
