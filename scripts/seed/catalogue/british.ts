import type { CatalogueMake } from '../types';
import { model } from './model';

export const BRITISH: readonly CatalogueMake[] = [
  {
    name: 'Aston Martin',
    models: [
      model('DB9', [2004, 2016], 140_000, 1, {
        bodies: { coupe: 7, convertible: 3 },
        seats: 4,
        engines: { petrol: [1, { 5.9: 1 }] },
        gearboxes: { manual: 1, automatic: 9 },
        trims: ['GT', 'Carbon Black', 'Carbon Edition'],
      }),
      model('DB11', [2016, 2023], 165_000, 1, {
        bodies: { coupe: 7, convertible: 3 },
        seats: 4,
        engines: { petrol: [1, { 4.0: 7, 5.2: 3 }] },
        gearboxes: 'automatic',
        trims: ['V8', 'V12', 'AMR', 'Launch Edition'],
      }),
      model('DBX', [2020, 2026], 185_000, 1, {
        bodies: 'suv',
        engines: { petrol: [1, { 4.0: 1 }] },
        gearboxes: 'automatic',
        trims: ['V8', '1913 Edition', 'DBX707', 'Straight Six'],
      }),
      model('Rapide', [2010, 2020], 150_000, 1, {
        bodies: 'sedan',
        seats: 4,
        engines: { petrol: [1, { 5.9: 1 }] },
        gearboxes: 'automatic',
        trims: ['S', 'Luxe', 'AMR'],
      }),
      model('V8 Vantage', [2005, 2017], 95_000, 1, {
        bodies: { coupe: 7, convertible: 3 },
        seats: 2,
        engines: { petrol: [1, { 4.3: 4, 4.7: 6 }] },
        gearboxes: { manual: 5, semi_automatic: 5 },
        trims: ['S', 'N420', 'N430'],
      }),
      model('Vantage', [2018, 2026], 140_000, 1, {
        bodies: { coupe: 8, convertible: 2 },
        seats: 2,
        engines: { petrol: [1, { 4.0: 1 }] },
        gearboxes: { manual: 1, automatic: 9 },
        trims: ['V8', 'AMR', 'F1 Edition'],
      }),
    ],
  },
  {
    name: 'Bentley',
    models: [
      model('Bentayga', [2016, 2026], 185_000, 1, {
        bodies: 'suv',
        engines: {
          petrol: [7, { 4.0: 7, 6.0: 3 }],
          diesel: [1, { 4.0: 1 }],
          plug_in_hybrid: [2, { 3.0: 1 }],
        },
        gearboxes: 'automatic',
        trims: ['V8', 'W12', 'Hybrid', 'Azure', 'S', 'Mulliner', 'First Edition'],
      }),
      model('Continental GT', [2003, 2026], 205_000, 2, {
        bodies: { coupe: 7, convertible: 3 },
        seats: 4,
        engines: { petrol: [9, { 4.0: 6, 6.0: 6 }], plug_in_hybrid: [1, { 4.0: 1 }] },
        gearboxes: 'automatic',
        trims: ['W12', 'V8', 'V8 S', 'Speed', 'Mulliner', 'Azure'],
      }),
      model('Flying Spur', [2005, 2026], 200_000, 1, {
        bodies: 'sedan',
        engines: { petrol: [8, { 4.0: 5, 6.0: 6 }], plug_in_hybrid: [2, { 2.9: 1 }] },
        gearboxes: 'automatic',
        trims: ['W12', 'V8', 'V8 S', 'Speed', 'Mulliner', 'Azure'],
      }),
      model('Mulsanne', [2010, 2020], 240_000, 1, {
        bodies: 'sedan',
        engines: { petrol: [1, { 6.8: 1 }] },
        gearboxes: 'automatic',
        trims: ['V8', 'Speed', 'Extended Wheelbase', 'Mulliner Driving Specification'],
      }),
    ],
  },
  {
    name: 'Lotus',
    models: [
      model('Elise', [1998, 2021], 42_000, 1, {
        bodies: 'convertible',
        seats: 2,
        engines: { petrol: [1, { 1.6: 3, 1.8: 8 }] },
        gearboxes: 'manual',
        trims: ['S', 'Sport 220', 'Cup 250', 'SC'],
      }),
      model('Emira', [2022, 2026], 84_000, 1, {
        bodies: 'coupe',
        seats: 2,
        engines: { petrol: [1, { 2.0: 4, 3.5: 6 }] },
        gearboxes: { manual: 6, automatic: 4 },
        trims: ['First Edition', 'Turbo', 'Turbo SE', 'V6'],
      }),
    ],
  },
  {
    name: 'MG',
    models: [
      model('3', [2013, 2026], 17_000, 5, {
        bodies: 'hatchback',
        engines: { petrol: [7, { 1.5: 1 }], hybrid: [3, { 1.5: 1 }] },
        gearboxes: { manual: 8, automatic: 2 },
        trims: [
          '3Time',
          '3Form',
          '3Form Sport',
          '3Style',
          'Explore',
          'Excite',
          'Exclusive',
          'Trophy',
        ],
      }),
      model('4', [2022, 2026], 30_000, 6, {
        bodies: 'hatchback',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['SE', 'SE Long Range', 'Trophy', 'Trophy Long Range', 'XPower'],
      }),
      model('5', [2020, 2025], 31_000, 3, {
        bodies: 'estate',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Excite', 'Exclusive', 'SE Long Range', 'Trophy Long Range'],
      }),
      model('Cyberster', [2024, 2026], 58_000, 1, {
        bodies: 'convertible',
        seats: 2,
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Trophy', 'GT', 'Trophy RWD', 'GT AWD'],
      }),
      model('GS', [2016, 2019], 18_000, 2, {
        bodies: 'suv',
        engines: { petrol: [1, { 1.5: 1 }] },
        gearboxes: { manual: 7, automatic: 3 },
        trims: ['Explore', 'Excite', 'Exclusive'],
      }),
      model('HS', [2019, 2026], 27_000, 6, {
        bodies: 'suv',
        engines: {
          petrol: [7, { 1.5: 1 }],
          plug_in_hybrid: [2, { 1.5: 1 }],
          hybrid: [1, { 1.5: 1 }],
        },
        gearboxes: { manual: 6, automatic: 4 },
        trims: ['Explore', 'Excite', 'Exclusive', 'SE', 'Trophy'],
      }),
      model('TF', [2002, 2011], 18_000, 1, {
        bodies: 'convertible',
        seats: 2,
        engines: { petrol: [1, { 1.6: 2, 1.8: 8 }] },
        gearboxes: { manual: 9, automatic: 1 },
        trims: ['115', '135', '160', 'LE500', 'Sunstorm'],
      }),
      model('ZS', [2017, 2026], 21_000, 7, {
        bodies: 'suv',
        engines: { petrol: [8, { 1.0: 3, 1.5: 7 }], hybrid: [2, { 1.5: 1 }] },
        gearboxes: { manual: 7, automatic: 3 },
        trims: ['Explore', 'Excite', 'Exclusive', 'SE', 'Trophy'],
      }),
      model('ZS EV', [2019, 2025], 31_000, 4, {
        bodies: 'suv',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Excite', 'Exclusive', 'SE', 'Trophy', 'Trophy Connect'],
      }),
    ],
  },
];
