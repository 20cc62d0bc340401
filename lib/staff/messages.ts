/** The outcome of a staff action that failed. */
export const staffMessages = {
  failed: {
    title: 'Not saved',
    text: 'Nothing was changed. Please try again.',
  },
  decided: {
    title: 'Already decided',
    text: 'Somebody else was faster, or it has been withdrawn. Nothing was changed.',
  },
  notReopened: {
    title: 'Nothing to ask again',
    text: 'Somebody else has asked again, or the name was added, and stays. Nothing was changed.',
  },
  writtenAgain: {
    title: 'The visitor has written again',
    text: 'Read it first. Nothing was sent, and nothing you typed is lost.',
  },
  noName: {
    title: 'Not settled',
    text: 'Choose a name that the catalogue has, or write one with a letter or digit. Nothing was changed.',
  },
  notUndone: {
    title: 'Cannot be undone',
    text: 'It is older than 30 days, or a later decision stands. Nothing was changed.',
  },
} as const;
