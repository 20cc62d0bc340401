import { formatNumber, formatPrice, formatRegistration } from '../format';
import type { VehicleDetail } from '../listings/types';

/** Who sells: between two private people a car may be sold as seen, by a trader it may not. */
export type SellerKind = 'private' | 'trade' | 'unknown';

/** The texts that a receipt is filled in with; '' leaves a line to be written on. */
export type Receipt = {
  make: string;
  model: string;
  registration: string;
  miles: string;
  price: string;
  seller: SellerKind;
};

export const BLANK_RECEIPT: Receipt = {
  make: '',
  model: '',
  registration: '',
  miles: '',
  price: '',
  seller: 'unknown',
};

type Listed = Pick<
  VehicleDetail,
  'make' | 'model' | 'trim' | 'year' | 'registrationNumber' | 'mileage' | 'price' | 'sellerType'
>;

/** Fills a receipt in from the public fields of a listing: a hidden plate and unknown miles stay blank. */
export function receiptFrom(car: Listed): Receipt {
  const { make, model, trim, year, registrationNumber, mileage, price, sellerType } = car;
  return {
    make,
    model: [model, trim, `(${year})`].filter(Boolean).join(' '),
    registration: registrationNumber ? formatRegistration(registrationNumber) : '',
    miles: mileage === null ? '' : formatNumber(mileage),
    price: formatPrice(price),
    seller: sellerType === 'private' ? 'private' : 'trade',
  };
}

/** The words of a receipt on faults, by who sells (Consumer Rights Act 2015; Sale of Goods Act 1979). */
export const FAULTS: Record<SellerKind, string> = {
  private:
    'Sold as seen, between two private people: the buyer has looked at the car, or let somebody look at it. It must still be as the seller described it, and the seller’s to sell.',
  trade:
    'The seller is a trader. The buyer keeps all rights under the Consumer Rights Act 2015; ‘sold as seen’ would have no effect and is not agreed.',
  unknown:
    'Tick only if both are private people: sold as seen. The buyer has looked at the car, or let somebody look at it. It must still be as the seller described it, and the seller’s to sell. A trader cannot sell ‘as seen’.',
};

/** The things handed over with a car, to tick. */
export const HANDED_OVER = [
  'Green ‘new keeper’ slip of the V5C',
  'All keys that there are',
  'Service book or record',
  'Bills for work done',
  'MOT certificate',
  'Key of the locking wheel nuts',
  'Charging cable',
  'Owner’s manual',
] as const;

/** The seller's statements, to tick. */
export const SELLER_SAYS = [
  'It is mine to sell, and no finance is owed on it.',
  'I know of no write-off category (A, B, C, D, S or N).',
  'The mileage is right as far as I know.',
] as const;
