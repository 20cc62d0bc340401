import fc from 'fast-check';
import { redirect } from 'next/navigation';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ActionError, defineAction, SessionEnded } from '@/lib/core/actions/define-action';
import { initialFormState } from '@/lib/core/actions/form-state';
import { BackendError, TooManyAttempts } from '@/lib/core/errors/messages';

const schema = z.object({
  name: z
    .string()
    .min(2, 'Too short')
    .transform((name) => name.toUpperCase()),
  secret: z.string().optional(),
  colours: z.array(z.string()).optional(),
});
const definition = {
  name: 'test',
  access: 'anonymous' as const,
  schema,
  secrets: ['secret' as const],
};

function form(fields: [string, string | Blob][]) {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}
const complete = form([
  ['name', 'ada'],
  ['secret', 'hunter2'],
  ['unknown', 'x'],
]);

test('parses the form, writes and returns the typed values without secrets', async () => {
  const write = vi.fn(async () => ({ title: 'Saved' }));
  const state = await defineAction(definition, write)(initialFormState, complete);
  expect(write).toHaveBeenCalledWith({ name: 'ADA', secret: 'hunter2' }, undefined);
  expect(state).toMatchObject({ status: 'done', message: { title: 'Saved' } });
  expect(state.values).toEqual({ name: 'ada' });
});

test('returns the result a form was sent for', async () => {
  const action = defineAction(definition, async () => ({ result: '07700 900123' }));
  expect(await action(initialFormState, complete)).toMatchObject({
    status: 'done',
    result: '07700 900123',
  });
});

test('an invalid form returns field errors and writes nothing', async () => {
  const write = vi.fn();
  const state = await defineAction(definition, write)(initialFormState, form([['name', 'a']]));
  expect(state).toMatchObject({ status: 'invalid', fieldErrors: { name: 'Too short' } });
  expect(state.values).toEqual({ name: 'a' });
  expect(write).not.toHaveBeenCalled();
});

test('the values of a list are returned one a line', async () => {
  const list = { ...definition, schema: z.object({ colours: z.array(z.string()).max(1) }) };
  const chosen = form([
    ['colours', 'red'],
    ['colours', 'blue'],
  ]);
  const { secrets: _, ...rest } = list;
  const state = await defineAction(rest, vi.fn())(initialFormState, chosen);
  expect(state).toMatchObject({ status: 'invalid', values: { colours: 'red\nblue' } });
});

test('a file in a text field is invalid', async () => {
  const state = await defineAction(definition, vi.fn())(
    initialFormState,
    form([['name', new Blob(['x'])]]),
  );
  expect(state.status).toBe('invalid');
});

test('each submission gets a new id', async () => {
  const action = defineAction(definition, async () => undefined);
  const [first, second] = [
    await action(initialFormState, complete),
    await action(initialFormState, complete),
  ];
  expect(first.submissionId).not.toBe(second.submissionId);
});

test('an ActionError keeps its message and field errors, a redirect passes through', async () => {
  const refused = defineAction(definition, async () => {
    throw new ActionError({ title: 'No' }, { name: 'Taken' });
  });
  expect(await refused(initialFormState, complete)).toMatchObject({
    status: 'failed',
    message: { title: 'No' },
    fieldErrors: { name: 'Taken' },
  });
  const ended = defineAction(definition, async () => {
    throw new SessionEnded();
  });
  expect(await ended(initialFormState, complete)).toMatchObject({
    status: 'signed-out',
    message: { title: 'You have been signed out' },
  });
  const leaving = defineAction(definition, async () => redirect('/'));
  await expect(leaving(initialFormState, complete)).rejects.toThrow('NEXT_REDIRECT');
});

test('logs unexpected errors only, without input', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const failing = (error: unknown) =>
    defineAction(definition, async () => {
      throw error;
    })(initialFormState, complete);
  await failing(Object.assign(new Error('no'), { status: 400, code: 'invalid_credentials' }));
  await failing(new TooManyAttempts('test'));
  expect(said).not.toHaveBeenCalled();
  const state = await failing(new BackendError('TypeError: fetch failed'));
  expect(state.message?.text).toMatch(/^Network connection failed/);
  expect(said).toHaveBeenCalledTimes(1);
  expect(said.mock.calls.join()).not.toMatch(/hunter2|ada/i);
  said.mockRestore();
});

test('no form makes the action throw or return a secret', async () => {
  const action = defineAction(definition, async () => undefined);
  const name = fc.constantFrom('name', 'secret', 'colours', '__proto__', 'constructor', '$ACTION');
  const fields = fc.array(fc.tuple(name, fc.string({ unit: 'binary' })), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(fields, async (typed) => {
      const state = await action(initialFormState, form(typed));
      expect(['done', 'invalid']).toContain(state.status);
      expect(Object.keys(state.values)).not.toContain('secret');
    }),
  );
});
