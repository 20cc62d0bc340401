import { expect, test } from 'vitest';
import { FeedForm } from '@/components/stock/feed-form';
import { UploadAddress } from '@/components/stock/upload-address';
import type { StockFeed, StockUpload } from '@/lib/stock/types';
import { rendered } from '../tools/rendered';

const FEED: StockFeed = {
  address: 'https://feed.example/cars.csv',
  hour: 3,
  may_withdraw: false,
  is_paused: false,
  last_problem: null,
  is_waiting: true,
  tries: 0,
};

test.each<[Partial<StockFeed>, string]>([
  [{}, 'It is fetched within minutes.'],
  [{ tries: 1 }, 'Its server did not answer. We try again within half an hour.'],
  [{ tries: 1, is_paused: true }, 'It is paused: nothing is fetched.'],
  [{ is_waiting: false }, 'The last one was run.'],
])('a feed with %j says how it is', (feed, text) => {
  expect(rendered(<FeedForm feed={{ ...FEED, ...feed }} />).text).toContain(text);
});

const UPLOAD: StockUpload = {
  may_withdraw: true,
  made_at: '2026-11-01T09:00:00Z',
  received_at: null,
  last_problem: null,
  waiting: 0,
};

test.each<[Partial<StockUpload>, string]>([
  [{}, 'No file has come yet.'],
  [{ waiting: 2 }, '2 files came and will be run within minutes.'],
  [{ received_at: '2026-11-02T09:00:00Z' }, 'The last file came '],
  [
    { received_at: '2026-11-02T09:00:00Z', last_problem: 'shrunk' },
    ' and changed nothing. It has less than 70 % of the cars of the last file.',
  ],
])('an upload address with %j says how it is', (upload, text) => {
  expect(rendered(<UploadAddress upload={{ ...UPLOAD, ...upload }} />).text).toContain(text);
});

test('an upload address can be made, or else renewed and ended, and is not shown again', () => {
  const without = rendered(<UploadAddress upload={null} />).text;
  expect(without).toContain('Make an upload address');
  expect(without).not.toContain('Renew the address');
  const kept = rendered(<UploadAddress upload={UPLOAD} />).text;
  for (const button of ['Renew the address', 'Save the choice', 'End the address'])
    expect(kept).toContain(button);
  expect(kept).not.toMatch(/Make an upload address|Your upload address/);
});
