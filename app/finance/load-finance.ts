import { wholeAmount } from '@/lib/core/amount';
import { logError } from '@/lib/core/logging/logger';
import { describeFinal, nothingMonthly } from '@/lib/finance/describe';
import {
  type FinanceErrors,
  type FinanceInputs,
  type FinanceValues,
  isStarted,
  readInputs,
  readValues,
} from '@/lib/finance/inputs';
import { priceFor, type Quote, quoteFor } from '@/lib/finance/quote';
import { formatPrice } from '@/lib/format';
import { isUuid } from '@/lib/ids';
import { findVehicle } from '@/lib/listings/queries';
import type { VehicleDetail } from '@/lib/listings/types';
import { currentOwnFit } from '@/lib/valuation/current-own-fit';
import { olderCar } from '@/lib/valuation/older-car';

/** The calculator with its figures. */
export type Finance = {
  values: FinanceValues;
  errors: FinanceErrors;
  /** Whether the address asks for figures. */
  isAsked: boolean;
  vehicle: VehicleDetail | null;
  /** A price that changed, or a car that is gone; null for neither. */
  notice: { title: string; text: string; oldPrice: string | null } | null;
  quote: Quote | null;
  /** The inputs of the quote. */
  inputs: FinanceInputs | null;
  /** The highest price that the typed monthly sum reaches. */
  budget: number | null;
  finalBasis: string | null;
};

const NO_CAR = {
  failed: {
    title: 'We could not read this car’s present price',
    text: 'Try again in a minute. The figures below are for the price in the form.',
    oldPrice: null,
  },
  gone: {
    title: 'This car is not, or no longer, for sale here',
    text: 'The figures below are for the price in the form.',
    oldPrice: null,
  },
};

/** The car of the query, and what is to be said of its price. */
async function loadCar(id: string | null, typedPrice: string) {
  if (!id) return { vehicle: null, notice: null };
  const found = isUuid(id)
    ? await findVehicle(id).catch((error: unknown) => {
        logError('finance calculator', error);
        return 'failed' as const;
      })
    : null;
  if (found === 'failed' || !found)
    return { vehicle: null, notice: found === 'failed' ? NO_CAR.failed : NO_CAR.gone };
  const seen = wholeAmount(typedPrice);
  const isOther = /^\d{1,8}$/.test(seen) && Number(seen) !== found.price;
  if (!isOther) return { vehicle: found, notice: null };
  const [old, now] = [Number(seen), found.price].map(formatPrice);
  return {
    vehicle: found,
    notice: {
      title: `The price is ${now} now`,
      text: `The address says ${old}. These figures are for the present price.`,
      oldPrice: seen,
    },
  };
}

/** The final payment of a PCP that the visitor left empty: the lower end of the valuation at its end, or an error. */
async function suggestFinal(inputs: FinanceInputs, vehicle: VehicleDetail | null) {
  const { months, miles, price } = inputs;
  if (!vehicle) return { error: 'Type the final payment of your quotation' };
  if (miles === null)
    return {
      error: 'Type the final payment of your quotation, or the miles a year to have it suggested',
    };
  const older = olderCar(vehicle, months, miles, await currentOwnFit());
  if (!older)
    return {
      error:
        'We cannot value this car at that age and mileage: type the final payment of your quotation',
    };
  const [pounds] = older.range;
  if (price !== null && pounds >= price)
    return {
      error: `Such a car at that age still asks ${formatPrice(pounds)}, no less than this one now: type the final payment of your quotation`,
    };
  return { pounds, basis: describeFinal({ ...older, pounds }) };
}

/** Works out the figures that a query asks for. */
export async function loadFinance(query: URLSearchParams): Promise<Finance> {
  const typed = readValues(query);
  const { vehicle, notice } = await loadCar(query.get('vehicle'), typed.price);
  const values = vehicle ? { ...typed, price: String(vehicle.price) } : typed;
  const isAsked = isStarted(values);
  const shown = { values, errors: {}, isAsked, vehicle, notice, quote: null, inputs: null };
  const open: Finance = { ...shown, budget: null, finalBasis: null };
  if (!isAsked) return open;
  const read = readInputs(values);
  if (!read.inputs) return { ...open, errors: read.errors };
  let { inputs } = read;
  let finalBasis: string | null = null;
  if (inputs.kind === 'pcp' && inputs.final === null) {
    const suggested = await suggestFinal(inputs, vehicle);
    if ('error' in suggested) return { ...open, errors: { final: suggested.error } };
    finalBasis = suggested.basis;
    inputs = { ...inputs, final: suggested.pounds };
    values.final = String(suggested.pounds);
  }
  const budget = inputs.monthly === null ? null : priceFor(inputs.monthly, inputs);
  const quote = quoteFor(inputs.price ?? budget ?? 0, inputs);
  if (quote) return { ...open, quote, inputs, budget, finalBasis };
  const field = inputs.kind === 'pcp' ? 'final' : 'deposit';
  return { ...open, errors: { [field]: nothingMonthly(inputs) }, finalBasis };
}
