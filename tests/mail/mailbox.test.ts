import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readMail, writeMail } from '@/lib/mail/mailbox';

test('a mail that is half written or has just been removed is left out', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'mailbox-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  writeMail(directory, { id: 'whole', to: 'ada@example.test', subject: 'Hello', text: 'Hello' });
  writeFileSync(path.join(directory, 'half.json'), '{"id": "ha');
  symlinkSync(path.join(directory, 'removed'), path.join(directory, 'removed.json'));
  expect(readMail(directory).map(({ id }) => id)).toEqual(['whole']);
});
