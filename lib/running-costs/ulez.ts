import { RATES } from './rates';
import { registeredBetween } from './registered';
import type { CostInputs, Ulez } from './types';

type Doubt = { from: string; to: string };

// Each period begins when cars of a standard became common, as estimated, and ends when the
// standard became mandatory for new cars (TfL: petrol Euro 4, diesel Euro 6).
const PETROL: Doubt = { from: '2001-01-01', to: '2005-12-31' };
const PETROL_VAN: Doubt = { from: '2001-01-01', to: '2006-12-31' };
// Leftover stock of the previous standard was registered for a year after September 2015.
const DIESEL: Doubt = { from: '2014-01-01', to: '2016-08-31' };
const DIESEL_VAN: Doubt = { from: '2015-01-01', to: '2017-08-31' };

/** Whether a vehicle meets the emission standard of London's ULEZ, with the reason in a sentence. */
export function ulez(car: CostInputs): { ulez: Ulez; reason: string } {
  if (car.fuelType === 'electric' || car.fuelType === 'hydrogen')
    return { ulez: 'meets', reason: 'It burns no petrol or diesel.' };
  if (car.year < Number(RATES.from.slice(0, 4)) - 40)
    return { ulez: 'meets', reason: 'Historic vehicles of more than 40 years are exempt.' };
  const isDiesel = car.fuelType === 'diesel';
  const isVan = car.bodyType === 'van' || car.bodyType === 'pickup';
  const doubt = isDiesel ? (isVan ? DIESEL_VAN : DIESEL) : isVan ? PETROL_VAN : PETROL;
  const standard = isDiesel ? 'Euro 6 for diesels' : 'Euro 4 for petrol';
  const [from, to] = registeredBetween(car.year, car.registrationNumber);
  if (to < doubt.from) return { ulez: 'fails', reason: `Hardly any of its age met ${standard}.` };
  if (from > doubt.to)
    return { ulez: 'meets', reason: `New ones had to meet ${standard} by then.` };
  return { ulez: 'unsure', reason: `Some of its age met ${standard}, others did not.` };
}
