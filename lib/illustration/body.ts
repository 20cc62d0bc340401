import type { Cage } from './curve';
import type { Rim } from './wheel';

/**
 * A car's side, nose at 0 and tail at `length`; lengths and heights in centimetres, heights from
 * the ground. Of seats, handles, flap and mirror the cage's points are places, not a curve.
 */
export type Side = {
  length: number;
  height: number;
  /** Ground clearance under the sills. */
  clear: number;
  frontAxle: number;
  rearAxle: number;
  wheel: number;
  rim: Rim;
  /** Gap between tyre and arch; `cladding` adds a plastic band around it. */
  arch: number;
  cladding?: number;
  outline: Cage;
  /** The crease along the flank, which parts lit from shaded metal. */
  shoulder: Cage;
  /** Floor reflected in the lower doors. */
  flank: Cage;
  windscreen: Cage;
  rearScreen?: Cage | undefined;
  glass: Cage[];
  pillars: Cage[];
  /** Bright line under the side glass. */
  brightwork?: Cage;
  /** Where each visible row sits: back edge and height of its cushion. */
  seats: Cage;
  doors: Cage[];
  handles: Cage;
  flap: Cage;
  mirror: Cage;
  headlamp: Cage;
  daylight: Cage;
  tailLamp: Cage;
  tailStrip: Cage;
  /** Unpainted plastic, cut off at the outline. */
  trim: Cage[];
  /** Roof rails. */
  rails?: Cage;
  /** Screen frame of an open car, whose seats stand in the air. */
  frame?: Cage;
};

/**
 * A car from ahead and behind; centimetres from the centre line out, heights from the ground.
 * Closed cages that begin at the centre line are halves, as is every other cage.
 */
export type Ends = {
  half: number;
  height: number;
  clear: number;
  /** Radius of the tyres. */
  tyre: number;
  mirror: Cage;
  outline: Cage;
  /** Screen of an open car, as a line over the outline. */
  open?: Cage;
  front: Front;
  rear: Rear;
};

type Face = {
  screen: Cage;
  /** Edge under which the metal turns down. */
  crease: Cage;
  lamp: Cage;
  /** Heights of the middles of plate and badge. */
  plate: number;
  badge: number;
};

export type Front = Face & {
  bonnet: Cage;
  daylight: Cage;
  beam: Cage;
  grille: Cage;
  intake: Cage;
  vent: Cage;
};

export type Rear = Face & { lid: Cage; strip: Cage; bumper: Cage };
