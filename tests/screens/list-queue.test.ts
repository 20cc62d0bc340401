import { expect, test, vi } from 'vitest';
import VehiclesPage from '@/app/vehicles/browse/[filters]/page';
import { isRenderQueueFull, readForPage } from '@/lib/core/http/render-queue';
import { filtersToSegment } from '@/lib/search/filter-segment';
import { NO_FILTERS } from '@/lib/search/filters';
import { searchVehicles } from '@/lib/search/queries';

vi.mock('@/lib/search/queries', () => ({
  searchVehicles: vi.fn(),
  getMakes: async () => [],
}));
vi.mock('@/lib/search/vocabulary', () => ({ getVocabulary: async () => ({ features: [] }) }));
vi.mock('next/navigation', () => ({ useRouter: () => null }));

test('a full render queue blocks filtered lists, not the list of all vehicles', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.mocked(searchVehicles).mockRejectedValue(new Error('was read'));
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const done: Promise<void>[] = [];
  while (!isRenderQueueFull()) done.push(readForPage(() => ended));
  const draw = (filters: string) => VehiclesPage({ params: Promise.resolve({ filters }) });
  await draw(filtersToSegment(NO_FILTERS));
  expect(searchVehicles).toHaveBeenCalledTimes(1);
  await draw(filtersToSegment({ ...NO_FILTERS, fuel: 'diesel' }));
  expect(searchVehicles).toHaveBeenCalledTimes(1);
  end();
  await Promise.all(done);
  error.mockRestore();
});
