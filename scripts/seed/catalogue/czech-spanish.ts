import type { CatalogueMake } from '../types';
import { model } from './model';

export const CZECH_SPANISH: readonly CatalogueMake[] = [
  {
    name: 'CUPRA',
    models: [
      model('Ateca', [2018, 2026], 44_000, 3, {
        bodies: 'suv',
        engines: { petrol: [1, { 2.0: 1 }] },
        gearboxes: 'automatic',
        trims: ['VZ1', 'VZ2', 'VZ3', 'Limited Edition', 'Design Edition'],
      }),
      model('Born', [2021, 2026], 39_000, 4, {
        bodies: 'hatchback',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['V1', 'V2', 'V3', 'VZ'],
      }),
      model('Formentor', [2020, 2026], 38_000, 5, {
        bodies: 'suv',
        engines: {
          petrol: [8, { 1.5: 6, 2.0: 5, 2.5: 1 }],
          plug_in_hybrid: [2, { 1.4: 6, 1.5: 2 }],
        },
        gearboxes: { manual: 2, automatic: 8 },
        trims: ['V1', 'V2', 'VZ1', 'VZ2', 'VZ3', 'VZ5'],
      }),
      model('Leon', [2020, 2026], 36_000, 4, {
        bodies: { hatchback: 8, estate: 2 },
        engines: { petrol: [7, { 1.5: 5, 2.0: 5 }], plug_in_hybrid: [3, { 1.4: 6, 1.5: 2 }] },
        gearboxes: { manual: 2, automatic: 8 },
        trims: ['V1', 'V2', 'VZ1', 'VZ2', 'VZ3', 'VZ First Edition'],
      }),
      model('Tavascan', [2024, 2026], 52_000, 1, {
        bodies: 'suv',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['V1', 'V2', 'VZ1', 'VZ2'],
      }),
      model('Terramar', [2025, 2026], 42_000, 1, {
        bodies: 'suv',
        engines: { petrol: [7, { 1.5: 6, 2.0: 4 }], plug_in_hybrid: [3, { 1.5: 1 }] },
        gearboxes: 'automatic',
        trims: ['V1', 'V2', 'VZ', "America's Cup Edition"],
      }),
    ],
  },
  {
    name: 'SEAT',
    models: [
      model('Alhambra', [1998, 2020], 32_000, 4, {
        bodies: 'mpv',
        seats: 7,
        engines: { diesel: [8, { 1.9: 2, 2.0: 9 }], petrol: [2, { 1.4: 7, 1.8: 1 }] },
        gearboxes: { manual: 6, automatic: 4 },
        trims: ['S', 'SE', 'SE Lux', 'Xcellence', 'FR-Line', 'Ecomotive SE'],
      }),
      model('Arona', [2017, 2026], 23_000, 6, {
        bodies: 'suv',
        engines: { petrol: [9, { 1.0: 9, 1.5: 2 }], diesel: [1, { 1.6: 1 }] },
        gearboxes: { manual: 8, automatic: 2 },
        trims: ['S', 'SE', 'SE Technology', 'FR', 'FR Sport', 'Xcellence', 'Xperience'],
      }),
      model('Ateca', [2016, 2026], 30_000, 6, {
        bodies: 'suv',
        engines: {
          petrol: [6, { 1.0: 4, 1.4: 4, 1.5: 6, 2.0: 1 }],
          diesel: [4, { 1.6: 6, 2.0: 5 }],
        },
        gearboxes: { manual: 7, automatic: 3 },
        trims: ['S', 'SE', 'SE Technology', 'FR', 'FR Sport', 'Xcellence', 'Xperience'],
      }),
      model('Ibiza', [1998, 2026], 19_000, 8, {
        bodies: 'hatchback',
        engines: {
          petrol: [9, { 1.0: 7, 1.2: 5, 1.4: 4, 1.5: 1 }],
          diesel: [1, { 1.2: 2, 1.4: 1, 1.6: 4, 1.9: 2 }],
        },
        gearboxes: { manual: 9, automatic: 1 },
        trims: ['S', 'SE', 'SE Technology', 'Toca', 'Vista', 'FR', 'Xcellence'],
      }),
      model('Leon', [2000, 2026], 25_000, 8, {
        bodies: { hatchback: 8, estate: 2 },
        engines: {
          petrol: [6, { 1.0: 2, 1.2: 3, 1.4: 6, 1.5: 4, 1.8: 2, 2.0: 2 }],
          diesel: [4, { 1.6: 6, 1.9: 2, 2.0: 6 }],
          plug_in_hybrid: [1, { 1.4: 1 }],
        },
        gearboxes: { manual: 8, automatic: 2 },
        trims: ['S', 'SE', 'SE Dynamic', 'SE Technology', 'FR', 'FR Technology', 'Xcellence'],
      }),
      model('Mii', [2012, 2019], 11_500, 4, {
        bodies: 'hatchback',
        seats: 4,
        engines: { petrol: [1, { 1.0: 1 }] },
        gearboxes: { manual: 9, semi_automatic: 1 },
        trims: ['S', 'SE', 'Toca', 'Chic', 'Design Mii', 'FR-Line', 'I-TECH'],
      }),
      model('Tarraco', [2019, 2024], 36_000, 3, {
        bodies: 'suv',
        seats: 7,
        engines: {
          petrol: [5, { 1.5: 8, 2.0: 1 }],
          diesel: [5, { 2.0: 1 }],
          plug_in_hybrid: [1, { 1.4: 1 }],
        },
        gearboxes: { manual: 5, automatic: 5 },
        trims: ['SE', 'SE Technology', 'SE L', 'FR', 'FR Sport', 'Xcellence', 'Xperience'],
      }),
    ],
  },
  {
    name: 'Skoda',
    models: [
      model('Citigo', [2012, 2020], 11_500, 5, {
        bodies: 'hatchback',
        seats: 4,
        engines: { petrol: [1, { 1.0: 1 }] },
        gearboxes: { manual: 9, semi_automatic: 1 },
        trims: ['S', 'SE', 'SE L', 'Elegance', 'Monte Carlo', 'Black Edition', 'Colour Edition'],
      }),
      model('Elroq', [2025, 2026], 37_000, 2, {
        bodies: 'suv',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['SE', 'SE L', 'Edition', 'SportLine', 'First Edition', 'vRS'],
      }),
      model('Enyaq', [2021, 2026], 44_000, 5, {
        bodies: 'suv',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Nav', 'Lounge', 'Suite', 'SE L', 'Edition', 'SportLine', 'vRS'],
      }),
      model('Fabia', [2000, 2026], 20_000, 7, {
        bodies: { hatchback: 8, estate: 2 },
        engines: {
          petrol: [8, { 1.0: 7, 1.2: 7, 1.4: 3, 1.5: 1 }],
          diesel: [2, { 1.4: 6, 1.6: 3, 1.9: 2 }],
        },
        gearboxes: { manual: 8, automatic: 2 },
        trims: ['S', 'SE', 'SE L', 'Colour Edition', 'Monte Carlo', 'Elegance', 'vRS'],
      }),
      model('Kamiq', [2019, 2026], 25_000, 5, {
        bodies: 'suv',
        engines: { petrol: [9, { 1.0: 7, 1.5: 4 }], diesel: [1, { 1.6: 1 }] },
        gearboxes: { manual: 6, automatic: 4 },
        trims: ['S', 'SE', 'SE L', 'SE Drive', 'Design', 'Monte Carlo'],
      }),
      model('Karoq', [2017, 2026], 31_000, 6, {
        bodies: 'suv',
        engines: { petrol: [6, { 1.0: 4, 1.5: 8, 2.0: 1 }], diesel: [4, { 1.6: 4, 2.0: 6 }] },
        gearboxes: { manual: 6, automatic: 4 },
        trims: ['SE', 'SE Technology', 'SE Drive', 'SE L', 'Edition', 'SportLine', 'Scout'],
      }),
      model('Kodiaq', [2016, 2026], 40_000, 6, {
        bodies: 'suv',
        seats: 7,
        engines: {
          diesel: [6, { 2.0: 1 }],
          petrol: [5, { 1.4: 2, 1.5: 7, 2.0: 4 }],
          plug_in_hybrid: [1, { 1.5: 1 }],
        },
        gearboxes: { manual: 3, automatic: 7 },
        trims: ['S', 'SE', 'SE Drive', 'SE L', 'Edition', 'SportLine', 'vRS'],
      }),
      model('Octavia', [1998, 2026], 29_000, 8, {
        bodies: { hatchback: 6, estate: 4 },
        engines: {
          diesel: [6, { 1.6: 6, 1.9: 2, 2.0: 7 }],
          petrol: [4, { 1.0: 4, 1.2: 2, 1.4: 4, 1.5: 5, 1.8: 2, 2.0: 4 }],
          plug_in_hybrid: [1, { 1.4: 1 }],
        },
        gearboxes: { manual: 7, automatic: 3 },
        trims: ['S', 'SE', 'SE Technology', 'SE L', 'Elegance', 'Scout', 'vRS'],
      }),
      model('Rapid', [2012, 2019], 18_000, 3, {
        bodies: 'hatchback',
        engines: { petrol: [7, { 1.0: 5, 1.2: 7, 1.4: 2 }], diesel: [3, { 1.4: 3, 1.6: 7 }] },
        gearboxes: { manual: 8, automatic: 2 },
        trims: ['S', 'SE', 'SE Tech', 'SE Sport', 'SE L', 'Elegance', 'Monte Carlo'],
      }),
      model('Roomster', [2006, 2015], 16_000, 2, {
        bodies: 'mpv',
        engines: {
          petrol: [5, { 1.2: 7, 1.4: 4, 1.6: 1 }],
          diesel: [5, { 1.2: 2, 1.4: 4, 1.6: 5, 1.9: 1 }],
        },
        gearboxes: { manual: 9, automatic: 1 },
        trims: ['Style', 'S', 'SE', 'Scout', 'GreenLine II'],
      }),
      model('Scala', [2019, 2026], 24_000, 3, {
        bodies: 'hatchback',
        engines: { petrol: [9, { 1.0: 7, 1.5: 4 }], diesel: [1, { 1.6: 1 }] },
        gearboxes: { manual: 7, automatic: 3 },
        trims: ['S', 'SE', 'SE Technology', 'SE L', 'Monte Carlo'],
      }),
      model('Superb', [2002, 2026], 38_000, 5, {
        bodies: { hatchback: 6, estate: 4 },
        engines: {
          diesel: [7, { 1.6: 2, 1.9: 2, 2.0: 9 }],
          petrol: [3, { 1.4: 3, 1.5: 3, 1.8: 2, 2.0: 4 }],
          plug_in_hybrid: [1, { 1.4: 8, 1.5: 2 }],
        },
        gearboxes: { manual: 5, automatic: 5 },
        trims: [
          'S',
          'SE',
          'SE Technology',
          'SE L Executive',
          'Laurin & Klement',
          'SportLine',
          'SportLine Plus',
        ],
      }),
      model('Yeti', [2009, 2017], 22_000, 4, {
        bodies: 'suv',
        engines: { petrol: [5, { 1.2: 8, 1.4: 2, 1.8: 1 }], diesel: [5, { 1.6: 2, 2.0: 8 }] },
        gearboxes: { manual: 6, automatic: 4 },
        trims: ['E', 'S', 'SE', 'SE Business', 'Elegance', 'Monte Carlo', 'Laurin & Klement'],
      }),
      model('Yeti Outdoor', [2013, 2017], 23_000, 4, {
        bodies: 'suv',
        engines: { petrol: [5, { 1.2: 7, 1.4: 3 }], diesel: [5, { 2.0: 1 }] },
        gearboxes: { manual: 6, automatic: 4 },
        trims: ['S', 'SE', 'SE Drive', 'SE Business', 'SE L', 'Monte Carlo', 'Laurin & Klement'],
      }),
    ],
  },
];
