import type { CatalogueMake } from '../types';
import { model } from './model';

export const AMERICAN: readonly CatalogueMake[] = [
  {
    name: 'Chevrolet',
    models: [
      model('Aveo', [2006, 2015], 12_000, 2, {
        bodies: { hatchback: 8, sedan: 2 },
        engines: { petrol: [9, { 1.2: 7, 1.4: 4, 1.6: 2 }], diesel: [1, { 1.3: 1 }] },
        gearboxes: { manual: 9, automatic: 1 },
        trims: ['S', 'LS', 'LT', 'LTZ', 'Eco'],
      }),
      model('Captiva', [2007, 2015], 26_000, 2, {
        bodies: 'suv',
        seats: 7,
        engines: { diesel: [9, { 2.0: 5, 2.2: 6 }], petrol: [1, { 2.4: 1 }] },
        gearboxes: { manual: 6, automatic: 4 },
        trims: ['LS', 'LT', 'LTX', 'LTZ'],
      }),
      model('Corvette', [2004, 2026], 95_000, 1, {
        bodies: { coupe: 7, convertible: 3 },
        seats: 2,
        engines: { petrol: [1, { 6.0: 2, 6.2: 8 }] },
        gearboxes: { manual: 3, automatic: 7 },
        trims: ['Stingray', 'Grand Sport', 'Z06', 'E-Ray', '3LT'],
      }),
      model('Cruze', [2009, 2015], 16_000, 2, {
        bodies: { hatchback: 5, sedan: 4, estate: 2 },
        engines: { petrol: [6, { 1.4: 2, 1.6: 8, 1.8: 3 }], diesel: [4, { 1.7: 3, 2.0: 6 }] },
        gearboxes: { manual: 9, automatic: 1 },
        trims: ['S', 'LS', 'LT', 'LTZ'],
      }),
      model('Lacetti', [2005, 2011], 12_000, 1, {
        bodies: { hatchback: 8, estate: 2 },
        engines: { petrol: [9, { 1.4: 5, 1.6: 5, 1.8: 2 }], diesel: [1, { 2.0: 1 }] },
        gearboxes: { manual: 9, automatic: 1 },
        trims: ['SE', 'SX', 'CDX', 'Sport', 'WTCC'],
      }),
      model('Matiz', [2005, 2010], 8_000, 1, {
        bodies: 'hatchback',
        engines: { petrol: [1, { 0.8: 5, 1.0: 6 }] },
        gearboxes: 'manual',
        trims: ['S', 'SE', 'SE+', 'SX'],
      }),
      model('Orlando', [2011, 2015], 19_000, 2, {
        bodies: 'mpv',
        seats: 7,
        engines: { diesel: [6, { 2.0: 1 }], petrol: [4, { 1.4: 1, 1.8: 8 }] },
        gearboxes: { manual: 8, automatic: 2 },
        trims: ['LS', 'LT', 'LTZ', 'LTZ Executive Pack'],
      }),
      model('Spark', [2010, 2015], 9_000, 3, {
        bodies: 'hatchback',
        engines: { petrol: [1, { 1.0: 7, 1.2: 5 }] },
        gearboxes: 'manual',
        trims: ['+', 'LS', 'LT', 'LTZ'],
      }),
    ],
  },
  {
    name: 'Jeep',
    models: [
      model('Avenger', [2023, 2026], 26_000, 3, {
        bodies: 'suv',
        engines: { petrol: [5, { 1.2: 1 }], hybrid: [5, { 1.2: 1 }] },
        gearboxes: { manual: 4, automatic: 6 },
        trims: ['Longitude', 'Altitude', 'Summit', 'Upland'],
      }),
      model('Avenger Electric', [2023, 2026], 36_000, 2, {
        bodies: 'suv',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Longitude', 'Altitude', 'Summit', '1st Edition'],
      }),
      model('Cherokee', [1998, 2018], 33_000, 2, {
        bodies: 'suv',
        engines: {
          diesel: [9, { 2.0: 5, 2.2: 4, 2.5: 2, 2.8: 3 }],
          petrol: [1, { 3.2: 1, 3.7: 1, 4.0: 1 }],
        },
        gearboxes: { manual: 4, automatic: 6 },
        trims: ['Sport', 'Limited', 'Longitude', 'Longitude Plus', 'Night Eagle', 'Overland'],
      }),
      model('Compass', [2007, 2025], 33_000, 4, {
        bodies: 'suv',
        engines: {
          petrol: [6, { 1.3: 4, 1.4: 6, 2.4: 1 }],
          diesel: [3, { 1.6: 5, 2.0: 4, 2.2: 1 }],
          plug_in_hybrid: [2, { 1.3: 1 }],
          hybrid: [1, { 1.5: 1 }],
        },
        gearboxes: { manual: 6, automatic: 4 },
        trims: ['Sport', 'Longitude', 'Night Eagle', 'Limited', 'Trailhawk', 'S'],
      }),
      model('Grand Cherokee', [1998, 2025], 68_000, 3, {
        bodies: 'suv',
        engines: {
          diesel: [8, { 2.7: 2, 3.0: 8, 3.1: 1 }],
          petrol: [1, { 4.0: 1, 4.7: 1, 6.4: 2 }],
          plug_in_hybrid: [1, { 2.0: 1 }],
        },
        gearboxes: 'automatic',
        trims: ['Laredo', 'Limited', 'Limited Plus', 'Overland', 'Summit', 'Trailhawk', 'SRT'],
      }),
      model('Renegade', [2015, 2025], 28_000, 5, {
        bodies: 'suv',
        engines: {
          petrol: [6, { 1.0: 5, 1.3: 3, 1.4: 6 }],
          diesel: [4, { 1.6: 7, 2.0: 4 }],
          plug_in_hybrid: [2, { 1.3: 1 }],
          hybrid: [1, { 1.5: 1 }],
        },
        gearboxes: { manual: 7, automatic: 3 },
        trims: ['Sport', 'Longitude', 'Night Eagle', 'Limited', 'Trailhawk', 'Upland'],
      }),
      model('Wrangler', [1998, 2026], 60_000, 2, {
        bodies: 'suv',
        seats: 4,
        engines: {
          diesel: [4, { 2.2: 4, 2.8: 6 }],
          petrol: [6, { 2.0: 7, 2.5: 1, 3.6: 2, 3.8: 2, 4.0: 2 }],
        },
        gearboxes: { manual: 3, automatic: 7 },
        trims: ['Sport', 'Sahara', 'Overland', 'Rubicon', 'Night Eagle'],
      }),
    ],
  },
  {
    name: 'Tesla',
    models: [
      model('Model 3', [2019, 2026], 43_000, 8, {
        bodies: 'sedan',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Standard Range Plus', 'Long Range', 'Long Range AWD', 'Performance', 'RWD'],
      }),
      model('Model S', [2014, 2024], 85_000, 5, {
        bodies: 'hatchback',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['60D', '75D', '85D', '90D', '100D', 'Long Range', 'Performance', 'P100D', 'Plaid'],
      }),
      model('Model X', [2016, 2024], 95_000, 3, {
        bodies: 'suv',
        seats: 6,
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['75D', '90D', '100D', 'P100D', 'Long Range', 'Performance', 'Plaid'],
      }),
      model('Model Y', [2022, 2026], 48_000, 8, {
        bodies: 'suv',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['RWD', 'Standard Range', 'Long Range AWD', 'Long Range RWD', 'Performance'],
      }),
      model('Roadster', [2008, 2012], 87_000, 1, {
        bodies: 'convertible',
        seats: 2,
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Sport', '2.5', '2.5 Sport', 'Signature 250'],
      }),
    ],
  },
];
