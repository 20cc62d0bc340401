import type { CatalogueMake } from '../types';
import { model } from './model';

export const KOREAN_KIA: readonly CatalogueMake[] = [
  {
    name: 'Kia',
    models: [
      model('Carens', [2000, 2018], 23_000, 2, {
        bodies: 'mpv',
        seats: 7,
        engines: { diesel: [7, { 1.7: 8, 2.0: 3 }], petrol: [3, { 1.6: 7, 1.8: 1 }] },
        gearboxes: { manual: 8, automatic: 2 },
        trims: ['1', '2', '3', '4', 'LS', 'GS'],
      }),
      model('Ceed', [2007, 2025], 24_000, 6, {
        bodies: { hatchback: 7, estate: 3 },
        engines: {
          petrol: [5, { 1.0: 6, 1.4: 5, 1.5: 3, 1.6: 3 }],
          diesel: [5, { 1.4: 1, 1.6: 9 }],
        },
        gearboxes: { manual: 8, automatic: 2 },
        trims: ['1', '2', '3', '4', 'SR7', 'GT-Line', 'First Edition'],
      }),
      model('EV3', [2024, 2026], 37_000, 3, {
        bodies: 'suv',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Air', 'GT-Line', 'GT-Line S'],
      }),
      model('EV6', [2021, 2026], 49_000, 4, {
        bodies: 'suv',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Air', 'GT-Line', 'GT-Line S', 'GT', 'Horizon'],
      }),
      model('EV9', [2023, 2026], 72_000, 2, {
        bodies: 'suv',
        seats: 7,
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Air', 'GT-Line', 'GT-Line S', 'Launch Edition'],
      }),
      model('e-Niro', [2019, 2022], 37_000, 5, {
        bodies: 'suv',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['2', '3', '4', '4+', 'First Edition'],
      }),
      model('Niro', [2016, 2026], 31_000, 5, {
        bodies: 'suv',
        engines: { hybrid: [7, { 1.6: 1 }], plug_in_hybrid: [3, { 1.6: 1 }] },
        gearboxes: 'automatic',
        trims: ['1', '2', '3', '4', 'First Edition'],
      }),
      model('Niro EV', [2022, 2026], 39_000, 3, {
        bodies: 'suv',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['2', '3', '4', 'Horizon'],
      }),
      model('Optima', [2012, 2020], 25_000, 2, {
        bodies: { sedan: 6, estate: 4 },
        engines: {
          diesel: [8, { 1.6: 2, 1.7: 8 }],
          petrol: [1, { 2.0: 1 }],
          plug_in_hybrid: [2, { 2.0: 1 }],
        },
        gearboxes: { manual: 6, automatic: 4 },
        trims: ['1', '2', '3', '4', 'GT-Line S', 'GT', 'Luxe'],
      }),
      model('Picanto', [2004, 2026], 15_500, 7, {
        bodies: 'hatchback',
        engines: { petrol: [1, { 1.0: 9, 1.1: 2, 1.2: 6 }] },
        gearboxes: { manual: 8, automatic: 2 },
        trims: ['1', '1 Air', '2', '3', 'X-Line', 'GT-Line', 'GT-Line S'],
      }),
      model('ProCeed', [2019, 2025], 28_000, 2, {
        bodies: 'estate',
        engines: { petrol: [9, { 1.4: 6, 1.5: 4, 1.6: 2 }], diesel: [1, { 1.6: 1 }] },
        gearboxes: { manual: 4, automatic: 6 },
        trims: ['GT-Line', 'GT-Line S', 'GT', 'GT-Line Lunar Edition'],
      }),
      model('Rio', [2001, 2023], 18_000, 5, {
        bodies: 'hatchback',
        engines: {
          petrol: [8, { 1.0: 6, 1.2: 8, 1.3: 1, 1.4: 3 }],
          diesel: [2, { 1.1: 4, 1.4: 3, 1.5: 1 }],
        },
        gearboxes: { manual: 9, automatic: 1 },
        trims: ['1', '1 Air', '2', '3', 'VR7', 'SR7', 'GT-Line'],
      }),
      model('Sedona', [1999, 2012], 24_000, 1, {
        bodies: 'mpv',
        seats: 7,
        engines: { diesel: [8, { 2.2: 3, 2.9: 8 }], petrol: [1, { 2.5: 1, 2.7: 1 }] },
        gearboxes: { manual: 5, automatic: 5 },
        trims: ['1', '2', '3', 'GS', 'LE', 'TS'],
      }),
      model('Sorento', [2003, 2026], 46_000, 4, {
        bodies: 'suv',
        seats: 7,
        engines: {
          diesel: [7, { 2.2: 8, 2.5: 3 }],
          hybrid: [2, { 1.6: 1 }],
          plug_in_hybrid: [2, { 1.6: 1 }],
        },
        gearboxes: { manual: 3, automatic: 7 },
        trims: ['KX-1', 'KX-2', 'KX-3', 'KX-4', '2', '3', '4', 'Edition'],
      }),
      model('Soul', [2009, 2019], 19_000, 2, {
        bodies: 'suv',
        engines: { diesel: [4, { 1.6: 1 }], petrol: [6, { 1.6: 1 }] },
        gearboxes: { manual: 8, automatic: 2 },
        trims: ['1', '2', 'Connect', 'Connect Plus', 'Mixx', 'Maxx', 'Burner'],
      }),
      model('Soul EV', [2014, 2025], 33_000, 2, {
        bodies: 'suv',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Maxx', 'First Edition', 'Urban', 'Explore'],
      }),
      model('Sportage', [1998, 2026], 32_000, 9, {
        bodies: 'suv',
        engines: {
          diesel: [5, { 1.6: 3, 1.7: 7, 2.0: 5 }],
          petrol: [5, { 1.6: 9, 2.0: 1 }],
          hybrid: [3, { 1.6: 1 }],
          plug_in_hybrid: [1, { 1.6: 1 }],
        },
        gearboxes: { manual: 7, automatic: 3 },
        trims: ['1', '2', '3', '4', 'KX-2', 'KX-4', 'GT-Line', 'GT-Line S'],
      }),
      model('Stinger', [2018, 2023], 40_000, 2, {
        bodies: 'hatchback',
        engines: { petrol: [8, { 2.0: 3, 3.3: 7 }], diesel: [3, { 2.2: 1 }] },
        gearboxes: 'automatic',
        trims: ['GT-Line', 'GT-Line S', 'GT S'],
      }),
      model('Stonic', [2017, 2026], 22_000, 5, {
        bodies: 'suv',
        engines: { petrol: [9, { 1.0: 9, 1.2: 1, 1.4: 2 }], diesel: [1, { 1.6: 1 }] },
        gearboxes: { manual: 8, automatic: 2 },
        trims: ['2', '3', '4', 'Connect', 'Maxx', 'GT-Line', 'GT-Line S'],
      }),
      model('Venga', [2010, 2019], 16_000, 3, {
        bodies: 'mpv',
        engines: { petrol: [7, { 1.4: 7, 1.6: 4 }], diesel: [3, { 1.4: 6, 1.6: 3 }] },
        gearboxes: { manual: 8, automatic: 2 },
        trims: ['1', '1 Air', '2', '3', '4', 'SR7'],
      }),
      model('XCeed', [2019, 2026], 27_000, 4, {
        bodies: 'suv',
        engines: {
          petrol: [7, { 1.0: 4, 1.4: 5, 1.5: 5 }],
          diesel: [1, { 1.6: 1 }],
          plug_in_hybrid: [2, { 1.6: 1 }],
        },
        gearboxes: { manual: 6, automatic: 4 },
        trims: ['2', '3', '4', 'First Edition', 'GT-Line', 'GT-Line S'],
      }),
    ],
  },
  {
    name: 'SsangYong',
    models: [
      model('Korando', [2011, 2023], 24_000, 2, {
        bodies: 'suv',
        engines: { diesel: [7, { 1.6: 3, 2.0: 5, 2.2: 5 }], petrol: [4, { 1.5: 1 }] },
        gearboxes: { manual: 7, automatic: 3 },
        trims: ['S', 'SE', 'EX', 'ELX', 'Ventura', 'Ultimate', 'Pioneer'],
      }),
      model('Musso', [2018, 2023], 29_000, 2, {
        bodies: 'pickup',
        engines: { diesel: [1, { 2.2: 1 }] },
        gearboxes: { manual: 4, automatic: 6 },
        trims: ['EX', 'SE', 'Rebel', 'Rhino', 'Saracen'],
      }),
      model('Rexton', [2003, 2023], 36_000, 2, {
        bodies: 'suv',
        seats: 7,
        engines: { diesel: [1, { 2.0: 3, 2.2: 7, 2.7: 4 }] },
        gearboxes: { manual: 4, automatic: 6 },
        trims: ['S', 'SE', 'EX', 'ELX', 'Ventura', 'Ultimate', 'Ultimate Plus'],
      }),
      model('Tivoli', [2015, 2023], 18_000, 2, {
        bodies: 'suv',
        engines: { petrol: [6, { 1.2: 2, 1.5: 3, 1.6: 6 }], diesel: [4, { 1.6: 1 }] },
        gearboxes: { manual: 7, automatic: 3 },
        trims: ['SE', 'EX', 'ELX', 'Ventura', 'Ultimate'],
      }),
    ],
  },
];
