import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formatNumber } from '@/lib/format';
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

it('both READMEs say these widths', () => {
  const whole = (share = 0) => `${Math.round(100 * share)} %`;
  const tenth = (share: number) => (100 * share).toFixed(1);
  const all = card.site.groups[0];
  const root = readFileSync('README.md', 'utf8');
  expect(root).toContain(`is ${whole(all?.medianWidth80)} of the figure wide`);
  expect(root).toContain(`${whole(all?.verdicts)} of them get a verdict`);
  const own = readFileSync('scripts/valuation/README.md', 'utf8');
  for (const { cars, medianWidth80, medianWidth90, verdicts } of card.site.groups)
    expect(own).toContain(
      `| ${formatNumber(cars)} | ${tenth(medianWidth80)} / ${tenth(medianWidth90)} % | ${whole(verdicts)} |`,
    );
});
