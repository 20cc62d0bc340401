import { BackendError, failureOf, type Message } from '../core/errors/messages';
import { SCRAP_RULE } from '../listings/write-off';
import { site } from '../site';

/** Messages of the listing form. */
export const sellingMessages = {
  notSaved: { title: 'Not saved', text: 'Nothing you typed is lost. Please try again.' },
  refused: {
    title: 'Not saved',
    text: 'The listing does not take one of these values. Please check what you typed.',
  },
  unlikelyPrice: { title: 'Is the price right?' },
  notPublished: { title: 'Not published', text: 'Your draft is safe. Please try again.' },
  changed: {
    title: 'Changed since you opened it',
    text: 'Another tab or device has saved this step. What you typed is still here: save once more to put it in the place of what was saved.',
  },
  contacts: {
    title: 'Not saved yet',
    text: 'What you wrote shows how to reach you, or terms of credit. Publish it anyway, or take it out.',
  },
  gone: { title: 'Not saved', text: 'This listing no longer exists, or belongs to somebody else.' },
  takenDown: {
    title: 'Taken down by our staff',
    text: 'Only our staff can publish this car again. Our e-mail about it has a link to appeal.',
  },
  incomplete: {
    title: 'Not published',
    text: 'Something is still missing: see the list on this page.',
  },
  tooManyToday: {
    title: 'Not saved',
    text: 'This account has begun as many listings as it may in a day. Please go on tomorrow.',
  },
  tooManyOpen: {
    title: 'Too many listings',
    text: 'This account has as many drafts and cars for sale as it may. Please end or delete one first.',
  },
  scrap: {
    title: 'Not for sale here',
    text: 'A car of category A or B must never return to the road, so it cannot be offered for sale here. Withdraw its advert, or correct the category if it is another.',
  },
  ended: {
    title: 'Not published',
    text: 'This listing has ended. My listings has what you can do with it.',
  },
} as const satisfies Record<string, Message>;

/** The error of an unchecked box below a text with contact details or terms of credit. */
export const CONTACTS_ASKED = 'Tick this to publish it anyway, or take it out';

/** Messages about a seller's details and the application to be a dealer. */
export const sellerMessages = {
  saved: { title: 'Seller details saved' },
  unknownPostcode: {
    title: 'Not saved',
    text: 'This postcode is not known here. Please check it.',
  },
  siteName: {
    title: 'Not saved',
    text: `A seller cannot have a name like ${site.name}, its teams, its staff, a payment firm, a bank, an authority or another marketplace.`,
  },
  baitName: {
    title: 'Not saved',
    text: 'Please write each word of the name in the letters of one alphabet, without signs such as ✔.',
  },
  linkName: {
    title: 'Not saved',
    text: 'Leave web addresses and payment details out of the name: buyers reach you by Send Message.',
  },
  firmName: {
    title: 'Not saved',
    text: 'Only dealers have the name of a firm: give a name of your own, or apply to be a dealer below.',
  },
  aboutContacts: {
    title: 'Not saved',
    text: 'Leave out web addresses and disguised telephone numbers: buyers reach you by Send Message.',
  },
  applied: {
    title: 'Application sent',
    text: 'Our staff decide it, and the answer comes by e-mail.',
  },
  alreadyApplied: {
    title: 'You have applied already',
    text: 'Your application waits for our staff. The answer comes by e-mail.',
  },
} as const satisfies Record<string, Message>;

const INSUFFICIENT_PRIVILEGE = '42501';
const CHECK_VIOLATION = '23514';
const RATE_LIMIT = 'PT429';

/** The rule of a seller's details that a database error reports as broken, and its field. */
export function sellerRefusal(error: unknown) {
  const message = error instanceof BackendError ? error.message : '';
  const { unknownPostcode, siteName, baitName, linkName, firmName, aboutContacts } = sellerMessages;
  if (message.includes('Unknown postcode'))
    return { field: 'postcode', message: unknownPostcode } as const;
  if (message.includes('name is the site')) return { field: 'name', message: siteName } as const;
  if (message.includes('name mixes')) return { field: 'name', message: baitName } as const;
  if (message.includes('name has a link')) return { field: 'name', message: linkName } as const;
  if (message.includes('name is a firm')) return { field: 'name', message: firmName } as const;
  if (message.includes('has contact details'))
    return { field: 'about', message: aboutContacts } as const;
  return null;
}

/** Whether a message comes from the database trigger that limits open listings. */
export const isTooManyOpen = (message: string) => message.includes('Too many open listings');

/** The message for a listing that could not be saved or, with another `fallback`, published. */
export function listingFailure(
  error: unknown,
  fallback: Message = sellingMessages.notSaved,
): Message {
  const { code, message } = error instanceof BackendError ? error : { code: '', message: '' };
  if (code === INSUFFICIENT_PRIVILEGE) return sellingMessages.takenDown;
  if (code === RATE_LIMIT) return sellingMessages.tooManyToday;
  if (isTooManyOpen(message)) return sellingMessages.tooManyOpen;
  if (message.includes(SCRAP_RULE)) return sellingMessages.scrap;
  if (code === CHECK_VIOLATION) return sellingMessages.refused;
  return failureOf(fallback, error);
}
