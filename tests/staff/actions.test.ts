import { beforeEach, expect, test, vi } from 'vitest';
import { initialFormState } from '@/lib/core/actions/form-state';
import { currentUser } from '@/lib/core/session/current-user';
import * as actions from '@/lib/staff/actions';
import { decisionOptions } from '@/lib/staff/decisions';
import { reopenName } from '@/lib/staff/name-actions';
import { sessionClient } from '@/lib/supabase/server';

vi.mock('@/lib/core/session/current-user', () => ({ currentUser: vi.fn() }));
vi.mock('@/lib/supabase/server', () => ({ sessionClient: vi.fn() }));
const revalidate = vi.hoisted(() => vi.fn());
vi.mock('@/lib/core/cache', () => ({
  invalidations: {
    staffWorkDone: () => 'staff',
    listingDecided: (id: string) => `listing ${id}`,
    sellerTypeChanged: () => 'sellers',
  },
  revalidate,
}));

const ID = '7d444840-9dc0-41d1-b245-5ffdce74fad2';
const NEXT = `conversation-${ID}`;
const buyer = { id: ID, email: 'ada@example.test', fullName: 'Ada', isStaff: false };
const rpc = vi.fn();
const insert = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(currentUser).mockResolvedValue({
    ...buyer,
    isStaff: true,
    hasGivenCode: true,
  } as never);
  vi.mocked(sessionClient).mockResolvedValue({
    rpc,
    from: () => ({
      insert,
      select: () => ({
        eq: async () => ({ data: [{ case_kind: 'listing', case_id: ID }], error: null }),
      }),
    }),
  } as never);
  rpc.mockResolvedValue({ data: ID, error: null, status: 200 });
});

/** Returns a form that is valid for every action, with these fields instead. */
function formWith(fields: Record<string, string> = {}) {
  const form = new FormData();
  const valid = {
    kind: 'listing',
    option: 'fraud',
    details: '',
    text: 'Hello',
    body: 'Odd',
    subject: 'seller',
    make: 'ineos',
    model: '',
  };
  for (const name of ['id', 'items', 'conversation', 'decision', 'reply']) form.set(name, ID);
  for (const [name, value] of Object.entries({ ...valid, next: NEXT, ...fields }))
    form.set(name, value);
  return form;
}

const redirected = (path: string) => ({ digest: expect.stringContaining(`;${path};`) });

test.each(Object.entries(actions))(
  '%s is a 404 for non-staff, logged without a name',
  async (_, action) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    for (const user of [null, buyer]) {
      vi.mocked(currentUser).mockResolvedValue(user as never);
      await expect(action(initialFormState, formWith())).rejects.toThrow('404');
    }
    expect(warn).toHaveBeenCalledTimes(2);
    for (const [line] of warn.mock.calls) {
      expect(line).toMatch(/^security: staff action refused [a-z ]+$/);
    }
    expect([rpc, insert, revalidate].flatMap((spy) => spy.mock.calls)).toEqual([]);
    warn.mockRestore();
  },
);

test('staff who have not given their code are asked for it, and nothing is written', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.mocked(currentUser).mockResolvedValue({ ...buyer, isStaff: true } as never);
  const state = await actions.decideCase(initialFormState, formWith());
  expect(state).toMatchObject({ status: 'code-missing', values: { option: 'fraud' } });
  expect(rpc).not.toHaveBeenCalled();
  warn.mockRestore();
});

test('a decision is sent with the reason of its option and the details of staff', async () => {
  const details = { details: ' See the\r\nplate. ' };
  await expect(actions.decideCase(initialFormState, formWith(details))).rejects.toMatchObject(
    redirected(`/staff?case=${NEXT}&done=${ID}`),
  );
  const fraud = decisionOptions.listing.find(({ id }) => id === 'fraud');
  expect(rpc).toHaveBeenCalledExactlyOnceWith('decide_case', {
    p_kind: 'listing',
    p_id: ID,
    p_items: [ID],
    p_decision: 'taken_down',
    p_reason: `${fraud?.reason}\n\nSee the\nplate.`,
  });
  expect(revalidate.mock.calls).toEqual([[`listing ${ID}`], ['staff']]);
});

test.each([
  ['of another kind', { option: 'release' }],
  ['of the name of a property', { option: 'constructor' }],
])('a decision %s is not sent', async (_, fields) => {
  const state = await actions.decideCase(initialFormState, formWith(fields));
  expect(state).toMatchObject({ message: { title: expect.any(String) }, fieldErrors: {} });
  expect(rpc).not.toHaveBeenCalled();
});

test('a decision without a reason is not sent, and the field alone says so', async () => {
  const fields = { option: 'own-words', details: '\u200b\u00a0' };
  const state = await actions.decideCase(initialFormState, formWith(fields));
  expect(state.fieldErrors).toEqual({ details: 'Please write the reason' });
  expect(state.message).toBeUndefined();
  expect(rpc).not.toHaveBeenCalled();
});

test.each([
  [actions.decideCase, 'P0002', 'Already decided'],
  [actions.answerConversation, 'P0002', 'Already decided'],
  [actions.decideCase, 'PT409', 'The visitor has written again'],
  [actions.answerConversation, 'PT409', 'The visitor has written again'],
  [actions.undoDecision, 'PT409', 'Cannot be undone'],
  [reopenName, 'P0002', 'Nothing to ask again'],
])('%o says why %s is refused', async (action, code, title) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  rpc.mockResolvedValue({ data: null, error: { message: 'refused', code }, status: 500 });
  const state = await action(initialFormState, formWith());
  expect(state).toMatchObject({ status: 'failed', message: { title } });
  expect(revalidate).not.toHaveBeenCalled();
  error.mockRestore();
});

test('an answer that is stored is not offered again, even if it could not be kept', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  insert.mockResolvedValue({ data: null, error: { message: 'unavailable' }, status: 503 });
  const text = 'x'.repeat(4000);
  const seen = '2026-11-22T12:00:00.123456+00:00';
  await expect(
    actions.answerConversation(initialFormState, formWith({ text, seen, keep: 'on' })),
  ).rejects.toMatchObject(redirected(`/staff?case=${NEXT}&done=${ID}`));
  expect(rpc).toHaveBeenCalledExactlyOnceWith('answer_conversation', {
    p_id: ID,
    p_body: text,
    p_seen: seen,
  });
  expect(insert).toHaveBeenCalledExactlyOnceWith({ body: 'x'.repeat(2000) });
  expect(error).toHaveBeenCalledOnce();
  error.mockRestore();
});

test('an undoing has a reason, and shows the case', async () => {
  await expect(actions.undoDecision(initialFormState, formWith())).rejects.toMatchObject(
    redirected(`/staff?case=listing-${ID}&done=${ID}`),
  );
  expect(rpc).toHaveBeenCalledExactlyOnceWith('undo_decision', {
    p_id: ID,
    p_reason: 'We looked again and have taken this decision back.',
  });
});

test.each(['seller', 'enquiry', 'conversation'])(
  'a note about %s names it alone',
  async (subject) => {
    await actions.addNote(initialFormState, formWith({ subject }));
    expect(rpc).toHaveBeenCalledExactlyOnceWith('add_staff_note', {
      p_body: 'Odd',
      [`p_${subject}_id`]: ID,
    });
  },
);
