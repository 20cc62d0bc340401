import { expect, test } from 'vitest';
import { CarForm } from '@/components/advert-check/car-form';
import { carOfForm } from '@/components/advert-check/car-of-form';
import { ReportView } from '@/components/advert-check/report-view';
import { check } from '@/scripts/advert-check/evaluate';
import { rendered } from '../tools/rendered';

const reportOf = (text: string) =>
  rendered(
    <ReportView ref={null} report={{ ...check(text), costs: null }}>
      {null}
    </ReportView>,
  );

test('a report shows hostile words as text', () => {
  const { html, text } = reportOf('<b>one owner</b> "><script>x</script> cat n, accident free <i>');
  expect(html).not.toMatch(/<script|<b>|<i>/);
  expect(text).toContain('‘one owner’');
});

test('a report says first what contradicts itself, then what to ask, and what is missing', () => {
  const { text } = reportOf('Ford Fiesta 2015. One owner. 3 former keepers. Gift cards accepted.');
  const places = [
    'The text says ‘One owner’ and ‘3 former keepers’.',
    'Payment that cannot be traced',
    'which one is right?',
    'Finance owed on it',
    '‘Ford’',
  ].map((part) => text.indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
});

test('a text of which nothing is read has a clear word', () => {
  const { text } = reportOf('Lorem ipsum dolor sit amet.');
  expect(text).toContain('Nothing of a car was read in this text.');
  expect(text).toContain('No contradiction and no warning sign was found.');
});

test('the form of the car sends its fields to the valuation by its address alone', () => {
  const { html, text } = rendered(
    <CarForm
      car={{ make: 'Ford', year: 2015, askingPrice: 5000 }}
      costs={null}
      loadCosts={async () => null}
    />,
  );
  expect(html).toContain('action="/ai-valuation/result"');
  expect(html).toMatch(/type="hidden" name="askingPrice" value="5000"/);
  expect(text).toContain('Running costs appear here once');
});

test('wrong fields of the car are left out', () => {
  const data = new FormData();
  for (const [name, value] of [
    ['make', ' Ford '],
    ['year', '20x5'],
    ['fuelType', 'constructor'],
    ['engineSize', '-1'],
    ['bodyType', 'suv'],
  ] as const)
    data.set(name, value);
  expect(carOfForm(data)).toEqual({ make: 'Ford', bodyType: 'suv' });
});
