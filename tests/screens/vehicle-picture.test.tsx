import { expect, test } from 'vitest';
import { VehiclePicture } from '@/components/listings/vehicle-picture';
import { rendered } from '../tools/rendered';

const toneOf = (look: string, imageUrl: string | null = null) =>
  /data-tone="(\w+)"/.exec(
    rendered(<VehiclePicture look={look} imageUrl={imageUrl} alt="" sizes="100vw" />).html,
  )?.[1];

test.each([
  ['suv-bars-five-white', 'pale'],
  ['hatchback-small-bars-five-silver', 'pale'],
  ['suv-bars-five-black', 'dark'],
  ['suv-bars-five-grey', undefined],
])('the stage of %s is %s', (look, tone) => {
  expect(toneOf(look)).toBe(tone);
});

test('a picture of an inside covers the stage, with a label that stands out', () => {
  const inside = { src: '/cars/a.avif', srcSet: '/cars/a.avif 800w' };
  const picture = (label: string) =>
    rendered(
      <VehiclePicture
        inside={inside}
        label={label}
        look="suv-bars-five-white"
        imageUrl={null}
        alt="A boot"
        sizes="100vw"
      />,
    ).html;
  expect(picture('A label')).not.toContain('data-tone');
  expect(picture('A label')).toContain('src="/cars/a.avif"');
  expect(picture('A label')).toMatch(/bg-surface[^>]*>A label</);
  expect(picture('')).not.toContain('<span');
});

test('a photograph has the usual stage', () => {
  expect(toneOf('suv-bars-five-white', '/photos/one')).toBeUndefined();
});
