import { setTimeout as wait } from 'node:timers/promises';
import { logError, withoutInput } from '../core/logging/logger';

const POLL_MS = 2000;

type MailOutcome = 'sent' | 'retry' | 'failed';

/** A queue of mails, each of which is claimed, sent and settled. */
export interface MailQueue<Claimed> {
  /** Claims the next mail that is due for this job, for a limited time; null if there is none. */
  claim: () => Promise<Claimed | null>;
  send: (mail: Claimed) => Promise<void>;
  settle: (mail: Claimed, outcome: MailOutcome, error?: string) => Promise<void>;
}

type Options = {
  signal: AbortSignal;
  once?: boolean;
  /** Pause when no mail is due, or the queue does not respond. */
  pauseMs?: number;
};

/**
 * Decides whether to send a mail again after an error. Only a permanent refusal (5xx) of this
 * recipient or this text is final: any other error, such as wrong credentials, concerns every mail
 * and gets fixed.
 */
function outcomeOf(error: unknown): MailOutcome {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && /^(RCPT TO|DATA)$/.test(command) ? 'failed' : 'retry';
}

const textOf = (error: unknown) =>
  withoutInput(error instanceof Error ? error.message : String(error));

/**
 * Sends the mails of a queue until `signal` aborts, then ends after the current mail. With `once`,
 * ends when no mail is due, and throws when the queue does not respond.
 */
export async function runMailJob<Claimed>(
  queue: MailQueue<Claimed>,
  { signal, once = false, pauseMs = POLL_MS }: Options,
): Promise<void> {
  const pause = () => wait(pauseMs, undefined, { signal }).catch(() => {});
  let isAway = false;

  async function sendOne(mail: Claimed) {
    let outcome: MailOutcome = 'sent';
    let reason: string | undefined;
    try {
      await queue.send(mail);
    } catch (error) {
      logError('mail', error);
      outcome = outcomeOf(error);
      reason = textOf(error);
    }
    // Repeats until it succeeds: a mail that is sent but not settled would be sent again.
    for (;;) {
      try {
        return await queue.settle(mail, outcome, reason);
      } catch (error) {
        if (signal.aborted) throw error;
        await pause();
      }
    }
  }

  while (!signal.aborted) {
    try {
      const mail = await queue.claim();
      isAway = false;
      if (mail !== null) {
        await sendOne(mail);
        continue;
      }
      if (once) return;
    } catch (error) {
      if (once) throw error;
      if (!isAway) logError('mail queue', error);
      isAway = true;
    }
    await pause();
  }
}
