import type { CatalogueMake } from '../types';
import { model } from './model';

export const BRITISH_JAGUAR_LAND_ROVER: readonly CatalogueMake[] = [
  {
    name: 'Jaguar',
    models: [
      model('E-PACE', [2017, 2024], 42_000, 5, {
        bodies: 'suv',
        engines: {
          diesel: [6, { 2.0: 1 }],
          petrol: [4, { 1.5: 1, 2.0: 8 }],
          plug_in_hybrid: [1, { 1.5: 1 }],
        },
        gearboxes: { manual: 1, automatic: 9 },
        trims: ['S', 'SE', 'HSE', 'R-Dynamic S', 'R-Dynamic HSE', 'Chequered Flag'],
      }),
      model('F-PACE', [2016, 2026], 55_000, 6, {
        bodies: 'suv',
        engines: {
          diesel: [7, { 2.0: 7, 3.0: 4 }],
          petrol: [3, { 2.0: 7, 3.0: 1, 5.0: 1 }],
          plug_in_hybrid: [1, { 2.0: 1 }],
        },
        gearboxes: { manual: 1, automatic: 9 },
        trims: ['Prestige', 'Portfolio', 'R-Sport', 'S', 'R-Dynamic S', 'R-Dynamic HSE', 'SVR'],
      }),
      model('F-TYPE', [2013, 2024], 72_000, 3, {
        bodies: { coupe: 6, convertible: 4 },
        seats: 2,
        engines: { petrol: [1, { 2.0: 3, 3.0: 6, 5.0: 3 }] },
        gearboxes: { manual: 1, automatic: 9 },
        trims: ['S', 'R-Dynamic', 'R', '400 Sport', 'First Edition', 'P450 75'],
      }),
      model('I-PACE', [2018, 2024], 72_000, 4, {
        bodies: 'suv',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['S', 'SE', 'HSE', 'HSE Black', 'First Edition', 'R-Dynamic HSE'],
      }),
      model('S-Type', [1999, 2008], 32_000, 1, {
        bodies: 'sedan',
        engines: { diesel: [5, { 2.7: 1 }], petrol: [5, { 2.5: 2, 3.0: 8, 4.2: 1 }] },
        gearboxes: { manual: 1, automatic: 9 },
        trims: ['SE', 'Sport', 'Spirit', 'XS', 'Plus'],
      }),
      model('X-Type', [2001, 2010], 25_000, 1, {
        bodies: { sedan: 7, estate: 3 },
        engines: { diesel: [6, { 2.0: 5, 2.2: 5 }], petrol: [4, { 2.0: 1, 2.5: 4, 3.0: 2 }] },
        gearboxes: { manual: 6, automatic: 4 },
        trims: ['Classic', 'Sport', 'Sport Premium', 'SE', 'Sovereign', 'S'],
      }),
      model('XE', [2015, 2024], 36_000, 5, {
        bodies: 'sedan',
        engines: { diesel: [7, { 2.0: 1 }], petrol: [3, { 2.0: 9, 3.0: 2 }] },
        gearboxes: { manual: 3, automatic: 7 },
        trims: ['SE', 'Prestige', 'Portfolio', 'R-Sport', 'S', 'R-Dynamic S', 'R-Dynamic HSE'],
      }),
      model('XF', [2008, 2024], 42_000, 5, {
        bodies: { sedan: 8, estate: 2 },
        engines: {
          diesel: [9, { 2.0: 6, 2.2: 4, 2.7: 1, 3.0: 4 }],
          petrol: [1, { 2.0: 7, 3.0: 2, 5.0: 1 }],
        },
        gearboxes: { manual: 1, automatic: 9 },
        trims: ['SE', 'Luxury', 'Premium Luxury', 'Prestige', 'Portfolio', 'R-Sport', 'S'],
      }),
      model('XJ', [1998, 2019], 65_000, 2, {
        bodies: 'sedan',
        engines: {
          diesel: [8, { 2.7: 2, 3.0: 8 }],
          petrol: [2, { 2.0: 1, 3.0: 4, 3.2: 1, 5.0: 2 }],
        },
        gearboxes: 'automatic',
        trims: ['Luxury', 'Premium Luxury', 'Portfolio', 'R-Sport', 'Autobiography', 'XJ50'],
      }),
      model('XK', [2006, 2014], 68_000, 1, {
        bodies: { coupe: 6, convertible: 4 },
        seats: 4,
        engines: { petrol: [1, { 4.2: 5, 5.0: 5 }] },
        gearboxes: 'automatic',
        trims: ['Portfolio', 'Signature', 'Dynamic R', 'Artisan'],
      }),
      model('XKR', [1998, 2014], 80_000, 1, {
        bodies: { coupe: 6, convertible: 4 },
        seats: 4,
        engines: { petrol: [1, { 4.0: 2, 4.2: 4, 5.0: 3 }] },
        gearboxes: 'automatic',
        trims: ['Portfolio', 'Speed Pack', '75', 'S'],
      }),
    ],
  },
  {
    name: 'Land Rover',
    models: [
      model('Defender', [1998, 2026], 68_000, 6, {
        bodies: 'suv',
        engines: {
          diesel: [8, { 2.0: 3, 2.2: 3, 2.4: 2, 2.5: 2, 3.0: 6 }],
          petrol: [1, { 2.0: 4, 3.0: 3, 5.0: 1 }],
          plug_in_hybrid: [1, { 2.0: 1 }],
        },
        gearboxes: { manual: 3, automatic: 7 },
        trims: ['County', 'XS', 'S', 'SE', 'HSE', 'X-Dynamic SE', 'X'],
      }),
      model('Discovery', [1998, 2026], 66_000, 5, {
        bodies: 'suv',
        seats: 7,
        engines: {
          diesel: [9, { 2.0: 3, 2.5: 1, 2.7: 3, 3.0: 8 }],
          petrol: [1, { 2.0: 1, 3.0: 1 }],
        },
        gearboxes: { manual: 1, automatic: 9 },
        trims: ['GS', 'XS', 'S', 'SE', 'HSE', 'HSE Luxury', 'Metropolitan Edition'],
      }),
      model('Discovery Sport', [2014, 2026], 46_000, 6, {
        bodies: 'suv',
        seats: 7,
        engines: {
          diesel: [8, { 2.0: 9, 2.2: 3 }],
          petrol: [1, { 2.0: 1 }],
          plug_in_hybrid: [1, { 1.5: 1 }],
        },
        gearboxes: { manual: 2, automatic: 8 },
        trims: ['Pure', 'SE', 'SE Tech', 'HSE', 'HSE Luxury', 'R-Dynamic S', 'R-Dynamic SE'],
      }),
      model('Freelander', [1998, 2006], 22_000, 1, {
        bodies: 'suv',
        engines: { diesel: [6, { 2.0: 1 }], petrol: [4, { 1.8: 8, 2.5: 2 }] },
        gearboxes: { manual: 7, automatic: 3 },
        trims: ['S', 'ES', 'GS', 'XEi', 'HSE'],
      }),
      model('Freelander 2', [2006, 2015], 30_000, 2, {
        bodies: 'suv',
        engines: { diesel: [1, { 2.2: 1 }] },
        gearboxes: { manual: 5, automatic: 5 },
        trims: ['S', 'GS', 'XS', 'SE', 'SE Tech', 'HSE', 'Metropolis'],
      }),
      model('Range Rover', [1998, 2026], 112_000, 4, {
        bodies: 'suv',
        engines: {
          diesel: [6, { 2.5: 1, 3.0: 7, 3.6: 1, 4.4: 4 }],
          petrol: [2, { 3.0: 4, 4.4: 2, 5.0: 4 }],
          plug_in_hybrid: [2, { 2.0: 5, 3.0: 5 }],
        },
        gearboxes: 'automatic',
        trims: ['HSE', 'Vogue', 'Vogue SE', 'Westminster', 'Autobiography', 'SE', 'SV'],
      }),
      model('Range Rover Evoque', [2011, 2026], 46_000, 8, {
        bodies: { suv: 8, convertible: 1 },
        engines: {
          diesel: [7, { 2.0: 7, 2.2: 5 }],
          petrol: [2, { 1.5: 1, 2.0: 8 }],
          plug_in_hybrid: [1, { 1.5: 1 }],
        },
        gearboxes: { manual: 2, automatic: 8 },
        trims: ['Pure', 'SE', 'SE Tech', 'Dynamic', 'HSE Dynamic', 'R-Dynamic S', 'R-Dynamic SE'],
      }),
      model('Range Rover Sport', [2005, 2026], 86_000, 7, {
        bodies: 'suv',
        engines: {
          diesel: [7, { 2.7: 2, 3.0: 8, 4.4: 1 }],
          petrol: [1, { 2.0: 1, 3.0: 4, 5.0: 3 }],
          plug_in_hybrid: [2, { 2.0: 6, 3.0: 4 }],
        },
        gearboxes: 'automatic',
        trims: [
          'HSE',
          'HSE Dynamic',
          'SE',
          'Autobiography',
          'Autobiography Dynamic',
          'Dynamic SE',
          'SVR',
        ],
      }),
      model('Range Rover Velar', [2017, 2026], 60_000, 5, {
        bodies: 'suv',
        engines: {
          diesel: [7, { 2.0: 6, 3.0: 5 }],
          petrol: [2, { 2.0: 7, 3.0: 3 }],
          plug_in_hybrid: [1, { 2.0: 1 }],
        },
        gearboxes: 'automatic',
        trims: ['S', 'SE', 'HSE', 'R-Dynamic S', 'R-Dynamic SE', 'R-Dynamic HSE'],
      }),
    ],
  },
];
