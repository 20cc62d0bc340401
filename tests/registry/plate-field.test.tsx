import { expect, test, vi } from 'vitest';
import { PlateField } from '@/components/registry/plate-field';
import { demoPlates } from '@/lib/registry/demo-plates';
import { rendered } from '../tools/rendered';

const drawn = (demoPlates: readonly string[]) =>
  rendered(
    <PlateField
      name="registration"
      label="Registration"
      demoPlates={demoPlates}
      withoutScript={<button type="submit">Look up</button>}
      fieldsOf={() => ({})}
      onFilled={() => {}}
    />,
  );
const configure = (variables: Record<string, string>) => {
  const none = { DVLA_API_KEY: '', DVSA_API_KEY: '', REGISTRY_STAND_IN_URL: '' };
  for (const [name, value] of Object.entries({ ...none, ...variables })) vi.stubEnv(name, value);
};
const STAND_IN = { REGISTRY_STAND_IN_URL: 'http://127.0.0.1:1' };

test('plates to try are offered by buttons, and by a sentence where no script runs', () => {
  configure(STAND_IN);
  const { buttons, html } = drawn(demoPlates());
  expect(buttons.filter((label) => label.startsWith('Try'))).toEqual([
    'Try AA19 PPP',
    'Try AA19 DSL',
  ]);
  expect(html).toMatch(/only-without-script[^>]*>[^<]*AA19 PPP and AA19 DSL/);
});

test.each([
  ['one real registry', { ...STAND_IN, DVLA_API_KEY: 'key' }],
  ['the other real registry', { ...STAND_IN, DVSA_API_KEY: 'key' }],
  ['no registry', {}],
])('with %s there are none', (_name, variables) => {
  configure(variables);
  expect(demoPlates()).toEqual([]);
  expect(drawn(demoPlates()).text).not.toMatch(/Try|demo/);
});
