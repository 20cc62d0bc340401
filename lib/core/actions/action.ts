import 'server-only';
import { randomUUID } from 'node:crypto';
import { unstable_rethrow } from 'next/navigation';
import { z } from 'zod';
import { type Message, operationFailure, ownMessages, TooManyAttempts } from '../errors/messages';
import { logError } from '../logging/logger';
import { currentUser, type SessionUser } from '../session/current-user';
import type { FormState } from './form-state';

type Definition<S extends z.ZodObject> = {
  /** Names the action in the log and in the default error message. */
  name: string;
  schema: S;
  /** Fields never returned to the form, such as passwords. */
  secrets?: (keyof z.input<S>)[];
  /** Maps an error thrown by `write` to its message. */
  explain?: (error: unknown) => Message;
  /** The form's message when fields have validation errors. */
  invalid?: Message | ((fieldErrors: FormState['fieldErrors']) => Message | undefined);
};
type Write<S extends z.ZodObject, User> = (
  input: z.output<S>,
  user: User,
) => Promise<Message | undefined>;
type FormAction = (before: FormState, data: FormData) => Promise<FormState>;

/** Thrown by `write` to refuse the input with a given message and field errors. */
export class ActionError extends Error {
  override name = 'ActionError';
  constructor(
    readonly content: Message,
    readonly fieldErrors: FormState['fieldErrors'] = {},
  ) {
    super(content.title);
  }
}

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
  const typed = Object.entries(input).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && !secrets.includes(entry[0]),
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
  const { status } = (error ?? {}) as { status?: unknown };
  return (
    error instanceof TooManyAttempts ||
    (typeof status === 'number' && status >= 400 && status < 500)
  );
};

async function runAction<S extends z.ZodObject, User>(
  definition: Definition<S>,
  data: FormData,
  findUser: () => Promise<User | null>,
  write: Write<S, User>,
): Promise<FormState> {
  const input = readForm(definition.schema, data);
  const values = typedValues(input, definition.secrets);
  const respond = (state: Pick<FormState, 'status'> & Partial<FormState>): FormState => ({
    fieldErrors: {},
    values,
    submissionId: randomUUID(),
    ...state,
  });
  try {
    const parsed = definition.schema.safeParse(input);
    if (!parsed.success) {
      const fieldErrors = fieldErrorsOf(parsed.error);
      const { invalid } = definition;
      const message = typeof invalid === 'function' ? invalid(fieldErrors) : invalid;
      return respond({ status: 'invalid', fieldErrors, ...(message && { message }) });
    }
    const user = await findUser();
    if (user === null) return respond({ status: 'signed-out', message: ownMessages.sessionEnded });
    const message = await write(parsed.data, user);
    return respond({ status: 'done', ...(message && { message }) });
  } catch (error) {
    unstable_rethrow(error);
    if (error instanceof ActionError) {
      return respond({ status: 'failed', message: error.content, fieldErrors: error.fieldErrors });
    }
    if (!isRefusal(error)) logError(definition.name, error);
    const { code } = error as { code?: unknown };
    const message = definition.explain?.(error) ?? operationFailure(definition.name, error);
    return respond({ status: 'failed', message, ...(typeof code === 'string' && { code }) });
  }
}

/**
 * A server action without sign-in: parses the form, calls `write`, returns its message and the values
 * typed. `write` throws {@link ActionError} to refuse; it may end with `redirect()`.
 */
export const openAction =
  <S extends z.ZodObject>(definition: Definition<S>, write: Write<S, true>): FormAction =>
  async (_before, data) =>
    runAction(definition, data, async () => true as const, write);

/** A server action for the signed-in user, read from the session and never from the form. */
export const userAction =
  <S extends z.ZodObject>(definition: Definition<S>, write: Write<S, SessionUser>): FormAction =>
  async (_before, data) =>
    runAction(definition, data, currentUser, write);
