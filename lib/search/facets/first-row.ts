import { formatMileage, formatPrice } from '../../format';
import { RANGES, type RangeName } from '../slider-ranges';
import { type NumberRow, numbers, own } from './kinds';

const slider = (range: RangeName, row: Omit<NumberRow, 'name' | 'bounds' | 'dropped'>) =>
  numbers({
    name: range,
    min: `${range}Min`,
    max: `${range}Max`,
    bounds: () => [RANGES[range].least, RANGES[range].limit],
    dropped: `any ${range}`,
    counted: 'main',
    range,
    ...row,
  });

/** The facets of the panel's first row. */
export const FIRST_ROW = [
  slider('price', { label: 'Price', prefix: '£', show: formatPrice, open: ['£0', 'No limit'] }),
  slider('year', {
    label: 'Year',
    chip: { from: (year) => `${year} or newer`, to: (year) => `${year} or older` },
  }),
  slider('mileage', {
    label: 'Mileage',
    unit: 'miles',
    show: formatMileage,
    open: ['0', 'No limit'],
  }),
  own('place', ['location', 'radius'], 'anywhere'),
];
