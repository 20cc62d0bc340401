import { expect, test } from 'vitest';
import { CallBuilder } from '@/components/api-docs/call-builder';
import { GasFee } from '@/components/legal/gas-fee';
import { BlockChain } from '@/components/marketing/block-chain';
import { FitPicture } from '@/components/marketing/fit-picture';
import { OdometerExample } from '@/components/registry/odometer-example';
import { FUEL_TYPES } from '@/lib/listings/constants';
import { rendered } from '../tools/rendered';

test.each([
  ['the garage', <FitPicture key="fit" />, 'Length of the garage', '5,000 mm'],
  ['the odometer', <OdometerExample key="miles" />, 'Miles in the advert', '41,000 miles'],
  ['the call', <CallBuilder key="call" />, 'price', 'at most £12,000'],
] as const)(
  '%s has one slider with a label and its value as text',
  (_name, figure, label, value) => {
    const { html, sliders } = rendered(figure);
    expect(sliders).toHaveLength(1);
    expect(sliders[0]).toMatchObject({ 'aria-valuetext': value });
    expect(html).toContain(`<label for="${sliders[0]?.id}" class="font-semibold">${label}</label>`);
  },
);

test('the garage says what is left of it', () => {
  expect(rendered(<FitPicture />).text).toContain('In a garage of 5,000 mm: 490 mm left over.');
});

test('the odometer’s example is answered as a listing would be', () => {
  const { text } = rendered(<OdometerExample />);
  expect(text).toContain(
    'The listing gives 13,870 miles fewer than the test of 18 September 2025 A slip of the pen',
  );
});

test('the fee of a sale is its gas times the gas price', () => {
  const { text, sliders } = rendered(<GasFee gas={359_051} />);
  expect(sliders[0]).toMatchObject({ 'aria-valuetext': '10 gwei' });
  expect(text).toContain('takes 359,051 gas in five acts: at 10 gwei that is 0.00359 ETH.');
});

test('the call names the columns that are chosen', () => {
  const { text, html } = rendered(<CallBuilder />);
  expect(text).toContain('&listing_status=eq.active&fuel_type=eq.petrol&price=lte.12000&');
  for (const fuel of Object.keys(FUEL_TYPES)) expect(html).toContain(`<option value="${fuel}"`);
});

test('each entry of the chain names the fingerprint of the one before it', async () => {
  const { text } = rendered(await BlockChain());
  const marks = [...text.matchAll(/Before (\w+) Fingerprint (\w+)/g)];
  expect(marks.map(([, before]) => before)).toEqual(['none', marks[0]?.[2], marks[1]?.[2]]);
  expect(text).not.toContain('The third entry names');
});
