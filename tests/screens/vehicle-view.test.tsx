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
