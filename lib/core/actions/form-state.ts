import type { Message } from '../errors/messages';

/** What a form's action answers: see lib/core/actions/action.ts. Safe to send back to whoever filled it in. */
export type FormState = {
  status: 'idle' | 'done' | 'invalid' | 'failed' | 'signed-out';
  /** About the form as a whole. */
  message?: Message;
  /** The first complaint about each field, by its name. */
  fieldErrors: Record<string, string>;
  /** The auth service's or database's name for why it failed. */
  code?: string;
  /** What was typed, by field; passwords are left out. */
  values: Record<string, string>;
  /** Tells one answer from the next, so that each is shown and read out once. */
  submissionId: string;
};

export const initialFormState: FormState = {
  status: 'idle',
  fieldErrors: {},
  values: {},
  submissionId: '',
};
