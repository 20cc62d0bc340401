import { BODY_TYPES, FILTER_BODY_TYPES } from '../../listings/constants';
import { splitList } from '../filters';
import { excludable, list, numbers } from './kinds';

/** The facets of the panel's column about the body. */
export const BODY = [
  excludable('bodyType', {
    label: 'Body type',
    labels: BODY_TYPES,
    column: 'body_type',
    meaning: 'bodyTypes',
    sqlKey: 'body_types',
    offered: FILTER_BODY_TYPES,
    dropped: 'any body type',
    counted: 'main',
    isNeeded: true,
  }),
  numbers({
    name: 'seatsMin',
    min: 'seatsMin',
    label: 'Seats',
    bounds: () => [1, 9],
    options: [4, 5, 6, 7, 8],
    chip: { from: (seats) => `${seats} seats or more` },
    moved: { from: (seats) => `${seats} seats or more` },
    dropped: 'any number of seats',
    counted: 'more',
    isNeeded: true,
  }),
  list('doors', {
    label: 'Doors',
    labels: Object.fromEntries([2, 3, 4, 5, 6].map((doors) => [doors, `${doors} doors`])),
    meaning: 'doors',
    sqlKey: 'doors',
    sqlValues: (doors) => splitList(doors).map(Number),
    offered: [],
    dropped: 'any number of doors',
    counted: 'more',
  }),
];
