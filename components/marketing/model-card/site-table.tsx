import { card, percent } from '@/lib/evidence/model-card';
import { formatNumber } from '@/lib/format';
import { Scroller } from './scroller';

const NAME = 'Widths on the cars of this demonstration';
const GROUPS: Record<string, string> = {
  all: 'All cars for sale',
  knownModel: 'Model has adverts',
  knownMake: 'Make has adverts, the model none',
  unknownMake: 'Make has no adverts',
  electric: 'Electric or hydrogen',
};
const HEADS = ['Cars', 'Width of 80%', 'Width of 90%', 'With a verdict'];
const cell = 'py-2 pl-3 text-right whitespace-nowrap';

/** How wide the ranges of the demo's own cars are, and how many of those cars get a verdict. */
export function SiteTable() {
  return (
    <Scroller label={NAME}>
      <table className="tabular w-full min-w-[32rem] text-small">
        <caption className="sr-only">{NAME}</caption>
        <thead>
          <tr className="border-b border-ink text-ink-3">
            <th scope="col" className="py-2 text-left font-medium">
              What is known
            </th>
            {HEADS.map((head) => (
              <th key={head} scope="col" className={`${cell} font-medium`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {card.site.groups.map(({ group, cars, medianWidth80, medianWidth90, verdicts }) => (
            <tr key={group} className="border-b border-line">
              <th scope="row" className="py-2 text-left font-normal">
                {GROUPS[group]}
              </th>
              <td className={cell}>{formatNumber(cars)}</td>
              <td className={cell}>{percent(medianWidth80)}</td>
              <td className={cell}>{percent(medianWidth90)}</td>
              <td className={cell}>{percent(verdicts)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
