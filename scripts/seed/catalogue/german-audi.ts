import type { CatalogueMake } from '../types';
import { model } from './model';

export const GERMAN_AUDI: readonly CatalogueMake[] = [
  {
    name: 'Audi',
    models: [
      model('A1', [2010, 2026], 26_000, 7, {
        bodies: 'hatchback',
        engines: {
          petrol: [8, { 1.0: 5, 1.2: 1, 1.4: 5, 1.5: 2, 2.0: 1 }],
          diesel: [2, { 1.6: 1 }],
        },
        gearboxes: { manual: 6, automatic: 4 },
        trims: ['SE', 'Sport', 'S line', 'Black Edition', 'Technik', 'Competition'],
      }),
      model('A3', [1998, 2026], 32_000, 9, {
        bodies: { hatchback: 7, sedan: 2, convertible: 1 },
        engines: {
          petrol: [6, { 1.0: 2, 1.2: 1, 1.4: 4, 1.5: 4, 1.8: 1, 2.0: 1 }],
          diesel: [4, { 1.6: 4, 2.0: 6 }],
          plug_in_hybrid: [1, { 1.4: 1 }],
        },
        gearboxes: { manual: 5, automatic: 5 },
        trims: ['SE', 'SE Technik', 'Sport', 'S line', 'Black Edition', 'Edition 1'],
      }),
      model('A4', [1998, 2025], 39_000, 8, {
        bodies: { sedan: 6, estate: 4, convertible: 1 },
        engines: {
          petrol: [4, { 1.4: 1, 1.8: 1, 2.0: 5 }],
          diesel: [6, { 1.9: 1, 2.0: 8, 3.0: 2 }],
        },
        gearboxes: { manual: 4, automatic: 6 },
        trims: ['SE', 'Technik', 'Sport', 'S line', 'Black Edition', 'SE Executive'],
      }),
      model('A5', [2007, 2026], 46_000, 6, {
        bodies: { hatchback: 5, coupe: 3, convertible: 2 },
        engines: {
          petrol: [5, { 1.4: 1, 1.8: 2, 2.0: 6, 3.0: 1 }],
          diesel: [5, { 2.0: 7, 2.7: 1, 3.0: 2 }],
        },
        gearboxes: { manual: 3, automatic: 7 },
        trims: ['SE', 'Technik', 'Sport', 'S line', 'Black Edition', 'Vorsprung'],
      }),
      model('A6', [1998, 2026], 50_000, 6, {
        bodies: { sedan: 6, estate: 4 },
        engines: {
          diesel: [9, { 2.0: 7, 2.7: 1, 3.0: 4 }],
          petrol: [1, { 2.0: 4, 2.8: 1, 3.0: 1 }],
          plug_in_hybrid: [1, { 2.0: 1 }],
        },
        gearboxes: { manual: 2, automatic: 8 },
        trims: ['SE', 'SE Executive', 'Sport', 'S line', 'Black Edition', 'Vorsprung'],
      }),
      model('A7', [2010, 2025], 62_000, 3, {
        bodies: 'hatchback',
        engines: {
          diesel: [8, { 2.0: 2, 3.0: 8 }],
          petrol: [1, { 2.0: 1, 3.0: 3, 4.0: 1 }],
          plug_in_hybrid: [1, { 2.0: 1 }],
        },
        gearboxes: 'automatic',
        trims: ['SE Executive', 'Sport', 'S line', 'Black Edition', 'Vorsprung'],
      }),
      model('A8', [1998, 2025], 85_000, 2, {
        bodies: 'sedan',
        engines: { diesel: [8, { 3.0: 8, 4.2: 2 }], petrol: [2, { 3.0: 2, 4.0: 1, 4.2: 1 }] },
        gearboxes: 'automatic',
        trims: ['SE', 'SE Executive', 'Sport', 'S line', 'Black Edition', 'Vorsprung'],
      }),
      model('Q2', [2016, 2026], 31_000, 6, {
        bodies: 'suv',
        engines: {
          petrol: [8, { 1.0: 3, 1.4: 3, 1.5: 5, 2.0: 1 }],
          diesel: [2, { 1.6: 2, 2.0: 1 }],
        },
        gearboxes: { manual: 5, automatic: 5 },
        trims: ['SE', 'Technik', 'Sport', 'S line', 'Black Edition', 'Edition 1'],
      }),
      model('Q3', [2011, 2026], 38_000, 7, {
        bodies: 'suv',
        engines: {
          petrol: [6, { 1.4: 4, 1.5: 5, 2.0: 2 }],
          diesel: [4, { 2.0: 1 }],
          plug_in_hybrid: [1, { 1.4: 1 }],
        },
        gearboxes: { manual: 4, automatic: 6 },
        trims: ['SE', 'Technik', 'Sport', 'S line', 'Black Edition', 'Vorsprung'],
      }),
      model('Q5', [2008, 2026], 52_000, 6, {
        bodies: 'suv',
        engines: {
          diesel: [7, { 2.0: 8, 3.0: 2 }],
          petrol: [2, { 2.0: 8, 3.0: 2 }],
          plug_in_hybrid: [1, { 2.0: 1 }],
        },
        gearboxes: { manual: 1, automatic: 9 },
        trims: ['SE', 'Sport', 'S line', 'S line Plus', 'Black Edition', 'Vorsprung'],
      }),
      model('Q7', [2006, 2026], 72_000, 4, {
        bodies: 'suv',
        seats: 7,
        engines: {
          diesel: [8, { 3.0: 8, 4.0: 1, 4.2: 1 }],
          petrol: [1, { 3.0: 1 }],
          plug_in_hybrid: [1, { 3.0: 1 }],
        },
        gearboxes: 'automatic',
        trims: ['SE', 'S line', 'S line Plus', 'Black Edition', 'Vorsprung'],
      }),
      model('Q8', [2018, 2026], 78_000, 2, {
        bodies: 'suv',
        engines: {
          diesel: [8, { 3.0: 9, 4.0: 1 }],
          petrol: [1, { 3.0: 1 }],
          plug_in_hybrid: [1, { 3.0: 1 }],
        },
        gearboxes: 'automatic',
        trims: ['Sport', 'S line', 'Black Edition', 'Vorsprung', 'Edition 1'],
      }),
      model('TT', [1998, 2023], 42_000, 4, {
        bodies: { coupe: 7, convertible: 3 },
        doors: { coupe: 3 },
        seats: 4,
        engines: { petrol: [8, { 1.8: 4, 2.0: 7, 2.5: 1, 3.2: 1 }], diesel: [2, { 2.0: 1 }] },
        gearboxes: { manual: 5, automatic: 5 },
        trims: ['Sport', 'S line', 'Black Edition', 'Final Edition', 'Quattro Sport'],
      }),
      model('R8', [2007, 2024], 140_000, 1, {
        bodies: { coupe: 7, convertible: 3 },
        seats: 2,
        engines: { petrol: [1, { 4.2: 3, 5.2: 7 }] },
        gearboxes: { manual: 2, automatic: 6, semi_automatic: 2 },
        trims: ['V8 Quattro', 'V10 Quattro', 'V10 Plus', 'V10 Performance', 'V10 RWD'],
      }),
      model('RS3', [2011, 2026], 62_000, 2, {
        bodies: { hatchback: 8, sedan: 2 },
        engines: { petrol: [1, { 2.5: 1 }] },
        gearboxes: 'automatic',
        trims: ['Quattro', 'Audi Sport Edition', 'Carbon Black', 'Vorsprung', 'Launch Edition'],
      }),
      model('RS4', [2006, 2025], 78_000, 1, {
        bodies: { estate: 8, sedan: 1, convertible: 1 },
        engines: { petrol: [1, { 2.9: 5, 4.2: 4 }] },
        gearboxes: { manual: 2, automatic: 8 },
        trims: ['Quattro', 'Carbon Edition', 'Carbon Black', 'Competition', 'Vorsprung'],
      }),
      model('RS5', [2010, 2025], 80_000, 1, {
        bodies: { coupe: 6, hatchback: 3, convertible: 1 },
        engines: { petrol: [1, { 2.9: 6, 4.2: 4 }] },
        gearboxes: 'automatic',
        trims: ['Quattro', 'Limited Edition', 'Audi Sport Edition', 'Carbon Black', 'Vorsprung'],
      }),
      model('RS6', [2008, 2026], 118_000, 1, {
        bodies: { estate: 9, sedan: 1 },
        engines: { petrol: [1, { 4.0: 9, 5.0: 1 }] },
        gearboxes: 'automatic',
        trims: ['Quattro', 'Performance', 'Carbon Black', 'Vorsprung', 'Launch Edition'],
      }),
      model('S3', [1999, 2026], 47_000, 3, {
        bodies: { hatchback: 7, sedan: 2, convertible: 1 },
        engines: { petrol: [1, { 1.8: 1, 2.0: 9 }] },
        gearboxes: { manual: 3, automatic: 7 },
        trims: ['Quattro', 'Black Edition', 'Executive', 'Vorsprung', 'Edition 1'],
      }),
      model('SQ5', [2013, 2026], 70_000, 2, {
        bodies: 'suv',
        engines: { diesel: [7, { 3.0: 1 }], petrol: [3, { 3.0: 1 }] },
        gearboxes: 'automatic',
        trims: ['Quattro', 'Plus', 'Black Edition', 'Vorsprung', 'Edition 1'],
      }),
      model('e-tron', [2019, 2022], 68_000, 3, {
        bodies: 'suv',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Technik', 'Sport', 'S line', 'Black Edition', 'Launch Edition', 'Vorsprung'],
      }),
      model('e-tron GT', [2021, 2026], 95_000, 2, {
        bodies: 'sedan',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Quattro', 'Vorsprung', 'Carbon Black', 'S Performance'],
      }),
      model('Q4 e-tron', [2021, 2026], 54_000, 4, {
        bodies: 'suv',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Sport', 'S line', 'Edition 1', 'Black Edition', 'Vorsprung'],
      }),
    ],
  },
];
