import { camelCase } from '../core/camel-case';
import { formatNumber, formatPrice, formatRegistration } from '../format';
import type { FormColumn } from '../listings/fields';
import type { OwnListing } from './types';

const text = (value: string | number | boolean | null) => (value === null ? '' : String(value));

/** Formats the value of a listing for this field of the form. */
export function fieldValue(listing: OwnListing, column: FormColumn): string {
  const { registrationNumber, mileage, engineSize, price } = listing;
  if (column === 'registration_number') return formatRegistration(text(registrationNumber));
  if (column === 'mileage' && mileage !== null) return formatNumber(mileage);
  if (column === 'engine_size' && engineSize !== null) return engineSize.toFixed(1);
  if (column === 'price' && price !== null) return formatPrice(price);
  return text(listing[camelCase(column)]);
}
