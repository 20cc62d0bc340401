import { formatMileage } from '@/lib/format';

/** The entry of a sale. */
export const soldAt = (miles: number) => `Sold at ${formatMileage(miles)}`;

/** The entries of the chain: the first, the miles of the second, which can be changed, and the third. */
export const CHAIN = { first: 'Car recorded', miles: 31_000, third: soldAt(48_500) };
