import type { CatalogueMake } from '../types';
import { model } from './model';

export const JAPANESE_MAZDA_MITSUBISHI: readonly CatalogueMake[] = [
  {
    name: 'Isuzu',
    models: [
      model('D-Max', [2012, 2026], 36_000, 3, {
        bodies: 'pickup',
        engines: { diesel: [1, { 1.9: 6, 2.5: 5 }] },
        gearboxes: { manual: 6, automatic: 4 },
        trims: [
          'Utility',
          'Eiger',
          'Yukon',
          'Blade',
          'V-Cross',
          'DL20',
          'DL40',
          'Arctic Trucks AT35',
        ],
      }),
      model('Trooper', [1998, 2003], 23_000, 1, {
        bodies: 'suv',
        seats: 7,
        engines: { diesel: [8, { 3.0: 1 }], petrol: [2, { 3.5: 1 }] },
        gearboxes: { manual: 7, automatic: 3 },
        trims: ['Duty', 'Citation', 'Insignia', 'Commercial'],
      }),
    ],
  },
  {
    name: 'Mazda',
    models: [
      model('2', [2003, 2025], 20_000, 5, {
        bodies: 'hatchback',
        engines: {
          petrol: [9, { 1.2: 2, 1.3: 5, 1.4: 2, 1.5: 9 }],
          diesel: [1, { 1.4: 3, 1.5: 2, 1.6: 2 }],
        },
        gearboxes: { manual: 8, automatic: 2 },
        trims: ['SE', 'SE-L', 'SE-L Nav', 'Tamura', 'Sport Nav', 'Venture Edition', 'GT Sport'],
      }),
      model('2 Hybrid', [2022, 2026], 24_000, 2, {
        bodies: 'hatchback',
        engines: { hybrid: [1, { 1.5: 1 }] },
        gearboxes: 'automatic',
        trims: ['Pure', 'Agile', 'Centre-Line', 'Homura', 'Select'],
      }),
      model('3', [2004, 2026], 26_000, 5, {
        bodies: { hatchback: 8, sedan: 2 },
        engines: {
          petrol: [8, { 1.5: 1, 1.6: 4, 2.0: 9 }],
          diesel: [2, { 1.5: 2, 1.6: 4, 1.8: 2, 2.2: 4 }],
        },
        gearboxes: { manual: 8, automatic: 2 },
        trims: ['TS', 'TS2', 'SE', 'SE-L Lux', 'Sport Nav', 'Sport Lux', 'GT Sport'],
      }),
      model('5', [2005, 2015], 20_000, 2, {
        bodies: 'mpv',
        seats: 7,
        engines: { petrol: [6, { 1.8: 5, 2.0: 5 }], diesel: [4, { 1.6: 5, 2.0: 5 }] },
        gearboxes: { manual: 9, automatic: 1 },
        trims: ['TS', 'TS2', 'Furano', 'Sport', 'Sport Venture', 'Venture Edition'],
      }),
      model('6', [2002, 2023], 28_000, 4, {
        bodies: { sedan: 6, estate: 4 },
        engines: { diesel: [5, { 2.0: 3, 2.2: 8 }], petrol: [5, { 1.8: 2, 2.0: 9, 2.5: 2 }] },
        gearboxes: { manual: 7, automatic: 3 },
        trims: ['TS', 'TS2', 'SE-L', 'SE-L Lux Nav', 'Sport', 'Sport Nav', 'GT Sport'],
      }),
      model('CX-3', [2015, 2021], 22_000, 3, {
        bodies: 'suv',
        engines: { petrol: [8, { 2.0: 1 }], diesel: [2, { 1.5: 7, 1.8: 2 }] },
        gearboxes: { manual: 8, automatic: 2 },
        trims: ['SE', 'SE Nav', 'SE-L Nav', 'Sport', 'Sport Nav', 'GT Sport'],
      }),
      model('CX-30', [2019, 2026], 29_000, 4, {
        bodies: 'suv',
        engines: { petrol: [1, { 2.0: 8, 2.5: 2 }] },
        gearboxes: { manual: 7, automatic: 3 },
        trims: [
          'SE-L',
          'SE-L Lux',
          'Sport Lux',
          'GT Sport',
          'GT Sport Tech',
          'Prime-Line',
          'Homura',
        ],
      }),
      model('CX-5', [2012, 2026], 34_000, 6, {
        bodies: 'suv',
        engines: { diesel: [5, { 2.2: 1 }], petrol: [5, { 2.0: 8, 2.5: 3 }] },
        gearboxes: { manual: 7, automatic: 3 },
        trims: ['SE-L', 'SE-L Nav', 'SE-L Lux Nav', 'Sport', 'Sport Nav', 'Kuro Edition', 'Takumi'],
      }),
      model('CX-60', [2022, 2026], 49_000, 3, {
        bodies: 'suv',
        engines: { diesel: [5, { 3.3: 1 }], plug_in_hybrid: [5, { 2.5: 1 }] },
        gearboxes: 'automatic',
        trims: ['Exclusive-Line', 'Homura', 'Homura Plus', 'Takumi', 'Takumi Plus'],
      }),
      model('MX-30', [2021, 2025], 31_000, 2, {
        bodies: 'suv',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['SE-L Lux', 'Sport Lux', 'GT Sport Tech', 'First Edition', 'Prime-Line', 'Makoto'],
      }),
      model('MX-5', [1998, 2026], 30_000, 6, {
        bodies: { convertible: 9, coupe: 1 },
        seats: 2,
        engines: { petrol: [1, { 1.5: 4, 1.6: 3, 1.8: 6, 2.0: 6 }] },
        gearboxes: { manual: 9, automatic: 1 },
        trims: ['SE', 'i', 'SE-L', 'SE-L Nav', 'Sport', 'Sport Nav', 'Sport Tech', 'GT Sport Tech'],
      }),
      model('RX-8', [2003, 2010], 23_000, 1, {
        bodies: 'coupe',
        doors: { coupe: 4 },
        seats: 4,
        engines: { petrol: [1, { 1.3: 1 }] },
        gearboxes: 'manual',
        trims: ['192 PS', '231 PS', 'Nemesis', 'Kuro', 'R3'],
      }),
    ],
  },
  {
    name: 'Mitsubishi',
    models: [
      model('ASX', [2010, 2021], 23_000, 3, {
        bodies: 'suv',
        engines: { diesel: [5, { 1.6: 4, 1.8: 5, 2.2: 3 }], petrol: [5, { 1.6: 7, 2.0: 4 }] },
        gearboxes: { manual: 8, automatic: 2 },
        trims: ['2', '3', 'Attivo', 'Juro', 'Black', 'Dynamic', 'Exceed'],
      }),
      model('Colt', [1998, 2013], 12_000, 1, {
        bodies: 'hatchback',
        engines: { petrol: [9, { 1.1: 5, 1.3: 6, 1.5: 4 }], diesel: [1, { 1.5: 1 }] },
        gearboxes: { manual: 9, automatic: 1 },
        trims: ['CZ1', 'CZ2', 'Juro', 'Attivo', 'Ralliart'],
      }),
      model('Eclipse Cross', [2018, 2021], 27_000, 3, {
        bodies: 'suv',
        engines: {
          petrol: [7, { 1.5: 1 }],
          diesel: [2, { 2.2: 1 }],
          plug_in_hybrid: [4, { 2.4: 1 }],
        },
        gearboxes: { manual: 3, automatic: 7 },
        trims: ['2', '3', '4', 'Verve', 'Dynamic', 'Exceed'],
      }),
      model('L200', [1998, 2021], 31_000, 5, {
        bodies: 'pickup',
        engines: { diesel: [1, { 2.3: 4, 2.4: 7, 2.5: 7 }] },
        gearboxes: { manual: 6, automatic: 4 },
        trims: [
          '4Life',
          '4Work',
          'Warrior',
          'Animal',
          'Titan',
          'Challenger',
          'Barbarian',
          'Barbarian X',
        ],
      }),
      model('Lancer', [1998, 2015], 22_000, 1, {
        bodies: { sedan: 7, hatchback: 3 },
        engines: {
          petrol: [7, { 1.5: 2, 1.6: 3, 1.8: 3, 2.0: 4 }],
          diesel: [3, { 1.8: 1, 2.0: 4 }],
        },
        gearboxes: { manual: 9, automatic: 1 },
        trims: ['GS2', 'GS3', 'Equippe', 'Elegance', 'Evo IX', 'Evo X FQ-300'],
      }),
      model('Mirage', [2013, 2021], 12_500, 2, {
        bodies: 'hatchback',
        engines: { petrol: [1, { 1.0: 2, 1.2: 8 }] },
        gearboxes: { manual: 6, automatic: 4 },
        trims: ['1', '2', '3', 'Attivo', 'Juro', 'Verve', 'Design'],
      }),
      model('Outlander', [2003, 2021], 30_000, 3, {
        bodies: 'suv',
        seats: 7,
        engines: { diesel: [6, { 2.0: 3, 2.2: 8 }], petrol: [2, { 2.0: 5, 2.4: 4 }] },
        gearboxes: { manual: 5, automatic: 5 },
        trims: ['Equippe', 'Elegance', 'GX2', 'GX3', 'GX4', 'Juro', 'Exceed'],
      }),
      model('Outlander PHEV', [2014, 2021], 37_000, 5, {
        bodies: 'suv',
        engines: { plug_in_hybrid: [1, { 2.0: 7, 2.4: 4 }] },
        gearboxes: 'automatic',
        trims: ['GX3h', 'GX4h', 'GX5h', 'Juro', 'Verve', 'Dynamic', 'Exceed'],
      }),
      model('Shogun', [1998, 2019], 37_000, 3, {
        bodies: 'suv',
        seats: 7,
        engines: { diesel: [9, { 2.8: 1, 3.2: 9 }], petrol: [1, { 3.5: 1 }] },
        gearboxes: { manual: 3, automatic: 7 },
        trims: ['Equippe', 'Warrior', 'Elegance', 'SG2', 'SG3', 'SG4', 'Barbarian'],
      }),
    ],
  },
];
