/** The outcome of a staff action. */
export const staffMessages = {
  saved: { title: 'Saved', text: 'It has been done.' },
  failed: { title: 'Not saved', text: 'Nothing was changed. Somebody else may have settled it.' },
} as const;
