import type { CatalogueMake } from '../types';
import { model } from './model';

export const GERMAN_MINI_PORSCHE_SMART: readonly CatalogueMake[] = [
  {
    name: 'MINI',
    models: [
      model('Hatch', [2001, 2026], 26_000, 8, {
        bodies: 'hatchback',
        doors: { hatchback: 3 },
        seats: 4,
        engines: {
          petrol: [9, { 1.2: 1, 1.4: 1, 1.5: 6, 1.6: 5, 2.0: 3 }],
          diesel: [1, { 1.4: 1, 1.5: 3, 1.6: 4 }],
        },
        gearboxes: { manual: 7, automatic: 3 },
        trims: ['One', 'Cooper', 'Cooper S', 'John Cooper Works', 'Classic', 'Sport', 'Exclusive'],
      }),
      model('Electric Hatch', [2020, 2026], 33_000, 4, {
        bodies: 'hatchback',
        doors: { hatchback: 3 },
        seats: 4,
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: [
          'Level 1',
          'Level 2',
          'Level 3',
          'Classic',
          'Sport',
          'Exclusive',
          'Resolute Edition',
        ],
      }),
      model('Clubman', [2007, 2024], 29_000, 4, {
        bodies: 'estate',
        engines: {
          petrol: [7, { 1.5: 5, 1.6: 3, 2.0: 3 }],
          diesel: [3, { 1.5: 1, 1.6: 3, 2.0: 5 }],
        },
        gearboxes: { manual: 6, automatic: 4 },
        trims: ['One', 'Cooper', 'Cooper S', 'John Cooper Works', 'Classic', 'Sport', 'Exclusive'],
      }),
      model('Convertible', [2004, 2026], 29_000, 4, {
        bodies: 'convertible',
        seats: 4,
        engines: { petrol: [9, { 1.5: 6, 1.6: 4, 2.0: 3 }], diesel: [1, { 1.6: 3, 2.0: 1 }] },
        gearboxes: { manual: 6, automatic: 4 },
        trims: ['One', 'Cooper', 'Cooper S', 'John Cooper Works', 'Sport', 'Sidewalk'],
      }),
      model('Countryman', [2010, 2026], 33_000, 6, {
        bodies: 'suv',
        engines: {
          petrol: [6, { 1.5: 5, 1.6: 4, 2.0: 3 }],
          diesel: [4, { 1.6: 4, 2.0: 6 }],
          plug_in_hybrid: [1, { 1.5: 1 }],
        },
        gearboxes: { manual: 5, automatic: 5 },
        trims: ['One', 'Cooper', 'Cooper S', 'John Cooper Works', 'ALL4', 'Classic', 'Exclusive'],
      }),
    ],
  },
  {
    name: 'Porsche',
    models: [
      model('718 Boxster', [2016, 2026], 62_000, 2, {
        bodies: 'convertible',
        seats: 2,
        engines: { petrol: [1, { 2.0: 6, 2.5: 2, 4.0: 2 }] },
        gearboxes: { manual: 3, automatic: 7 },
        trims: ['S', 'GTS', 'T', 'Style Edition', '25 Years'],
      }),
      model('718 Cayman', [2016, 2026], 60_000, 2, {
        bodies: 'coupe',
        seats: 2,
        engines: { petrol: [1, { 2.0: 6, 2.5: 2, 4.0: 2 }] },
        gearboxes: { manual: 3, automatic: 7 },
        trims: ['S', 'GTS', 'T', 'GT4', 'Style Edition'],
      }),
      model('911', [1998, 2026], 120_000, 4, {
        bodies: { coupe: 7, convertible: 3 },
        seats: 4,
        engines: { petrol: [1, { 3.0: 4, 3.4: 2, 3.6: 3, 3.8: 4, 4.0: 1 }] },
        gearboxes: { manual: 4, automatic: 6 },
        trims: ['Carrera', 'Carrera S', 'Carrera 4S', 'Turbo', 'Turbo S', 'GT3'],
      }),
      model('Boxster', [1998, 2016], 45_000, 3, {
        bodies: 'convertible',
        seats: 2,
        engines: { petrol: [1, { 2.5: 1, 2.7: 6, 3.2: 2, 3.4: 2 }] },
        gearboxes: { manual: 6, automatic: 4 },
        trims: ['S', 'GTS', 'Spyder', 'Black Edition'],
      }),
      model('Cayenne', [2003, 2026], 85_000, 4, {
        bodies: 'suv',
        engines: {
          diesel: [4, { 3.0: 9, 4.2: 1 }],
          petrol: [4, { 3.0: 4, 3.6: 2, 4.5: 1, 4.8: 2 }],
          plug_in_hybrid: [2, { 2.9: 1, 3.0: 8 }],
        },
        gearboxes: 'automatic',
        trims: ['S', 'E-Hybrid', 'GTS', 'Turbo', 'Platinum Edition'],
      }),
      model('Cayman', [2005, 2016], 45_000, 2, {
        bodies: 'coupe',
        seats: 2,
        engines: { petrol: [1, { 2.7: 5, 2.9: 1, 3.4: 5 }] },
        gearboxes: { manual: 6, automatic: 4 },
        trims: ['S', 'R', 'GTS', 'GT4'],
      }),
      model('Macan', [2014, 2024], 58_000, 5, {
        bodies: 'suv',
        engines: { petrol: [6, { 2.0: 5, 2.9: 1, 3.0: 5, 3.6: 1 }], diesel: [4, { 3.0: 1 }] },
        gearboxes: 'automatic',
        trims: ['S', 'S Diesel', 'T', 'GTS', 'Turbo'],
      }),
      model('Macan Electric', [2024, 2026], 72_000, 2, {
        bodies: 'suv',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['4', '4S', 'Turbo'],
      }),
      model('Panamera', [2009, 2026], 92_000, 3, {
        bodies: 'hatchback',
        seats: 4,
        engines: {
          petrol: [4, { 2.9: 3, 3.0: 3, 3.6: 2, 4.0: 1, 4.8: 2 }],
          diesel: [3, { 3.0: 9, 4.0: 1 }],
          plug_in_hybrid: [3, { 2.9: 8, 4.0: 2 }],
        },
        gearboxes: 'automatic',
        trims: ['4', '4S', '4 E-Hybrid', 'GTS', 'Turbo', 'Platinum Edition'],
      }),
      model('Taycan', [2020, 2026], 95_000, 4, {
        bodies: { sedan: 8, estate: 2 },
        seats: 4,
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['4S', 'GTS', 'Turbo', 'Turbo S'],
      }),
    ],
  },
  {
    name: 'smart',
    models: [
      model('fortwo', [2000, 2024], 15_000, 4, {
        bodies: { coupe: 7, convertible: 3 },
        seats: 2,
        engines: { petrol: [1, { 0.6: 1, 0.7: 2, 0.9: 3, 1.0: 6 }] },
        gearboxes: { manual: 2, automatic: 3, semi_automatic: 5 },
        trims: ['Pure', 'Pulse', 'Passion', 'Prime', 'Proxy', 'Brabus'],
      }),
      model('forfour', [2004, 2021], 15_000, 2, {
        bodies: 'hatchback',
        seats: 4,
        engines: { petrol: [1, { 0.9: 5, 1.0: 7, 1.1: 1, 1.3: 1 }] },
        gearboxes: { manual: 5, automatic: 3, semi_automatic: 2 },
        trims: ['Pulse', 'Passion', 'Prime', 'Proxy', 'Black', 'Night Sky'],
      }),
      model('EQ fortwo', [2017, 2024], 22_000, 2, {
        bodies: { coupe: 8, convertible: 2 },
        seats: 2,
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Pulse Premium', 'Prime Exclusive', 'Passion Advanced', 'Edition Nightsky'],
      }),
      model('#1', [2022, 2026], 37_000, 2, {
        bodies: 'suv',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Pro', 'Pro+', 'Pulse', 'Premium', 'Brabus'],
      }),
      model('#3', [2023, 2026], 38_000, 1, {
        bodies: 'suv',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Pro', 'Pro+', 'Premium', 'Brabus', '25th Anniversary Edition'],
      }),
    ],
  },
];
