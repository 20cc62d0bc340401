import { Registry } from 'prom-client';
import { expect, test, vi } from 'vitest';
import { runMailJob } from '@/lib/mail/job';
import { measureMails } from '@/lib/mail/metrics';

test('the mails of a queue are counted by what became of them, and its length is read when asked', async () => {
  const mails = ['fine', 'refused', 'fine too'];
  const settled = vi.fn();
  const registry = new Registry();
  const statistics = { due: 3, overdue_seconds: 40, retrying: 2, retrying_seconds: 600, failed: 1 };
  const read = vi.fn(async () => statistics);
  const queue = measureMails(
    registry,
    {
      claim: async () => mails.shift() ?? null,
      send: async (mail: string) => {
        if (mail === 'refused')
          throw Object.assign(new Error('No'), { responseCode: 550, command: 'RCPT TO' });
      },
      settle: settled,
    },
    read,
  );
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await runMailJob(queue, { signal: new AbortController().signal, once: true });
  vi.restoreAllMocks();
  expect(settled).toHaveBeenCalledTimes(3);
  const text = await registry.metrics();
  for (const line of [
    'mails_tried_total{outcome="sent"} 2',
    'mails_tried_total{outcome="failed"} 1',
    'mails_due 3',
    'mails_overdue_seconds 40',
    'mails_retrying 2',
    'mails_retrying_seconds 600',
    'mails_failed 1',
  ])
    expect(text).toContain(`\n${line}\n`);
  expect(read).toHaveBeenCalledTimes(1);
  Object.assign(statistics, { due: 0 });
  expect(await registry.metrics()).toContain('\nmails_due 0\n');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  read.mockRejectedValue(new Error('away'));
  const away = await registry.metrics();
  vi.restoreAllMocks();
  expect(away).toContain('\nmails_due Nan\n');
  expect(away).toContain('\nmails_tried_total{outcome="sent"} 2\n');
});
