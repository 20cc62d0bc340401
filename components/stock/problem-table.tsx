import { formatNumber } from '@/lib/format';
import type { StockProblem } from '@/lib/stock/types';

type Props = {
  caption: string;
  problems: StockProblem[];
};

/** The mistakes of a file by row and column; on narrow screens each is a block. */
export const ProblemTable = ({ caption, problems }: Props) => (
  <table className="w-full border-t border-line text-left">
    <caption className="sr-only">{caption}</caption>
    <thead className="max-sm:sr-only">
      <tr className="border-b border-line text-small text-ink-3">
        <th scope="col" className="w-20 py-2.5 pr-5 font-semibold">
          Row
        </th>
        <th scope="col" className="w-48 py-2.5 pr-5 font-semibold">
          Column
        </th>
        <th scope="col" className="py-2.5 font-semibold">
          What it is
        </th>
      </tr>
    </thead>
    <tbody>
      {problems.map(({ row, column, message }) => (
        <tr
          key={`${row} ${column} ${message}`}
          className="border-b border-line align-top max-sm:flex max-sm:flex-wrap max-sm:gap-x-3 max-sm:py-3"
        >
          <th scope="row" className="tabular pr-5 font-semibold max-sm:pr-0 sm:py-2.5">
            <span className="sm:sr-only">Row </span>
            {formatNumber(row)}
          </th>
          <td className="pr-5 wrap-anywhere text-ink-2 sm:py-2.5">{column ?? 'Whole row'}</td>
          <td className="text-pretty wrap-anywhere max-sm:basis-full sm:py-2.5">{message}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
