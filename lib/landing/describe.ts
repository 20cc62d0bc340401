import { formatDate, formatNumber, formatPrice, plural } from '../format';
import { BODY_TYPES, FUEL_TYPES, TOWN_MILES } from '../listings/constants';
import type { LandingFacts, LandingNames, LandingPage, YearFacts } from './types';

/** Lower case except for acronyms: 'Saloon' → 'saloon', 'SUV' → 'SUV'. */
const inSentence = (label: string) => (label === label.toUpperCase() ? label : label.toLowerCase());

/** The cars of a page: 'Ford Fiesta cars', 'SUVs', 'diesel cars', 'cars'. */
function carsOf({ make, model, body, fuel }: Partial<LandingNames>) {
  if (body) return `${inSentence(BODY_TYPES[body])}s`;
  if (fuel) return `${inSentence(FUEL_TYPES[fuel])} cars`;
  return [make, model, 'cars'].filter(Boolean).join(' ');
}

/** The heading: 'Used Ford Fiesta for sale in Leeds'. */
export function landingHeading(names: Partial<LandingNames>) {
  const what = names.model ? `${names.make} ${names.model}` : carsOf(names);
  return `Used ${what} for sale${names.town ? ` in ${names.town}` : ''}`;
}

/** The label of a link to a page: 'Ford Fiesta in Leeds', 'Leeds', 'Estate'. */
export function landingLabel({ make, model, town, body, fuel }: Partial<LandingNames>) {
  if (body) return BODY_TYPES[body];
  if (fuel) return FUEL_TYPES[fuel];
  const car = [make, model].filter(Boolean).join(' ');
  return [car, town].filter(Boolean).join(' in ');
}

/** Describes the prices: the first sentence of a page, and its description. */
export function priceSentence({ names, facts }: LandingPage) {
  const range = `from ${formatPrice(facts.low)} to ${formatPrice(facts.high)}`;
  const half = `half of them cost ${formatPrice(facts.price)} or less`;
  const cars = `${formatNumber(facts.total)} ${carsOf(names)} for sale`;
  if (!names.town) return `${cars}, ${range}; ${half}.`;
  const near = `${cars} within ${TOWN_MILES} miles of ${names.town}`;
  if (facts.cars === facts.total) return `${near}, ${range}; ${half}.`;
  if (facts.cars === 1)
    return `${near}. The one nearer to it than to the next town costs ${formatPrice(facts.price)}.`;
  return `${near}. Of the ${formatNumber(facts.cars)} nearer to it than to the next town, ${range}, half cost ${formatPrice(facts.price)} or less.`;
}

/** The day the figures were worked out; the cars below them are those for sale now. */
export const dateSentence = ({ facts }: LandingPage) => `Figures of ${formatDate(facts.asOf)}.`;

/**
 * Names the year with the most cars; for a single model, also the price step from the year before
 * if both years have three cars.
 */
function yearSentence(years: YearFacts[], isOneModel: boolean) {
  const most = years.reduce((best, year) => (year.cars > best.cars ? year : best));
  const before = years.find(({ year }) => year === most.year - 1);
  const first = `${most.year} is the commonest year: ${plural(most.cars, 'car')} at a median of ${formatPrice(most.price)}`;
  if (!isOneModel || !before || Math.min(before.cars, most.cars) < 3) return `${first}.`;
  const step = most.price - before.price;
  const price = `${formatPrice(before.price)} for ${before.year}`;
  return `${first}, against ${price}${step > 0 ? `: a year older is ${formatPrice(step)} less` : ''}.`;
}

/** The models of a make with most cars. */
function modelSentence({ names, neighbours }: LandingPage) {
  const models = neighbours.filter(({ model }) => model).slice(0, 3);
  const counts = models.map(({ model, cars }) => `${model} (${formatNumber(cars)})`);
  return counts.length > 0 ? `The commonest ${names.make} models: ${counts.join(', ')}.` : '';
}

function mileageSentence({ mileage, perTenThousandMiles: slope }: LandingFacts) {
  const half = mileage === null ? [] : [`Half have done ${formatNumber(mileage)} miles or fewer.`];
  const off = `Between cars of one model and year, 10,000 miles more take ${formatPrice(slope ?? 0)} off the price.`;
  return [...half, ...(slope === null ? [] : [off])].join(' ');
}

function standingSentence({ newest, daysForSale, judged, under }: LandingFacts) {
  const since = `The newest advert is of ${formatDate(newest)}; on average they have stood here ${plural(daysForSale, 'day')}.`;
  if (judged === 0) return since;
  const share = Math.round((100 * under) / judged);
  return `${since} Of ${formatNumber(judged)} with a verdict on the price, ${formatNumber(under)} (${share}%) ask less than usual.`;
}

/**
 * Builds the sentences after `priceSentence`, one or two for each group of facts. They leave what a
 * year and miles cost to the fit of the adverts if there is one.
 */
export const factSentences = (landing: LandingPage, isFitted: boolean): string[] => {
  const { facts } = landing;
  const first = isOfMake(landing)
    ? modelSentence(landing)
    : yearSentence(facts.years, landing.names.model !== null && !isFitted);
  const slope = isFitted ? null : facts.perTenThousandMiles;
  const mileage = mileageSentence({ ...facts, perTenThousandMiles: slope });
  return [first, mileage, standingSentence(facts)].filter(Boolean);
};

/** Whether a page covers all models of a make, whose prices by year are not comparable. */
export const isOfMake = ({ names }: LandingPage) => names.make !== null && names.model === null;
