import type { MutationGroup } from './mutations';

/** Mutations of searching, of vehicles and of the screens around them, by file. */
export const vehicleMutations: MutationGroup[] = [
  {
    file: 'lib/core/errors/error-text.ts',
    tests: ['tests/screens/messages.test.tsx'],
    sentences: ['Something went wrong'],
  },
  {
    file: 'lib/core/errors/screens.ts',
    tests: ['tests/screens/messages.test.tsx'],
    sentences: [
      'Unable to Load Vehicles',
      'Unable to load vehicles at the moment.',
      'No vehicles available at the moment.',
      'No vehicles match your search criteria.',
      'Filter Data Unavailable',
      'Unable to load vehicle makes. Some filter options may not be available.',
      'Vehicle Not Found',
      "The vehicle you're looking for doesn't exist or has been removed.",
      'Oops! Page not found',
    ],
  },
  {
    file: 'components/feedback/error-screen.tsx',
    tests: ['tests/screens/messages.test.tsx'],
    sentences: ['Try Again', 'Refresh Page'],
  },
  {
    file: 'components/search/list-unavailable.tsx',
    tests: ['tests/screens/messages.test.tsx'],
    sentences: ['Try Again', 'Go Home'],
    values: [['paths.home', 'paths.help']],
  },
  {
    file: 'components/search/few-results.tsx',
    tests: ['tests/screens/messages.test.tsx'],
    sentences: ['Clear Filters'],
  },
  {
    file: 'components/listings/vehicle-not-found.tsx',
    tests: ['tests/screens/messages.test.tsx'],
    sentences: ['Browse Vehicles'],
    values: [['paths.vehicles', 'paths.home']],
  },
  {
    file: 'components/listings/featured-vehicles.tsx',
    tests: ['tests/screens/messages.test.tsx'],
    sentences: ['Featured Vehicles', 'View All Vehicles'],
  },
  {
    file: 'components/search/list-heading.tsx',
    tests: ['tests/screens/list.test.tsx'],
    sentences: [
      'Premium Used Cars',
      'AI-Powered Pricing',
      'Verified Dealers',
      'AR Showroom',
      'Vehicles',
    ],
  },
  {
    file: 'components/search/filter-bar.tsx',
    tests: ['tests/screens/list.test.tsx'],
    sentences: ['Search by make, model, or keyword...'],
  },
  {
    file: 'components/search/filter-controls.ts',
    tests: ['tests/screens/list.test.tsx'],
    values: [['FILTER_DEBOUNCE_MS = 300', 'FILTER_DEBOUNCE_MS = 3000']],
  },
  {
    file: 'components/search/panel-footer.tsx',
    tests: ['tests/screens/list.test.tsx'],
    sentences: ['Clear All'],
  },
  {
    file: 'lib/listings/constants.ts',
    tests: [
      'tests/listings/constants.test.ts',
      'tests/screens/list.test.tsx',
      'tests/screens/vehicle-card.test.tsx',
      'tests/screens/vehicle.test.tsx',
      'tests/search/filters.test.ts',
    ],
    sentences: [
      'Verified Dealer',
      "'Dealer'",
      'Private Seller',
      'Plug in hybrid',
      'Semi automatic',
    ],
    values: [
      ['FEATURED_COUNT = 6', 'FEATURED_COUNT = 7'],
      ['SKELETON_COUNT = 12', 'SKELETON_COUNT = 11'],
      ['PAGE_SIZE = 24', 'PAGE_SIZE = 25'],
      ["  'plug_in_hybrid',\n]", "  'plug_in_hybrid',\n  'hydrogen',\n]"],
      ["  'electric',\n  'hybrid'", "  'hybrid'"],
      ["  'mpv',\n]", "  'mpv',\n  'van',\n]"],
      ["  'coupe',\n", ''],
      ["  semi_automatic: 'Semi automatic',\n", ''],
      ["  hydrogen: 'Hydrogen',\n", ''],
    ],
  },
  {
    file: 'components/listings/seller-badge.tsx',
    tests: ['tests/screens/vehicle.test.tsx'],
    values: [
      ['bg-verified-tint text-verified', 'bg-private-tint text-private'],
      ['bg-dealer-tint text-dealer', 'bg-verified-tint text-verified'],
      ['bg-private-tint text-private', 'bg-dealer-tint text-dealer'],
    ],
  },
  {
    file: 'app/globals.css',
    tests: ['tests/screens/vehicle.test.tsx'],
    values: [
      ['--verified: #0d5b3c', '--verified: #a3202b'],
      ['--dealer: #1b4f9c', '--dealer: #0d5b3c'],
      ['--private: #a3202b', '--private: #1b4f9c'],
      ['--verified: #7fcca6', '--verified: #f2a09f'],
      ['--dealer: #9dbdf2', '--dealer: #7fcca6'],
      ['--private: #f2a09f', '--private: #9dbdf2'],
    ],
  },
  {
    file: 'components/listings/vehicle-card.tsx',
    tests: ['tests/screens/vehicle-card.test.tsx'],
    sentences: ['View Details', 'AI Verified', 'Unbeaten'],
    values: [
      ['paths.vehicle(id)', 'paths.favourites'],
      [
        "import { VehiclePicture } from './vehicle-picture'",
        'const VehiclePicture = (_: object) => null',
      ],
      [
        "import { FavouriteButton } from '../favourites/favourite-button'",
        'const FavouriteButton = (_: object) => null',
      ],
    ],
  },
  {
    file: 'components/listings/detail/buying-column.tsx',
    tests: ['tests/screens/vehicle.test.tsx'],
    sentences: ['Listed', 'AI Verified', 'Unbeaten'],
    values: [["plural(viewsCount, 'view')", "plural(viewsCount, 'look')"]],
  },
  {
    file: 'components/listings/detail/price-block.tsx',
    tests: ['tests/screens/vehicle.test.tsx'],
    sentences: ['not a credit offer'],
    values: [
      ['or £', 'from £'],
      ['/month', '/week'],
    ],
  },
  {
    file: 'components/listings/detail/vehicle-history.tsx',
    tests: ['tests/screens/vehicle.test.tsx'],
    sentences: ['Vehicle History', 'Not provided'],
  },
  {
    file: 'lib/listings/fields.ts',
    tests: ['tests/screens/vehicle.test.tsx'],
    sentences: ["'Not specified'", "'Condition'", "'Engine size'", "'Doors'", "'Seats'"],
  },
  {
    file: 'components/listings/detail/fact-tiles.tsx',
    tests: ['tests/screens/vehicle.test.tsx'],
    sentences: ["'Miles'", "'Fuel'", "'Transmission'", "'Body type'", "'N/A'"],
  },
  {
    file: 'lib/search/slider-ranges.ts',
    tests: ['tests/search/filters.test.ts', 'tests/screens/list.test.tsx'],
    values: [
      ['max: 100_000', 'max: 90_000'],
      ['step: 1000', 'step: 500'],
      ['min: 2000', 'min: 1999'],
      ['const max = londonYear()', 'const max = londonYear() + 1'],
      ['max: 200_000', 'max: 150_000'],
      ['step: 5000', 'step: 1000'],
    ],
  },
  {
    file: 'lib/search/radius.ts',
    tests: ['tests/search/filters.test.ts'],
    values: [
      ['min: 5', 'min: 1'],
      ['max: 200', 'max: 250'],
      ['step: 5', 'step: 1'],
      ['DEFAULT_RADIUS = 50', 'DEFAULT_RADIUS = 25'],
    ],
  },
  {
    file: 'lib/search/chips.ts',
    tests: ['tests/search/every-filter.test.tsx'],
    values: [
      [
        "    if (facet.kind === 'list')",
        "    if (facet.name === 'colour') return [];\n    if (facet.kind === 'list')",
      ],
    ],
  },
  {
    file: 'lib/search/facets/body.ts',
    tests: ['tests/search/every-filter.test.tsx'],
    values: [["    dropped: 'any number of doors',\n", '']],
  },
  {
    file: 'lib/search/facets/model.ts',
    tests: ['tests/search/every-filter.test.tsx'],
    values: [["    sqlKey: 'colours',\n", '']],
  },
  {
    file: 'lib/search/saved-filters-key.ts',
    tests: ['tests/search/saved-filters.test.ts'],
    values: [["'vehicle-filters'", "'filters'"]],
  },
  {
    file: 'lib/format.ts',
    tests: ['tests/format.test.ts'],
    values: [
      ["'en-GB'", "'de-DE'"],
      ["currency: 'GBP'", "currency: 'EUR'"],
      [
        "currency: 'GBP',\n  maximumFractionDigits: 0",
        "currency: 'GBP',\n  maximumFractionDigits: 2",
      ],
      ["'N/A'", "'Unknown'"],
      ['.slice(0, 2)', '.slice(0, 3)'],
    ],
  },
  {
    file: 'lib/listings/describe.ts',
    tests: ['tests/listings/describe.test.ts'],
    values: [
      ['pounds / 36', 'pounds / 48'],
      ['Math.round(pounds / 36)', 'Math.floor(pounds / 36)'],
    ],
  },
  {
    file: 'lib/core/browser/toast.ts',
    tests: ['tests/core/browser/toast.test.ts'],
    values: [
      ['1_000_000', '10_000'],
      ['error: 5000', 'error: 4000'],
    ],
  },
  {
    file: 'lib/supabase/with-retry.ts',
    tests: ['tests/supabase/with-retry.test.ts'],
    values: [
      ['MAX_RETRIES = 3', 'MAX_RETRIES = 2'],
      ['MAX_RETRIES = 3', 'MAX_RETRIES = 4'],
      ['MAX_RETRIES = 3', 'MAX_RETRIES = 30'],
      ["'PGRST301', ", ''],
      [", '42501'", ''],
    ],
  },
];
