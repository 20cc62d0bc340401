import type { MutationGroup } from './mutations';

const tests = ['tests/selling/schema.test.ts'];

/** Mutations of the listing form, by file. */
export const sellingMutations: MutationGroup[] = [
  {
    file: 'lib/selling/schema.ts',
    tests,
    sentences: [
      'Please select a valid make',
      'Please select a valid model',
      'Please select a valid fuel type',
      'Please select a valid transmission',
      'Please select a valid body type',
      'Please select a valid condition',
      'Please enter a price in whole pounds',
      'Price must be positive',
    ],
    values: [
      ['refine(isUuid, error)', 'refine(Boolean, error)'],
      ['pounds >= 0', 'pounds > 0'],
      ['pounds >= 0', 'pounds >= -1'],
      ['between(2, 6', 'between(1, 6'],
      ['between(2, 6', 'between(3, 6'],
      ['between(2, 6', 'between(2, 7'],
      ['between(2, 6', 'between(2, 5'],
      ['between(1, 9', 'between(0, 9'],
      ['between(1, 9', 'between(2, 9'],
      ['between(1, 9', 'between(1, 10'],
      ['between(1, 9', 'between(1, 8'],
      ['between(0, 50', 'between(1, 50'],
      ['between(0, 50', 'between(0, 51'],
      ['{17}', '{16}'],
      ['A-HJ-NPR-Z', 'A-Z'],
    ],
  },
  {
    file: 'lib/selling/limits.ts',
    tests,
    values: [
      ['= 5000', '= 5001'],
      ['= 5000', '= 4999'],
      ['= 80', '= 81'],
      ['= 80', '= 79'],
      ['all: 60', 'all: 61'],
      ['all: 60', 'all: 59'],
      ['others: 26', 'others: 27'],
      ['others: 26', 'others: 25'],
    ],
  },
  {
    file: 'lib/core/fields.ts',
    tests,
    sentences: [
      'Year must be 1900 or later',
      'Year cannot be in the future',
      'Mileage must be positive',
    ],
    values: [
      ['year >= 1900', 'year >= 1899'],
      ['year >= 1900', 'year > 1900'],
      ['londonYear() + 1', 'londonYear() + 2'],
      ['londonYear() + 1', 'londonYear()'],
      ['miles >= 0', 'miles > 0'],
      ['miles >= 0', 'miles >= -1'],
      ['litres > 0', 'litres >= 0'],
      ['mileage: 1_000_000', 'mileage: 1_000_001'],
      ['mileage: 1_000_000', 'mileage: 999_999'],
      ['askingPrice: 10_000_000', 'askingPrice: 10_000_001'],
      ['askingPrice: 10_000_000', 'askingPrice: 9_999_999'],
    ],
  },
];
