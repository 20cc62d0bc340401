import { plural } from '../format';

const LIST = new Intl.ListFormat('en-GB');
/** Number of cars that are named. */
const NAMED = 20;

/** 'A1 and A2 were changed since and stay as they are.' by stock numbers; '' without any. */
export function leftText(left: string[]) {
  if (left.length === 0) return '';
  const named = left.slice(0, NAMED);
  const more = left.length > NAMED ? [`${left.length - NAMED} more`] : [];
  const stay = left.length === 1 ? 'was changed since and stays' : 'were changed since and stay';
  return `${LIST.format([...named, ...more])} ${stay} as ${left.length === 1 ? 'it is' : 'they are'}.`;
}

/** '12 cars are as before the run. A1 was changed since and stays as it is.' */
export function undoneText(undone: number, left: string[]) {
  const are = undone === 1 ? 'is' : 'are';
  return `${plural(undone, 'car')} ${are} as before the run. ${leftText(left)}`.trim();
}
