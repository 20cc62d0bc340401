import { formatDate, formatNumber } from '../lib/format';
import { rest } from './support/rest';
import { axeInBothColours, expect, test } from './support/test';

type Test = {
  completedDate: string;
  odometerValue: number | null;
  odometerUnit: string | null;
  defects: { text: string }[];
};
type RecordRow = { registration_number: string; record: { motTests: Test[] } };

const TYRE = /^(Nearside|Offside) (Front|Rear) Tyre worn close to legal limit/;
const dayOf = (each?: Test) => formatDate(each?.completedDate ?? '');

/** Returns a car for sale with at least five tests in miles, whose last test noted a worn tyre; newest test first. */
async function testedCar() {
  const rows = await rest<RecordRow>(
    'registry_records?select=registration_number,record&registry=eq.dvsa&order=registration_number&limit=400',
  );
  for (const { registration_number, record } of rows) {
    const tests = record?.motTests.toSorted((a, b) => (a.completedDate < b.completedDate ? 1 : -1));
    const tyre = tests?.[0]?.defects.find(({ text }) => TYRE.test(text))?.text;
    const areMiles = tests?.every((each) => each.odometerUnit === 'MI' && each.odometerValue);
    if (!tyre || !areMiles || tests.length < 5) continue;
    const [car] = await rest<{ id: string }>(
      `vehicles?select=id&listing_status=eq.active&registration_number=eq.${registration_number}`,
    );
    if (car) return { path: `/vehicles/${car.id}`, tests, tyre };
  }
  throw new Error('No car for sale has a worn tyre and five tests');
}

test('a car’s page has its MOT tests in plain words and the odometer’s arithmetic @noscript', async ({
  page,
  javaScriptEnabled,
}) => {
  const { path, tests, tyre } = await testedCar();
  const [latest, before] = tests;
  await page.goto(path);
  const history = page.getByRole('region', { name: 'MOT history' });
  await expect(history).toHaveAccessibleDescription('Made-up record of the demo');
  await expect(history.getByText('Made-up record of the demo')).toBeVisible();

  const [, side, end = ''] = TYRE.exec(tyre) ?? [];
  const plain = `${side === 'Nearside' ? 'Left' : 'Right'} ${end.toLowerCase()} tyre close to the legal limit`;
  const newest = history.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: dayOf(latest) }),
  });
  await expect(newest.first().getByText(plain)).toBeVisible();
  await expect(newest.first().getByText(tyre)).toBeHidden();
  await newest.first().getByText('The tester’s words').click();
  await expect(newest.first().getByText(tyre)).toBeVisible();

  const arithmetic = history.getByRole('table', { name: 'Miles from reading to reading' });
  await expect(arithmetic).toBeHidden();
  await history.getByText('The arithmetic').focus();
  await page.keyboard.press('Enter');
  const [miles, earlier] = [latest?.odometerValue ?? 0, before?.odometerValue ?? 0];
  const difference = `${miles < earlier ? '−' : '+'} ${formatNumber(Math.abs(miles - earlier))}`;
  await expect(arithmetic.getByRole('row').nth(-2)).toContainText(
    `${dayOf(latest)}${formatNumber(miles)}${difference}`,
  );

  const oldest = dayOf(tests.at(-1));
  await expect(history.getByRole('heading', { name: oldest })).toHaveCount(0);
  await history.getByText(/^\d+ older tests?$/).click();
  await expect(history.getByRole('heading', { name: oldest }).first()).toBeVisible();
  if (javaScriptEnabled !== false) await axeInBothColours(page);
});
