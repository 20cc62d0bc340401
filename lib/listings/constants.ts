/** Enumerations with their labels; keys match the database's enums. */

export const FUEL_TYPES = {
  petrol: 'Petrol',
  diesel: 'Diesel',
  electric: 'Electric',
  hybrid: 'Hybrid',
  plug_in_hybrid: 'Plug in hybrid',
  hydrogen: 'Hydrogen',
} as const;

export const TRANSMISSIONS = {
  manual: 'Manual',
  automatic: 'Automatic',
  semi_automatic: 'Semi automatic',
} as const;

export const BODY_TYPES = {
  hatchback: 'Hatchback',
  sedan: 'Saloon',
  suv: 'SUV',
  estate: 'Estate',
  coupe: 'Coupé',
  convertible: 'Convertible',
  mpv: 'MPV',
  pickup: 'Pickup',
  van: 'Van',
} as const;

export const CONDITIONS = {
  excellent: 'Excellent',
  very_good: 'Very good',
  good: 'Good',
  fair: 'Fair',
  poor: 'Poor',
} as const;

export const COLOURS = {
  black: 'Black',
  white: 'White',
  silver: 'Silver',
  grey: 'Grey',
  blue: 'Blue',
  red: 'Red',
  green: 'Green',
  orange: 'Orange',
  yellow: 'Yellow',
  brown: 'Brown',
  beige: 'Beige',
  gold: 'Gold',
  purple: 'Purple',
  bronze: 'Bronze',
} as const;

export const SELLER_TYPES = {
  verified_dealer: 'Verified Dealer',
  dealer: 'Dealer',
  private: 'Private Seller',
} as const;

export const SERVICE_HISTORIES = { full: 'Full', partial: 'Partial', none: 'None' } as const;

export type FuelType = keyof typeof FUEL_TYPES;
export type Transmission = keyof typeof TRANSMISSIONS;
export type BodyType = keyof typeof BODY_TYPES;
export type Condition = keyof typeof CONDITIONS;
export type Colour = keyof typeof COLOURS;
export type SellerType = keyof typeof SELLER_TYPES;
export type ServiceHistory = keyof typeof SERVICE_HISTORIES;

/** Options of the filter selects (product specification, section 3); URLs accept every key above. */
export const FILTER_FUEL_TYPES = [
  'petrol',
  'diesel',
  'electric',
  'hybrid',
  'plug_in_hybrid',
] as const;
export const FILTER_BODY_TYPES = [
  'hatchback',
  'sedan',
  'suv',
  'estate',
  'coupe',
  'convertible',
  'mpv',
] as const;

/** Number of vehicles on the home page, on a list page, and of skeleton cards. */
export const FEATURED_COUNT = 6;
/**
 * The radius of a town in miles: of its landing page (the outward codes of
 * private.landing_town_codes) and of a town in a search.
 */
export const TOWN_MILES = 15;

export const PAGE_SIZE = 24;
export const SKELETON_COUNT = 12;
