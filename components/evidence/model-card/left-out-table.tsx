import { card, percent } from '@/lib/evidence/model-card';
import { formatNumber } from '@/lib/format';
import { makeLabel } from './labels';
import { Scroller } from './scroller';

const KNOWN = [
  { key: 'model', label: 'Its model' },
  { key: 'make', label: 'Its make' },
  { key: 'nothing', label: 'Nothing' },
] as const;
const FIGURES = [
  { label: 'Error', field: 'mdape' },
  { label: 'Held', field: 'coverage90' },
] as const;
const NAME = 'Makes left out, by what is known of their prices when new';
const cell = 'py-2 pl-3 text-right whitespace-nowrap';

/** Ids for the `headers` attribute, which a table with two header rows needs. */
const idOf = (...parts: (string | number)[]) => ['left-out', ...parts].join('-');

/** Errors for each make, valued by a model trained without it, by the source of its price when new. */
export function LeftOutTable() {
  return (
    <Scroller label={NAME}>
      <table className="tabular w-full min-w-[42rem] text-small">
        <caption className="sr-only">{NAME}</caption>
        <thead className="text-ink-3">
          <tr>
            <td colSpan={2} />
            {KNOWN.map(({ key, label }) => (
              <th
                key={key}
                id={idOf(key)}
                scope="colgroup"
                colSpan={2}
                className={`${cell} font-semibold`}
              >
                {label}
              </th>
            ))}
          </tr>
          <tr className="border-b border-ink">
            <th id={idOf('name')} scope="col" className="py-2 text-left font-medium">
              Make
            </th>
            <th id={idOf('adverts')} scope="col" className={`${cell} font-medium`}>
              Adverts
            </th>
            {KNOWN.flatMap(({ key }) =>
              FIGURES.map(({ label, field }) => (
                <th
                  key={`${key} ${field}`}
                  id={idOf(key, field)}
                  headers={idOf(key)}
                  scope="col"
                  className={`${cell} font-medium`}
                >
                  {label}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {card.leftOut.map(({ make, n, byKnowledge }, index) => {
            const row = idOf('row', index);
            return (
              <tr key={make} className="border-b border-line">
                <th
                  id={row}
                  headers={idOf('name')}
                  scope="row"
                  className="py-2 text-left font-normal"
                >
                  {makeLabel(make)}
                </th>
                <td headers={`${row} ${idOf('adverts')}`} className={cell}>
                  {formatNumber(n)}
                </td>
                {KNOWN.flatMap(({ key }) =>
                  FIGURES.map(({ field }) => (
                    <td
                      key={`${key} ${field}`}
                      headers={`${row} ${idOf(key)} ${idOf(key, field)}`}
                      className={cell}
                    >
                      {percent(byKnowledge[key][field])}
                    </td>
                  )),
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Scroller>
  );
}
