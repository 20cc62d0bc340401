import { expect, it } from 'vitest';
import card from '@/lib/valuation/model-card.json';
import { siteWidths } from '../../scripts/valuation/site-widths';

it('the model card has the widths of the demo’s catalogue (npm run valuation:widths)', () => {
  expect(card.site).toEqual(siteWidths(card.site.asOf));
});

it('every group of the ranges has cars in the catalogue', () => {
  const [all, ...groups] = card.site.groups;
  expect(groups.every(({ cars }) => cars > 0)).toBe(true);
  expect(groups.reduce((sum, { cars }) => sum + cars, 0)).toBe(all?.cars);
});
