import { checkText } from '@/lib/advert-check/check-text';
import { knownUlez } from '@/lib/running-costs/known-ulez';
import { costsOf } from './costs-of';

/** The report on a text with the running costs of its car. The same on the server and in a browser's worker. */
export function check(text: string, today: string) {
  const report = checkText(text, { today, ulezOf: knownUlez });
  return { ...report, costs: costsOf(report.car, today) };
}
