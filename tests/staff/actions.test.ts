import { expect, test, vi } from 'vitest';
import { initialFormState } from '@/lib/core/actions/form-state';
import { currentUser } from '@/lib/core/session/current-user';
import * as actions from '@/lib/staff/actions';
import { sessionClient } from '@/lib/supabase/server';

vi.mock('@/lib/core/session/current-user', () => ({ currentUser: vi.fn() }));
vi.mock('@/lib/supabase/server', () => ({ sessionClient: vi.fn() }));
vi.mock('@/lib/core/cache', () => ({
  invalidations: { staffWorkDone: () => [] },
  revalidate: () => {},
}));

const ID = '7d444840-9dc0-41d1-b245-5ffdce74fad2';
const buyer = { id: ID, email: 'ada@example.test', fullName: 'Ada', isStaff: false };

test.each(Object.entries(actions))(
  '%s is a 404 for non-staff, logged without a name',
  async (_, action) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const form = new FormData();
    for (const field of ['conversation', 'report', 'flag', 'vehicle', 'application'])
      form.set(field, ID);
    form.set('decision', 'dealer');
    for (const user of [null, buyer]) {
      vi.mocked(currentUser).mockResolvedValue(user as never);
      await expect(action(initialFormState, form)).rejects.toThrow('404');
    }
    expect(warn).toHaveBeenCalledTimes(2);
    for (const [line] of warn.mock.calls) {
      expect(line).toMatch(/^security: staff action refused [a-z ]+$/);
    }
    warn.mockRestore();
  },
);

test('a reply that is stored is not offered again, even if its conversation stays closed', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.mocked(currentUser).mockResolvedValue({ ...buyer, isStaff: true } as never);
  const unavailable = { data: null, error: { message: 'unavailable' }, status: 503 };
  const tables = {
    support_messages: { insert: async () => ({ data: null, error: null, status: 201 }) },
    support_conversations: { update: () => ({ eq: () => ({ select: async () => unavailable }) }) },
  };
  const from = (name: keyof typeof tables) => tables[name];
  vi.mocked(sessionClient).mockResolvedValue({ from } as never);
  const form = new FormData();
  form.set('conversation', ID);
  form.set('text', 'It is still for sale.');
  await expect(actions.answerConversation(initialFormState, form)).rejects.toMatchObject({
    digest: expect.stringContaining('outcome=failed'),
  });
  expect(error).toHaveBeenCalledOnce();
  error.mockRestore();
  warn.mockRestore();
});
