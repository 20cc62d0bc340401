import type { ReactNode } from 'react';
import { cx } from '@/lib/utils';
import { Scroller } from './scroller';

const CELL = 'py-2 pl-3 text-right whitespace-nowrap';

type Props = {
  /** The accessible name of the table and of its scroll region. */
  name: string;
  /** The minimum width, as a class name. */
  width: string;
  /** The first column's heading, then those of the figures. */
  heads: readonly [first: string, ...rest: string[]];
  rows: readonly { key: string; label: ReactNode; figures: readonly string[] }[];
};

/** A wide table of figures: one row for each group, named in the first column. */
export function FiguresTable({ name, width, heads: [first, ...heads], rows }: Props) {
  return (
    <Scroller label={name}>
      <table className={cx('tabular w-full text-small', width)}>
        <caption className="sr-only">{name}</caption>
        <thead>
          <tr className="border-b border-ink text-ink-3">
            <th scope="col" className="py-2 text-left font-medium first-letter:uppercase">
              {first}
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className={`${CELL} font-medium`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, figures }) => (
            <tr key={key} className="border-b border-line">
              <th scope="row" className="py-2 text-left font-normal">
                {label}
              </th>
              {figures.map((figure, at) => (
                <td key={heads[at]} className={CELL}>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
