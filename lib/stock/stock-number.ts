/** What stock numbers are compared by: 'A1' and ' a1' are one car, as systems of dealers write them in both ways. */
export const plainNumber = (text: string) => text.trim().toLowerCase();
