import { RangeScale } from '../ui/range-scale';
import { EXAMPLE } from './valuation-example';

const CASES = [
  {
    asking: 12_300,
    title: 'Below both ranges',
    text: 'Cheaper than nearly all such cars. There may be a reason that the form does not ask for: damage, a category, a fault, or an advert that is not real.',
  },
  {
    asking: 14_100,
    title: 'Inside the 80% range',
    text: 'An ordinary price. Left of the tick is a little under the value, right of it a little over; condition and service history decide which is fair.',
  },
  {
    asking: 16_400,
    title: 'Inside the 90% range only',
    text: 'High, and still seen. Expect something for it: few owners, a full history, a rare specification, a long warranty.',
  },
  {
    asking: 17_200,
    title: 'Above both ranges',
    text: 'Dearer than nearly all such cars. Ask what explains it before you travel, and look at similar listings first.',
  },
];

/** Four asking prices on one scale, with the verdict for each. */
export function Verdicts() {
  return (
    <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2">
      {CASES.map(({ asking, title, text }) => (
        <li key={title}>
          <div className="rounded-2 border border-line bg-surface px-5 pt-5 pb-4">
            <RangeScale {...EXAMPLE} asking={asking} />
          </div>
          <h3 className="mt-4 text-lead font-semibold">{title}</h3>
          <p className="mt-1 max-w-[52ch] text-pretty text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}
