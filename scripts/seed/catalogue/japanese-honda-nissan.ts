import type { CatalogueMake } from '../types';
import { model } from './model';

export const JAPANESE_HONDA_NISSAN: readonly CatalogueMake[] = [
  {
    name: 'Honda',
    models: [
      model('Accord', [1998, 2015], 26_000, 3, {
        bodies: { sedan: 7, estate: 3 },
        engines: { petrol: [5, { 1.8: 2, 2.0: 7, 2.4: 3 }], diesel: [5, { 2.2: 1 }] },
        gearboxes: { manual: 7, automatic: 3 },
        trims: ['SE', 'ES', 'ES GT', 'EX', 'Executive', 'Sport', 'Type S'],
      }),
      model('Civic', [1998, 2026], 29_000, 7, {
        bodies: { hatchback: 9, sedan: 1 },
        engines: {
          petrol: [6, { 1.0: 6, 1.4: 3, 1.5: 4, 1.6: 3, 1.8: 7, 2.0: 2 }],
          diesel: [3, { 1.6: 6, 2.2: 4 }],
          hybrid: [2, { 1.3: 1, 2.0: 4 }],
        },
        gearboxes: { manual: 7, automatic: 3 },
        trims: ['SE', 'S', 'SE Plus', 'SR', 'EX', 'Sport', 'Type R'],
      }),
      model('CR-V', [1998, 2026], 42_000, 6, {
        bodies: 'suv',
        engines: {
          diesel: [4, { 1.6: 6, 2.2: 6 }],
          petrol: [4, { 1.5: 4, 2.0: 8 }],
          hybrid: [3, { 2.0: 1 }],
          plug_in_hybrid: [1, { 2.0: 1 }],
        },
        gearboxes: { manual: 6, automatic: 4 },
        trims: ['SE', 'S', 'SE Plus', 'ES', 'SR', 'EX', 'Advance'],
      }),
      model('e', [2020, 2024], 35_000, 2, {
        bodies: 'hatchback',
        seats: 4,
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['100 kW', 'Advance', 'Limited Edition'],
      }),
      model('HR-V', [1999, 2026], 30_000, 5, {
        bodies: 'suv',
        engines: {
          petrol: [4, { 1.5: 7, 1.6: 4 }],
          diesel: [2, { 1.6: 1 }],
          hybrid: [5, { 1.5: 1 }],
        },
        gearboxes: { manual: 5, automatic: 5 },
        trims: ['S', 'SE', 'EX', 'Elegance', 'Advance', 'Advance Style', 'Sport'],
      }),
      model('Insight', [2009, 2014], 20_000, 2, {
        bodies: 'hatchback',
        engines: { hybrid: [1, { 1.3: 1 }] },
        gearboxes: 'automatic',
        trims: ['S', 'SE', 'ES', 'HE', 'HS', 'HX'],
      }),
      model('Jazz', [2002, 2026], 25_000, 7, {
        bodies: 'hatchback',
        engines: {
          petrol: [7, { 1.2: 4, 1.3: 6, 1.4: 6, 1.5: 1 }],
          hybrid: [3, { 1.3: 2, 1.5: 6 }],
        },
        gearboxes: { manual: 6, automatic: 4 },
        trims: ['S', 'SE', 'ES', 'EX', 'Sport', 'SR', 'Crosstar'],
      }),
      model('NSX', [1998, 2022], 140_000, 1, {
        bodies: 'coupe',
        seats: 2,
        engines: { petrol: [4, { 3.0: 1, 3.2: 4 }], hybrid: [6, { 3.5: 1 }] },
        gearboxes: { manual: 2, automatic: 8 },
        trims: ['Coupe', 'V6', 'Type S'],
      }),
      model('S2000', [1999, 2009], 28_000, 1, {
        bodies: 'convertible',
        seats: 2,
        engines: { petrol: [1, { 2.0: 1 }] },
        gearboxes: 'manual',
        trims: ['GT', 'Edition 100', 'RJ'],
      }),
      model('ZR-V', [2023, 2026], 41_000, 2, {
        bodies: 'suv',
        engines: { hybrid: [1, { 2.0: 1 }] },
        gearboxes: 'automatic',
        trims: ['Elegance', 'Sport', 'Advance'],
      }),
    ],
  },
  {
    name: 'Infiniti',
    models: [
      model('FX', [2009, 2013], 45_000, 1, {
        bodies: 'suv',
        engines: { diesel: [6, { 3.0: 1 }], petrol: [4, { 3.7: 6, 5.0: 4 }] },
        gearboxes: 'automatic',
        trims: ['GT', 'GT Premium', 'S', 'S Premium', 'Limited Edition'],
      }),
      model('Q30', [2015, 2020], 26_000, 2, {
        bodies: 'hatchback',
        engines: { diesel: [6, { 1.5: 5, 2.1: 6 }], petrol: [4, { 1.6: 7, 2.0: 3 }] },
        gearboxes: { manual: 4, automatic: 6 },
        trims: ['SE', 'Premium', 'Business Executive', 'Luxe', 'Premium Tech', 'Sport'],
      }),
      model('Q50', [2013, 2019], 34_000, 2, {
        bodies: 'sedan',
        engines: {
          diesel: [7, { 2.1: 1 }],
          petrol: [2, { 2.0: 6, 3.0: 3 }],
          hybrid: [1, { 3.5: 1 }],
        },
        gearboxes: { manual: 2, automatic: 8 },
        trims: ['SE', 'SE Executive', 'Premium', 'Premium Tech', 'Sport', 'Sport Tech'],
      }),
    ],
  },
  {
    name: 'Nissan',
    models: [
      model('350Z', [2003, 2009], 28_000, 1, {
        bodies: { coupe: 7, convertible: 3 },
        doors: { coupe: 3 },
        seats: 2,
        engines: { petrol: [1, { 3.5: 1 }] },
        gearboxes: { manual: 8, automatic: 2 },
        trims: ['GT', 'GT4', 'Rays'],
      }),
      model('370Z', [2009, 2020], 34_000, 1, {
        bodies: { coupe: 8, convertible: 2 },
        doors: { coupe: 3 },
        seats: 2,
        engines: { petrol: [1, { 3.7: 1 }] },
        gearboxes: { manual: 7, automatic: 3 },
        trims: ['GT', 'GT Ultimate', 'Nismo', 'Heritage Edition'],
      }),
      model('Ariya', [2022, 2026], 46_000, 3, {
        bodies: 'suv',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Engage', 'Advance', 'Evolve', 'Evolve+', 'Nismo'],
      }),
      model('GT-R', [2009, 2022], 84_000, 1, {
        bodies: 'coupe',
        seats: 4,
        engines: { petrol: [1, { 3.8: 1 }] },
        gearboxes: 'automatic',
        trims: ['Premium Edition', 'Black Edition', 'Recaro', 'Prestige', 'Track Edition', 'Nismo'],
      }),
      model('Juke', [2010, 2026], 25_000, 8, {
        bodies: 'suv',
        engines: {
          petrol: [8, { 1.0: 6, 1.2: 3, 1.6: 8 }],
          diesel: [2, { 1.5: 1 }],
          hybrid: [1, { 1.6: 1 }],
        },
        gearboxes: { manual: 8, automatic: 2 },
        trims: [
          'Visia',
          'Acenta',
          'Acenta Premium',
          'Bose Personal Edition',
          'N-Connecta',
          'Tekna',
          'Nismo RS',
        ],
      }),
      model('Leaf', [2011, 2024], 30_000, 6, {
        bodies: 'hatchback',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Visia', 'Acenta', 'N-Connecta', 'Tekna', 'Shiro', 'e+ Tekna', 'e+ N-Tec'],
      }),
      model('Micra', [1998, 2023], 17_000, 7, {
        bodies: 'hatchback',
        engines: { petrol: [9, { 0.9: 6, 1.0: 5, 1.2: 9, 1.4: 1 }], diesel: [1, { 1.5: 1 }] },
        gearboxes: { manual: 9, automatic: 1 },
        trims: ['Visia', 'Visia+', 'Acenta', 'Vibe', 'N-Sport', 'N-Connecta', 'Tekna'],
      }),
      model('Navara', [1998, 2022], 32_000, 4, {
        bodies: 'pickup',
        engines: { diesel: [1, { 2.3: 7, 2.5: 6, 3.0: 1 }] },
        gearboxes: { manual: 6, automatic: 4 },
        trims: ['Visia', 'Acenta', 'Acenta+', 'Tekna', 'N-Guard', 'Outlaw'],
      }),
      model('Note', [2006, 2017], 16_000, 4, {
        bodies: 'mpv',
        engines: { petrol: [7, { 1.2: 6, 1.4: 5, 1.6: 2 }], diesel: [3, { 1.5: 1 }] },
        gearboxes: { manual: 9, automatic: 1 },
        trims: ['Visia', 'Acenta', 'Acenta Premium', 'N-Tec', 'N-Tec+', 'Black Edition', 'Tekna'],
      }),
      model('NV200', [2009, 2021], 19_000, 3, {
        bodies: 'van',
        seats: 2,
        engines: { diesel: [1, { 1.5: 1 }] },
        gearboxes: 'manual',
        trims: ['E', 'SE', 'Acenta', 'Tekna'],
      }),
      model('NV300', [2016, 2021], 29_000, 2, {
        bodies: 'van',
        seats: 3,
        engines: { diesel: [1, { 1.6: 6, 2.0: 5 }] },
        gearboxes: { manual: 9, automatic: 1 },
        trims: ['Visia', 'Acenta', 'Tekna'],
      }),
      model('Primastar', [2002, 2026], 34_000, 2, {
        bodies: 'van',
        seats: 3,
        engines: { diesel: [1, { 1.9: 3, 2.0: 8, 2.5: 1 }] },
        gearboxes: { manual: 9, automatic: 1 },
        trims: ['E', 'SE', 'Visia', 'Acenta', 'Tekna', 'Tekna+'],
      }),
      model('Pulsar', [2014, 2018], 20_000, 2, {
        bodies: 'hatchback',
        engines: { petrol: [7, { 1.2: 8, 1.6: 2 }], diesel: [3, { 1.5: 1 }] },
        gearboxes: { manual: 8, automatic: 2 },
        trims: ['Visia', 'Acenta', 'N-Tec', 'N-Connecta', 'Tekna'],
      }),
      model('Qashqai', [2007, 2026], 31_000, 10, {
        bodies: 'suv',
        engines: {
          diesel: [4, { 1.5: 8, 1.6: 3, 1.7: 1, 2.0: 1 }],
          petrol: [6, { 1.2: 6, 1.3: 7, 1.6: 4, 2.0: 1 }],
          hybrid: [2, { 1.5: 1 }],
        },
        gearboxes: { manual: 7, automatic: 3 },
        trims: ['Visia', 'Acenta', 'Acenta Premium', 'N-Tec', 'N-Connecta', 'Tekna', 'Tekna+'],
      }),
      model('Qashqai+2', [2008, 2014], 24_000, 3, {
        bodies: 'suv',
        seats: 7,
        engines: { diesel: [6, { 1.5: 5, 1.6: 4, 2.0: 3 }], petrol: [4, { 1.6: 6, 2.0: 3 }] },
        gearboxes: { manual: 8, automatic: 2 },
        trims: ['Visia', 'Acenta', 'N-Tec', 'N-Tec+', '360', 'Tekna'],
      }),
      model('X-Trail', [2001, 2026], 36_000, 5, {
        bodies: 'suv',
        engines: {
          diesel: [7, { 1.6: 6, 1.7: 3, 2.0: 5, 2.2: 3 }],
          petrol: [2, { 1.3: 3, 1.6: 3, 2.0: 2 }],
          hybrid: [2, { 1.5: 1 }],
        },
        gearboxes: { manual: 6, automatic: 4 },
        trims: ['Visia', 'Acenta', 'Acenta Premium', 'N-Connecta', 'Tekna', 'Tekna+', 'Aventura'],
      }),
    ],
  },
];
