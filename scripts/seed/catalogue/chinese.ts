import type { CatalogueMake } from '../types';
import { model } from './model';

export const CHINESE: readonly CatalogueMake[] = [
  {
    name: 'BYD',
    models: [
      model('Atto 2', [2025, 2026], 31_000, 1, {
        bodies: 'suv',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Boost', 'Comfort', 'Active'],
      }),
      model('Atto 3', [2023, 2026], 38_000, 4, {
        bodies: 'suv',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Active', 'Comfort', 'Design', 'Evolve'],
      }),
      model('Dolphin', [2023, 2026], 30_000, 3, {
        bodies: 'hatchback',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Active', 'Boost', 'Comfort', 'Design'],
      }),
      model('Dolphin Surf', [2025, 2026], 21_000, 1, {
        bodies: 'hatchback',
        seats: 4,
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Active', 'Boost', 'Comfort'],
      }),
      model('Seal', [2023, 2026], 47_000, 3, {
        bodies: 'sedan',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Design', 'Excellence', 'Comfort'],
      }),
      model('Seal U', [2024, 2026], 36_000, 3, {
        bodies: 'suv',
        engines: { plug_in_hybrid: [1, { 1.5: 1 }] },
        gearboxes: 'automatic',
        trims: ['Boost', 'Comfort', 'Design'],
      }),
      model('Sealion 7', [2025, 2026], 50_000, 1, {
        bodies: 'suv',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Comfort', 'Design', 'Excellence'],
      }),
    ],
  },
  {
    name: 'GWM',
    models: [
      model('ORA 03', [2023, 2026], 30_000, 1, {
        bodies: 'hatchback',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Pure', 'Pure+', 'Pro', 'Pro+', 'GT'],
      }),
    ],
  },
  {
    name: 'Jaecoo',
    models: [
      model('7', [2025, 2026], 33_000, 3, {
        bodies: 'suv',
        engines: { petrol: [5, { 1.6: 1 }], plug_in_hybrid: [6, { 1.5: 1 }] },
        gearboxes: 'automatic',
        trims: ['Deluxe', 'Luxury', 'Executive'],
      }),
    ],
  },
  {
    name: 'Omoda',
    models: [
      model('5', [2024, 2026], 26_000, 2, {
        bodies: 'suv',
        engines: { petrol: [1, { 1.6: 1 }] },
        gearboxes: 'automatic',
        trims: ['Comfort', 'Noble', 'Knight'],
      }),
    ],
  },
];
