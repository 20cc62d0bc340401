import { expect, test } from 'vitest';
import { plannedFeaturesNotice } from '@/lib/legal/planned-features';
import { emptyPromises } from '../../e2e/support/planned-features';

test.each(['Pay through an escrow to begin.', 'Paying into the escrow holds the car.'])(
  'emptyPromises reports %j',
  (text) => expect(emptyPromises(text)).toHaveLength(1),
);

test.each([
  'Create an account, choose Sell, and fill in the form to list a car.',
  'Paying through an escrow is not open yet.',
  'No contract is deployed yet. Paying into an escrow will hold the car.',
  'You cannot pay by escrow here yet.',
  'Connecting a wallet shows its balance.',
  'Listings are public. See the car, and ask the seller for the V5C.',
  'Write to the seller from the car’s page. Anybody can report a listing.',
  `${plannedFeaturesNotice} Paying into the escrow holds the car.`,
])('emptyPromises accepts %j', (text) => expect(emptyPromises(text)).toEqual([]));
