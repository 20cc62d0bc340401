import { card, percent } from '@/lib/evidence/model-card';
import { formatNumber } from '@/lib/format';
import { Scroller } from './scroller';

const NAME = 'Error, coverage and width by what is known of a car';
const GROUPS: Record<string, string> = {
  knownModel: 'Model has adverts',
  knownMake: 'Make has adverts, the model none',
  unknownMake: 'Make has no adverts',
  electric: 'Electric or hydrogen (stand-in)',
};
const KNOWLEDGE: Record<string, string> = {
  model: 'new price of the model known',
  make: 'new prices of the make known',
  nothing: 'no new price known',
};
const HEADS = ['Adverts', 'Error', 'In 80% range', 'In 90% range', 'Width of 80%', 'Width of 90%'];
const cell = 'py-2 pl-3 text-right whitespace-nowrap';

/** What the ranges held, and how wide they were, for each group that they are calibrated on. */
export function GroupTable() {
  return (
    <Scroller label={NAME}>
      <table className="tabular w-full min-w-[46rem] text-small">
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
          {card.groups.map(({ group, knowledge, ...row }) => (
            <tr key={`${group} ${knowledge}`} className="border-b border-line">
              <th scope="row" className="py-2 text-left font-normal">
                {GROUPS[group]}
                {knowledge && <span className="block text-ink-3">{KNOWLEDGE[knowledge]}</span>}
              </th>
              <td className={cell}>{formatNumber(row.n)}</td>
              {[
                row.mdape,
                row.coverage80,
                row.coverage90,
                row.medianWidth80,
                row.medianWidth90,
              ].map((share, at) => (
                <td key={HEADS[at + 1]} className={cell}>
                  {percent(share)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
