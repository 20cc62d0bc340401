import { afterEach, expect, test, vi } from 'vitest';
import ApiDocsPage from '@/app/api-docs/page';
import ContactPage from '@/app/contact/page';
import { DvlaIntegration } from '@/app/dvla-integration/view';
import { site } from '@/lib/site';
import { rendered } from '../tools/rendered';

afterEach(() => vi.unstubAllEnvs());

test('the contact page has its channels, business details and Start LiveChat', () => {
  const { text, links, buttons } = rendered(<ContactPage />);
  expect(buttons).toEqual(['Start LiveChat']);
  expect(links).toMatchObject({
    [site.email]: `mailto:${site.email}`,
    [site.phone]: `tel:${site.phone.replaceAll(' ', '')}`,
    'Read the help pages': '/help',
    [site.privacyEmail]: `mailto:${site.privacyEmail}`,
  });
  for (const fact of [
    site.supportHours,
    site.legalName,
    site.companyNumber,
    site.icoNumber,
    ...site.address,
  ])
    expect(text).toContain(fact);
});

const health = { lastAnswer: '2026-11-22T17:21:00Z', lastFailure: null };

test('the DVLA page shows the state of each registry and when it last answered', () => {
  const dvla = { state: 'live', health } as const;
  const dvsa = { state: 'stand-in', health: null } as const;
  const { text } = rendered(<DvlaIntegration statuses={{ dvla, dvsa }} />);
  for (const phrase of [
    'DVLA Vehicle Enquiry Service Live',
    'DVSA MOT history Stand-in',
    'every answer is made up',
    'Last answer: 22 Nov 2026, 17:21',
    'Last failure: none on record',
    'not be read just now',
  ])
    expect(text).toContain(phrase);
});

test('the DVLA page links to the official services and both APIs', () => {
  const off = { state: 'not configured', health: null } as const;
  const { text, links } = rendered(<DvlaIntegration statuses={{ dvla: off, dvsa: off }} />);
  expect(text.match(/Not configured/g)).toHaveLength(2);
  expect(text).not.toContain('Last answer');
  expect(links).toMatchObject({
    'Get vehicle information from DVLA': 'https://www.gov.uk/get-vehicle-information-from-dvla',
    'Check the MOT history of a vehicle': 'https://www.gov.uk/check-mot-history',
    'Check if a vehicle has been recalled': 'https://www.gov.uk/check-vehicle-recall',
    'Tell DVLA you have sold or bought a vehicle': 'https://www.gov.uk/sold-bought-vehicle',
    'Tax your vehicle': 'https://www.gov.uk/vehicle-tax',
    'DVLA Vehicle Enquiry Service API': expect.stringContaining('vehicle-enquiry-service'),
    'DVSA MOT history API': 'https://documentation.history.mot.api.gov.uk/',
  });
});

test('the API page describes REST and GraphQL with an endpoint each', () => {
  const { text } = rendered(<ApiDocsPage />);
  for (const phrase of ['REST', 'GraphQL', '/rest/v1/vehicles', '/graphql/v1'])
    expect(text).toContain(phrase);
  // The backend's addresses are not addresses of the site.
  expect(text).not.toMatch(/(?<!SUPABASE_URL\}?)\/(rest|graphql|functions)\/v1/);
});
