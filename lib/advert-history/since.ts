import { formatDate } from '../format';
import { moveText, wordsText } from './describe';
import type { AdvertEvent, Change } from './types';

/** The changes of the present advert and their times, for `sinceText`: sums of money and words. */
export function changesOf(events: AdvertEvent[]): Change[] {
  let price: number | null = null;
  return events
    .filter(({ isThis }) => isThis)
    .flatMap(({ at, kind, value }): Change[] => {
      const time = Date.parse(at);
      const before = price;
      if ('price' in value) price = value.price;
      const move = before === null || price === null ? 0 : price - before;
      switch (kind) {
        case 'price':
          return [[time, move]];
        case 'back':
          return move === 0
            ? [[time, 'back for sale']]
            : [
                [time, move],
                [time, 'back for sale'],
              ];
        case 'words':
          return [[time, wordsText(value.parts).toLowerCase()]];
        case 'miles':
          return [[time, 'mileage changed']];
        case 'photographs':
          return [[time, 'photographs changed']];
        default:
          return [];
      }
    });
}

/** 'Since you looked on 3 March 2026: £400 less, description changed'; null where nothing has changed since a time in milliseconds. */
export function sinceText(changes: Change[], looked: number): string | null {
  // A device may hold anything.
  if (!(looked > 0)) return null;
  const later = changes.filter(([at]) => at > looked).map(([, what]) => what);
  const sum = later.reduce<number>((total, one) => total + (typeof one === 'number' ? one : 0), 0);
  const words = new Set(later.filter((one) => typeof one === 'string'));
  const said = [moveText(sum), ...words].filter((one) => one !== null);
  if (said.length === 0) return null;
  return `Since you looked on ${formatDate(new Date(looked).toISOString())}: ${said.join(', ')}`;
}
