import type { CatalogueMake } from '../types';
import { model } from './model';

export const NORDIC: readonly CatalogueMake[] = [
  {
    name: 'Polestar',
    models: [
      model('2', [2020, 2026], 48_000, 5, {
        bodies: 'hatchback',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: [
          'Standard Range Single Motor',
          'Long Range Single Motor',
          'Long Range Dual Motor',
          'Launch Edition',
          'BST Edition 270',
        ],
      }),
      model('3', [2024, 2026], 72_000, 1, {
        bodies: 'suv',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: [
          'Long Range Single Motor',
          'Long Range Dual Motor',
          'Performance',
          'Launch Edition',
        ],
      }),
      model('4', [2024, 2026], 61_000, 2, {
        bodies: 'suv',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Long Range Single Motor', 'Long Range Dual Motor', 'Performance'],
      }),
    ],
  },
  {
    name: 'Saab',
    models: [
      model('9-3', [1998, 2011], 26_000, 2, {
        bodies: { sedan: 6, estate: 2, convertible: 3 },
        engines: { diesel: [5, { 1.9: 8, 2.2: 2 }], petrol: [5, { 1.8: 4, 2.0: 7, 2.8: 1 }] },
        gearboxes: { manual: 7, automatic: 3 },
        trims: ['Linear', 'Linear SE', 'Vector', 'Vector Sport', 'Aero', 'Turbo Edition'],
      }),
      model('9-5', [1998, 2011], 31_000, 1, {
        bodies: { sedan: 6, estate: 4 },
        engines: { diesel: [5, { 1.9: 5, 2.0: 2, 2.2: 2 }], petrol: [5, { 2.0: 5, 2.3: 6 }] },
        gearboxes: { manual: 6, automatic: 4 },
        trims: ['Linear', 'Vector', 'Vector Sport', 'Aero', 'Turbo Edition'],
      }),
    ],
  },
  {
    name: 'Volvo',
    models: [
      model('C30', [2007, 2013], 21_000, 2, {
        bodies: 'coupe',
        doors: { coupe: 3 },
        seats: 4,
        engines: {
          diesel: [6, { 1.6: 5, 2.0: 5 }],
          petrol: [4, { 1.6: 4, 1.8: 3, 2.0: 3, 2.5: 1 }],
        },
        gearboxes: { manual: 8, automatic: 2 },
        trims: ['S', 'ES', 'SE', 'SE Lux', 'SE Sport', 'R-Design'],
      }),
      model('C40', [2021, 2024], 52_000, 2, {
        bodies: 'suv',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Core', 'Plus', 'Ultimate', 'First Edition'],
      }),
      model('C70', [1998, 2013], 32_000, 1, {
        bodies: { convertible: 9, coupe: 1 },
        seats: 4,
        engines: { diesel: [5, { 2.0: 6, 2.4: 5 }], petrol: [5, { 2.0: 2, 2.4: 4, 2.5: 3 }] },
        gearboxes: { manual: 4, automatic: 6 },
        trims: ['S', 'SE', 'SE Lux', 'Sport', 'T5 GT', 'Solstice'],
      }),
      model('EX30', [2024, 2026], 37_000, 4, {
        bodies: 'suv',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Core', 'Plus', 'Ultra', 'Cross Country'],
      }),
      model('EX40', [2024, 2026], 50_000, 2, {
        bodies: 'suv',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Core', 'Plus', 'Ultra', 'Black Edition'],
      }),
      model('EX90', [2024, 2026], 92_000, 1, {
        bodies: 'suv',
        seats: 7,
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Core', 'Plus', 'Ultra'],
      }),
      model('S60', [2001, 2023], 36_000, 3, {
        bodies: 'sedan',
        engines: {
          diesel: [8, { 1.6: 3, 2.0: 6, 2.4: 5 }],
          petrol: [2, { 2.0: 6, 2.4: 3, 2.5: 1 }],
          plug_in_hybrid: [1, { 2.0: 1 }],
        },
        gearboxes: { manual: 5, automatic: 5 },
        trims: [
          'ES',
          'SE',
          'SE Lux Nav',
          'Business Edition',
          'R-Design',
          'R-Design Nav',
          'Inscription',
        ],
      }),
      model('S80', [1998, 2016], 34_000, 1, {
        bodies: 'sedan',
        engines: {
          diesel: [9, { 1.6: 2, 2.0: 4, 2.4: 6 }],
          petrol: [1, { 2.5: 1, 2.9: 1, 3.2: 1 }],
        },
        gearboxes: { manual: 4, automatic: 6 },
        trims: ['S', 'SE', 'SE Lux', 'Executive', 'Premium'],
      }),
      model('S90', [2016, 2023], 46_000, 2, {
        bodies: 'sedan',
        engines: {
          diesel: [7, { 2.0: 1 }],
          petrol: [3, { 2.0: 1 }],
          plug_in_hybrid: [2, { 2.0: 1 }],
        },
        gearboxes: 'automatic',
        trims: ['Momentum', 'Momentum Plus', 'R-Design', 'Inscription', 'Inscription Plus'],
      }),
      model('V40', [1998, 2019], 25_000, 7, {
        bodies: { hatchback: 9, estate: 1 },
        engines: {
          diesel: [7, { 1.6: 5, 2.0: 8 }],
          petrol: [3, { 1.5: 5, 1.6: 3, 1.8: 1, 2.0: 5 }],
        },
        gearboxes: { manual: 7, automatic: 3 },
        trims: ['ES', 'SE', 'SE Lux', 'Momentum', 'R-Design', 'Inscription'],
      }),
      model('V50', [2004, 2012], 22_000, 2, {
        bodies: 'estate',
        engines: {
          diesel: [7, { 1.6: 6, 2.0: 6, 2.4: 1 }],
          petrol: [3, { 1.6: 3, 1.8: 5, 2.0: 3, 2.4: 1 }],
        },
        gearboxes: { manual: 8, automatic: 2 },
        trims: ['S', 'ES', 'SE', 'SE Lux', 'SE Sport', 'R-Design'],
      }),
      model('V60', [2010, 2026], 40_000, 5, {
        bodies: 'estate',
        engines: {
          diesel: [7, { 1.6: 3, 2.0: 9, 2.4: 3 }],
          petrol: [3, { 1.6: 1, 2.0: 8 }],
          plug_in_hybrid: [1, { 2.0: 5, 2.4: 2 }],
        },
        gearboxes: { manual: 5, automatic: 5 },
        trims: [
          'ES',
          'SE Lux Nav',
          'Business Edition',
          'Momentum',
          'R-Design',
          'Inscription',
          'Plus',
        ],
      }),
      model('V70', [1998, 2016], 34_000, 3, {
        bodies: 'estate',
        engines: {
          diesel: [8, { 1.6: 2, 2.0: 5, 2.4: 7 }],
          petrol: [2, { 2.0: 4, 2.4: 4, 2.5: 1 }],
        },
        gearboxes: { manual: 5, automatic: 5 },
        trims: ['S', 'ES', 'SE', 'SE Lux', 'Business Edition', 'R-Design', 'Sport'],
      }),
      model('V90', [2016, 2025], 48_000, 3, {
        bodies: 'estate',
        engines: {
          diesel: [7, { 2.0: 1 }],
          petrol: [3, { 2.0: 1 }],
          plug_in_hybrid: [1, { 2.0: 1 }],
        },
        gearboxes: 'automatic',
        trims: [
          'Momentum',
          'Momentum Plus',
          'R-Design',
          'Inscription',
          'Cross Country',
          'Plus',
          'Ultimate',
        ],
      }),
      model('XC40', [2017, 2026], 38_000, 7, {
        bodies: 'suv',
        engines: {
          petrol: [7, { 1.5: 6, 2.0: 6 }],
          diesel: [3, { 2.0: 1 }],
          plug_in_hybrid: [2, { 1.5: 1 }],
        },
        gearboxes: { manual: 3, automatic: 7 },
        trims: [
          'Momentum',
          'Momentum Pro',
          'R-Design',
          'Inscription',
          'Inscription Pro',
          'Plus',
          'Ultimate',
        ],
      }),
      model('XC40 Recharge', [2020, 2024], 49_000, 3, {
        bodies: 'suv',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Core', 'Plus', 'Ultimate', 'First Edition', 'Pro', 'R-Design'],
      }),
      model('XC60', [2008, 2026], 50_000, 7, {
        bodies: 'suv',
        engines: {
          diesel: [7, { 2.0: 8, 2.4: 6 }],
          petrol: [3, { 2.0: 1 }],
          plug_in_hybrid: [2, { 2.0: 1 }],
        },
        gearboxes: { manual: 3, automatic: 7 },
        trims: ['ES', 'SE Lux Nav', 'Momentum', 'R-Design', 'Inscription', 'Plus', 'Ultimate'],
      }),
      model('XC70', [2000, 2016], 38_000, 2, {
        bodies: 'estate',
        engines: { diesel: [9, { 2.0: 2, 2.4: 9 }], petrol: [1, { 2.5: 1, 3.0: 1 }] },
        gearboxes: { manual: 3, automatic: 7 },
        trims: ['S', 'SE', 'SE Lux', 'SE Nav', 'Ocean Race'],
      }),
      model('XC90', [2002, 2026], 72_000, 6, {
        bodies: 'suv',
        seats: 7,
        engines: {
          diesel: [7, { 2.0: 6, 2.4: 6 }],
          petrol: [2, { 2.0: 7, 2.5: 2, 3.2: 1 }],
          plug_in_hybrid: [3, { 2.0: 1 }],
        },
        gearboxes: { manual: 1, automatic: 9 },
        trims: ['SE', 'SE Lux', 'Momentum', 'R-Design', 'Inscription', 'Plus', 'Ultimate'],
      }),
    ],
  },
];
