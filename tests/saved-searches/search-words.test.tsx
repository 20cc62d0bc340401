import { expect, test } from 'vitest';
import { SearchWords } from '@/components/saved-searches/search-words';
import { suggestedName } from '@/lib/saved-searches/describe';
import { rendered } from '../tools/rendered';

const LABELS = ['Ford', 'Fiesta', 'Up to £9,000'];
const QUERY = 'make=Ford&model=Fiesta&priceMax=9000';

test('filters stand below a name of its own, and not below one that lists them', () => {
  expect(
    rendered(<SearchWords labels={LABELS} named={{ name: 'Our next car', query: QUERY }} />).text,
  ).toContain('Up to £9,000');
  expect(rendered(<SearchWords labels={LABELS} />).text).toContain('Up to £9,000');
  expect(
    rendered(
      <SearchWords labels={LABELS} named={{ name: suggestedName(LABELS, QUERY), query: QUERY }} />,
    ).text,
  ).toBe('');
  expect(
    rendered(<SearchWords labels={[]} named={{ name: 'Our next car', query: QUERY }} />).text,
  ).toBe('');
});
