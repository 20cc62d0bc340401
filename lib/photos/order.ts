/** The list with the item at `from` moved to `to`; places outside it are moved to its ends. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, index) => index !== from);
  const item = items[from];
  if (item === undefined) return [...items];
  return rest.toSpliced(Math.min(Math.max(to, 0), rest.length), 0, item);
}
