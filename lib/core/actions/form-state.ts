import type { Message } from '../errors/messages';

/** The state that a form action returns (see define-action.ts). It contains no secrets. */
export type FormState = {
  status:
    | 'idle'
    | 'done'
    | 'invalid'
    | 'failed'
    | 'signed-out'
    | 'sign-in-too-old'
    | 'code-missing';
  /** The message for the form as a whole. */
  message?: Message;
  /** The result of a successful action, such as a phone number. */
  result?: string;
  /** The first validation error of each field, by field name. */
  fieldErrors: Record<string, string>;
  /** The error code of the auth service or the database. */
  code?: string;
  /**
   * The values typed, by field name, without passwords; the values of a list are separated by line
   * breaks.
   */
  values: Record<string, string>;
  /** Unique per submission, so that each response is shown and announced once. */
  submissionId: string;
};

export const initialFormState: FormState = {
  status: 'idle',
  fieldErrors: {},
  values: {},
  submissionId: '',
};
