import type { CatalogueMake } from '../types';
import { model } from './model';

export const JAPANESE_SUBARU_SUZUKI: readonly CatalogueMake[] = [
  {
    name: 'Subaru',
    models: [
      model('BRZ', [2012, 2021], 27_000, 1, {
        bodies: 'coupe',
        seats: 4,
        engines: { petrol: [1, { 2.0: 1 }] },
        gearboxes: { manual: 8, automatic: 2 },
        trims: ['SE', 'SE Lux', 'Final Edition'],
      }),
      model('Forester', [1998, 2026], 37_000, 3, {
        bodies: 'suv',
        engines: {
          petrol: [4, { 2.0: 9, 2.5: 2 }],
          diesel: [3, { 2.0: 1 }],
          hybrid: [4, { 2.0: 1 }],
        },
        gearboxes: { manual: 4, automatic: 6 },
        trims: ['X', 'XC', 'XE', 'XE Premium', 'XT', 'e-Boxer XE'],
      }),
      model('Impreza', [1998, 2023], 26_000, 3, {
        bodies: { hatchback: 6, sedan: 3, estate: 2 },
        engines: { petrol: [9, { 1.5: 1, 1.6: 3, 2.0: 8, 2.5: 2 }], diesel: [1, { 2.0: 1 }] },
        gearboxes: { manual: 7, automatic: 3 },
        trims: ['RX', 'SE', 'WRX', 'STi', 'WRX STi Type UK', 'R'],
      }),
      model('Legacy', [1998, 2014], 25_000, 1, {
        bodies: { sedan: 4, estate: 6 },
        engines: { petrol: [6, { 2.0: 7, 2.5: 3, 3.0: 1 }], diesel: [4, { 2.0: 1 }] },
        gearboxes: { manual: 6, automatic: 4 },
        trims: ['RE', 'REn', 'SE', 'S', 'GT Spec.B'],
      }),
      model('Outback', [1999, 2026], 38_000, 3, {
        bodies: 'estate',
        engines: { diesel: [5, { 2.0: 1 }], petrol: [5, { 2.5: 9, 3.0: 2, 3.6: 1 }] },
        gearboxes: { manual: 2, automatic: 8 },
        trims: ['S', 'SE', 'SE Premium', 'SX', 'Limited', 'Field', 'Touring'],
      }),
      model('XV', [2012, 2023], 29_000, 3, {
        bodies: 'suv',
        engines: {
          petrol: [5, { 1.6: 5, 2.0: 6 }],
          diesel: [2, { 2.0: 1 }],
          hybrid: [3, { 2.0: 1 }],
        },
        gearboxes: { manual: 4, automatic: 6 },
        trims: ['S', 'SE', 'SE Premium', 'SE Lux Premium', 'e-Boxer SE Premium'],
      }),
    ],
  },
  {
    name: 'Suzuki',
    models: [
      model('Alto', [1998, 2014], 8_500, 2, {
        bodies: 'hatchback',
        seats: 4,
        engines: { petrol: [1, { 1.0: 8, 1.1: 3 }] },
        gearboxes: { manual: 9, automatic: 1 },
        trims: ['SZ', 'SZ2', 'SZ3', 'SZ4', 'Play'],
      }),
      model('Baleno', [2016, 2019], 14_000, 2, {
        bodies: 'hatchback',
        engines: { petrol: [1, { 1.0: 6, 1.2: 5 }] },
        gearboxes: { manual: 8, automatic: 2 },
        trims: ['SZ3', 'SZ-T', 'SZ5'],
      }),
      model('Celerio', [2015, 2021], 9_500, 3, {
        bodies: 'hatchback',
        engines: { petrol: [1, { 1.0: 1 }] },
        gearboxes: { manual: 9, semi_automatic: 1 },
        trims: ['SZ2', 'SZ3', 'SZ4', 'Dualjet SZ3'],
      }),
      model('e Vitara', [2025, 2026], 33_000, 1, {
        bodies: 'suv',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Motion', 'Ultra', 'Ultra Allgrip'],
      }),
      model('Grand Vitara', [1998, 2014], 21_000, 2, {
        bodies: 'suv',
        engines: { petrol: [5, { 1.6: 3, 2.0: 4, 2.4: 4 }], diesel: [5, { 1.9: 8, 2.0: 2 }] },
        gearboxes: { manual: 8, automatic: 2 },
        trims: ['SZ3', 'SZ4', 'SZ-T', 'SZ5', 'X-EC', '16V'],
      }),
      model('Ignis', [2000, 2025], 16_000, 4, {
        bodies: 'hatchback',
        seats: 4,
        engines: { petrol: [9, { 1.2: 9, 1.3: 3, 1.5: 1 }], diesel: [1, { 1.3: 1 }] },
        gearboxes: { manual: 8, automatic: 2 },
        trims: ['GL', 'SZ3', 'SZ-T', 'SZ5', 'Adventure'],
      }),
      model('Jimny', [1998, 2021], 18_000, 3, {
        bodies: 'suv',
        doors: { suv: 3 },
        seats: 4,
        engines: { petrol: [1, { 1.3: 7, 1.5: 4 }] },
        gearboxes: { manual: 8, automatic: 2 },
        trims: ['JLX', 'SZ3', 'SZ4', 'SZ5', 'Adventure'],
      }),
      model('S-Cross', [2013, 2026], 25_000, 4, {
        bodies: 'suv',
        engines: {
          petrol: [7, { 1.0: 4, 1.4: 6, 1.6: 3 }],
          diesel: [1, { 1.6: 1 }],
          hybrid: [2, { 1.5: 1 }],
        },
        gearboxes: { manual: 7, automatic: 3 },
        trims: ['SZ3', 'SZ4', 'SZ-T', 'SZ5', 'Motion', 'Ultra'],
      }),
      model('Splash', [2008, 2015], 11_000, 2, {
        bodies: 'mpv',
        engines: { petrol: [9, { 1.0: 6, 1.2: 6 }], diesel: [1, { 1.3: 1 }] },
        gearboxes: { manual: 8, automatic: 2 },
        trims: ['GLS', 'GLS+', 'SZ2', 'SZ3', 'SZ4'],
      }),
      model('Swace', [2020, 2026], 29_000, 1, {
        bodies: 'estate',
        engines: { hybrid: [1, { 1.8: 1 }] },
        gearboxes: 'automatic',
        trims: ['SZ-T', 'SZ5', 'Motion', 'Ultra'],
      }),
      model('Swift', [2005, 2026], 18_000, 6, {
        bodies: 'hatchback',
        engines: { petrol: [1, { 1.0: 3, 1.2: 8, 1.3: 3, 1.4: 3, 1.5: 2, 1.6: 2 }] },
        gearboxes: { manual: 9, automatic: 1 },
        trims: ['SZ2', 'SZ3', 'SZ-L', 'SZ4', 'SZ-T', 'SZ5', 'Attitude'],
      }),
      model('SX4', [2006, 2014], 15_000, 2, {
        bodies: 'hatchback',
        engines: { petrol: [7, { 1.5: 4, 1.6: 6 }], diesel: [3, { 1.6: 4, 1.9: 2, 2.0: 4 }] },
        gearboxes: { manual: 9, automatic: 1 },
        trims: ['GL', 'GLX', 'SZ3', 'SZ4', 'SZ5', 'X-EC'],
      }),
      model('Vitara', [2015, 2026], 25_000, 5, {
        bodies: 'suv',
        engines: {
          petrol: [8, { 1.0: 3, 1.4: 7, 1.6: 5 }],
          diesel: [1, { 1.6: 1 }],
          hybrid: [2, { 1.5: 1 }],
        },
        gearboxes: { manual: 8, automatic: 2 },
        trims: ['SZ3', 'SZ4', 'SZ-T', 'SZ5', 'Motion', 'Ultra', 'S'],
      }),
    ],
  },
];
