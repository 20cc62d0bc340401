import type { Ends, Side } from '../body';
import { coupeEnds, coupeSide } from './coupe';

export const convertibleSide: Side = {
  ...coupeSide,
  rim: { spokes: 7, hub: 0.16, tip: 0.13 },
  height: 124,
  outline:
    '22,14* 6,18* 3,34 0,48 4,63* 24,75 76,85 126,90 156,93* 178,91 240,89 296,90* 308,97* 330,99 370,99 414,97* 434,95 443,93* 443,82 439,66 444,54* 444,38 436,24* 416,18* 380,13 112,13*',
  windscreen: '154,92* 190,113 208,122.5* 214,123* 190,109 166,91*',
  rearScreen: undefined,
  glass: [],
  pillars: [],
  brightwork: '176,90.5 240,88.4 299,89.6',
  seats: '232,54',
  frame: '164,91 175,91 216,121 213,124 206,122.8 209,121.5',
};

export const convertibleEnds: Ends = {
  ...coupeEnds,
  height: 97,
  open: '0,124 34,123.5 48,120* 57,110 70,92',
  outline: '0,94 40,94.5 66,94 80,90* 89,83 93,68 93,50 92,36 90,20* 78,14* 40,13 0,13',
};
