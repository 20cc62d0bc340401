import type { Body } from './body';
import { coupe } from './coupe';

export const convertible: Body = {
  ...coupe,
  height: 1.25,
  open: [2.16, 3.36],
  silhouette: [
    ...coupe.silhouette.slice(0, 7),
    [2.12, 1.235],
    [2.2, 1.25],
    [2.36, 1.235],
    [2.6, 1.12],
    [2.9, 1.03],
    [3.3, 1.0],
    [3.9, 0.99],
    [4.15, 0.99],
    [4.34, 0.99],
    [4.42, 0.96],
  ],
  glass: { ...coupe.glass, header: 2.12, rear: null, sides: false },
  cabin: [1.6, 3.34],
  beltTrim: undefined,
  boot: { ...coupe.boot, top: 3.5 },
  seats: [2.5],
  benches: [3.12],
  seatHeight: 0.4,
};
