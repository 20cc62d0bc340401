import type { Message } from '../core/errors/messages';

/** Messages of the actions of shared shortlists. */
export const shortlistMessages = {
  shared: { title: 'Shortlist shared', text: 'Send its address to whoever should see it.' },
  notShared: { title: 'Not shared', text: 'Please try again.' },
  saved: { title: 'Saved', text: 'The shared page shows it from now on.' },
  notSaved: { title: 'Not saved', text: 'Please try again.' },
  renewed: { title: 'New address made', text: 'The old one has ended.' },
  renewedElsewhere: {
    title: 'Address renewed before',
    text: 'This was pressed twice or in another tab. Below is the address that works.',
  },
  stopped: {
    title: 'No longer shared',
    text: 'The address has ended, and the reactions are gone.',
  },
  notStopped: { title: 'Still shared', text: 'Please try again.' },
  stoppedElsewhere: {
    title: 'No longer shared',
    text: 'Sharing was stopped in another tab or on another device. Nothing was changed.',
  },
  deleted: { title: 'Reaction deleted' },
  notDeleted: { title: 'Not deleted', text: 'Please try again.' },
  sent: { title: 'Sent' },
  takenBack: { title: 'Taken back' },
  notSent: { title: 'Not sent', text: 'Nothing you typed is lost. Please try again.' },
  gone: {
    title: 'Not sent',
    text: 'This car is no longer on the list, or the address has ended. Reload the page to see.',
  },
  full: {
    title: 'Not sent',
    text: 'Twenty people have answered already, which is all that a shortlist takes.',
  },
  empty: { title: 'Not sent', text: 'Write a word, or press Yes or No first.' },
  tooMany: {
    title: 'Not sent',
    text: 'That was a lot in a short time. Nothing you typed is lost: try again in an hour.',
  },
} as const satisfies Record<string, Message>;
