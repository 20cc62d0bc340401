import { afterEach, expect, test, vi } from 'vitest';
import { AuthScene } from '@/components/auth/auth-scene';
import { EvidenceList } from '@/components/evidence/evidence-list';
import { Trust } from '@/components/home/trust';
import { SiteFooter } from '@/components/layout/site-footer';
import { privacy } from '@/components/legal/documents/privacy';
import { aboutUs } from '@/components/legal/documents/terms-frame';
import { ListHeading } from '@/components/search/list-heading';
import { BusinessInfo } from '@/components/support/business-info';
import { evidence, evidenceAnchor, evidenceNumber } from '@/lib/evidence/claims';
import { card } from '@/lib/evidence/model-card';
import { claims, claimText, offers, partners, site } from '@/lib/site';
import { rendered } from '../tools/rendered';

afterEach(() => vi.unstubAllEnvs());

const known = evidence.map(({ claim }) => claim);

test('every business claim has an evidence entry', () => {
  for (const claim of claims) expect(known).toContain(claimText(claim));
  for (const { claim } of offers) expect(known).toContain(claim);
  for (const partner of partners) expect(known).toContain(partner);
});

test.each([
  ['home', <Trust key="home" />],
  ['the list', <ListHeading key="list" trail={null} />],
])('every footnote of %s has a number and links to its evidence entry', (_, section) => {
  const html = rendered(section).html;
  const marks = [...html.matchAll(/<a[^>]*href="\/evidence#([^"]*)"[^>]*>(\d*)<\/a>/g)];
  expect(marks).toHaveLength(html.split('href="/evidence#').length - 1);
  expect(marks.length).toBeGreaterThan(0);
  for (const [, anchor, number] of marks)
    expect(anchor).toBe(evidenceAnchor(evidence[Number(number) - 1]?.claim ?? ''));
});

test('every business claim on the home page has a footnote', () => {
  const html = rendered(<Trust />).html;
  const marked = [...claims.map(claimText), ...offers.map(({ claim }) => claim), ...partners];
  for (const claim of marked) expect(html).toContain(`#${evidenceAnchor(claim)}"`);
});

test('the claimed accuracy is one minus the measured median error, rounded', () => {
  const claimed = claims.find(({ label }) => label === 'AI accuracy')?.figure;
  expect(claimed).toBe(`${Math.round(100 * (1 - card.metrics.withEngine.mdape))}%`);
});

test('every rate has the caveat that it is not a credit offer', () => {
  for (const { claim, caveat } of offers.filter(({ claim }) => /APR|month/.test(claim)))
    expect(caveat, claim).toMatch(/not a credit offer/);
});

test('anchors are unique and use only a-z, 0-9 and hyphens', () => {
  const anchors = known.map(evidenceAnchor);
  expect(new Set(anchors).size).toBe(anchors.length);
  for (const anchor of anchors) expect(anchor).toMatch(/^[a-z0-9-]+$/);
});

test('a claim without an entry has no number', () => {
  expect(evidenceNumber('50+ verified dealers')).toBe(1);
  expect(evidenceNumber('the best cars in the world')).toBeNull();
});

const everywhere = () =>
  rendered(
    <>
      <Trust />
      <ListHeading trail={null} />
      <AuthScene>Sign in</AuthScene>
      <SiteFooter />
      <EvidenceList />
    </>,
  ).html;

test('CLAIMS=hide takes what rests on nothing off every page, and leaves no empty list', () => {
  const marksOf = (html: string) =>
    evidence.filter(({ claim }) => html.includes(`#${evidenceAnchor(claim)}"`));
  expect(marksOf(everywhere()).map(({ basis }) => basis)).toContain('illustrative');
  vi.stubEnv('CLAIMS', 'hide');
  const html = everywhere();
  expect(marksOf(html).map(({ basis }) => basis)).not.toContain('illustrative');
  for (const { claim } of evidence.filter(({ basis }) => basis === 'illustrative'))
    expect(html.replace(/<[^>]+>/g, ' ')).not.toContain(claim);
  expect(html).not.toMatch(
    /illustrative|Company no\.|company no\.|50\+|£2\.1M|<(ul|dl|ol)[^>]*><\//i,
  );
  // The measured claims stay, under their numbers.
  expect(html).toContain(`>${evidenceNumber('94% AI accuracy')}</a>`);
});

test('CLAIMS=hide takes the placeholders of registers off the contact and legal pages', () => {
  const html = () =>
    rendered(
      <>
        {privacy.sections[0]?.content}
        {aboutUs.content}
        <BusinessInfo />
      </>,
    ).html;
  const claimed = [site.companyNumber, site.icoNumber, 'egistered in England', 'ICO register'];
  for (const phrase of claimed) expect(html()).toContain(phrase);
  expect(html()).toContain(`${site.legalName} (company no. ${site.companyNumber}), `);
  vi.stubEnv('CLAIMS', 'hide');
  for (const phrase of claimed) expect(html()).not.toContain(phrase);
  expect(html()).toContain(`${site.legalName}, ${site.address.join(', ')}, runs `);
  expect(html()).toContain(`${site.legalName}, whose registered office is ${site.address[0]}`);
});
