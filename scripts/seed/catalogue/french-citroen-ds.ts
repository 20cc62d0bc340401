import type { CatalogueMake } from '../types';
import { model } from './model';

export const FRENCH_CITROEN_DS: readonly CatalogueMake[] = [
  {
    name: 'Citroen',
    models: [
      model('Berlingo', [1998, 2026], 24_000, 4, {
        bodies: 'van',
        seats: 3,
        engines: { diesel: [9, { 1.5: 6, 1.6: 8, 1.9: 2 }], petrol: [1, { 1.2: 1 }] },
        gearboxes: { manual: 9, automatic: 1 },
        trims: ['X', 'LX', 'Enterprise', 'Enterprise Pro', 'Driver', 'Driver Pro'],
      }),
      model('Berlingo Multispace', [1999, 2018], 18_000, 3, {
        bodies: 'mpv',
        engines: {
          diesel: [8, { 1.6: 8, 1.9: 1, 2.0: 1 }],
          petrol: [2, { 1.2: 2, 1.4: 1, 1.6: 4 }],
        },
        gearboxes: { manual: 8, automatic: 1, semi_automatic: 1 },
        trims: ['Touch', 'Feel', 'Desire', 'VTR', 'Plus', 'Flair', 'XTR'],
      }),
      model('C1', [2005, 2022], 11_500, 6, {
        bodies: 'hatchback',
        seats: 4,
        engines: { petrol: [9, { 1.0: 8, 1.2: 3 }], diesel: [1, { 1.4: 1 }] },
        gearboxes: { manual: 9, semi_automatic: 1 },
        trims: ['Touch', 'VT', 'VTR', 'VTR+', 'Feel', 'Flair', 'Urban Ride'],
      }),
      model('C3', [2002, 2026], 18_000, 7, {
        bodies: 'hatchback',
        engines: {
          petrol: [9, { 1.0: 1, 1.1: 2, 1.2: 8, 1.4: 3, 1.6: 1 }],
          diesel: [1, { 1.4: 3, 1.6: 5 }],
        },
        gearboxes: { manual: 8, automatic: 1, semi_automatic: 1 },
        trims: ['Touch', 'VT', 'VTR+', 'Feel', 'Flair', 'Sense', 'Shine'],
      }),
      model('e-C3', [2024, 2026], 23_000, 1, {
        bodies: 'hatchback',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Urban Range', 'Plus', 'Max', 'You'],
      }),
      model('C3 Aircross', [2017, 2026], 23_000, 4, {
        bodies: 'suv',
        engines: {
          petrol: [8, { 1.2: 1 }],
          diesel: [2, { 1.5: 4, 1.6: 4 }],
          hybrid: [1, { 1.2: 1 }],
        },
        gearboxes: { manual: 8, automatic: 2 },
        trims: ['Touch', 'Feel', 'Flair', 'Sense', 'Shine', 'Plus', 'Max'],
      }),
      model('C3 Picasso', [2009, 2017], 16_000, 3, {
        bodies: 'mpv',
        engines: { petrol: [6, { 1.2: 4, 1.4: 4, 1.6: 2 }], diesel: [4, { 1.6: 1 }] },
        gearboxes: { manual: 9, semi_automatic: 1 },
        trims: ['VT', 'VTR+', 'Exclusive', 'Code', 'Selection', 'Edition', 'Platinum'],
      }),
      model('C4', [2004, 2026], 24_000, 5, {
        bodies: 'hatchback',
        engines: {
          petrol: [6, { 1.2: 8, 1.4: 2, 1.6: 5 }],
          diesel: [4, { 1.5: 3, 1.6: 7, 2.0: 2 }],
          hybrid: [1, { 1.2: 1 }],
        },
        gearboxes: { manual: 7, automatic: 2, semi_automatic: 1 },
        trims: ['VTR', 'VTR+', 'Touch', 'Feel', 'Flair', 'Sense', 'Shine'],
      }),
      model('e-C4', [2021, 2026], 31_000, 2, {
        bodies: 'hatchback',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Sense', 'Sense Plus', 'Shine', 'Shine Plus', 'C-Series'],
      }),
      model('C4 Cactus', [2014, 2020], 19_000, 4, {
        bodies: 'hatchback',
        engines: { petrol: [8, { 1.2: 1 }], diesel: [2, { 1.5: 1, 1.6: 6 }] },
        gearboxes: { manual: 8, automatic: 1, semi_automatic: 1 },
        trims: ['Touch', 'Feel', 'Flair', 'Rip Curl', 'OneTone', 'Origins'],
      }),
      model('C4 Picasso', [2007, 2018], 24_000, 3, {
        bodies: 'mpv',
        engines: { diesel: [7, { 1.6: 8, 2.0: 3 }], petrol: [3, { 1.2: 5, 1.6: 5, 1.8: 1 }] },
        gearboxes: { manual: 6, automatic: 2, semi_automatic: 2 },
        trims: ['VTR+', 'SX', 'Edition', 'Touch Edition', 'Feel', 'Flair', 'Exclusive'],
      }),
      model('Grand C4 Picasso', [2007, 2018], 26_000, 4, {
        bodies: 'mpv',
        seats: 7,
        engines: { diesel: [8, { 1.6: 8, 2.0: 3 }], petrol: [2, { 1.2: 5, 1.6: 4, 1.8: 1 }] },
        gearboxes: { manual: 5, automatic: 3, semi_automatic: 2 },
        trims: ['VTR+', 'SX', 'Edition', 'Touch Edition', 'Feel', 'Flair', 'Exclusive'],
      }),
      model('C5', [2001, 2016], 25_000, 1, {
        bodies: { sedan: 6, estate: 4 },
        engines: {
          diesel: [9, { 1.6: 4, 2.0: 7, 2.2: 2 }],
          petrol: [1, { 1.6: 1, 1.8: 1, 2.0: 1 }],
        },
        gearboxes: { manual: 6, automatic: 3, semi_automatic: 1 },
        trims: ['VTR', 'VTR+', 'SX', 'Exclusive', 'VTX+', 'Techno Pack'],
      }),
      model('C5 Aircross', [2019, 2026], 31_000, 4, {
        bodies: 'suv',
        engines: {
          petrol: [5, { 1.2: 9, 1.6: 1 }],
          diesel: [4, { 1.5: 7, 2.0: 2 }],
          plug_in_hybrid: [2, { 1.6: 1 }],
          hybrid: [1, { 1.2: 1 }],
        },
        gearboxes: { manual: 5, automatic: 5 },
        trims: ['Touch', 'Feel', 'Flair', 'Flair Plus', 'Sense', 'Shine', 'C-Series'],
      }),
      model('C5 X', [2022, 2025], 34_000, 1, {
        bodies: 'hatchback',
        engines: { petrol: [5, { 1.2: 6, 1.6: 4 }], plug_in_hybrid: [5, { 1.6: 1 }] },
        gearboxes: 'automatic',
        trims: ['Sense', 'Sense Plus', 'Shine', 'Shine Plus', 'Plus', 'Max'],
      }),
      model('Dispatch', [1998, 2026], 34_000, 3, {
        bodies: 'van',
        seats: 3,
        engines: { diesel: [1, { 1.5: 4, 1.6: 5, 1.9: 2, 2.0: 8 }] },
        gearboxes: { manual: 9, automatic: 1 },
        trims: ['X', 'Enterprise', 'Enterprise Pro', 'Driver', 'Driver Pro'],
      }),
      model('Relay', [1998, 2026], 37_000, 3, {
        bodies: 'van',
        seats: 3,
        engines: { diesel: [1, { 2.0: 4, 2.2: 9, 2.8: 1 }] },
        gearboxes: 'manual',
        trims: ['35 Standard', 'Enterprise', 'Enterprise Plus', 'Driver', 'Worker'],
      }),
      model('SpaceTourer', [2016, 2022], 38_000, 1, {
        bodies: 'mpv',
        seats: 8,
        engines: { diesel: [1, { 1.5: 3, 1.6: 4, 2.0: 6 }] },
        gearboxes: { manual: 6, automatic: 4 },
        trims: ['Business', 'Feel', 'Flair', 'Rip Curl'],
      }),
      model('Xsara Picasso', [2000, 2010], 14_000, 2, {
        bodies: 'mpv',
        engines: { petrol: [5, { 1.6: 7, 1.8: 3 }], diesel: [5, { 1.6: 6, 2.0: 5 }] },
        gearboxes: { manual: 9, automatic: 1 },
        trims: ['LX', 'SX', 'Desire', 'Desire 2', 'Exclusive', 'VTX'],
      }),
    ],
  },
  {
    name: 'DS',
    models: [
      model('3', [2010, 2019], 20_000, 4, {
        bodies: { hatchback: 8, convertible: 2 },
        doors: { hatchback: 3 },
        engines: { petrol: [7, { 1.2: 7, 1.6: 5 }], diesel: [3, { 1.6: 1 }] },
        gearboxes: { manual: 8, automatic: 1, semi_automatic: 1 },
        trims: ['DSign', 'DStyle', 'DSport', 'Chic', 'Elegance', 'Prestige', 'Performance Line'],
      }),
      model('3 Crossback', [2019, 2022], 27_000, 2, {
        bodies: 'suv',
        engines: { petrol: [9, { 1.2: 1 }], diesel: [1, { 1.5: 1 }] },
        gearboxes: { manual: 3, automatic: 7 },
        trims: ['Elegance', 'Prestige', 'Performance Line', 'Ultra Prestige', 'La Premiere'],
      }),
      model('4', [2011, 2026], 31_000, 2, {
        bodies: 'hatchback',
        engines: {
          diesel: [4, { 1.5: 2, 1.6: 5, 2.0: 3 }],
          petrol: [5, { 1.2: 6, 1.6: 5 }],
          plug_in_hybrid: [2, { 1.6: 1 }],
        },
        gearboxes: { manual: 5, automatic: 5 },
        trims: ['DSign', 'DStyle', 'DSport', 'Elegance', 'Prestige', 'Performance Line', 'Rivoli'],
      }),
      model('5', [2012, 2018], 29_000, 2, {
        bodies: 'hatchback',
        engines: {
          diesel: [7, { 1.6: 4, 2.0: 7 }],
          petrol: [1, { 1.6: 1 }],
          hybrid: [2, { 2.0: 1 }],
        },
        gearboxes: { manual: 4, automatic: 4, semi_automatic: 2 },
        trims: ['DSign', 'DStyle', 'DSport', 'Elegance', 'Prestige', 'Performance Line'],
      }),
      model('7', [2022, 2026], 44_000, 1, {
        bodies: 'suv',
        engines: { plug_in_hybrid: [6, { 1.6: 1 }], diesel: [4, { 1.5: 1 }] },
        gearboxes: 'automatic',
        trims: ['Performance Line', 'Performance Line Plus', 'Rivoli', 'Opera', 'La Premiere'],
      }),
      model('7 Crossback', [2017, 2022], 38_000, 2, {
        bodies: 'suv',
        engines: {
          petrol: [4, { 1.2: 3, 1.6: 6 }],
          diesel: [5, { 1.5: 4, 2.0: 5 }],
          plug_in_hybrid: [2, { 1.6: 1 }],
        },
        gearboxes: { manual: 1, automatic: 9 },
        trims: ['Elegance', 'Prestige', 'Performance Line', 'Ultra Prestige', 'La Premiere'],
      }),
    ],
  },
];
