/** 'vehicle' → '1 vehicle', '1,204 vehicles'. In a file of its own, for the browser's sake. */
export const plural = (count: number, noun: string) =>
  `${count.toLocaleString('en-GB')} ${noun}${count === 1 ? '' : 's'}`;
