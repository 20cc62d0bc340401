type Named = { year: number; make: string; model: string };

/** The display name of a vehicle: '2021 Volkswagen Golf'. */
export const vehicleTitle = ({ year, make, model }: Named) => `${year} ${make} ${model}`;
