import { expect, test, vi } from 'vitest';
import { initialFormState } from '@/lib/core/actions/form-state';
import { currentUser } from '@/lib/core/session/current-user';
import * as actions from '@/lib/staff/actions';

vi.mock('@/lib/core/session/current-user', () => ({ currentUser: vi.fn() }));

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
