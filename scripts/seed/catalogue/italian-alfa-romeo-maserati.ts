import type { CatalogueMake } from '../types';
import { model } from './model';

export const ITALIAN_ALFA_ROMEO_MASERATI: readonly CatalogueMake[] = [
  {
    name: 'Alfa Romeo',
    models: [
      model('159', [2006, 2011], 24_000, 1, {
        bodies: { sedan: 6, estate: 4 },
        engines: {
          diesel: [7, { 1.9: 6, 2.0: 3, 2.4: 4 }],
          petrol: [3, { 1.8: 3, 1.9: 2, 2.2: 5, 3.2: 1 }],
        },
        gearboxes: { manual: 8, automatic: 2 },
        trims: ['Turismo', 'Lusso', 'Ti', 'Elegante', 'Sport'],
      }),
      model('Giulia', [2016, 2026], 43_000, 3, {
        bodies: 'sedan',
        engines: { diesel: [4, { 2.1: 9, 2.2: 2 }], petrol: [6, { 2.0: 8, 2.9: 3 }] },
        gearboxes: 'automatic',
        trims: ['Super', 'Tecnica', 'Speciale', 'Veloce', 'Sprint', 'Quadrifoglio'],
      }),
      model('Giulietta', [2010, 2020], 22_000, 4, {
        bodies: 'hatchback',
        engines: { diesel: [5, { 1.6: 6, 2.0: 6 }], petrol: [5, { 1.4: 9, 1.7: 2 }] },
        gearboxes: { manual: 8, automatic: 2 },
        trims: ['Lusso', 'Veloce', 'Distinctive', 'Sportiva', 'Speciale', 'Super', 'Tecnica'],
      }),
      model('Junior', [2024, 2026], 29_000, 1, {
        bodies: 'suv',
        engines: { hybrid: [1, { 1.2: 1 }] },
        gearboxes: 'automatic',
        trims: ['Speciale', 'Veloce', 'Intensa'],
      }),
      model('MiTo', [2009, 2018], 16_000, 3, {
        bodies: 'hatchback',
        doors: { hatchback: 3 },
        seats: 4,
        engines: { petrol: [8, { 0.9: 4, 1.4: 8 }], diesel: [2, { 1.2: 1, 1.3: 5, 1.6: 3 }] },
        gearboxes: { manual: 8, automatic: 2 },
        trims: ['Turismo', 'Lusso', 'Veloce', 'Sprint', 'Distinctive', 'Super', 'Cloverleaf'],
      }),
      model('Spider', [1998, 2011], 27_000, 1, {
        bodies: 'convertible',
        seats: 2,
        engines: {
          petrol: [8, { 1.8: 2, 2.0: 4, 2.2: 6, 3.2: 1 }],
          diesel: [2, { 2.0: 3, 2.4: 5 }],
        },
        gearboxes: { manual: 8, automatic: 2 },
        trims: ['Lusso', 'Turismo', 'JTS', 'Limited Edition'],
      }),
      model('Stelvio', [2017, 2026], 50_000, 4, {
        bodies: 'suv',
        engines: { diesel: [5, { 2.1: 9, 2.2: 2 }], petrol: [5, { 2.0: 8, 2.9: 3 }] },
        gearboxes: 'automatic',
        trims: ['Super', 'Speciale', 'Milano Edizione', 'Veloce', 'Sprint', 'Quadrifoglio'],
      }),
      model('Tonale', [2022, 2026], 40_000, 2, {
        bodies: 'suv',
        engines: { hybrid: [6, { 1.5: 1 }], plug_in_hybrid: [4, { 1.3: 1 }] },
        gearboxes: 'automatic',
        trims: ['Ti', 'Sprint', 'Veloce', 'Edizione Speciale', 'Intensa'],
      }),
    ],
  },
  {
    name: 'Maserati',
    models: [
      model('Ghibli', [2013, 2024], 65_000, 2, {
        bodies: 'sedan',
        engines: {
          diesel: [6, { 3.0: 1 }],
          petrol: [4, { 3.0: 8, 3.8: 1 }],
          hybrid: [1, { 2.0: 1 }],
        },
        gearboxes: 'automatic',
        trims: ['S', 'GranLusso', 'GranSport', 'Modena', 'Trofeo'],
      }),
      model('GranCabrio', [2010, 2019], 110_000, 1, {
        bodies: 'convertible',
        seats: 4,
        engines: { petrol: [1, { 4.7: 1 }] },
        gearboxes: 'automatic',
        trims: ['Sport', 'MC', 'Fendi'],
      }),
      model('GranTurismo', [2008, 2026], 125_000, 1, {
        bodies: 'coupe',
        seats: 4,
        engines: { petrol: [1, { 3.0: 3, 4.2: 3, 4.7: 5 }] },
        gearboxes: { automatic: 8, semi_automatic: 2 },
        trims: ['S', 'Sport', 'MC Stradale', 'Modena', 'Trofeo'],
      }),
      model('Grecale', [2022, 2026], 72_000, 1, {
        bodies: 'suv',
        engines: { petrol: [1, { 2.0: 8, 3.0: 3 }] },
        gearboxes: 'automatic',
        trims: ['GT', 'Modena', 'Trofeo', 'PrimaSerie Launch Edition'],
      }),
      model('Levante', [2016, 2024], 75_000, 2, {
        bodies: 'suv',
        engines: {
          diesel: [6, { 3.0: 1 }],
          petrol: [4, { 3.0: 8, 3.8: 1 }],
          hybrid: [1, { 2.0: 1 }],
        },
        gearboxes: 'automatic',
        trims: ['GranLusso', 'GranSport', 'S', 'Modena', 'Trofeo'],
      }),
      model('Quattroporte', [2004, 2024], 95_000, 1, {
        bodies: 'sedan',
        engines: { petrol: [7, { 3.0: 5, 3.8: 2, 4.2: 4, 4.7: 2 }], diesel: [3, { 3.0: 1 }] },
        gearboxes: { automatic: 9, semi_automatic: 1 },
        trims: ['S', 'Sport GT', 'GranLusso', 'GranSport', 'Trofeo'],
      }),
    ],
  },
];
