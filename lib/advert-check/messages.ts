import { formatNumber } from '../format';
import { MAX_TEXT } from './limits';

const title = 'Not checked yet';

export const advertMessages = {
  empty: 'Please paste the text of an advert',
  tooFast: {
    title,
    text: 'Your network asked for 20 checks within a minute. Your text is still here: try again in a minute.',
  },
} as const;

/** The reason why a text is not checked; null for one that is. */
export function textProblem(text: string): string | null {
  if (text.trim() === '') return advertMessages.empty;
  if (text.length <= MAX_TEXT) return null;
  return `At most ${formatNumber(MAX_TEXT)} characters: this has ${formatNumber(text.length)}. Leave out what is not about the car`;
}
