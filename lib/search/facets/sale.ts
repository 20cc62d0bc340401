import { SELLER_TYPES, SERVICE_HISTORIES } from '../../listings/constants';
import { VERDICTS } from '../../listings/verdict';
import { list, numbers, own } from './kinds';

/** The facets of the panel's column about the sale. */
export const SALE = [
  list('sellerType', {
    label: 'Seller',
    labels: SELLER_TYPES,
    meaning: 'sellerTypes',
    sqlKey: 'seller_types',
    dropped: 'any seller',
    counted: 'more',
  }),
  list('serviceHistory', {
    label: 'Service history',
    labels: SERVICE_HISTORIES,
    chipLabels: Object.fromEntries(
      Object.entries(SERVICE_HISTORIES).map(([key, label]) => [key, `${label} service history`]),
    ),
    column: 'service_history',
    sqlKey: 'service_histories',
    dropped: 'any service history',
    counted: 'more',
  }),
  numbers({
    name: 'ownersMax',
    max: 'ownersMax',
    label: 'Owners',
    bounds: () => [0, 50],
    options: [1, 2, 3, 4],
    chip: { to: (owners) => `Up to ${owners} ${owners === '1' ? 'owner' : 'owners'}` },
    moved: { to: (owners) => `up to ${owners} owners` },
    dropped: 'any number of owners',
    counted: 'more',
  }),
  list('verdict', {
    label: 'Price against valuation',
    labels: VERDICTS,
    // No filter offers cars far below their valuation.
    isClosed: true,
    sqlKey: 'verdicts',
    dropped: 'any verdict',
    counted: 'more',
  }),
  own('monthly', ['monthlyMax'], 'any monthly payment'),
];
