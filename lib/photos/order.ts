/**
 * Returns the list with the item at `from` moved to `to`; a place outside the list means its
 * nearest end.
 */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, index) => index !== from);
  const item = items[from];
  if (item === undefined) return [...items];
  return rest.toSpliced(Math.min(Math.max(to, 0), rest.length), 0, item);
}
