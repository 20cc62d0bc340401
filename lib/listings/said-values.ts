/** Categories of an insurance write-off. C and D came before S and N, until October 2017. */
export const WRITE_OFFS = {
  none: 'Never written off',
  n: 'Category N',
  s: 'Category S',
  d: 'Category D (before October 2017)',
  c: 'Category C (before October 2017)',
  ab: 'Category A or B',
} as const;

export const FINANCE_OWED = {
  none: 'None owed',
  to_settle: 'Owed, settled before the sale',
} as const;

/** Labels of a column that is true, false or null. */
export const YES_NO = { true: 'Yes', false: 'No' } as const;

export type WriteOff = keyof typeof WRITE_OFFS;
