import type { Reaction } from './types';

/** Whose shortlist it is: the first name only where the sharer shows it. */
export const shortlistTitle = (firstName: string | null) =>
  `${firstName ?? 'Somebody'}’s shortlist`;

const ANSWERS = { yes: 'Yes', no: 'No' } as const;

/** The text of a reaction: 'Yes: a bit small'. */
export function reactionText({ answer, body }: Reaction): string {
  return [answer && ANSWERS[answer], body].filter(Boolean).join(': ');
}

/** The first word of a full name, for the sharer's own form; '' without one. As in `shared_shortlist`. */
export const firstNameOf = (fullName: string) => /^\S{1,40}/.exec(fullName.trim())?.[0] ?? '';
