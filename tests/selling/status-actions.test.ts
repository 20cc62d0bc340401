import { beforeEach, expect, test, vi } from 'vitest';
import { initialFormState } from '@/lib/core/actions/form-state';
import { getMyListing } from '@/lib/selling/queries';
import { refreshListing } from '@/lib/selling/refresh-listing';
import { changeStatus, deleteListing } from '@/lib/selling/status-actions';
import { statusMessages } from '@/lib/selling/status-messages';

const { result, revalidatePath } = vi.hoisted(() => ({ result: vi.fn(), revalidatePath: vi.fn() }));
vi.mock('next/cache', () => ({ revalidatePath, updateTag: vi.fn(), unstable_cache: vi.fn() }));
vi.mock('@/lib/core/session/current-user', () => ({ currentUser: async () => ({ id: 'u' }) }));
vi.mock('@/lib/selling/queries', () => ({ getMyListing: vi.fn() }));
vi.mock('@/lib/selling/refresh-listing', () => ({ refreshListing: vi.fn() }));
vi.mock('@/lib/supabase/server', () => {
  const query = { update: () => query, delete: () => query, eq: () => query, select: result };
  return { sessionClient: async () => ({ from: () => query }) };
});

const ID = 'a0000000-0000-4000-8000-000000000001';

beforeEach(() => void vi.clearAllMocks());

const send = (action: typeof changeStatus, to = 'reserved') => {
  const form = new FormData();
  const fields = { id: ID, from: 'active', to, view: 'status=active' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return action(initialFormState, form);
};
const responds = (data: unknown, code = '') =>
  result.mockResolvedValueOnce({
    data,
    status: code ? 403 : 200,
    error: code ? { message: '', code } : null,
  });

test('a change refreshes the public pages and returns to the list', async () => {
  responds([{ id: ID }]);
  await expect(send(changeStatus)).rejects.toMatchObject({
    digest: expect.stringContaining(`/my-vehicles?status=active&changed=${ID};`),
  });
  expect(refreshListing).toHaveBeenCalledWith(ID, 'reserved');
});

test('one that comes too late refreshes no public page, and is a conflict', async () => {
  responds([]);
  await expect(send(changeStatus)).rejects.toMatchObject({
    digest: expect.stringContaining(`conflict=${ID};`),
  });
  expect(refreshListing).not.toHaveBeenCalled();
  expect(revalidatePath).toHaveBeenCalledWith('/my-vehicles');
});

test.each([
  ['42501', statusMessages.notAllowed],
  ['23514', statusMessages.notNow],
  ['XX000', statusMessages.failed],
])('the refusal %s has its message', async (code, message) => {
  responds(null, code);
  expect(await send(changeStatus)).toMatchObject({ status: 'failed', message });
});

test('a listing that the database keeps is said to be under review, a missing one a conflict', async () => {
  responds([]);
  vi.mocked(getMyListing).mockResolvedValueOnce({ status: 'active' } as never);
  expect(await send(deleteListing)).toMatchObject({ message: statusMessages.notDeleted });
  responds([]);
  vi.mocked(getMyListing).mockResolvedValueOnce(null);
  await expect(send(deleteListing)).rejects.toMatchObject({
    digest: expect.stringContaining(`conflict=${ID};`),
  });
});

test('no status outside the catalogue is sent', async () => {
  expect(await send(changeStatus, 'stolen')).toMatchObject({ status: 'invalid' });
  expect(result).not.toHaveBeenCalled();
});
