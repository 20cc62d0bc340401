import { expect, it } from 'vitest';
import { nodeAdvice } from '../../scripts/dev/node-version';

it('advises against a Node that is no longer maintained, in one line', () => {
  const line = 'Node 20 works, but is no longer maintained: use 22 or newer.';
  expect(nodeAdvice('v20.19.0')).toBe(line);
  expect(nodeAdvice('v21.7.3')).toBe(line.replace('20', '21'));
});

it.each(['v22.0.0', 'v24.9.0', 'v100.1.0'])('says nothing about %s', (version) => {
  expect(nodeAdvice(version)).toBeNull();
});
