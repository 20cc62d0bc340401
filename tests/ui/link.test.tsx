import type { Route } from 'next';
import { expect, test } from 'vitest';
import { Link } from '@/components/ui/link';
import { rendered } from '../tools/rendered';

const relOf = (href: string, rel?: string) =>
  /rel="([^"]*)"/.exec(rendered(<Link href={href as Route} rel={rel} />).html)?.[1];

test('a link to a page that a query changes is not for crawlers, one to a numbered page is', () => {
  expect(relOf('/vehicles?make=BMW')).toBe('nofollow');
  expect(relOf('/vehicles?make=BMW&page=2', 'next')).toBe('next nofollow');
  expect(relOf('/ar-showroom?car=1')).toBe('nofollow');
  expect(relOf('/vehicles?page=2', 'next')).toBe('next');
  for (const href of ['/vehicles', '/used-cars/bmw', '/used-cars/bmw?page=12', '/help#cars'])
    expect(relOf(href), href).toBeUndefined();
});
