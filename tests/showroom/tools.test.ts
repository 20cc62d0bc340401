import { expect, test } from 'vitest';
import { paths } from '@/lib/paths';
import { carChoiceOf, toolOf, toolPath } from '@/lib/showroom/tools';

const vehicle = '5dfba441-0000-4000-8000-000000000001';
const queryOf = (path: string) =>
  Object.fromEntries(new URL(path, 'https://a.example').searchParams);

test('a card and the tools make the same address of a car', () => {
  expect(paths.showroom(vehicle)).toBe(`/ar-showroom?vehicle=${vehicle}`);
  expect(toolPath({ vehicle })).toBe(paths.showroom(vehicle));
  expect(toolPath({ body: 'suv' }, 'fits')).toBe('/ar-showroom?body=suv&tool=fits');
});

test('an address says which car and which tool', () => {
  for (const tool of ['ar-viewer', 'fits', 'virtual-test-drive', 'ai-inspection'] as const) {
    const query = queryOf(toolPath({ vehicle }, tool));
    expect(carChoiceOf(query)).toEqual({ vehicle });
    expect(toolOf(query)).toBe(tool);
  }
});

test.each([{}, { vehicle: 'x' }, { body: 'constructor' }, { body: ['suv', 'van'] }])(
  '%j names no car',
  (query) => {
    expect(carChoiceOf(query)).toBeNull();
  },
);
