import { expect, test, vi } from 'vitest';
import { BuyingColumn } from '@/components/listings/detail/buying-column';
import { rendered } from '../tools/rendered';
import { detail } from './vehicle-fixture';

// Links are drawn here, not followed.
vi.mock('next/navigation', () => ({ useRouter: () => null }));

test('the trim follows the title on its line', () => {
  const { html } = rendered(<BuyingColumn vehicle={{ ...detail, trim: 'Zetec' }} />);
  expect(html).toMatch(/<h1[^>]*>2019 Ford Fiesta<\/h1><span[^>]*> Zetec<\/span>/);
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
