import { formatNumber, formatPrice, plural } from '../format';
import { type CostToOwn, type OwnedCar, type PartName, YEARS } from './cost-to-own';
import { isPluggedIn } from './fuel';
import type { Owner } from './owner';
import { MOT_FEE, PRICES } from './prices';
import { formatRange } from './range';
import { ulez } from './ulez';

const LABELS: Record<PartName, string> = {
  value: 'Loss of value',
  fuel: 'Fuel',
  tax: 'Road tax',
  mot: 'MOT tests',
  zones: 'Clean air zones',
  insurance: 'Insurance',
};
/** The name of each part in a list of what a total is without. */
const WITHOUT: Record<PartName, string> = {
  value: 'loss of value',
  fuel: 'fuel',
  tax: 'road tax',
  mot: 'MOT tests',
  zones: 'clean air zones',
  insurance: 'insurance',
};

const NO_LOSS =
  'We cannot value such a car three years on: our adverts know too few electric cars and cars of over 20 years, and a car without a mileage, or one that was written off, has no value here.';

const pence = (pounds: number) => `${(pounds * 100).toFixed(1).replace('.0', '')}p`;

function lossBasis({ ageing }: OwnedCar, { milesAYear }: Owner): string {
  if (ageing === null) return NO_LOSS;
  const further = formatNumber(YEARS * milesAYear);
  return `Such cars ask about ${formatPrice(ageing.value)} now; those that are three years older, with ${further} more miles, about ${formatPrice(ageing.later)}. If prices of all used cars rise or fall, so does this.`;
}

function fuelBasis({ fuelType }: OwnedCar, { milesAYear, home }: Owner): string {
  const miles = `${formatNumber(YEARS * milesAYear)} miles`;
  if (fuelType === 'hydrogen') return 'Hydrogen has no price that we could rely on.';
  const burning = `${miles} at the consumption and the fuel prices of Running costs on the car’s page`;
  if (!isPluggedIn(fuelType)) return `${burning}.`;
  const electricity = `${home} parts in 100 of the electricity from home at ${pence(PRICES.electricity)} a kilowatt-hour, ${PRICES.electricitySource}, the rest from public chargers at ${pence(PRICES.publicSlow)} (slow) to ${pence(PRICES.publicRapid)} (rapid), ${PRICES.publicSource}`;
  const charged =
    fuelType === 'electric'
      ? `${miles} at 2.8 to 4.2 miles a kilowatt-hour, our judgement`
      : `${burning}, of which none to six in ten on electricity, our judgement`;
  return `${charged}; ${electricity}.`;
}

const PER_MILE =
  'The charge per mile on cars with a plug that was announced for April 2028 is not in it.';

function zoneBasis(car: OwnedCar, { zoneDays }: Owner): string {
  const verdict = ulez(car).ulez;
  if (verdict === 'meets')
    return 'It meets the standard of London’s and of other cities’ clean air zones. London’s Congestion Charge and Oxford’s Zero Emission Zone are not in it.';
  const days = `${plural(zoneDays, 'day')} a year at £12.50, London’s charge; other cities charge less or nothing for cars, and Scottish ones fine them instead.`;
  return verdict === 'fails' ? days : `${days} Nothing if it meets the standard: ask the seller.`;
}

/** The basis of each part, in sentences. */
function basisOf(name: PartName, car: OwnedCar, owner: Owner): string {
  switch (name) {
    case 'value':
      return lossBasis(car, owner);
    case 'fuel':
      return fuelBasis(car, owner);
    case 'tax':
      return `Three years at today’s rates, with the extra tax on dear new cars for the years that it still runs.${isPluggedIn(car.fuelType) ? ` ${PER_MILE}` : ''}`;
    case 'mot':
      return `At £${MOT_FEE} a test, the highest fee allowed in Great Britain: garages may charge less. The first is due after three years, in Northern Ireland after four.`;
    case 'zones':
      return zoneBasis(car, owner);
    case 'insurance':
      return owner.insurance === null
        ? 'Nobody but you can know it: type what you were quoted.'
        : `Three times the ${formatPrice(owner.insurance)} a year that you typed.`;
  }
}

const listed = new Intl.ListFormat('en-GB');

/** A cost to own in text: each part with its figure and basis, and the total with what it is without. */
export function describeOwnership(
  { parts, total, missing }: CostToOwn,
  car: OwnedCar,
  owner: Owner,
) {
  return {
    parts: parts.map(({ name, range }) => ({
      name,
      label: name === 'fuel' && car.fuelType === 'electric' ? 'Electricity' : LABELS[name],
      figure: range ? formatRange(range) : 'Not known',
      basis: basisOf(name, car, owner),
    })),
    total: formatRange(total),
    without:
      missing.length > 0 ? `without ${listed.format(missing.map((name) => WITHOUT[name]))}` : null,
  };
}

export type OwnershipText = ReturnType<typeof describeOwnership>;
