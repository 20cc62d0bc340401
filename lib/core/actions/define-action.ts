import 'server-only';
import { randomUUID } from 'node:crypto';
import { notFound, unstable_rethrow } from 'next/navigation';
import * as z from 'zod';
import { type Message, operationFailure, ownMessages, TooManyAttempts } from '../errors/messages';
import { logError, logSecurityEvent } from '../logging/logger';
import { currentUser, type SessionUser } from '../session/current-user';
import type { FormState } from './form-state';

/** The user that `write` receives, by access level; 'anonymous' includes signed-in users. */
type Users = { anonymous: undefined; user: SessionUser; staff: SessionUser };
type Access = keyof Users;
type Definition<S extends z.ZodObject, A extends Access> = {
  /** Names the action in the log and in the default error message. */
  name: string;
  access: A;
  schema: S;
  /** Fields never returned to the form, such as passwords. */
  secrets?: (keyof z.input<S>)[];
  /** Maps an error thrown by `write` to its message. */
  explain?: (error: unknown) => Message;
  /** The form's message when fields have validation errors. */
  invalid?: Message | ((fieldErrors: FormState['fieldErrors']) => Message | undefined);
};
type Write<S extends z.ZodObject, A extends Access> = (
  input: z.output<S>,
  user: Users[A],
) => Promise<Message | { result: string; message?: Message } | undefined>;

/** Thrown by `write` to refuse the input with a given message and field errors; `values` replace those typed. */
export class ActionError extends Error {
  override name = 'ActionError';
  readonly status: FormState['status'] = 'failed';
  constructor(
    readonly content: Message,
    readonly fieldErrors: FormState['fieldErrors'] = {},
    readonly values: FormState['values'] = {},
  ) {
    super(content.title);
  }
}

/** Thrown when the session of the user has ended. */
export class SessionEnded extends ActionError {
  override name = 'SessionEnded';
  override readonly status = 'signed-out';
  constructor() {
    super(ownMessages.sessionEnded);
  }
}

/** Thrown when staff have not given the second factor in this session. */
class CodeMissing extends ActionError {
  override name = 'CodeMissing';
  override readonly status = 'code-missing';
  constructor() {
    super(ownMessages.codeMissing);
  }
}

/** Raised by private.require_sign_in_within. */
const SIGN_IN_TOO_OLD = 'PT403';

/** Reads the schema's fields from the form: strings and lists of strings, no files. */
function readForm(schema: z.ZodObject, data: FormData) {
  return Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => {
      const all = data.getAll(name).filter((value) => typeof value === 'string');
      return [name, field instanceof z.ZodArray ? all : all[0]];
    }),
  );
}

function typedValues(input: Record<string, unknown>, secrets: readonly PropertyKey[] = []) {
  const typed = Object.entries(input)
    .filter(([name, value]) => value !== undefined && !secrets.includes(name))
    .map(
      ([name, value]) => [name, Array.isArray(value) ? value.join('\n') : String(value)] as const,
    );
  return Object.fromEntries(typed.map(([name, value]) => [name, value.slice(0, 10_000)]));
}

function fieldErrorsOf({ issues }: z.ZodError) {
  const errors: FormState['fieldErrors'] = {};
  for (const { path, message } of issues) errors[String(path[0] ?? 'form')] ??= message;
  return errors;
}

/** Whether the backend rejected the request (4xx) or a rate limit did: expected, so not logged. */
const isRefusal = (error: unknown) => {
  const { status, code } = (error ?? {}) as { status?: unknown; code?: unknown };
  return (
    error instanceof TooManyAttempts ||
    // Raised by SQL functions for a row that is missing; PostgREST responds with 500.
    code === 'P0002' ||
    (typeof status === 'number' && status >= 400 && status < 500)
  );
};

async function staffUser(action: string) {
  const user = await currentUser();
  if (user?.isStaff && user.hasGivenCode) return user;
  logSecurityEvent('staff action refused', { action });
  if (user?.isStaff) throw new CodeMissing();
  return notFound();
}

/**
 * A server action: parses the form, calls `write` with the user of the session (never of the form),
 * returns its message or result, and the values typed. `write` throws {@link ActionError} to refuse; it may end
 * with `redirect()`. A staff action responds to other users with 404 and logs a security event.
 */
export function defineAction<S extends z.ZodObject, A extends Access>(
  definition: Definition<S, A>,
  write: Write<S, A>,
) {
  const { name, access, schema, secrets, explain, invalid } = definition;
  return async (_before: FormState, data: FormData): Promise<FormState> => {
    const input = readForm(schema, data);
    const values = typedValues(input, secrets);
    const respond = (state: Pick<FormState, 'status'> & Partial<FormState>): FormState => ({
      fieldErrors: {},
      values,
      submissionId: randomUUID(),
      ...state,
    });
    try {
      const staff = access === 'staff' ? await staffUser(name) : undefined;
      const parsed = schema.safeParse(input);
      if (!parsed.success) {
        const fieldErrors = fieldErrorsOf(parsed.error);
        const message = typeof invalid === 'function' ? invalid(fieldErrors) : invalid;
        return respond({ status: 'invalid', fieldErrors, ...(message && { message }) });
      }
      const user = access === 'user' ? await currentUser() : staff;
      if (user === null) throw new SessionEnded();
      const outcome = await write(parsed.data, user as Users[A]);
      if (outcome && 'result' in outcome) return respond({ status: 'done', ...outcome });
      return respond({ status: 'done', ...(outcome && { message: outcome }) });
    } catch (error) {
      unstable_rethrow(error);
      if (error instanceof ActionError) {
        const { status, content: message, fieldErrors } = error;
        const shown = { ...values, ...error.values };
        return respond({ status, message, fieldErrors, values: shown });
      }
      const { code } = error as { code?: unknown };
      if (code === SIGN_IN_TOO_OLD) {
        return respond({ status: 'sign-in-too-old', message: ownMessages.signInTooOld });
      }
      // Staff pass every policy: a refusal there is a fault, except after a faster change by
      // another user.
      const isFault = code !== 'P0002' && code !== 'PT409';
      if (access === 'staff' ? isFault : !isRefusal(error)) logError(name, error);
      const message = explain?.(error) ?? operationFailure(name, error);
      return respond({ status: 'failed', message, ...(typeof code === 'string' && { code }) });
    }
  };
}
