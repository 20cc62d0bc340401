import { expect, test, vi } from 'vitest';
import { currentOf, mainLinks } from '@/components/layout/navigation';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { UserMenu } from '@/components/layout/user-menu';
import { rendered } from '../tools/rendered';

// Links are drawn here, not followed.
vi.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => null }));

test('the header links to every section, sign-in and sign-up', () => {
  const { links, text } = rendered(<SiteHeader />);
  // Each link is once in the header and once in a phone's menu.
  for (const label of ['Sign In', 'Get Started']) expect(text.split(label)).toHaveLength(3);
  expect(links).toMatchObject({
    Home: '/',
    Vehicles: '/vehicles',
    'AI Valuation': '/ai-valuation',
    'AR Showroom': '/ar-showroom',
    'Web3 Trading': '/web3-trading',
    Valuations: '/valuations',
    'Sign In': '/auth',
    'Get Started': '/auth?tab=sign-up',
  });
  expect(mainLinks.filter(({ forMembers }) => forMembers).map(({ label }) => label)).toEqual([
    'Valuations',
  ]);
});

test('crawlers need not follow links to pages of a user', () => {
  const { html } = rendered(<SiteHeader />);
  const links = [
    ...html.matchAll(/<a [^>]*href="\/(?:profile|settings|valuations|messages)"[^>]*>/g),
  ];
  // The links are in the header, in a phone's menu, in the user menu and in the menu without JavaScript.
  expect(links.length).toBeGreaterThanOrEqual(7);
  for (const [link] of links) expect(link).toContain('rel="nofollow"');
});

test.each([
  ['/', 'Home', 'page'],
  ['/vehicles', 'Vehicles', 'page'],
  ['/vehicles/browse/all', 'Vehicles', 'page'],
  ['/vehicles/5dfba441-0000-4000-8000-000000000001', 'Vehicles', 'true'],
  ['/used-cars/ford/fiesta', 'Vehicles', 'true'],
  ['/used-cars/ford/~2', 'Vehicles', 'true'],
  ['/ai-valuation/filled', 'AI Valuation', 'page'],
  ['/ai-valuation/result', 'AI Valuation', 'true'],
  ['/valuations/5dfba441', 'Valuations', 'true'],
  ['/vehicles-other', undefined, undefined],
])('on %s the header marks %s as current (%s)', (path, label, value) => {
  const marked = mainLinks
    .map((link) => ({ label: link.label, value: currentOf(link.href, path) }))
    .filter((link) => link.value);
  expect(marked).toEqual(label ? [{ label, value }] : []);
});

test('the user menu links to the account pages and has Log out', () => {
  const { links, buttons } = rendered(<UserMenu />);
  expect(links).toEqual({
    Profile: '/profile',
    Messages: '/messages',
    'Saved searches': '/saved-searches',
    'My Vehicles': '/vehicles',
    'Sell your car': '/sell',
    'Valuation History': '/valuations',
    Settings: '/settings',
    // This link is for staff: CSS hides it from all others.
    'Staff desk': '/staff',
  });
  expect(buttons).toEqual(['Log out']);
});

test('the footer has every specified link', () => {
  expect(rendered(<SiteFooter />).links).toMatchObject({
    'AI Valuation': '/ai-valuation',
    'AR Showroom': '/ar-showroom',
    'NFT Titles': '/vehicles',
    'Smart Escrow': '/web3-trading',
    MILES: '/web3-trading',
    'Help Center': '/help',
    'Contact Us': '/contact',
    'DVLA Integration': '/dvla-integration',
    'Blockchain Guide': '/blockchain-guide',
    'API Documentation': '/api-docs',
    'Privacy Policy': '/privacy',
    'Terms of Service': '/terms',
    'Cookie Policy': '/cookies',
    'Smart Contract Audit': '/audit',
    'Join Beta Program': '/auth',
  });
});
