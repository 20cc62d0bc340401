import { expect, test } from 'vitest';
import { SaveSearchForm } from '@/components/saved-searches/save-search-form';
import { SaveSearchLink } from '@/components/saved-searches/save-search-link';
import { SavedSearchList } from '@/components/saved-searches/saved-search-list';
import { SignedOutSearches } from '@/components/saved-searches/signed-out-searches';
import { WaitingSearches } from '@/components/saved-searches/waiting-searches';
import { initialFormState } from '@/lib/core/actions/form-state';
import type { ListedSearch } from '@/lib/saved-searches/types';
import { rendered } from '../tools/rendered';

const search: ListedSearch = {
  id: '0b1f6f0e-3c1d-4a51-9a52-6f3a3c1d4a51',
  query: 'make=Ford&priceMax=9000',
  name: 'A cheap Ford',
  frequency: 'daily',
  is_paused: false,
  is_refused: false,
  created_at: '2026-11-02T10:00:00Z',
  new_count: 3,
  total_told: 4,
  feed_token: 'f'.repeat(64),
  last_told_at: '2026-11-20T08:00:00Z',
  labels: ['Ford', 'Up to £9,000'],
  feed: 'https://forecourt.example/api/saved-searches/0b1f/ffff/feed.xml',
};

test('a saved search shows its filters in words, what is new, and how it is changed', () => {
  const { text, links, buttons, html, options } = rendered(<SavedSearchList searches={[search]} />);
  expect(text).toContain('1 saved search, 3 new cars');
  expect(text).toContain(
    'Saved 2 November 2026. By e-mail every morning; last on 20 November 2026.',
  );
  expect(text).toContain('Ford Up to £9,000');
  expect(links['A cheap Ford']).toBe('/vehicles?make=Ford&priceMax=9000');
  expect(buttons).toEqual([
    'See 3 new cars in A cheap Ford',
    'Pause A cheap Ford',
    'Save changes',
    'Renew address of A cheap Ford',
    'Delete',
  ]);
  expect(options(`frequency-${search.id}`)).toEqual(['at_once', 'daily', 'weekly', 'page']);
  expect(html).toContain(`value="${search.feed}"`);
});

test('a paused search says why, and starts again by one press', () => {
  const paused = { ...search, is_paused: true, new_count: 0 };
  const own = rendered(<SavedSearchList searches={[paused]} />);
  expect(own.text).toContain('Paused: no e-mails.');
  expect(own.text).toContain('Nothing new');
  expect(own.buttons).toContain('Start again A cheap Ford');
  const refused = rendered(<SavedSearchList searches={[{ ...paused, is_refused: true }]} />);
  expect(refused.text).toContain('Paused: your mailbox refused our e-mails.');
});

test('a search that sends no e-mails has nothing to pause', () => {
  const quiet = rendered(<SavedSearchList searches={[{ ...search, frequency: 'page' }]} />);
  expect(quiet.text).toContain('No e-mails.');
  expect(quiet.buttons).not.toContain('Pause A cheap Ford');
});

test('every form of a mailed link names its token', () => {
  const { html } = rendered(<SavedSearchList searches={[search]} token="x.1.y" />);
  expect(html.match(/name="token" value="x\.1\.y"/g)).toHaveLength(
    html.match(/<form/g)?.length ?? 0,
  );
});

test('a search that waits has its filters and two buttons, each with the token', () => {
  const { text, buttons, html, links } = rendered(
    <WaitingSearches searches={[search]} token="x.1.y" />,
  );
  expect(text).toContain('Waiting to be confirmed');
  expect(text).toContain('Saved 2 November 2026. Not confirmed.');
  expect(text).toContain('Ford Up to £9,000');
  expect(links['A cheap Ford']).toBe('/vehicles?make=Ford&priceMax=9000');
  expect(buttons.slice(0, 2)).toEqual(['Confirm A cheap Ford', 'Delete A cheap Ford']);
  expect(html.match(/name="token" value="x\.1\.y"/g)).toHaveLength(2);
  expect(html.match(new RegExp(`name="id" value="${search.id}"`, 'g'))).toHaveLength(2);
  expect(rendered(<WaitingSearches searches={[]} token="x.1.y" />).html).toBe('');
});

test('a list whose searches all wait does not say that none is saved', () => {
  const { text } = rendered(<SavedSearchList searches={[]} token="x.1.y" hasWaiting />);
  expect(text).toBe('No search is on yet');
});

test('the empty page explains how a search is saved', () => {
  const { text, links } = rendered(<SavedSearchList searches={[]} />);
  expect(text).toContain('No saved searches yet.');
  expect(links['Choose filters']).toBe('/vehicles/filters');
});

test('signed out, the page offers to sign in or to mail a link', () => {
  const { links, buttons } = rendered(<SignedOutSearches title="Saved searches" />);
  expect(links['Sign in']).toBe('/auth?next=%2Fsaved-searches');
  expect(buttons).toEqual(['Mail me a link']);
});

test('the form asks for an e-mail address only without an account', () => {
  const action = async () => initialFormState;
  const form = (account: string | null) =>
    rendered(<SaveSearchForm action={action} query="make=Ford" name="Ford" account={account} />);
  expect(form(null).html).toContain('type="email"');
  expect(form(null).links['Sign in instead']).toBe(
    '/auth?next=%2Fsaved-searches%2Fnew%3Fmake%3DFord',
  );
  const own = form('ada@example.test');
  expect(own.html).not.toContain('type="email"');
  expect(own.text).toContain('E-mails go to ada@example.test');
  expect(own.html).toMatch(/type="radio"[^>]*value="daily"[^>]*checked|checked[^>]*value="daily"/);
  expect(own.html).toContain('value="Ford"');
});

test('the link of a list is alike for all, and no crawler follows it', () => {
  const { html } = rendered(<SaveSearchLink query="make=Ford" isCompact />);
  expect(html).toContain('href="/saved-searches/new?make=Ford"');
  expect(html).toContain('rel="nofollow"');
  expect(html).toContain('Save this search');
});
