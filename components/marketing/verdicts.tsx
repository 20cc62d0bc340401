import { verdictLabel, verdictOf } from '@/lib/listings/verdict';
import { VerdictLabel } from '../listings/verdict-label';
import type { Estimate } from '../ui/range-geometry';
import { RangeScale } from '../ui/range-scale';
import { EXAMPLE } from './valuation-example';

type Case = { asking: number; estimate: Estimate; text: string };

/** A range too wide for a verdict in pounds, and one too wide for any. */
const WIDE: Estimate = { value: 14_650, inner: [11_700, 18_300], outer: [10_400, 20_600] };
const UNSURE: Estimate = { value: 14_650, inner: [10_300, 19_900], outer: [9200, 21_700] };

const CASES: Case[] = [
  {
    asking: 13_700,
    estimate: EXAMPLE,
    text: 'Below the middle half of such cars and inside the 80% range, so AI Verified as well. Condition and service history decide whether it is a bargain.',
  },
  {
    asking: 14_750,
    estimate: EXAMPLE,
    text: 'In the middle half: what such cars usually ask.',
  },
  {
    asking: 16_400,
    estimate: EXAMPLE,
    text: 'Inside the 90% range only: high, and still seen. Expect something for it: few owners, a full history, a rare specification, a long warranty.',
  },
  {
    asking: 17_200,
    estimate: EXAMPLE,
    text: 'Above both ranges: dearer than nearly all such cars. Ask what explains it before you travel, and look at similar listings first.',
  },
  {
    asking: 12_300,
    estimate: EXAMPLE,
    text: 'Below both ranges: cheaper than nearly all such cars. There may be a reason that the form does not ask for: damage, a category, a fault, or an advert that is not real.',
  },
  {
    asking: 14_100,
    estimate: WIDE,
    text: 'The 80% range is wider than 35% of the figure: enough is known for a range, not for a saving in pounds.',
  },
  {
    asking: 11_200,
    estimate: WIDE,
    text: 'Below such a range and inside the 90% range: cheap for what is known of such cars, and a reason to read on.',
  },
  {
    asking: 14_100,
    estimate: UNSURE,
    text: 'The 80% range is wider than 60% of the figure: too little is known of such a car to judge its price, and saying so is better than guessing.',
  },
];

/** Asking prices on their scales, with the verdict for each. */
export function Verdicts() {
  return (
    <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2">
      {CASES.map(({ asking, estimate, text }) => {
        const { value, inner, outer } = estimate;
        const verdict = verdictOf(asking, { value, range80: inner, range90: outer });
        return (
          <li key={text}>
            <div className="rounded-2 border border-line bg-surface px-5 pt-5 pb-4">
              <RangeScale {...estimate} asking={asking} />
            </div>
            <h3 className="mt-4 text-lead">
              <VerdictLabel verdict={verdict}>{verdictLabel(asking, value, verdict)}</VerdictLabel>
            </h3>
            <p className="mt-1 max-w-[52ch] text-pretty text-ink-2">{text}</p>
          </li>
        );
      })}
    </ul>
  );
}
