import { expect, test } from 'vitest';
import { waitingMail } from '@/lib/stock/waiting-mail';

const mailOf = (counts: { known: number; refused: number }) =>
  waitingMail({
    id: '7d444840-9dc0-41d1-b245-5ffdce74fad2',
    claim: '7d444840-9dc0-41d1-b245-5ffdce74fad2',
    kind: 'waiting_cars',
    recipient: { address: 'dealer@example.test', name: 'Joan', has_account: true },
    ...counts,
  });

test.each([
  [{ known: 1, refused: 0 }, '1 car can be listed now', ['has its name now', '#waiting']],
  [{ known: 8, refused: 2 }, '8 cars can be listed now', ['The names of 2 cars were refused']],
  [
    { known: 0, refused: 1 },
    'The name of a car in your stock file was refused',
    ['The name of 1 car was refused', 'correct it in your file'],
  ],
])('%j is told as %s', (counts, subject, texts) => {
  const mail = mailOf(counts);
  expect(mail).toMatchObject({ subject, to: { name: 'Joan', address: 'dealer@example.test' } });
  for (const text of texts) expect(mail.text).toContain(text);
});
