import { setTimeout as wait } from 'node:timers/promises';
import { logError, withoutInput } from '../core/logging/logger';

const POLL_MS = 2000;

type MailOutcome = 'sent' | 'retry' | 'failed';

/** A queue of mails, of which each is claimed, sent and settled. */
export interface MailQueue<Claimed> {
  /** The next mail that is due, for this job alone for a while; null if there is none. */
  claim: () => Promise<Claimed | null>;
  send: (mail: Claimed) => Promise<void>;
  settle: (mail: Claimed, outcome: MailOutcome, error?: string) => Promise<void>;
}

type Options = {
  signal: AbortSignal;
  once?: boolean;
  /** Pause when no mail is due, or the queue does not answer. */
  pauseMs?: number;
};

/**
 * Whether to send a mail again after an error. Only a permanent refusal (5xx) of this recipient or
 * this text is final: all else, wrong credentials too, concerns every mail and gets mended.
 */
function outcomeOf(error: unknown): MailOutcome {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && /^(RCPT TO|DATA)$/.test(command) ? 'failed' : 'retry';
}

const textOf = (error: unknown) =>
  withoutInput(error instanceof Error ? error.message : String(error));

/**
 * Sends the mails of a queue until `signal` aborts, then ends after the mail in hand. With `once`, ends
 * when no mail is due, and throws when the queue does not answer.
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
    // Tried until it succeeds: a mail that is sent but not settled would be sent again.
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
