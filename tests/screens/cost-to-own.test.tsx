import { expect, test, vi } from 'vitest';
import { CostParts } from '@/components/running-costs/cost-parts';
import { OwnerForm } from '@/components/running-costs/owner-form';
import { ThreeYears } from '@/components/running-costs/three-years';
import { costToOwn } from '@/lib/running-costs/cost-to-own';
import { describeOwnership } from '@/lib/running-costs/describe-ownership';
import { readOwner } from '@/lib/running-costs/owner';
import { unaccounted } from '../../e2e/support/claims';
import { rendered } from '../tools/rendered';
import { detail } from './vehicle-fixture';

// Links are drawn here, not followed.
vi.mock('next/navigation', () => ({ useRouter: () => null }));

const TODAY = '2026-11-30';
const car = {
  ...detail,
  fuelType: 'petrol' as const,
  mpg: [50, 60] as const,
  ageing: {
    value: 8000,
    range: [7000, 9200] as const,
    later: 5000,
    error: [-0.2, 0.2] as const,
  },
};
const electric = { ...car, fuelType: 'electric' as const, mpg: null, ageing: null };

test('a car’s page says each part of three years, the sum and what it is without', () => {
  const { text, html } = rendered(<ThreeYears id={detail.id} car={car} today={TODAY} />);
  expect(text).toContain('Three years of this car');
  expect(text).toContain('Loss of value £1,930 to £4,100');
  // The sum stands open; its parts and the form are folded.
  expect(text).toMatch(/Three years of this car £[\d,]+ to £[\d,]+ without insurance At 8,000/);
  expect(html.indexOf('<details')).toBeLessThan(html.indexOf('Loss of value'));
  expect(html).toContain('href="/evidence#three-years-of-this-car"');
  expect(text).toMatch(/In all £[\d,]+ to £[\d,]+ without insurance/);
  expect(html).toContain(`action="/vehicles/${detail.id}/cost-to-own"`);
  expect(html).not.toContain('name="home"');
  expect(unaccounted(text)).toEqual([]);
});

test('a car with a plug is asked where it is charged, and its loss of value is not made up', () => {
  const { text, html } = rendered(<ThreeYears id={detail.id} car={electric} today={TODAY} />);
  expect(html).toContain('name="home"');
  expect(text).toContain('Loss of value Not known');
  expect(text).toContain('without loss of value and insurance');
  expect(text).toContain('80 parts in 100 of the electricity from home');
  expect(unaccounted(text)).toEqual([]);
});

test('a form keeps what was typed, with the sentence about it', () => {
  const form = readOwner({ milesAYear: '-5', insurance: '650' });
  const { html, text } = rendered(<OwnerForm vehicle={detail.id} form={form} hasPlug={false} />);
  expect(html).toContain('value="-5"');
  expect(html).toContain('value="650"');
  expect(text).toContain('Write the miles a year as a whole number');
  const figures = costToOwn(car, form.owner, TODAY);
  const parts = rendered(<CostParts text={describeOwnership(figures, car, form.owner)} />);
  expect(parts.text).toContain('Insurance £1,950');
});
