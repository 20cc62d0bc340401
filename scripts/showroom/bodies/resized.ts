import type { Vec2 } from '../geometry/vector';
import type { Body } from './body';

type Size = { length: number; width: number; height: number; wheelRadius: number };

/** Stretches a body to another size class; wheels keep their roundness. */
export function resized(body: Body, size: Size): Body {
  const [kx, ky, kz] = [
    size.length / body.length,
    size.height / body.height,
    size.width / body.width,
  ];
  const side = ([d, y]: Vec2): Vec2 => [d * kx, y * ky];
  const tail = ([z, y]: Vec2): Vec2 => [z * kz, y * ky];
  const plan = ([d, z]: Vec2): Vec2 => [d * kx, z * kz];
  const lean = ([y, d]: Vec2): Vec2 => [y * ky, d * kx];
  const long = (d: number) => d * kx;
  const { glass, tail: lamps, beltTrim, rails, boot } = body;
  const rear = glass.rear;
  return {
    ...body,
    ...size,
    wheelbase: long(body.wheelbase),
    frontOverhang: long(body.frontOverhang),
    clearance: body.clearance * ky,
    silhouette: body.silhouette.map(side),
    belt: body.belt.map(side),
    plan: body.plan?.map(plan),
    frontLean: body.frontLean.map(lean),
    rearLean: body.rearLean.map(lean),
    rearBlend: long(body.rearBlend),
    noseHeight: body.noseHeight * ky,
    glass: {
      ...glass,
      sail: [side(glass.sail[0]), side(glass.sail[1])],
      rearPillar: [side(glass.rearPillar[0]), side(glass.rearPillar[1])],
      cowl: long(glass.cowl),
      header: long(glass.header),
      rear: rear?.kind === 'upright' ? { ...rear, low: rear.low * ky, high: rear.high * ky } : rear,
      pillars: glass.pillars.map(([foot, head, half]) => [side(foot), side(head), half] as const),
    },
    doors: body.doors.map((door) => door.map(side)),
    handles: body.handles.map(side),
    lines: body.lines.map(([a, b]) => [side(a), side(b)] as const),
    tail: {
      ...lamps,
      lamp: lamps.lamp.map(tail),
      strips: lamps.strips.map((strip) => strip.map(tail)),
    },
    rearTrim: body.rearTrim.map(tail),
    boot: { ...boot, outline: boot.outline.map(tail) },
    rearBadge: body.rearBadge * ky,
    rearPlate: body.rearPlate * ky,
    mirror: side(body.mirror),
    seats: body.seats.map(long),
    benches: body.benches.map(long),
    seatHeight: body.seatHeight * ky,
    fin: body.fin && long(body.fin),
    rails: rails && [long(rails[0]), long(rails[1])],
    beltTrim: beltTrim && { ...beltTrim, from: long(beltTrim.from), to: long(beltTrim.to) },
  };
}
