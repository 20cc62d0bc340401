import type { CatalogueMake } from '../types';
import { model } from './model';

export const FRENCH_PEUGEOT: readonly CatalogueMake[] = [
  {
    name: 'Peugeot',
    models: [
      model('107', [2005, 2014], 10_000, 4, {
        bodies: 'hatchback',
        seats: 4,
        engines: { petrol: [9, { 1.0: 1 }], diesel: [1, { 1.4: 1 }] },
        gearboxes: { manual: 9, semi_automatic: 1 },
        trims: ['Urban', 'Urban Lite', 'Urban Move', 'Sport XS', 'Active', 'Allure'],
      }),
      model('108', [2014, 2022], 13_000, 5, {
        bodies: 'hatchback',
        seats: 4,
        engines: { petrol: [1, { 1.0: 7, 1.2: 4 }] },
        gearboxes: { manual: 9, semi_automatic: 1 },
        trims: ['Access', 'Active', 'Allure', 'Collection', 'Roland Garros', 'GT Line'],
      }),
      model('206', [1998, 2009], 11_000, 2, {
        bodies: { hatchback: 8, convertible: 1, estate: 1 },
        engines: {
          petrol: [7, { 1.1: 3, 1.4: 7, 1.6: 3, 2.0: 1 }],
          diesel: [3, { 1.4: 5, 1.9: 2, 2.0: 2 }],
        },
        gearboxes: { manual: 9, automatic: 1 },
        trims: ['Look', 'LX', 'S', 'SE', 'Sport', 'GTi', 'Quiksilver'],
      }),
      model('207', [2006, 2014], 14_000, 3, {
        bodies: { hatchback: 8, convertible: 1, estate: 1 },
        engines: { petrol: [7, { 1.4: 7, 1.6: 5 }], diesel: [3, { 1.4: 3, 1.6: 6 }] },
        gearboxes: { manual: 9, automatic: 1 },
        trims: ['Urban', 'S', 'SE', 'Sport', 'Active', 'Allure', 'Millesim'],
      }),
      model('208', [2012, 2026], 22_000, 8, {
        bodies: 'hatchback',
        engines: {
          petrol: [8, { 1.0: 2, 1.2: 9, 1.4: 1, 1.6: 2 }],
          diesel: [2, { 1.4: 2, 1.5: 2, 1.6: 5 }],
          hybrid: [1, { 1.2: 1 }],
        },
        gearboxes: { manual: 8, automatic: 2 },
        trims: ['Access', 'Active', 'Style', 'Allure', 'GT Line', 'GTi', 'Active Premium'],
      }),
      model('e-208', [2020, 2026], 30_000, 4, {
        bodies: 'hatchback',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Active', 'Active Premium', 'Allure', 'Allure Premium', 'GT', 'GT Premium'],
      }),
      model('2008', [2013, 2026], 26_000, 7, {
        bodies: 'suv',
        engines: {
          petrol: [7, { 1.2: 9, 1.6: 1 }],
          diesel: [3, { 1.4: 1, 1.5: 3, 1.6: 6 }],
          hybrid: [1, { 1.2: 1 }],
        },
        gearboxes: { manual: 7, automatic: 3 },
        trims: ['Access', 'Active', 'Allure', 'Allure Premium', 'GT Line', 'GT', 'Crossway'],
      }),
      model('e-2008', [2020, 2026], 36_000, 3, {
        bodies: 'suv',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Active', 'Allure', 'Allure Premium', 'GT', 'GT Premium'],
      }),
      model('3008', [2009, 2026], 34_000, 7, {
        bodies: 'suv',
        engines: {
          diesel: [5, { 1.5: 5, 1.6: 6, 2.0: 3 }],
          petrol: [5, { 1.2: 8, 1.6: 4 }],
          plug_in_hybrid: [1, { 1.6: 1 }],
          hybrid: [1, { 1.2: 1 }],
        },
        gearboxes: { manual: 6, automatic: 4 },
        trims: ['Active', 'Allure', 'Allure Premium', 'GT Line', 'GT Line Premium', 'GT'],
      }),
      model('308', [2007, 2026], 27_000, 6, {
        bodies: { hatchback: 7, estate: 3 },
        engines: {
          diesel: [5, { 1.5: 4, 1.6: 8, 2.0: 2 }],
          petrol: [4, { 1.2: 8, 1.6: 4 }],
          plug_in_hybrid: [1, { 1.6: 1 }],
        },
        gearboxes: { manual: 7, automatic: 3 },
        trims: ['Access', 'Active', 'Allure', 'Sportium', 'GT Line', 'GT', 'GTi'],
      }),
      model('407', [2004, 2011], 22_000, 1, {
        bodies: { sedan: 6, estate: 3, coupe: 1 },
        engines: {
          diesel: [8, { 1.6: 3, 2.0: 8, 2.2: 1, 2.7: 1 }],
          petrol: [2, { 1.8: 3, 2.0: 4, 2.2: 1 }],
        },
        gearboxes: { manual: 7, automatic: 3 },
        trims: ['S', 'SE', 'SV', 'Sport', 'GT', 'Executive'],
      }),
      model('408', [2022, 2026], 34_000, 1, {
        bodies: 'hatchback',
        engines: {
          petrol: [4, { 1.2: 1 }],
          plug_in_hybrid: [5, { 1.6: 1 }],
          hybrid: [2, { 1.2: 1 }],
        },
        gearboxes: 'automatic',
        trims: ['Allure', 'Allure Premium', 'GT', 'First Edition'],
      }),
      model('5008', [2010, 2026], 38_000, 5, {
        bodies: { mpv: 4, suv: 6 },
        seats: 7,
        engines: {
          diesel: [6, { 1.5: 4, 1.6: 6, 2.0: 4 }],
          petrol: [4, { 1.2: 8, 1.6: 4 }],
          hybrid: [1, { 1.2: 1 }],
        },
        gearboxes: { manual: 6, automatic: 4 },
        trims: ['Access', 'Active', 'Allure', 'Allure Premium', 'GT Line', 'GT'],
      }),
      model('508', [2011, 2025], 32_000, 3, {
        bodies: { sedan: 4, hatchback: 3, estate: 3 },
        engines: {
          diesel: [7, { 1.5: 3, 1.6: 5, 2.0: 6 }],
          petrol: [3, { 1.2: 3, 1.6: 6 }],
          plug_in_hybrid: [1, { 1.6: 1 }],
        },
        gearboxes: { manual: 4, automatic: 5, semi_automatic: 1 },
        trims: ['Access', 'Active', 'Allure', 'GT Line', 'GT', 'First Edition'],
      }),
      model('Boxer', [1998, 2026], 38_000, 3, {
        bodies: 'van',
        seats: 3,
        engines: { diesel: [1, { 2.0: 4, 2.2: 9, 2.5: 1, 2.8: 1 }] },
        gearboxes: 'manual',
        trims: ['S', 'Professional', 'Professional Premium', 'Asphalt'],
      }),
      model('Expert', [1998, 2026], 34_000, 3, {
        bodies: 'van',
        seats: 3,
        engines: { diesel: [1, { 1.5: 4, 1.6: 5, 1.9: 2, 2.0: 8 }] },
        gearboxes: { manual: 9, automatic: 1 },
        trims: ['S', 'SE', 'Professional', 'Professional Premium', 'Asphalt'],
      }),
      model('Partner', [1998, 2026], 24_000, 4, {
        bodies: 'van',
        seats: 3,
        engines: { diesel: [9, { 1.5: 5, 1.6: 8, 1.9: 2, 2.0: 1 }], petrol: [1, { 1.2: 1 }] },
        gearboxes: { manual: 9, automatic: 1 },
        trims: ['S', 'SE', 'L', 'Professional', 'Professional Premium', 'Asphalt', 'Grip'],
      }),
      model('RCZ', [2010, 2015], 26_000, 2, {
        bodies: 'coupe',
        seats: 4,
        engines: { petrol: [6, { 1.6: 1 }], diesel: [4, { 2.0: 1 }] },
        gearboxes: { manual: 9, automatic: 1 },
        trims: ['Sport', 'GT', 'Asphalt', 'Red Carbon', 'R'],
      }),
      model('Rifter', [2018, 2026], 25_000, 2, {
        bodies: 'mpv',
        engines: { diesel: [6, { 1.5: 1 }], petrol: [4, { 1.2: 1 }] },
        gearboxes: { manual: 7, automatic: 3 },
        trims: ['Active', 'Allure', 'GT Line', 'GT'],
      }),
    ],
  },
];
