import { UnrecognizedActionError } from 'next/dist/client/components/unrecognized-action-error';
import { redirect } from 'next/navigation';
import { expect, test, vi } from 'vitest';
import { submitAction } from '@/components/forms/submit-action';
import { type FormState, initialFormState } from '@/lib/core/actions/form-state';

const failure = { title: 'Report not sent', text: 'Try again later.' };
const before: FormState = {
  ...initialFormState,
  status: 'invalid',
  fieldErrors: { reason: 'Choose a reason' },
  values: { details: 'Sold last week' },
};
const submit = (action: () => Promise<FormState>) =>
  submitAction({ action, failure }, before, new FormData());

test.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
  'a request that fails with “%s” gives the network message and keeps the values',
  async (message) => {
    const state = await submit(() => Promise.reject(new TypeError(message)));
    expect(state).toMatchObject({
      status: 'failed',
      message: {
        title: failure.title,
        text: 'Network connection failed. Please check your internet connection.',
      },
      fieldErrors: {},
      values: before.values,
    });
    expect(state.submissionId).not.toBe('');
  },
);

test('an action that the site no longer has says that the site was updated, and keeps the values', async () => {
  const state = await submit(() => Promise.reject(new UnrecognizedActionError('gone')));
  const message = { title: 'The site has been updated' };
  expect(state).toMatchObject({ status: 'failed', message, values: before.values });
});

test('any other failure gives the form’s own message', async () => {
  const state = await submit(() => Promise.reject(new Error('Unexpected response')));
  expect(state).toMatchObject({ status: 'failed', message: failure });
});

test('a response is returned, and a redirect of Next thrown', async () => {
  const done: FormState = { ...initialFormState, status: 'done', submissionId: '1' };
  expect(await submit(() => Promise.resolve(done))).toBe(done);
  await expect(submit(async () => redirect('/'))).rejects.toThrow('NEXT_REDIRECT');
});

test('a field with an error is not sent', async () => {
  const action = vi.fn();
  const check = () => ({ text: 'Too long' });
  const state = await submitAction({ action, check, failure }, before, new FormData());
  expect(state).toMatchObject({ status: 'invalid', fieldErrors: { text: 'Too long' } });
  expect(action).not.toHaveBeenCalled();
});
