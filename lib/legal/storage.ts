/** Kinds of browser storage. */
type StorageKind = 'Cookie' | 'Local storage' | 'Session storage';

type StoredItem = {
  kind: StorageKind;
  /** Name as shown in the policy; `*` matches a variable part. */
  name: string;
  purpose: string;
  /** When it is set. */
  when: string;
  /** Lifetime as shown in the policy. */
  lasts: string;
  /**
   * Whether it is set only after an emailed or secret link, with a wallet, or during an upload, which
   * the end-to-end test does not wait for.
   */
  isRare?: true;
};

/**
 * All cookies and storage entries of the site. The cookie policy renders this table, and an end-to-end
 * test compares it with the browser's storage: add a row for each new entry.
 */
export const storedItems: readonly StoredItem[] = [
  {
    kind: 'Cookie',
    name: 'forecourt-session*',
    purpose:
      'Keeps you signed in: your session’s keys, in several pieces where they are long. Scripts cannot read it.',
    when: 'You sign in',
    lasts: 'Until you sign out, or for 30 days in which you do not use your account',
  },
  {
    kind: 'Cookie',
    name: 'forecourt-user',
    purpose:
      'Tells pages whether somebody is signed in, so that they show your initials and not Sign In: the initials and a short code of your account, or the word ‘out’ once you have signed out. It opens nothing.',
    when: 'You sign in or out',
    lasts: '30 days, as long as the session',
  },
  {
    kind: 'Cookie',
    name: 'forecourt-flash',
    purpose: 'Carries a message such as ‘Welcome back!’ to the next page.',
    when: 'Something you did leads to another page, such as signing in or out',
    lasts: '20 seconds',
  },
  {
    kind: 'Cookie',
    name: 'forecourt-device',
    purpose:
      'Remembers that you have signed in from this browser before, so that wrong guesses by somebody else do not keep you out: a signature that says nothing about you. Scripts cannot read it.',
    when: 'You sign in',
    lasts: '90 days from your last sign-in',
  },
  {
    kind: 'Cookie',
    name: 'forecourt-recovery',
    purpose: 'Lets you set a new password after you opened a reset link. Scripts cannot read it.',
    when: 'You open a reset link from an e-mail',
    lasts: '15 minutes',
    isRare: true,
  },
  {
    kind: 'Cookie',
    name: 'forecourt-factor',
    purpose:
      'For our staff: the key of an authenticator app that is being set up, so that the page can show it. Scripts cannot read it.',
    when: 'A member of our staff sets up an authenticator app',
    lasts: 'Until it is set up, 15 minutes at most',
    isRare: true,
  },
  {
    kind: 'Cookie',
    name: 'forecourt-chat',
    purpose:
      'Recognises your LiveChat conversation while you are signed out, so that you can go on with it. A random number that says nothing about you; only its hash is in our database. Signed in, the conversation belongs to your account and needs no cookie. Scripts cannot read it.',
    when: 'You send your first message in LiveChat, signed out',
    lasts: 'Until you sign in or out, 30 days from your last message at most',
  },
  {
    kind: 'Cookie',
    name: 'forecourt-shortlist',
    purpose:
      'Recognises what you answered on a shortlist that somebody shares with you, so that you can change it. A random number that says nothing about you; only its hash is in our database. Scripts cannot read it.',
    when: 'You put a yes, a no or a word under a car of a shared shortlist',
    lasts: '90 days from your last answer',
    isRare: true,
  },
  {
    kind: 'Local storage',
    name: 'forecourt-user',
    purpose:
      'Lets your open tabs tell each other that you have signed in or out: a short code of your account, the word ‘out’ once you have signed out, empty before you sign in.',
    when: 'You open a page',
    lasts: 'Until you clear it',
  },
  {
    kind: 'Local storage',
    name: 'wallet',
    purpose:
      'Which wallet program you connected, such as io.metamask, so that the next page shows it again. Not its address.',
    when: 'You connect a wallet',
    lasts: 'Until you disconnect it',
    isRare: true,
  },
  {
    kind: 'Local storage',
    name: 'favourites',
    purpose: 'The cars whose heart you pressed, as a list of their numbers.',
    when: 'You press the heart on a car',
    lasts: 'Until you clear it',
  },
  {
    kind: 'Local storage',
    name: 'favourite-prices',
    purpose:
      'The price of each car whose heart you pressed signed out, and the price and state that you saw last, so that your favourites can say what has changed.',
    when: 'You press the heart on a car, or open your favourites, signed out',
    lasts: 'Until you take the cars away, sign in or clear it',
  },
  {
    kind: 'Local storage',
    name: 'viewed',
    purpose:
      'The last 30 cars whose page you opened, as a list of their numbers with the time, so that they are listed again below your favourites and a car’s page says what has changed since you looked; the word ‘off’ where you have switched that off.',
    when: 'You open a car’s page',
    lasts: 'Until you clear it, or switch it off; a button and a switch below your favourites do',
  },
  {
    kind: 'Local storage',
    name: 'last-visit',
    purpose:
      'When you last used a list with filters, and the visit before, so that the list can say how many cars are new since. Nothing where you have switched off that cars you look at are remembered.',
    when: 'You open a list with filters, or use one',
    lasts: 'Until you clear it, or switch it off; a switch below your favourites does',
  },
  {
    kind: 'Local storage',
    name: 'account-favourites',
    purpose: 'A copy of the favourites in your account, so that hearts are drawn at once.',
    when: 'You open a page signed in',
    lasts: 'Until you sign out',
  },
  {
    kind: 'Local storage',
    name: 'compare',
    purpose: 'The cars that you chose to compare, four at most, as a list of their numbers.',
    when: 'You press Compare on a car',
    lasts: 'Until you clear the comparison',
  },
  {
    kind: 'Local storage',
    name: 'part-exchange',
    purpose:
      'The car that you would part-exchange: its name, its miles, the range it is valued at and what you owe on it, so that every car can say what is left to pay. Not its number plate. It is sent nowhere.',
    when: 'You press ‘Use as my part exchange’ on a valuation',
    lasts:
      'Until you remove it; 24 hours after your last change it is not used any more, and the next page deletes it',
  },
  {
    kind: 'Local storage',
    name: 'notification-preferences',
    purpose: 'The notification settings that stay on this device.',
    when: 'You change one of them',
    lasts: 'Until you clear it',
  },
  {
    kind: 'Local storage',
    name: 'recent-searches',
    purpose:
      'Your last eight searches by words, so that the search field can suggest them. Of a postcode only the first half is kept.',
    when: 'You leave the search field of the list, or press Enter in it',
    lasts: 'Until you clear it; a button below does',
  },
  {
    kind: 'Local storage',
    name: 'finance-terms',
    purpose:
      'The deposit, the months and the rate that you last worked payments out with, so that the next car’s calculator has them.',
    when: 'You work out monthly payments',
    lasts: 'Until you clear it',
  },
  {
    kind: 'Local storage',
    name: 'viewing-sheet:*',
    purpose:
      'What you ticked and noted on the viewing sheet of a car, so that it is still there when you open the sheet again.',
    when: 'You tick or write on a viewing sheet',
    lasts: 'Until you clear it; a button on the sheet does. Of more than 30 cars the oldest go',
  },
  {
    kind: 'Session storage',
    name: 'vehicle-filters',
    purpose: 'Your last search, so that the list comes back as you left it.',
    when: 'You change a filter',
    lasts: 'Until you close the tab',
  },
  {
    kind: 'Session storage',
    name: 'form-draft:*',
    purpose:
      'What you typed into a step of the form that sells a car and have not saved, or into any form before the site was updated, without passwords, with a short code of your account if you are signed in, so that a link, the Back button or a reload does not lose it.',
    when: 'You type in such a step, signed in, or press Reload after an update of the site',
    lasts: 'Until you save or discard it, it is back in its form, or you sign out or close the tab',
  },
  {
    kind: 'Session storage',
    name: 'message-draft:*',
    purpose:
      'A message to a seller that you have not sent yet, with your name and address if you typed them, so that a reload does not lose it.',
    when: 'You type in the form for a message',
    lasts: 'Until you send it or close the tab',
  },
  {
    kind: 'Session storage',
    name: 'photo-upload:*',
    purpose:
      'How much of a photograph has been sent, with the name of its file, so that it goes on if you choose it again after a reload.',
    when: 'You add a photograph to a listing',
    lasts: 'Until it is added, refused or cancelled, or you close the tab',
    isRare: true,
  },
];

/** Finds the row of a stored entry; ignores the `__Host-` prefix used over https. */
export const storedItem = (kind: StorageKind, name: string) =>
  storedItems.find(
    (item) =>
      item.kind === kind &&
      new RegExp(
        `^(__Host-)?${item.name.replace(/[.+?^$()[\]{}|\\]/g, '\\$&').replaceAll('*', '.*')}$`,
      ).test(name),
  );
