/** First and last day on which a vehicle can have been first registered, as ISO dates. */
export type Registered = readonly [from: string, to: string];

/**
 * The period of first registration: the year, narrowed by the plate's age identifier ('67': September
 * 2017 to February 2018). A plate that does not fit the year, such as an older one carried over, is ignored.
 */
export function registeredBetween(year: number, registration: string | null): Registered {
  const wholeYear: Registered = [`${year}-01-01`, `${year}-12-31`];
  const ofPlate = registration && plateBetween(registration);
  if (!ofPlate) return wholeYear;
  const [, from = ''] = [ofPlate[0], wholeYear[0]].sort();
  const [to = ''] = [ofPlate[1], wholeYear[1]].sort();
  return from <= to ? [from, to] : wholeYear;
}

function plateBetween(registration: string): Registered | null {
  const plate = registration.replace(/\s/g, '').toUpperCase();
  const age = /^[A-Z]{2}(\d\d)[A-Z]{3}$/.exec(plate)?.[1];
  if (age) {
    const number = Number(age);
    if (number < 50) return [`${2000 + number}-03-01`, `${2000 + number}-08-31`];
    return [`${1950 + number}-09-01`, `${1951 + number}-02-29`];
  }
  // The last prefix letter, Y, began on 1 March 2001.
  if (/^Y\d{1,3}[A-Z]{3}$/.test(plate)) return ['2001-03-01', '2001-08-31'];
  if (/^[A-X]\d{1,3}[A-Z]{3}$/.test(plate)) return ['1983-08-01', '2001-02-28'];
  return null;
}
