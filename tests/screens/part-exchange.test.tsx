import { expect, test } from 'vitest';
import HandingOverPage from '@/app/handing-over/page';
import PartExchangePage from '@/app/part-exchange/page';
import { BuyingColumn } from '@/components/listings/detail/buying-column';
import { VehicleGrid } from '@/components/listings/vehicle-grid';
import { KeepPartExchange } from '@/components/part-exchange/keep-part-exchange';
import { unaccounted } from '../../e2e/support/claims';
import { rendered } from '../tools/rendered';
import { detail, summary } from './vehicle-fixture';

test('without the device’s memory the page says so, and leads to the valuation', () => {
  const { text, links } = rendered(<PartExchangePage />);
  expect(text).toContain('No part exchange yet');
  expect(text).toContain('Keeping it needs JavaScript');
  expect(text).toContain('The valuation works without');
  expect(links['Value my car']).toBe('/ai-valuation#form');
  expect(text).toContain('brokers no loans');
});

test('neither page has a figure without evidence, a rate or a sum per month', () => {
  for (const page of [<PartExchangePage key="one" />, <HandingOverPage key="two" />]) {
    const { text } = rendered(page);
    expect(unaccounted(text)).toEqual([]);
    expect(text).not.toMatch(/APR|per month|a month/);
  }
});

test('a card and a car’s page have an empty line with the price, and nothing of the visitor', () => {
  const card = rendered(<VehicleGrid vehicles={[summary]} />);
  expect(card.html).toMatch(/<p data-left="£9,000" class="left-to-pay ?"><\/p>/);
  expect(card.text).not.toContain('left to pay');
  const page = rendered(<BuyingColumn vehicle={detail} />);
  expect(page.html).toMatch(
    /<p data-left="£9,000" data-long="true" class="left-to-pay [^"]*"><\/p>/,
  );
});

test('a valuation offers itself as the part exchange, with scripts alone', () => {
  const { html, links } = rendered(
    <KeepPartExchange car="2018 Ford Fiesta" miles={42_000} range={[4000, 5500]} />,
  );
  expect(links['Use as my part exchange']).toBe('/part-exchange');
  expect(html).toContain('needs-script');
});
