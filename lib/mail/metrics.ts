import { Counter, Gauge, type Registry } from 'prom-client';
import { logError } from '../core/logging/logger';
import type { MailQueue } from './job';
import type { MailStatistics } from './outbox';

const GAUGES: Record<keyof MailStatistics, string> = {
  due: 'Mails that should have been sent by now.',
  overdue_seconds: 'How long the oldest of them has been due.',
  retrying: 'Mails that could not be sent and wait for another try.',
  retrying_seconds: 'Age of the oldest of them.',
  failed: 'Mails of the last 30 days that were given up.',
};

/**
 * Measures a queue of mails: its length, which is NaN while `readStatistics` fails, and the
 * outcomes of the mails of this process. Returns the queue to use in its place.
 */
export function measureMails<Claimed>(
  registry: Registry,
  queue: MailQueue<Claimed>,
  readStatistics: () => Promise<MailStatistics>,
): MailQueue<Claimed> {
  const registers = [registry];
  // All gauges of a scrape share one read.
  let reading: Promise<MailStatistics | null> | null = null;
  const readOnce = () => {
    reading ??= readStatistics()
      .catch((error) => {
        logError('mail statistics', error);
        return null;
      })
      .finally(() => {
        reading = null;
      });
    return reading;
  };
  for (const [name, help] of Object.entries(GAUGES))
    new Gauge({
      name: `mails_${name}`,
      help,
      registers,
      async collect() {
        this.set((await readOnce())?.[name as keyof MailStatistics] ?? Number.NaN);
      },
    });
  const tried = new Counter({
    name: 'mails_tried_total',
    help: 'What became of the mails of this process.',
    labelNames: ['outcome'],
    registers,
  });
  return {
    ...queue,
    async settle(mail, outcome, error) {
      await queue.settle(mail, outcome, error);
      tried.inc({ outcome });
    },
  };
}
