import type { CatalogueMake } from '../types';
import { model } from './model';

export const GERMAN_BMW: readonly CatalogueMake[] = [
  {
    name: 'BMW',
    models: [
      model('1 Series', [2004, 2026], 33_000, 9, {
        bodies: { hatchback: 8, coupe: 1, convertible: 1 },
        engines: {
          petrol: [5, { 1.5: 5, 1.6: 3, 2.0: 4, 3.0: 2 }],
          diesel: [5, { 1.5: 3, 2.0: 7 }],
        },
        gearboxes: { manual: 6, automatic: 4 },
        trims: ['SE', 'Sport', 'M Sport', 'M Sport Shadow Edition', 'ES', 'M135i', 'M140i'],
      }),
      model('2 Series', [2014, 2026], 38_000, 6, {
        bodies: { coupe: 4, convertible: 2, sedan: 3 },
        seats: 4,
        engines: { petrol: [6, { 1.5: 5, 2.0: 4, 3.0: 2 }], diesel: [4, { 1.5: 1, 2.0: 8 }] },
        gearboxes: { manual: 3, automatic: 7 },
        trims: ['SE', 'Sport', 'Luxury', 'M Sport', 'M235i', 'M240i'],
      }),
      model('2 Series Active Tourer', [2014, 2026], 36_000, 3, {
        bodies: 'mpv',
        engines: {
          petrol: [5, { 1.5: 8, 2.0: 1 }],
          diesel: [4, { 1.5: 4, 2.0: 6 }],
          plug_in_hybrid: [2, { 1.5: 1 }],
        },
        gearboxes: { manual: 3, automatic: 7 },
        trims: ['SE', 'Sport', 'Luxury', 'M Sport'],
      }),
      model('3 Series', [1998, 2026], 44_000, 10, {
        bodies: { sedan: 6, estate: 3, convertible: 1, coupe: 1 },
        engines: {
          diesel: [6, { 2.0: 9, 3.0: 2 }],
          petrol: [4, { 1.5: 1, 2.0: 7, 3.0: 3 }],
          plug_in_hybrid: [1, { 2.0: 1 }],
        },
        gearboxes: { manual: 4, automatic: 6 },
        trims: ['SE', 'ES', 'Sport', 'Luxury', 'M Sport', 'EfficientDynamics', 'M340i'],
      }),
      model('3 Series Gran Turismo', [2013, 2020], 37_000, 2, {
        bodies: 'hatchback',
        engines: { diesel: [8, { 2.0: 8, 3.0: 2 }], petrol: [2, { 2.0: 8, 3.0: 2 }] },
        gearboxes: { manual: 2, automatic: 8 },
        trims: ['SE', 'Sport', 'Modern', 'Luxury', 'M Sport'],
      }),
      model('4 Series', [2013, 2026], 48_000, 6, {
        bodies: { coupe: 4, convertible: 2, hatchback: 4 },
        seats: 4,
        engines: { diesel: [5, { 2.0: 8, 3.0: 2 }], petrol: [5, { 2.0: 7, 3.0: 3 }] },
        gearboxes: { manual: 2, automatic: 8 },
        trims: ['SE', 'Sport', 'Luxury', 'M Sport', 'M Sport Pro Edition', 'M440i'],
      }),
      model('5 Series', [1998, 2026], 54_000, 7, {
        bodies: { sedan: 7, estate: 3 },
        engines: {
          diesel: [7, { 2.0: 8, 3.0: 3 }],
          petrol: [2, { 2.0: 7, 3.0: 3 }],
          plug_in_hybrid: [1, { 2.0: 1 }],
        },
        gearboxes: { manual: 1, automatic: 9 },
        trims: ['SE', 'Luxury', 'Sport', 'M Sport', 'M Sport Pro'],
      }),
      model('6 Series', [2004, 2020], 65_000, 2, {
        bodies: { coupe: 5, convertible: 3, sedan: 2 },
        seats: 4,
        engines: {
          diesel: [6, { 2.0: 1, 3.0: 9 }],
          petrol: [4, { 2.0: 1, 3.0: 6, 4.4: 2, 4.8: 1 }],
        },
        gearboxes: 'automatic',
        trims: ['SE', 'Sport', 'M Sport', 'M Sport Limited Edition'],
      }),
      model('7 Series', [1998, 2026], 98_000, 2, {
        bodies: 'sedan',
        engines: {
          diesel: [6, { 3.0: 1 }],
          petrol: [3, { 3.0: 6, 4.4: 3 }],
          plug_in_hybrid: [1, { 3.0: 3, 2.0: 2 }],
        },
        gearboxes: 'automatic',
        trims: ['SE', 'Exclusive', 'M Sport', 'Excellence'],
      }),
      model('8 Series', [2018, 2026], 90_000, 2, {
        bodies: { coupe: 5, convertible: 2, sedan: 4 },
        seats: 4,
        engines: { petrol: [6, { 3.0: 6, 4.4: 4 }], diesel: [4, { 3.0: 1 }] },
        gearboxes: 'automatic',
        trims: ['M Sport', 'M850i', 'M Sport Ultimate'],
      }),
      model('i3', [2013, 2022], 34_000, 3, {
        bodies: 'hatchback',
        seats: 4,
        engines: { electric: [7], plug_in_hybrid: [3, { 0.6: 1 }] },
        gearboxes: 'automatic',
        trims: ['60Ah', '94Ah', '120Ah', 'S', 'Suite'],
      }),
      model('i4', [2021, 2026], 58_000, 4, {
        bodies: 'hatchback',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Sport', 'M Sport', 'M Sport Pro', 'M50'],
      }),
      model('i7', [2022, 2026], 115_000, 1, {
        bodies: 'sedan',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Excellence', 'M Sport', 'Excellence Pro', 'M70'],
      }),
      model('iX', [2021, 2026], 82_000, 2, {
        bodies: 'suv',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Sport', 'M Sport', 'M Sport Edition', 'M60'],
      }),
      model('iX1', [2022, 2026], 48_000, 2, {
        bodies: 'suv',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Sport', 'xLine', 'M Sport'],
      }),
      model('iX3', [2021, 2026], 61_000, 3, {
        bodies: 'suv',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Premier Edition', 'Premier Edition Pro', 'M Sport', 'M Sport Pro'],
      }),
      model('i8', [2014, 2020], 112_000, 1, {
        bodies: { coupe: 8, convertible: 2 },
        seats: 4,
        engines: { plug_in_hybrid: [1, { 1.5: 1 }] },
        gearboxes: 'automatic',
        trims: [
          'Protonic Red Edition',
          'Protonic Dark Silver Edition',
          'Ultimate Sophisto Edition',
        ],
      }),
      model('M2', [2016, 2026], 68_000, 2, {
        bodies: 'coupe',
        seats: 4,
        engines: { petrol: [1, { 3.0: 1 }] },
        gearboxes: { manual: 2, automatic: 8 },
        trims: ['M DCT', 'Competition', 'CS'],
      }),
      model('M3', [1998, 2026], 86_000, 2, {
        bodies: { sedan: 5, coupe: 3, convertible: 1, estate: 1 },
        engines: { petrol: [1, { 3.0: 6, 3.2: 2, 4.0: 2 }] },
        gearboxes: { manual: 3, automatic: 6, semi_automatic: 1 },
        trims: ['Competition', 'Competition Package', 'CS', 'xDrive Competition'],
      }),
      model('M4', [2014, 2026], 88_000, 3, {
        bodies: { coupe: 8, convertible: 2 },
        seats: 4,
        engines: { petrol: [1, { 3.0: 1 }] },
        gearboxes: { manual: 2, automatic: 8 },
        trims: ['Competition', 'Competition Package', 'CS', 'GTS'],
      }),
      model('M5', [1998, 2026], 112_000, 1, {
        bodies: { sedan: 9, estate: 1 },
        engines: { petrol: [6, { 4.4: 8, 5.0: 2 }], plug_in_hybrid: [1, { 4.4: 1 }] },
        gearboxes: { manual: 1, automatic: 8, semi_automatic: 1 },
        trims: ['Competition', 'Competition Package', '30 Jahre', 'CS'],
      }),
      model('X1', [2009, 2026], 39_000, 7, {
        bodies: 'suv',
        engines: {
          diesel: [7, { 2.0: 8, 1.5: 2 }],
          petrol: [3, { 1.5: 5, 2.0: 5 }],
          plug_in_hybrid: [1, { 1.5: 1 }],
        },
        gearboxes: { manual: 4, automatic: 6 },
        trims: ['SE', 'Sport', 'xLine', 'M Sport'],
      }),
      model('X2', [2018, 2026], 41_000, 4, {
        bodies: 'suv',
        engines: {
          diesel: [4, { 2.0: 1 }],
          petrol: [5, { 1.5: 6, 2.0: 4 }],
          plug_in_hybrid: [1, { 1.5: 1 }],
        },
        gearboxes: { manual: 3, automatic: 7 },
        trims: ['SE', 'Sport', 'M Sport', 'M Sport X', 'M35i'],
      }),
      model('X3', [2004, 2026], 54_000, 6, {
        bodies: 'suv',
        engines: {
          diesel: [8, { 2.0: 8, 3.0: 2 }],
          petrol: [2, { 2.0: 6, 3.0: 4 }],
          plug_in_hybrid: [1, { 2.0: 1 }],
        },
        gearboxes: { manual: 1, automatic: 9 },
        trims: ['SE', 'xLine', 'M Sport', 'M40i', 'M40d'],
      }),
      model('X4', [2014, 2025], 57_000, 3, {
        bodies: 'suv',
        engines: { diesel: [8, { 2.0: 7, 3.0: 3 }], petrol: [2, { 2.0: 6, 3.0: 4 }] },
        gearboxes: 'automatic',
        trims: ['SE', 'Sport', 'xLine', 'M Sport', 'M40i'],
      }),
      model('X5', [2000, 2026], 75_000, 5, {
        bodies: 'suv',
        engines: {
          diesel: [8, { 2.0: 1, 3.0: 9 }],
          petrol: [1, { 3.0: 6, 4.4: 3 }],
          plug_in_hybrid: [1, { 2.0: 4, 3.0: 6 }],
        },
        gearboxes: 'automatic',
        trims: ['SE', 'Sport', 'xLine', 'M Sport', 'M50d'],
      }),
      model('X6', [2008, 2026], 78_000, 2, {
        bodies: 'suv',
        engines: { diesel: [8, { 3.0: 1 }], petrol: [2, { 3.0: 7, 4.4: 3 }] },
        gearboxes: 'automatic',
        trims: ['SE', 'xLine', 'M Sport', 'M50d', 'M50i'],
      }),
      model('X7', [2019, 2026], 98_000, 2, {
        bodies: 'suv',
        seats: 7,
        engines: { diesel: [8, { 3.0: 1 }], petrol: [2, { 3.0: 7, 4.4: 3 }] },
        gearboxes: 'automatic',
        trims: ['M Sport', 'M50i', 'M60i', 'Excellence'],
      }),
      model('Z3', [1998, 2003], 25_000, 1, {
        bodies: { convertible: 9, coupe: 1 },
        seats: 2,
        engines: { petrol: [1, { 1.9: 4, 2.0: 2, 2.2: 2, 2.8: 2, 3.0: 2 }] },
        gearboxes: { manual: 8, automatic: 2 },
        trims: ['Sport', 'SE', 'Sport Edition'],
      }),
      model('Z4', [2003, 2026], 48_000, 3, {
        bodies: { convertible: 9, coupe: 1 },
        seats: 2,
        engines: { petrol: [1, { 2.0: 6, 2.2: 1, 2.5: 2, 3.0: 4 }] },
        gearboxes: { manual: 3, automatic: 7 },
        trims: ['SE', 'Sport', 'M Sport', 'sDrive20i', 'M40i'],
      }),
    ],
  },
];
