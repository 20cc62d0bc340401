import { Counter, Gauge, type Registry } from 'prom-client';
import type { MailQueue } from './job';
import type { MailFigures } from './outbox';

const FIGURES = [
  { name: 'mails_due', help: 'Mails that should have been sent by now.', figure: 'due' },
  {
    ...{ name: 'mails_overdue_seconds', help: 'How long the oldest of them has been due.' },
    figure: 'overdue_seconds',
  },
  {
    ...{ name: 'mails_failed', help: 'Mails of the last 30 days that were refused for good.' },
    figure: 'failed',
  },
] as const;

/**
 * Measures a queue of mails: how long it is, as `readFigures` says, and what became of the mails of this process.
 * Returns the queue to use in its place.
 */
export function measureMails<Claimed>(
  registry: Registry,
  queue: MailQueue<Claimed>,
  readFigures: () => Promise<MailFigures>,
): MailQueue<Claimed> {
  const registers = [registry];
  for (const { name, help, figure } of FIGURES)
    new Gauge({
      ...{ name, help, registers },
      async collect() {
        this.set((await readFigures())[figure]);
      },
    });
  const tried = new Counter({
    ...{ name: 'mails_tried_total', help: 'What became of the mails of this process.' },
    ...{ labelNames: ['outcome'], registers },
  });
  return {
    ...queue,
    async settle(mail, outcome, error) {
      await queue.settle(mail, outcome, error);
      tried.inc({ outcome });
    },
  };
}
