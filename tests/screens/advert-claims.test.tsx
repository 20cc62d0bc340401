import { expect, test } from 'vitest';
import { CheckedClaims } from '@/components/listings/detail/checked-claims';
import { AdvertCheck } from '@/components/selling/advert-check';
import { advertFacts } from '@/lib/adverts/advert-facts';
import { CAR } from '../adverts/sentences';
import { rendered } from '../tools/rendered';

const facts = advertFacts({ ...CAR, motExpiry: '2031-03-14' }, 'meets');

test('a text that differs from the listing says so first, unfolded', () => {
  const { html, text } = rendered(
    <CheckedClaims facts={facts} text="Lovely petrol, one owner from new. HPI clear." />,
  );
  expect(html).toContain('<details open');
  expect(text).toContain(
    'What the advert says, checked In 1 place the text and the listing differ.',
  );
  expect(text).toContain(
    'Owners: ‘one owner’ The text says 1 owner; the listing says 2 owners. Fuel: ‘petrol’',
  );
  expect(text).toContain('Cannot be checked against the listing: ‘HPI clear’.');
});

test('a text that agrees is folded', () => {
  const { html, text } = rendered(<CheckedClaims facts={facts} text="Petrol, two owners." />);
  expect(html).toContain('<details');
  expect(html).not.toContain('<details open');
  expect(text).toContain('2 statements in the text agree with the listing; none differs.');
});

test('a text without claims shows nothing', () => {
  expect(rendered(<CheckedClaims facts={facts} text="Thanks for looking." />).html).toBe('');
  expect(rendered(<AdvertCheck facts={facts} text="" />).text).toBe('');
});

test('the seller reads what differs, and its sum is announced', () => {
  const { html, text } = rendered(<AdvertCheck facts={facts} text="Plus VAT. It is a diesel." />);
  expect(html).toMatch(/role="status"[^>]*>In 2 places the text and the listing differ\./);
  expect(text).toContain('The text says diesel; the listing says petrol.');
  expect(text).toContain('The text adds VAT to the price');
});
