import { unstable_rethrow } from 'next/navigation';
import { type FormState, initialFormState } from '@/lib/core/actions/form-state';
import { requestFailure } from '@/lib/core/browser/request-failure';
import type { Message } from '@/lib/core/errors/messages';

export type Submission = {
  action: (before: FormState, data: FormData) => Promise<FormState>;
  /** Returns the field errors that the browser can find: the form is then not sent. Null without errors. */
  check?: ((data: FormData) => FormState['fieldErrors'] | null) | undefined;
  /** Message when the request fails; offline, its title heads the network message. */
  failure: Message;
};

/**
 * Runs a form's action and returns its state. A request without a response becomes a failed state,
 * which keeps the values of `before`. Rethrows Next's redirects.
 */
export async function submitAction(
  { action, check, failure }: Submission,
  before: FormState,
  data: FormData,
): Promise<FormState> {
  const fieldErrors = check?.(data);
  const submissionId = `${Date.now()}`;
  if (fieldErrors) return { ...initialFormState, status: 'invalid', fieldErrors, submissionId };
  try {
    return await action(before, data);
  } catch (error) {
    // Next implements redirect() by throwing.
    unstable_rethrow(error);
    return {
      ...before,
      status: 'failed',
      fieldErrors: {},
      message: requestFailure(failure, error),
      submissionId,
    };
  }
}
