import { expect, test, vi } from 'vitest';
import { filledFields } from '@/app/ai-valuation/filled-fields';
import { findVehicle } from '@/lib/listings/queries';
import { detail } from '../screens/vehicle-fixture';

vi.mock('@/lib/listings/queries', () => ({ findVehicle: vi.fn() }));

test.each([
  [null, '9000'],
  ['none', '9000'],
  ['n', ''],
] as const)('with the write-off %s the asking price is ‘%s’', async (writeOff, askingPrice) => {
  vi.mocked(findVehicle).mockResolvedValue({ ...detail, writeOff });
  const { filled } = await filledFields(new URLSearchParams({ vehicle: detail.id }));
  expect(filled).toMatchObject({ make: 'Ford', year: '2019', askingPrice });
});
