import { formatLitres, formatPrice } from '../../format';
import { FILTER_FUEL_TYPES, FUEL_TYPES, TRANSMISSIONS } from '../../listings/constants';
import { excludable, list, numbers } from './kinds';

/** The facets of the panel's column about the engine and its costs. */
export const ENGINE = [
  excludable('fuel', {
    label: 'Fuel type',
    labels: FUEL_TYPES,
    column: 'fuel_type',
    meaning: 'fuels',
    sqlKey: 'fuels',
    offered: FILTER_FUEL_TYPES,
    dropped: 'any fuel',
    counted: 'main',
  }),
  excludable('transmission', {
    label: 'Transmission',
    labels: TRANSMISSIONS,
    column: 'transmission',
    meaning: 'transmissions',
    sqlKey: 'transmissions',
    dropped: 'any transmission',
    counted: 'main',
  }),
  numbers({
    name: 'engine',
    min: 'engineMin',
    max: 'engineMax',
    label: 'Engine',
    bounds: () => [0.5, 9.9],
    isLitres: true,
    show: formatLitres,
    options: [1, 1.2, 1.4, 1.6, 1.8, 2, 2.5, 3, 4, 5],
    dropped: 'any engine',
  }),
  list('ulez', {
    label: 'ULEZ, London',
    // 'Fails the standard', which follows from fuel and year, is not offered as a choice.
    labels: { meets: 'Meets ULEZ', ask: 'May meet ULEZ: ask the seller' },
    isClosed: true,
    sqlKey: 'ulez',
    dropped: 'ULEZ or not',
    counted: 'more',
    layout: 'single',
  }),
  numbers({
    name: 'taxMax',
    max: 'taxMax',
    label: 'Usual road tax up to',
    unit: '£ a year',
    bounds: () => [0, 1000],
    show: formatPrice,
    chip: { to: (tax) => `Usual road tax up to ${tax}` },
    moved: { to: (tax) => `up to ${tax} road tax` },
    dropped: 'any road tax',
  }),
];
