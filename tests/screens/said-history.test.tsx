import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { CheckRecord } from '@/components/history-check/check-record';
import { cardOf } from '@/components/listings/card';
import { BuyingColumn } from '@/components/listings/detail/buying-column';
import { SaidHistory } from '@/components/listings/detail/said-history';
import { VehicleCard } from '@/components/listings/vehicle-card';
import { vehicleJsonLd } from '@/lib/listings/json-ld';
import type { VehicleDetail } from '@/lib/listings/types';
import { detail, summary } from './vehicle-fixture';

vi.mock('next/navigation', () => ({ useRouter: () => null }));

const textOf = (markup: string) => markup.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|');

test('the page has the category in place of a verdict, and says why there is none', () => {
  const markup = (writeOff: VehicleDetail['writeOff']) =>
    renderToStaticMarkup(
      <BuyingColumn vehicle={{ ...detail, verdict: 'none', isVerified: false, writeOff }} />,
    );
  const [written, clean] = [markup('n'), markup('none')];
  expect(written).toMatch(/<h2 id="verdict"[^>]*><a href="#said"[^>]*>.*Category N write-off/);
  expect(textOf(written)).toContain('The seller says so. A written-off car is worth less');
  expect(written).not.toMatch(/No verdict|as if it never/);
  for (const text of [clean, markup(null)]) {
    expect(text).not.toMatch(/write-off|written/);
    expect(text).toContain('No verdict');
  }
});

test('a card has the category in place of the verdict', () => {
  const cheap = { ...summary, value: 9740, verdict: 'under' as const };
  const markup = (writeOff: 's' | null) =>
    renderToStaticMarkup(<VehicleCard card={cardOf({ ...cheap, writeOff })} />);
  expect(markup(null)).toContain('£740 under the usual price');
  expect(markup('s')).toContain('Category S write-off');
  expect(markup('s')).not.toMatch(/usual price|data-verdict="under"/);
});

test('what is not said is printed with a link that asks, in a preview without', () => {
  const vehicle = { ...detail, keys: 1, isImport: false };
  const text = textOf(renderToStaticMarkup(<SaidHistory vehicle={vehicle} />));
  expect(text).toContain('|Keys|1|');
  expect(text).toContain('|Imported|No|');
  expect(text.match(/Not said/g)).toHaveLength(4);
  expect(text).toContain('Ask about all 4 at once');
  const markup = renderToStaticMarkup(<SaidHistory vehicle={vehicle} />);
  expect(markup).toContain(`/messages/new?vehicle=${detail.id}&amp;ask=financeOwed`);
  expect(renderToStaticMarkup(<SaidHistory vehicle={vehicle} canAsk={false} />)).not.toContain(
    '<a',
  );
});

test('structured data names a category as the seller’s word, and no other', () => {
  expect(vehicleJsonLd({ ...detail, writeOff: 'd' }, [])).toMatchObject({
    knownVehicleDamages: 'Category D write-off, as its seller says',
  });
  expect(vehicleJsonLd({ ...detail, writeOff: 'none' }, [])).not.toHaveProperty(
    'knownVehicleDamages',
  );
});

test('a made-up record says so at each source, and a kind without one is not covered', () => {
  const record = {
    kind: 'write_off',
    result: 'found',
    date: '2026-11-30',
    source: 'A register',
    detail: null,
  } as const;
  const text = (isMadeUp: boolean) =>
    textOf(
      renderToStaticMarkup(
        <CheckRecord check={{ records: [record], isMadeUp }} denied={['insurance write-off']} />,
      ),
    );
  expect(text(true).match(/Made-up record of the demo/g)).toHaveLength(2);
  expect(text(false)).not.toContain('Made-up');
  expect(text(false).match(/Not covered/g)).toHaveLength(3);
  expect(text(false)).toContain('The seller says otherwise about: insurance write-off');
});
