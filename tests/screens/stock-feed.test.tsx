import { expect, test } from 'vitest';
import { FeedForm } from '@/components/stock/feed-form';
import type { StockFeed } from '@/lib/stock/types';
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
