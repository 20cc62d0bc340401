/** The outcome of a staff action. */
export const staffMessages = {
  saved: { title: 'Saved', text: 'It has been done.' },
  failed: {
    title: 'Not saved',
    text: 'It may have been settled already, or stored in part. Please look before you try again.',
  },
} as const;
