import { expect, test, vi } from 'vitest';
import { OwnListing } from '@/components/selling/own-listing';
import type { ListedVehicle } from '@/lib/selling/own-listings';
import { rendered } from '../tools/rendered';
import { LISTING } from './listing';

vi.mock('@/lib/selling/status-actions', () => ({
  changeStatus: vi.fn(),
  confirmForSale: vi.fn(),
  deleteListing: vi.fn(),
}));

const CONVERSATION = '5dfba441-0000-4000-8000-00000000000b';
const listed: ListedVehicle = {
  ...LISTING,
  imageUrl: null,
  views: 0,
  wentOn: null,
  question: null,
  reservation: null,
  isUnanswered: false,
  decisionId: null,
  next: ['reserved', 'sold', 'archived'],
  canDelete: true,
};
const drawn = (changed: Partial<ListedVehicle>) =>
  rendered(<OwnListing listing={{ ...listed, ...changed }} days={[]} view="" appealPath={null} />);

test('a listing that a buyer has reserved says until when, with a link to the conversation', () => {
  const reservation = { until: '2026-12-03T14:00:00Z', conversation: CONVERSATION };
  const { text, html } = drawn({ reservation });
  expect(text).toContain('Reserved by a buyer until Thursday 3 December, 14:00.');
  expect(text).toContain('Open the conversation about the 2019 Ford Fiesta');
  expect(html).toContain(`href="/messages/${CONVERSATION}"`);
  expect(drawn({}).text).not.toContain('Reserved by');
});
