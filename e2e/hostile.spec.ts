import fc from 'fast-check';
import pLimit from 'p-limit';
import { serialiseFilters } from '../lib/search/filters';
import { parseAddress, refusals } from '../lib/search/refused-values';
import { hostileQuery } from '../tests/tools/hostile';
import { runs } from '../tests/whole';
import { someAddress } from './support/people';
import { expect, test } from './support/test';

test('hostile query strings get a 200, correct robots and no injected script', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const queries = fc.sample(hostileQuery, { numRuns: runs(50, 150), seed: 20_261_121 });
  await pLimit(4).map(queries, async (query) => {
    const address = `/vehicles?${query.toString().slice(0, 12_000)}`;
    const cut = new URLSearchParams(address.slice('/vehicles?'.length));
    const answer = await request.get(address, { headers: { 'X-Forwarded-For': someAddress() } });
    expect(answer.status(), address.slice(0, 200)).toBe(200);
    const html = await answer.text();
    const { filters, errors } = parseAddress(cut);
    const normal = serialiseFilters(filters);
    // A list that explains a refused value is not indexed either.
    const mayBeIndexed =
      /^$|^page=([1-9]|[1-4]\d|50)$/.test(normal) && refusals(errors).length === 0;
    expect(html.includes('noindex'), `${normal} is indexed only when it may be`).toBe(
      !mayBeIndexed,
    );
    expect(html).not.toContain('<script>alert(1)</script>');
  });
});

const malformed = [
  'abc',
  'CAR-5',
  '%00',
  '..%2f..%2fetc%2fpasswd',
  '%3Cscript%3E',
  `${'a'.repeat(300)}`,
  '%F0%9F%9A%97',
  '1',
  '00000000-0000-0000-0000-000000000000',
  '00000000-0000-0000-0000-00000000000G',
  '[id]',
  'browse',
];
for (const id of malformed) {
  test(`/vehicles/${id.slice(0, 40)} is a 404 page with noindex`, async ({ request }) => {
    for (const hit of ['first', 'second']) {
      const answer = await request.get(`/vehicles/${id}`);
      expect(answer.status(), hit).toBe(404);
      const html = await answer.text();
      expect(html).toContain('Vehicle Not Found');
      expect(html).toMatch(/<meta name="robots" content="noindex/);
    }
  });
}
