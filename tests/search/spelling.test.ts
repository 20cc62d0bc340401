import { afterEach, expect, test, vi } from 'vitest';
import { NO_FILTERS } from '@/lib/search/filters';
import { spellNames } from '@/lib/search/spelling';
import { read } from '@/lib/supabase/read';

vi.mock('@/lib/supabase/read', () => ({ read: vi.fn() }));
vi.mock('next/cache', () => ({ unstable_cache: (load: unknown) => load }));
afterEach(() => void vi.restoreAllMocks());

const asked = { ...NO_FILTERS, make: 'ford', model: 'FIESTA' };

test('names stay as they are while the catalogue cannot be read, which is logged, and are asked for again', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.mocked(read).mockRejectedValueOnce(new Error('down'));
  expect(await spellNames(asked)).toEqual(asked);
  expect(error.mock.calls).toEqual([['names of makes: Error down']]);
  vi.mocked(read).mockResolvedValueOnce([{ name: 'Ford', models: [{ name: 'Fiesta' }] }]);
  expect(await spellNames(asked)).toMatchObject({ make: 'Ford', model: 'Fiesta' });
  expect(await spellNames({ ...asked, model: 'Unheard-of' })).toMatchObject({
    ...{ make: 'Ford', model: 'Unheard-of' },
  });
  expect(read).toHaveBeenCalledTimes(2);
});
