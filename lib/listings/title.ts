type Named = { year: number; make: string; model: string };

/** '2021 Volkswagen Golf': how a car is called everywhere. */
export const vehicleTitle = ({ year, make, model }: Named) => `${year} ${make} ${model}`;
