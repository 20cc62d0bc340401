/** Prices of fuel and their sources. Change them here. */
export const PRICES = {
  /** Pounds a litre. */
  petrol: 1.514,
  diesel: 1.671,
  /** Pounds a kilowatt-hour at home. */
  electricity: 0.2611,
  /** Pounds a kilowatt-hour at public chargers: slow to fast, rapid to ultra-rapid. */
  publicSlow: 0.57,
  publicRapid: 0.8,
  /** In a sentence after 'at'. */
  fuelSource: 'the UK average of 30 June 2026 (RAC Fuel Watch)',
  electricitySource: 'Ofgem’s price cap of July to September 2026',
  publicSource: 'Zapmap’s index of June 2024',
} as const;

export const LITRES_PER_GALLON = 4.54609;

/** The highest fee of an MOT test of a car in pounds; garages may charge less (GOV.UK). */
export const MOT_FEE = 54.85;

/** Pounds a day in London's Ultra Low Emission Zone for a car that does not meet it (TfL). */
export const ZONE_DAY = 12.5;
