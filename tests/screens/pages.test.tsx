import { afterEach, expect, test, vi } from 'vitest';
import ApiDocsPage from '@/app/api-docs/page';
import ContactPage from '@/app/contact/page';
import DvlaIntegrationPage from '@/app/dvla-integration/page';
import { site } from '@/lib/site';
import { rendered } from '../tools/rendered';

// Links are drawn here, not followed.
vi.mock('next/navigation', () => ({ useRouter: () => null }));
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
    ...[site.supportHours, site.legalName, site.companyNumber, site.icoNumber],
    ...site.address,
  ])
    expect(text).toContain(fact);
});

const count = (text: string, words: string) => text.split(words).length - 1;

test('the DVLA page shows which API keys are configured, but not the keys', () => {
  vi.stubEnv('DVLA_API_KEY', '');
  vi.stubEnv('DVSA_API_KEY', '');
  const none = rendered(<DvlaIntegrationPage />).text;
  expect([count(none, 'Not configured'), count(none, 'Key set')]).toEqual([2, 0]);
  vi.stubEnv('DVLA_API_KEY', 'a-secret-key');
  const one = rendered(<DvlaIntegrationPage />).text;
  expect([count(one, 'Not configured'), count(one, 'Key set')]).toEqual([1, 1]);
  expect(one).not.toContain('a-secret-key');
});

test('the DVLA page links to the official services and both APIs', () => {
  expect(rendered(<DvlaIntegrationPage />).links).toMatchObject({
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
  for (const words of ['REST', 'GraphQL', '/rest/v1/vehicles', '/graphql/v1'])
    expect(text).toContain(words);
});
