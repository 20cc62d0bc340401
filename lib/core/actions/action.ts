import 'server-only';
import { randomUUID } from 'node:crypto';
import { unstable_rethrow } from 'next/navigation';
import { z } from 'zod';
import { type Message, operationFailure, ownMessages, TooManyAttempts } from '../errors/messages';
import { logError } from '../logging/logger';
import { currentUser, type SessionUser } from '../session/current-user';
import type { FormState } from './form-state';

type Definition<S extends z.ZodObject> = {
  /** Names the action in the log, and where it fails without words of its own. */
  name: string;
  schema: S;
  /** Fields that are never sent back. */
  secrets?: (keyof z.input<S>)[];
  /** Words for what `write` throws. */
  explain?: (error: unknown) => Message;
  /** Heads the complaints about fields. */
  invalid?: Message | ((fieldErrors: FormState['fieldErrors']) => Message | undefined);
};
type Write<S extends z.ZodObject, User> = (
  input: z.output<S>,
  who: User,
) => Promise<Message | undefined>;
type FormAction = (before: FormState, data: FormData) => Promise<FormState>;

/** A failure whose words are known already: `write` throws it to refuse. */
export class ActionError extends Error {
  override name = 'ActionError';
  constructor(
    readonly content: Message,
    readonly fieldErrors: FormState['fieldErrors'] = {},
  ) {
    super(content.title);
  }
}

/** The form's fields that the schema knows: text, lists of text, nothing else. */
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

/** Whether the service has answered, and the answer was no: that is nothing for the log. */
const isRefusal = (error: unknown) => {
  const { status } = (error ?? {}) as { status?: unknown };
  return (
    error instanceof TooManyAttempts ||
    (typeof status === 'number' && status >= 400 && status < 500)
  );
};

async function runAction<S extends z.ZodObject, Who>(
  definition: Definition<S>,
  data: FormData,
  findUser: () => Promise<Who | null>,
  write: Write<S, Who>,
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
 * A form's action for anybody: parse, write, answer with words and what was typed. `write` throws
 * {@link ActionError} to refuse in words of its own; it may end with `redirect()`.
 */
export const openAction =
  <S extends z.ZodObject>(definition: Definition<S>, write: Write<S, true>): FormAction =>
  async (_before, data) =>
    runAction(definition, data, async () => true as const, write);

/** A form's action for whoever is signed in, who is asked for anew: a form cannot say who it is. */
export const userAction =
  <S extends z.ZodObject>(definition: Definition<S>, write: Write<S, SessionUser>): FormAction =>
  async (_before, data) =>
    runAction(definition, data, currentUser, write);
