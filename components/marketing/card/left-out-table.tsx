import { formatNumber } from '@/lib/format';
import { card, percent } from '@/lib/model-card';
import { Scroller } from './scroller';
import { makeLabel } from './words';

const KNOWN = [
  { key: 'model', words: 'Its model' },
  { key: 'make', words: 'Its make' },
  { key: 'nothing', words: 'Nothing' },
] as const;
const NAME = 'Makes left out, by what is known of their prices when new';
const cell = 'py-2 pl-3 text-right whitespace-nowrap';

/** Each make valued by a model that has not seen it, by what of its price when new is known. */
export function LeftOutTable() {
  return (
    <Scroller label={NAME}>
      <table className="tabular w-full min-w-[42rem] text-small">
        <caption className="sr-only">{NAME}</caption>
        <thead className="text-ink-3">
          <tr>
            <td colSpan={2} />
            {KNOWN.map(({ key, words }) => (
              <th key={key} scope="colgroup" colSpan={2} className={`${cell} font-semibold`}>
                {words}
              </th>
            ))}
          </tr>
          <tr className="border-b border-ink">
            <th scope="col" className="py-2 text-left font-medium">
              Make
            </th>
            <th scope="col" className={`${cell} font-medium`}>
              Adverts
            </th>
            {KNOWN.flatMap(({ key }) =>
              ['Error', 'Held'].map((head) => (
                <th key={`${key} ${head}`} scope="col" className={`${cell} font-medium`}>
                  {head}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {card.leftOut.map(({ make, n, byKnowledge }) => (
            <tr key={make} className="border-b border-line">
              <th scope="row" className="py-2 text-left font-normal">
                {makeLabel(make)}
              </th>
              <td className={cell}>{formatNumber(n)}</td>
              {KNOWN.flatMap(({ key }) => [
                <td key={`${key} error`} className={cell}>
                  {percent(byKnowledge[key].mdape)}
                </td>,
                <td key={`${key} held`} className={cell}>
                  {percent(byKnowledge[key].coverage90)}
                </td>,
              ])}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
