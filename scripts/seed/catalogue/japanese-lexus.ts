import type { CatalogueMake } from '../types';
import { model } from './model';

export const JAPANESE_LEXUS: readonly CatalogueMake[] = [
  {
    name: 'Lexus',
    models: [
      model('CT', [2011, 2020], 28_000, 4, {
        bodies: 'hatchback',
        engines: { hybrid: [1, { 1.8: 1 }] },
        gearboxes: 'automatic',
        trims: ['SE-I', 'SE-L', 'S', 'Luxury', 'Advance', 'F Sport', 'Premier'],
      }),
      model('ES', [2019, 2025], 42_000, 2, {
        bodies: 'sedan',
        engines: { hybrid: [1, { 2.5: 1 }] },
        gearboxes: 'automatic',
        trims: ['F Sport', 'Takumi', 'Premium Edition'],
      }),
      model('GS', [1998, 2018], 46_000, 1, {
        bodies: 'sedan',
        engines: { hybrid: [7, { 2.5: 6, 3.5: 4 }], petrol: [3, { 3.0: 7, 4.3: 2, 5.0: 1 }] },
        gearboxes: 'automatic',
        trims: ['SE', 'SE-L', 'Executive Edition', 'Luxury', 'F Sport', 'Premier'],
      }),
      model('IS', [1999, 2020], 34_000, 4, {
        bodies: { sedan: 8, convertible: 1 },
        engines: {
          hybrid: [6, { 2.5: 1 }],
          petrol: [3, { 2.0: 5, 2.5: 6 }],
          diesel: [2, { 2.2: 1 }],
        },
        gearboxes: { manual: 2, automatic: 8 },
        trims: ['SE', 'SE-I', 'SE-L', 'Executive Edition', 'Luxury', 'Advance', 'F Sport'],
      }),
      model('LBX', [2024, 2026], 33_000, 2, {
        bodies: 'suv',
        engines: { hybrid: [1, { 1.5: 1 }] },
        gearboxes: 'automatic',
        trims: ['Urban', 'Premium', 'Premium Plus', 'Takumi', 'Original Edition'],
      }),
      model('LC', [2017, 2025], 95_000, 1, {
        bodies: { coupe: 8, convertible: 2 },
        seats: 4,
        engines: { petrol: [7, { 5.0: 1 }], hybrid: [3, { 3.5: 1 }] },
        gearboxes: 'automatic',
        trims: ['Sport', 'Sport Plus', 'Sport Plus Pack', 'Limited Edition'],
      }),
      model('LS', [1998, 2023], 90_000, 1, {
        bodies: 'sedan',
        engines: { hybrid: [5, { 3.5: 5, 5.0: 4 }], petrol: [5, { 4.0: 2, 4.3: 4, 4.6: 4 }] },
        gearboxes: 'automatic',
        trims: ['SE', 'SE-L', 'F Sport', 'Luxury', 'Premier'],
      }),
      model('NX', [2014, 2026], 45_000, 5, {
        bodies: 'suv',
        engines: {
          hybrid: [8, { 2.5: 1 }],
          petrol: [1, { 2.0: 1 }],
          plug_in_hybrid: [2, { 2.5: 1 }],
        },
        gearboxes: 'automatic',
        trims: ['S', 'SE', 'Luxury', 'F Sport', 'Premier', 'Premium Plus Pack', 'Takumi'],
      }),
      model('RC', [2015, 2023], 42_000, 1, {
        bodies: 'coupe',
        seats: 4,
        engines: { hybrid: [7, { 2.5: 1 }], petrol: [3, { 2.0: 5, 5.0: 4 }] },
        gearboxes: 'automatic',
        trims: ['Luxury', 'F Sport', 'Premier', 'Carbon'],
      }),
      model('RX', [2000, 2026], 64_000, 5, {
        bodies: 'suv',
        engines: {
          hybrid: [9, { 2.5: 3, 3.3: 2, 3.5: 8 }],
          petrol: [1, { 2.0: 1, 3.0: 1 }],
          plug_in_hybrid: [1, { 2.5: 1 }],
        },
        gearboxes: 'automatic',
        trims: ['SE', 'SE-I', 'SE-L', 'Luxury', 'F Sport', 'Premier', 'Takumi'],
      }),
      model('RZ', [2023, 2026], 55_000, 1, {
        bodies: 'suv',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Urban', 'Premium', 'Premium Plus', 'Takumi', 'Direct4'],
      }),
      model('UX', [2019, 2025], 35_000, 4, {
        bodies: 'suv',
        engines: { hybrid: [1, { 2.0: 1 }] },
        gearboxes: 'automatic',
        trims: ['F Sport', 'Premium Pack', 'Premium Plus Pack', 'Takumi'],
      }),
      model('UX 300e', [2021, 2025], 46_000, 2, {
        bodies: 'suv',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Premium Pack', 'Premium Plus Pack', 'Takumi Pack'],
      }),
    ],
  },
];
