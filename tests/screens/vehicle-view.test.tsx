import { expect, test, vi } from 'vitest';
import { BuyingColumn } from '@/components/listings/detail/buying-column';
import { VehicleView } from '@/components/listings/detail/vehicle-view';
import { rendered } from '../tools/rendered';
import { detail } from './vehicle-fixture';

// Links are drawn here, not followed.
vi.mock('next/navigation', () => ({ useRouter: () => null }));

test('the trim follows the title on its line', () => {
  const { html } = rendered(<BuyingColumn vehicle={{ ...detail, trim: 'Zetec' }} />);
  expect(html).toMatch(/<h1[^>]*>2019 Ford Fiesta<\/h1><span[^>]*> Zetec<\/span>/);
});

test('the seller’s words come before what the car costs to run', () => {
  const { html } = rendered(
    <VehicleView
      vehicle={{ ...detail, description: 'One owner.' }}
      above={[]}
      nearby={[]}
      similar={[]}
      narrowing={null}
      turn={null}
      runningCosts={<h2>Running costs</h2>}
      advertClaims={null}
      motHistory={null}
      advertHistory={<h2>This car’s adverts</h2>}
    />,
  );
  const titles = [...html.matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map(([, title]) => title);
  const at = ['Description', 'Running costs', 'Vehicle History', 'This car’s adverts'].map((one) =>
    titles.indexOf(one),
  );
  expect(Math.min(...at)).toBeGreaterThanOrEqual(0);
  expect(at).toEqual([...at].sort((a, b) => a - b));
});

test('the questions to the seller are shown by their ends, and read out whole', () => {
  const { html, text } = rendered(<BuyingColumn vehicle={detail} />);
  const shown = [...html.matchAll(/<span class="inline-block[^>]*>([^<]*)</g)];
  expect(shown.map(([, words]) => words)).toEqual([
    'still for sale?',
    'see it on …?',
    'best price?',
  ]);
  for (const question of [
    'Is it still for sale?',
    'Can I see it on …?',
    'What is your best price?',
  ])
    expect(text).toContain(question);
});
