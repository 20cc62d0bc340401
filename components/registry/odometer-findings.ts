import { KM_PER_MILE } from '@/lib/core/miles';
import { formatDate, formatNumber, plural } from '@/lib/format';
import { IMPLAUSIBLE_PER_YEAR, type OdometerFinding } from '@/lib/registry/odometer';

const DAYS_PER_MONTH = 30.44;

/** A finding, its arithmetic, and the advice that follows from it. */
export type FindingText = { title: string; arithmetic: string; advice: string };

export function findingText(found: OdometerFinding): FindingText {
  const { from, to, miles, days } = found.leg;
  const subtraction = `${formatNumber(to.miles)} − ${formatNumber(from.miles)} = ${formatNumber(miles).replace('-', '−')} miles`;
  switch (found.kind) {
    case 'fall':
      return {
        title: to.isListing
          ? `The listing gives ${formatNumber(-miles)} miles fewer than the test of ${formatDate(from.date)}`
          : `The mileage falls by ${formatNumber(-miles)} before ${formatDate(to.date)}`,
        arithmetic: subtraction,
        advice:
          'A slip of the pen, a replaced instrument or a clocked car. Ask for the paper that explains it.',
      };
    case 'unit-mix-up': {
      const operation = found.factor < 1 ? '÷' : '×';
      return {
        title: `The reading of ${formatDate(found.reading.date)} fits a mix-up of kilometres and miles`,
        arithmetic: `${formatNumber(found.reading.miles)} ${operation} ${KM_PER_MILE} = ${formatNumber(found.corrected)} miles, which lies between its neighbours`,
        advice: 'Likely a wrong unit, not a clocked car. See whether the odometer shows miles.',
      };
    }
    case 'jump':
      return {
        title: `More than ${formatNumber(IMPLAUSIBLE_PER_YEAR)} miles a year before ${formatDate(to.date)}`,
        arithmetic: `${subtraction} in ${plural(days, 'day')}`,
        advice: 'Most likely a misread digit. Compare it with the service book.',
      };
    case 'gap': {
      const months = Math.round(days / DAYS_PER_MONTH);
      return {
        title: `No test for ${months} months before ${formatDate(to.date)}`,
        arithmetic: `${formatDate(from.date)} to ${formatDate(to.date)}: ${plural(days, 'day')}`,
        advice: 'A test is due every 12. Ask where the car was: off the road, or abroad.',
      };
    }
  }
}
