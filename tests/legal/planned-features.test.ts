import { expect, test } from 'vitest';
import { plannedFeaturesNotice } from '@/lib/legal/planned-features';
import { emptyPromises } from '../../e2e/support/planned-features';

test.each(['Connect your wallet to begin.', 'Connecting a wallet shows its balance.'])(
  'emptyPromises reports %j',
  (text) => expect(emptyPromises(text)).toHaveLength(1),
);

test.each([
  'Create an account, choose Sell, and fill in the form to list a car.',
  'Connecting a wallet is not open yet.',
  'No wallet can be connected yet. Connecting a wallet will show its balance.',
  'You cannot connect a wallet here yet.',
  'Listings are public. See the car, and ask the seller for the V5C.',
  'Write to the seller from the car’s page. Anybody can report a listing.',
  `${plannedFeaturesNotice} Connecting a wallet shows its balance.`,
])('emptyPromises accepts %j', (text) => expect(emptyPromises(text)).toEqual([]));
