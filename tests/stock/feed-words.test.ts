import { expect, test } from 'vitest';
import { leftText, undoneText } from '@/lib/stock/describe-undo';
import { feedMail } from '@/lib/stock/feed-mail';
import { feedSchema } from '@/lib/stock/feed-schema';

const read = (feed: string, hour = '3') => feedSchema.safeParse({ feed, hour }).success;

test('a feed has a plain https address and an hour of the day', () => {
  expect(read(' https://feed.example/cars.csv?key=1 ')).toBe(true);
  for (const feed of ['', 'http://x.example/', 'https://a:b@x.example/', 'https://x.example:81/'])
    expect(read(feed), feed).toBe(false);
  for (const hour of ['0', '9', '19', '23']) expect(read('https://x.example/', hour)).toBe(true);
  for (const hour of ['', '24', '-1', '3.5']) expect(read('https://x.example/', hour)).toBe(false);
});

test('the mail says what is wrong and what needs doing', () => {
  const mail = feedMail({
    id: '7d444840-9dc0-41d1-b245-5ffdce74fad2',
    claim: '7d444840-9dc0-41d1-b245-5ffdce74fad2',
    kind: 'stock_feed',
    recipient: { address: 'dealer@example.test', name: 'Joan', has_account: true },
    source: 'https://feed.example/cars.csv',
    problem: 'columns',
    detail: 'price',
    is_pushed: false,
  });
  expect(mail.to).toEqual({ name: 'Joan', address: 'dealer@example.test' });
  // A feed may be fetched at any hour.
  expect(mail.text).toContain('Your feed https://feed.example/cars.csv was not run.');
  for (const text of ['Columns that every car needs', '(price)']) expect(mail.text).toContain(text);
});

test('what an undoing left is named', () => {
  expect(leftText([])).toBe('');
  expect(undoneText(1, ['A1'])).toBe(
    '1 car is as before the run. A1 was changed since and stays as it is.',
  );
  expect(leftText(['A1', 'A2'])).toBe('A1 and A2 were changed since and stay as they are.');
});
