import type { CatalogueMake } from '../types';
import { model } from './model';

export const KOREAN_HYUNDAI: readonly CatalogueMake[] = [
  {
    name: 'Genesis',
    models: [
      model('G70', [2021, 2024], 39_000, 1, {
        bodies: { sedan: 5, estate: 5 },
        engines: { petrol: [7, { 2.0: 1 }], diesel: [3, { 2.2: 1 }] },
        gearboxes: 'automatic',
        trims: ['Premium Line', 'Luxury Line', 'Sport Line', 'Shooting Brake Sport'],
      }),
      model('G80', [2021, 2024], 50_000, 1, {
        bodies: 'sedan',
        engines: { petrol: [6, { 2.5: 1 }], diesel: [4, { 2.2: 1 }] },
        gearboxes: 'automatic',
        trims: ['Premium Line', 'Luxury Line', 'Sport Line'],
      }),
      model('GV60', [2022, 2026], 56_000, 1, {
        bodies: 'suv',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Premium', 'Sport', 'Sport Plus', 'Pure'],
      }),
      model('GV70', [2021, 2025], 46_000, 1, {
        bodies: 'suv',
        engines: { petrol: [7, { 2.5: 1 }], diesel: [3, { 2.2: 1 }] },
        gearboxes: 'automatic',
        trims: ['Premium Line', 'Luxury Line', 'Sport Line', 'Luxury'],
      }),
    ],
  },
  {
    name: 'Hyundai',
    models: [
      model('Amica', [2000, 2006], 8_000, 1, {
        bodies: 'hatchback',
        engines: { petrol: [1, { 1.0: 6, 1.1: 4 }] },
        gearboxes: { manual: 8, automatic: 2 },
        trims: ['Si', 'CDX', 'GSi', 'Sport'],
      }),
      model('Bayon', [2021, 2026], 24_000, 3, {
        bodies: 'suv',
        engines: { petrol: [1, { 1.0: 1 }] },
        gearboxes: { manual: 7, automatic: 3 },
        trims: ['SE Connect', 'Premium', 'Ultimate', 'Advance'],
      }),
      model('Coupe', [1998, 2009], 19_000, 1, {
        bodies: 'coupe',
        doors: { coupe: 3 },
        seats: 4,
        engines: { petrol: [1, { 1.6: 4, 2.0: 6, 2.7: 3 }] },
        gearboxes: { manual: 9, automatic: 1 },
        trims: ['S', 'SE', 'SIII', 'V6', 'TSIII'],
      }),
      model('Getz', [2002, 2009], 9_500, 1, {
        bodies: 'hatchback',
        engines: { petrol: [8, { 1.1: 5, 1.3: 3, 1.4: 4, 1.6: 1 }], diesel: [2, { 1.5: 1 }] },
        gearboxes: { manual: 9, automatic: 1 },
        trims: ['GSi', 'CDX', 'GSi Xtra', 'Sport'],
      }),
      model('i10', [2008, 2026], 15_000, 8, {
        bodies: 'hatchback',
        engines: { petrol: [1, { 1.0: 7, 1.1: 1, 1.2: 6 }] },
        gearboxes: { manual: 8, automatic: 2 },
        trims: ['S', 'SE', 'Classic', 'Active', 'Premium', 'Premium SE', 'SE Connect', 'N Line'],
      }),
      model('i20', [2009, 2026], 21_000, 7, {
        bodies: 'hatchback',
        engines: {
          petrol: [9, { 1.0: 5, 1.2: 9, 1.4: 2, 1.6: 1 }],
          diesel: [1, { 1.1: 4, 1.4: 3 }],
        },
        gearboxes: { manual: 8, automatic: 2 },
        trims: ['S', 'S Air', 'Active', 'SE', 'Premium', 'Premium SE', 'SE Connect', 'N Line'],
      }),
      model('i30', [2007, 2025], 24_000, 6, {
        bodies: { hatchback: 8, estate: 2 },
        engines: {
          petrol: [5, { 1.0: 6, 1.4: 6, 1.5: 2, 1.6: 2, 2.0: 1 }],
          diesel: [5, { 1.6: 1 }],
        },
        gearboxes: { manual: 8, automatic: 2 },
        trims: ['Classic', 'S', 'Active', 'SE', 'SE Nav', 'Premium', 'Premium SE', 'N Line'],
      }),
      model('i40', [2011, 2019], 26_000, 3, {
        bodies: { sedan: 4, estate: 6 },
        engines: { diesel: [9, { 1.7: 9, 1.6: 2 }], petrol: [1, { 1.6: 1, 2.0: 1 }] },
        gearboxes: { manual: 7, automatic: 3 },
        trims: ['Active', 'Style', 'S', 'SE', 'SE Nav', 'Premium', 'SE Business'],
      }),
      model('i800', [2008, 2020], 28_000, 3, {
        bodies: 'mpv',
        seats: 8,
        engines: { diesel: [1, { 2.5: 1 }] },
        gearboxes: { manual: 8, automatic: 2 },
        trims: ['Style', 'SE', 'SE Nav', 'Premium'],
      }),
      model('iLoad', [2009, 2020], 23_000, 2, {
        bodies: 'van',
        seats: 3,
        engines: { diesel: [1, { 2.5: 1 }] },
        gearboxes: { manual: 8, automatic: 2 },
        trims: ['Comfort', 'SE', 'SE Nav', 'SE Plus'],
      }),
      model('Inster', [2025, 2026], 25_000, 1, {
        bodies: 'suv',
        seats: 4,
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['01', '02', 'Cross'],
      }),
      model('Ioniq', [2016, 2022], 25_000, 4, {
        bodies: 'hatchback',
        engines: { hybrid: [7, { 1.6: 1 }], plug_in_hybrid: [3, { 1.6: 1 }] },
        gearboxes: 'automatic',
        trims: ['SE', 'SE Connect', 'Premium', 'Premium SE', '1st Edition'],
      }),
      model('Ioniq Electric', [2016, 2022], 31_000, 3, {
        bodies: 'hatchback',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['SE', 'Premium', 'Premium SE'],
      }),
      model('IONIQ 5', [2021, 2026], 46_000, 4, {
        bodies: 'suv',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['SE Connect', 'Premium', 'Ultimate', 'Namsan Edition', 'Project 45', 'N Line'],
      }),
      model('IONIQ 6', [2023, 2026], 49_000, 2, {
        bodies: 'sedan',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['Premium', 'Ultimate', 'First Edition'],
      }),
      model('ix20', [2010, 2019], 16_000, 3, {
        bodies: 'mpv',
        engines: { petrol: [7, { 1.4: 7, 1.6: 5 }], diesel: [3, { 1.4: 6, 1.6: 4 }] },
        gearboxes: { manual: 7, automatic: 3 },
        trims: ['Classic', 'Active', 'Style', 'S', 'SE', 'SE Nav', 'Premium Nav'],
      }),
      model('ix35', [2010, 2015], 22_000, 3, {
        bodies: 'suv',
        engines: { diesel: [7, { 1.7: 7, 2.0: 5 }], petrol: [3, { 1.6: 6, 2.0: 4 }] },
        gearboxes: { manual: 8, automatic: 2 },
        trims: ['Style', 'S', 'SE', 'SE Nav', 'Premium', 'Premium Panorama'],
      }),
      model('Kona', [2017, 2026], 27_000, 6, {
        bodies: 'suv',
        engines: {
          petrol: [8, { 1.0: 9, 1.6: 2, 2.0: 1 }],
          diesel: [1, { 1.6: 1 }],
          hybrid: [2, { 1.6: 1 }],
        },
        gearboxes: { manual: 7, automatic: 3 },
        trims: ['S', 'SE', 'Play', 'Premium', 'Premium GT', 'Advance', 'Ultimate', 'N Line'],
      }),
      model('Kona Electric', [2018, 2026], 36_000, 5, {
        bodies: 'suv',
        engines: { electric: [1] },
        gearboxes: 'automatic',
        trims: ['SE', 'SE Connect', 'Premium', 'Premium SE', 'Advance', 'Ultimate', 'N Line'],
      }),
      model('Santa Fe', [2001, 2026], 46_000, 4, {
        bodies: 'suv',
        seats: 7,
        engines: {
          diesel: [9, { 2.2: 9, 2.0: 1 }],
          hybrid: [1, { 1.6: 1 }],
          plug_in_hybrid: [1, { 1.6: 1 }],
        },
        gearboxes: { manual: 2, automatic: 8 },
        trims: ['Style', 'SE', 'Premium', 'Premium SE', 'Calligraphy', 'Ultimate'],
      }),
      model('Tucson', [2004, 2026], 34_000, 8, {
        bodies: 'suv',
        engines: {
          diesel: [5, { 1.6: 4, 1.7: 6, 2.0: 4 }],
          petrol: [5, { 1.6: 9, 2.0: 1 }],
          hybrid: [2, { 1.6: 1 }],
          plug_in_hybrid: [1, { 1.6: 1 }],
        },
        gearboxes: { manual: 6, automatic: 4 },
        trims: ['S', 'SE', 'SE Nav', 'Premium', 'Premium SE', 'SE Connect', 'Ultimate', 'N Line'],
      }),
      model('Veloster', [2012, 2014], 21_000, 1, {
        bodies: 'coupe',
        doors: { coupe: 4 },
        seats: 4,
        engines: { petrol: [1, { 1.6: 1 }] },
        gearboxes: { manual: 7, automatic: 3 },
        trims: ['Sport', 'Blue Drive', 'Media Pack', 'Turbo SE'],
      }),
    ],
  },
];
