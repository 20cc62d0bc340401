import { beforeEach, describe, expect, it, vi } from 'vitest';
import { breadcrumbList, graph, jsonLdText, organization, website } from '@/lib/seo/json-ld';

beforeEach(() => vi.stubEnv('SITE_URL', 'https://forecourt.example/'));

const named = (name: string) => graph({ '@type': 'Organization', name });

describe('jsonLdText', () => {
  for (const text of [
    '</script><script>alert(1)</script>',
    '</SCRIPT ><img src=x onerror=alert(1)>',
    '<!--<script>',
    ']]>',
    '&lt;/script&gt;',
    '\u2028alert(1)\u2029',
    '"\\"}\n</script>',
    '\ud800',
  ]) {
    it(`escapes ${JSON.stringify(text)} and parses back to the same text`, () => {
      const written = jsonLdText(named(text));
      expect(written).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(written)['@graph'][0].name).toBe(text);
    });
  }
});

describe('site entities', () => {
  it('breadcrumbs are numbered from 1 with absolute URLs', () => {
    const trail = [
      { label: 'Home', href: '/' },
      { label: 'Vehicles', href: '/vehicles' },
    ];
    expect(breadcrumbList(trail)).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://forecourt.example/' },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Vehicles',
          item: 'https://forecourt.example/vehicles',
        },
      ],
    });
  });

  it('the website refers to the organisation as its publisher', () => {
    const publisher = { '@id': 'https://forecourt.example/#organization' };
    expect(organization()).toMatchObject({ ...publisher, name: 'Forecourt' });
    expect(website()).toMatchObject({ publisher, url: 'https://forecourt.example/' });
  });
});
