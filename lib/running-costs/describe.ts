import { formatPrice } from '../format';
import type { RunningCosts } from '../listings/types';
import { fuelPerMile } from './fuel';
import { PRICES } from './prices';
import { formatRange, type Range } from './range';
import { RATES } from './rates';
import type { CostInputs, TaxBasis } from './types';
import { isConsumptionOfModel } from './typical';
import { ulez } from './ulez';

const TYPICAL = 'The CO₂ band is the one that adverts show most for';
const ASK = 'The log book (V5C) gives the car’s own CO₂ figure.';
const SUPPLEMENT = `the supplement of ${formatPrice(RATES.supplement)} a year`;

/** The basis of the road tax, in sentences. */
const TAX_BASES: Record<TaxBasis, string> = {
  exempt: 'Vehicles of more than 40 years are exempt.',
  'exempt-perhaps': 'Exempt if it was built before its year of registration; ask for the date.',
  'engine-size': 'By engine size, as it was registered before March 2001.',
  'engine-unknown':
    'By engine size, as it was registered before March 2001: the higher rate above 1,549 cc.',
  electric: 'Electric and hydrogen cars of before April 2017 pay the lowest rate.',
  'low-emission': 'Plug-in hybrids of before April 2017 are in the lowest CO₂ band.',
  'typical-version': `${TYPICAL} such versions of its model. ${ASK}`,
  'typical-model': `${TYPICAL} its make, model and fuel. ${ASK}`,
  'typical-kind': `We have no adverts of this model with this fuel: the band is typical of its fuel, engine and age. ${ASK}`,
  standard: 'The standard rate of cars registered since April 2017.',
  supplement: `The standard rate and ${SUPPLEMENT} until six years after registration, for its price when new.`,
  'supplement-perhaps': `The standard rate, and ${SUPPLEMENT} until six years after registration if its list price was above the threshold. Ask what it cost new.`,
  van: 'The rate of light goods vehicles of 2025/26, the last that we could check.',
  'van-perhaps-clean':
    'The rate of light goods vehicles of 2025/26, the last that we could check; less if it met a later emission standard early.',
  'date-2001': 'The rules changed in March 2001: ask for the date of its first registration.',
  'date-2017': 'The rules changed in April 2017: ask for the date of its first registration.',
};

const pence = (pounds: number) => `${(pounds * 100).toFixed(1)}p`;

function fuelBasis(car: CostInputs, mpg: Range | null): string {
  const { fuelType } = car;
  const electricity = `electricity at home at ${pence(PRICES.electricity)} a kilowatt-hour, ${PRICES.electricitySource}`;
  if (fuelType === 'electric')
    return `At 2.8 to 4.2 miles a kilowatt-hour, our judgement, and ${electricity}.`;
  if (!mpg) return 'Hydrogen has no price that we could rely on.';
  const litre = fuelType === 'diesel' ? PRICES.diesel : PRICES.petrol;
  const official = `${isConsumptionOfModel(car) ? '' : 'We have too few adverts of this model with this fuel and age. '}The official ${mpg[0]} to ${mpg[1]} mpg of such cars, and 10% to 35% more fuel on the road than in the test, our judgement,`;
  const price = `at ${pence(litre)} a litre, ${PRICES.fuelSource}.`;
  if (fuelType !== 'plug_in_hybrid') return `${official} ${price}`;
  return `${official} ${price} The lower figure charges for six miles in ten, our judgement, with ${electricity}.`;
}

const ULEZ_LABELS = { meets: 'Meets the standard', fails: 'Does not meet it' } as const;

/** Describes the running costs of a vehicle in text and figures, each with its basis. */
export function describeCosts(vehicle: CostInputs & { runningCosts: RunningCosts }) {
  const { tax, typicalTax, taxBasis, mpg, ratesVersion } = vehicle.runningCosts;
  const verdict = ulez(vehicle);
  const isRange = tax[0] !== tax[1];
  // The bases of vans name the year of their rates.
  const rates = taxBasis?.startsWith('van') ? [] : [`Rates of ${ratesVersion.split('.')[0]}.`];
  return {
    tax: {
      figure: formatPrice(typicalTax ?? tax[0]),
      // The range, null if it is the figure itself.
      range: isRange ? formatRange(tax) : null,
      hasTypical: typicalTax !== null,
      basis: [TAX_BASES[taxBasis as TaxBasis], ...rates].filter(Boolean).join(' '),
    },
    perMile: fuelPerMile({ ...vehicle, mpg }),
    fuelBasis: fuelBasis(vehicle, mpg),
    ulez: {
      label: verdict.ulez === 'unsure' ? 'Ask the seller' : ULEZ_LABELS[verdict.ulez],
      reason: verdict.reason,
    },
  };
}
