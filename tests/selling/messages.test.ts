import { expect, test } from 'vitest';
import { BackendError } from '@/lib/core/errors/messages';
import {
  listingFailure,
  sellerMessages,
  sellerRefusal,
  sellingMessages,
} from '@/lib/selling/messages';

test.each([
  [new BackendError('new row violates', '42501', 403), sellingMessages.takenDown],
  [new BackendError('violates check constraint', '23514', 400), sellingMessages.refused],
  [new BackendError('Too many open listings', '23514', 400), sellingMessages.tooManyOpen],
  [new BackendError('Too many listings today', 'PT429', 429), sellingMessages.tooManyToday],
  [new BackendError('boom', 'XX000', 500), sellingMessages.notSaved],
  [new Error('boom'), sellingMessages.notSaved],
])('a listing that could not be saved: %s', (error, message) => {
  expect(listingFailure(error)).toEqual(message);
});

test('without a connection nothing is lost, and it says so', () => {
  expect(listingFailure(new BackendError('', '', 0))).toEqual({
    title: 'Not saved',
    text: 'Network connection failed. Please check your internet connection.',
  });
});

test('a link in a name is refused in its field', () => {
  const error = new BackendError('This name has a link', '23514', 400);
  expect(sellerRefusal(error)).toEqual({ field: 'name', message: sellerMessages.linkName });
});

test('contact details in what a seller says of itself are refused in their field', () => {
  const error = new BackendError('This text has contact details', '23514', 400);
  expect(sellerRefusal(error)).toEqual({
    field: 'about',
    message: sellerMessages.aboutContacts,
  });
});
