import { expect, test, vi } from 'vitest';
import { VehicleGrid } from '@/components/listings/vehicle-grid';
import { VehiclePicture } from '@/components/listings/vehicle-picture';
import { rendered } from '../tools/rendered';
import { summary } from './vehicle-fixture';

// Links are drawn here, not followed.
vi.mock('next/navigation', () => ({ useRouter: () => null }));

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

test.each([
  { photographs: 0, marks: 3 },
  { photographs: 2, marks: 1 },
  { photographs: 3, marks: 0 },
])('a line above a list explains the mark on its illustrations: %o', ({ photographs, marks }) => {
  const vehicles = [0, 1, 2].map((at) => ({
    ...summary,
    id: String(at),
    imageUrl: at < photographs ? '/photos/5dfba441/1200.webp' : null,
  }));
  const { html, text } = rendered(<VehicleGrid vehicles={vehicles} />);
  const [above = ''] = html.split('<ul');
  const isMarked = marks > 0;
  expect(text.match(/illustration/gi) ?? []).toHaveLength(isMarked ? 1 : 0);
  expect(above.includes('marks illustrations')).toBe(isMarked);
  expect(above.includes('#brush')).toBe(isMarked);
  expect(html.slice(above.length).match(/#brush/g) ?? []).toHaveLength(marks);
});
