import { plural } from '../format';
import type { Choice } from './read-choice';

/** Sentences on the parts of a comparison's address that are not compared; `hasPlace` is whether its place is known. */
export function choiceNotes(
  { repeated, beyond, unread, location }: Choice,
  hasPlace: boolean,
): string[] {
  return [
    repeated > 0 && 'A car that is named twice is shown once.',
    beyond > 0 &&
      `Four cars fit beside each other: ${plural(beyond, 'further car')} ${beyond === 1 ? 'is' : 'are'} left out.`,
    unread > 0 &&
      `${unread === 1 ? 'One part' : `${unread} parts`} of the address could not be read as a car. Paste the address of a car’s page.`,
    location !== '' &&
      !hasPlace &&
      `‘${location}’ is no place that we know. Try a postcode or a town.`,
  ].filter((note) => note !== false);
}
