import { COLOURS } from '../../listings/constants';
import { isExcluding } from '../exclusions';
import { chosen, excludable, list } from './kinds';

/** The facets of the panel's column about the model. */
export const MODEL = [
  excludable('make', { label: 'Make', dropped: 'any make', counted: 'main', layout: 'scrolled' }),
  excludable('model', { label: 'Model', dropped: '', within: 'make', layout: 'scrolled' }),
  list('trim', {
    label: 'Trim',
    sqlKey: 'trims',
    isPartlyCounted: ({ model }) => model === '',
    dropped: 'any trim',
    layout: 'scrolled',
  }),
  excludable('colour', {
    label: 'Colour',
    labels: COLOURS,
    column: 'colour',
    meaning: 'colours',
    sqlKey: 'colours',
    // A car of unknown colour (null) does not have an excluded colour.
    sqlValues: (list) => [...chosen(COLOURS, list), ...(isExcluding(list) ? [null] : [])],
    dropped: 'any colour',
    counted: 'more',
    layout: 'scrolled',
  }),
];
