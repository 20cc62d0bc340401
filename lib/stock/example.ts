import type { ExportedCar } from './types';
import { writeStockFile } from './write-file';

const EXAMPLE: Partial<ExportedCar>[] = [
  {
    stock_id: 'A1042',
    hide_registration: false,
    make: 'Ford',
    model: 'Fiesta',
    year: 2019,
    trim: 'Zetec',
    fuel_type: 'petrol',
    transmission: 'manual',
    body_type: 'hatchback',
    mileage: 31_000,
    condition: 'good',
    engine_size: 1.1,
    doors: 5,
    seats: 5,
    colour: 'blue',
    owners: 1,
    service_history: 'full',
    mot_expiry: '2027-03-31',
    features: ['Heated seats', 'Parking sensors'],
    description: 'One owner from new, two keys.',
    price: 9250,
    postcode: 'LS6 3AA',
  },
  {
    stock_id: 'A1043',
    hide_registration: false,
    make: 'Toyota',
    model: 'Yaris',
    year: 2020,
    fuel_type: 'hybrid',
    transmission: 'automatic',
    body_type: 'hatchback',
    mileage: 18_400,
    condition: 'excellent',
    engine_size: 1.5,
    doors: 5,
    seats: 5,
    colour: 'white',
    owners: 1,
    service_history: 'full',
    features: ['Reversing camera'],
    price: 13_495,
    postcode: 'LS6 3AA',
  },
];

/** A stock file of one or two made-up cars, as a template. */
export const exampleFile = (format: 'csv' | 'xml', cars = EXAMPLE.length) =>
  writeStockFile(EXAMPLE.slice(0, cars), format);
