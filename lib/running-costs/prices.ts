/** Prices of fuel and their sources. Change them here. */
export const PRICES = {
  /** Pounds a litre. */
  petrol: 1.514,
  diesel: 1.671,
  /** Pounds a kilowatt-hour at home. */
  electricity: 0.2611,
  /** In a sentence after 'at'. */
  fuelSource: 'the UK average of 30 June 2026 (RAC Fuel Watch)',
  electricitySource: 'Ofgem’s price cap of July to September 2026',
} as const;

export const LITRES_PER_GALLON = 4.54609;
