import { expect, test } from 'vitest';
import { SearchWords } from '@/components/saved-searches/search-words';
import { suggestedName } from '@/lib/saved-searches/describe';
import { rendered } from '../tools/rendered';

const LABELS = ['Ford', 'Up to £9,000'];

test('filters stand below a name of its own, and not below one that lists them', () => {
  expect(rendered(<SearchWords labels={LABELS} name="Our next car" />).text).toContain(
    'Up to £9,000',
  );
  expect(rendered(<SearchWords labels={LABELS} />).text).toContain('Up to £9,000');
  expect(rendered(<SearchWords labels={LABELS} name={suggestedName(LABELS)} />).text).toBe('');
  expect(rendered(<SearchWords labels={[]} name="Our next car" />).text).toBe('');
});
