import { convertibleEnds, convertibleSide } from './bodies/convertible';
import { coupeEnds, coupeSide } from './bodies/coupe';
import { estateEnds, estateSide } from './bodies/estate';
import { hatchbackEnds, hatchbackSide } from './bodies/hatchback';
import { mpvEnds, mpvSide } from './bodies/mpv';
import { pickupEnds, pickupSide } from './bodies/pickup';
import { sedanEnds, sedanSide } from './bodies/sedan';
import { suvEnds, suvSide } from './bodies/suv';
import { vanEnds, vanSide } from './bodies/van';
import type { Ends, Side } from './body';
import { numbers } from './curve';
import { frontView, rearView } from './end-view';
import type { BodyShape, Illustration } from './illustration-path';
import { PAINTS } from './paint';
import { sideView } from './side-view';
import { el } from './svg';

const BODIES: Record<BodyShape, { side: Side; ends: Ends }> = {
  hatchback: { side: hatchbackSide, ends: hatchbackEnds },
  sedan: { side: sedanSide, ends: sedanEnds },
  suv: { side: suvSide, ends: suvEnds },
  estate: { side: estateSide, ends: estateEnds },
  coupe: { side: coupeSide, ends: coupeEnds },
  convertible: { side: convertibleSide, ends: convertibleEnds },
  mpv: { side: mpvSide, ends: mpvEnds },
  pickup: { side: pickupSide, ends: pickupEnds },
  van: { side: vanSide, ends: vanEnds },
};

/** Pixels to the centimetre, the same for every car; the camera steps nearer for the ends. */
const SIDE_SCALE = 1.55;
const END_SCALE = 2.1;
const GROUND = 480;

function drawing({ bodyType, colour, view }: Illustration): string {
  const { side, ends } = BODIES[bodyType];
  const paint = PAINTS[colour];
  if (view === 'side') {
    const nose = 450 + (side.length / 2) * SIDE_SCALE;
    const transform = `matrix(-${SIDE_SCALE} 0 0-${SIDE_SCALE} ${numbers(nose)} ${GROUND})`;
    return el('g', { transform }, sideView(side, paint));
  }
  const transform = `matrix(${END_SCALE} 0 0-${END_SCALE} 450 ${GROUND})`;
  return el('g', { transform }, (view === 'front' ? frontView : rearView)(ends, paint));
}

/**
 * A car drawn as a stand-alone SVG document of 900 by 600 on a transparent ground, at one scale
 * for all bodies, its wheels on 80 % of the height; from the side its nose points right.
 */
export function vehicleIllustration(illustration: Illustration): string {
  const size = { width: 900, height: 600, viewBox: '0 0 900 600' };
  return el('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, drawing(illustration));
}
