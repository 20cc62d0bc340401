import { expect, test } from 'vitest';
import { BODY_NAMES } from '@/lib/showroom/design-options';
import { typicalBody } from '@/lib/showroom/drive/typical';
import { BODIES } from '../../../scripts/showroom/bodies/bodies';

test.each(BODY_NAMES)('the size of a %s is that of its model', (name) => {
  const { length, width, height, wheelbase, frontOverhang, wheelRadius } = typicalBody(name);
  const body = BODIES[name];
  expect({ length, width, height, wheelRadius }).toEqual({
    length: body.length,
    width: body.width,
    height: body.height,
    wheelRadius: body.wheelRadius,
  });
  expect(wheelbase).toBeCloseTo(body.wheelbase, 3);
  expect(frontOverhang).toBeCloseTo(body.frontOverhang, 3);
});

test.each(BODY_NAMES)('the driver of a %s looks over the bonnet and below the roof', (name) => {
  const { eye, bonnet, height } = typicalBody(name);
  expect(eye[1]).toBeLessThan(height - 0.1);
  const [behind, top] = bonnet;
  const silhouette = BODIES[name].silhouette;
  const nearest = silhouette.find(([x]) => Math.abs(x - behind) < 0.01);
  expect(nearest?.[1]).toBeCloseTo(top, 1);
  // No other point before the windscreen hides more.
  const fall = (eye[1] - top) / (eye[0] - behind);
  for (const [x, y] of silhouette.filter(([at]) => at < BODIES[name].glass.cowl)) {
    expect((eye[1] - y) / (eye[0] - x)).toBeGreaterThan(fall - 0.01);
  }
});
