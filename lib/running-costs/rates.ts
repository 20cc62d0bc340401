/**
 * Vehicle tax (VED) in pounds a year from 1 April 2026, as the press reported the tables of the
 * Budget of November 2025; for vans from 1 April 2025, the latest that were found. Compare them
 * with the source, GOV.UK's tables (V149): https://www.gov.uk/vehicle-tax-rate-tables.
 */
export const RATES = {
  /** The tax year and the revision of our rules and figures. Listings with another version are costed again. */
  version: '2026/27.3',
  /** Start of the rates; a vehicle's age for the 40-year exemption counts at this date. */
  from: '2026-04-01',
  /** Registered from 1 March 2001 to 31 March 2017: CO₂ bands A to M. */
  bands: [20, 20, 35, 170, 200, 225, 275, 325, 360, 410, 445, 760, 790],
  /** Registered from 1 April 2017. */
  standard: 200,
  /** Added from the second to the sixth year above the list price of the threshold. */
  supplement: 440,
  threshold: 40_000,
  /** For electric cars registered from 1 April 2025; earlier ones pay no supplement. */
  electricThreshold: 50_000,
  /** Registered before 1 March 2001: up to 1,549 cc and above. */
  smallEngine: 230,
  largeEngine: 375,
  van: 345,
  /** Vans that met Euro 4 or Euro 5 early. */
  cleanVan: 140,
} as const;

/** Index of band K, the highest rate of cars registered before 23 March 2006. */
export const BAND_K = 10;

/** The tables of 2019/20 and 2020/21, to read a band from the tax in an advert of 2020. */
export const RATES_OF_2020: readonly (readonly number[])[] = [
  [0, 20, 30, 125, 145, 160, 200, 235, 260, 300, 325, 555, 570],
  [0, 20, 30, 125, 150, 165, 205, 240, 265, 305, 330, 565, 580],
];
