import type { Comparison } from '@/lib/compare/compare';
import type { Column } from '@/lib/compare/types';
import { newMessagePath, paths } from '@/lib/paths';
import { Link } from '../ui/link';
import { DifferingRow, SameRow } from './comparison-row';
import { DifferingFeatures, SameFeatures } from './feature-rows';

type Props = { columns: Column[]; comparison: Comparison };

const LINK =
  'underline decoration-line-strong underline-offset-3 hover:decoration-ink print:no-underline';

function Name({ column }: { column: Column }) {
  const { id, name, car } = column;
  if (!car) return name;
  return (
    <>
      <Link href={paths.vehicle(id)} className={LINK}>
        {name}
      </Link>
      {car.trim && <span className="comparison-note">{car.trim}</span>}
    </>
  );
}

function AskRow({ columns }: { columns: Column[] }) {
  return (
    <tr className="print:hidden">
      <th scope="row">Next</th>
      {columns.map(({ id, name, car }) => (
        <td key={id}>
          {car && (
            <Link
              href={newMessagePath(id)}
              className="inline-flex min-h-11 items-center font-semibold text-link underline-offset-4 hover:underline"
            >
              <span>
                Send Message<span className="sr-only"> about the {name}</span>
              </span>
            </Link>
          )}
        </td>
      ))}
    </tr>
  );
}

/** The cars as columns, their facts as rows: first those that differ. */
export function ComparisonTable({ columns, comparison }: Props) {
  const { differing, same, features } = comparison;
  const count = columns.length;
  const ids = columns.map(({ id }) => id);
  const hasSome = features.notOnAll.some((own) => own && own.length > 0);
  const hasCommon = features.common.length > 0;
  // With one car for sale nothing differs.
  const isAlone = columns.filter(({ car }) => car).length < 2;
  return (
    <table className="comparison-table">
      <caption className="sr-only">
        The facts of {count} cars, a car a column: first those that differ
      </caption>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column.id} scope="col">
              <Name column={column} />
            </th>
          ))}
        </tr>
      </thead>
      {(differing.length > 0 || hasSome) && (
        <tbody>
          <tr>
            <th colSpan={count + 1} scope="rowgroup">
              What differs
            </th>
          </tr>
          {differing.map((row) => (
            <DifferingRow key={row.label} row={row} ids={ids} />
          ))}
          {hasSome && <DifferingFeatures notOnAll={features.notOnAll} ids={ids} />}
        </tbody>
      )}
      {(same.length > 0 || hasCommon) && (
        <tbody>
          <tr>
            <th colSpan={count + 1} scope="rowgroup">
              {isAlone ? 'The one for sale' : 'The same for all'}
            </th>
          </tr>
          {same.map((row) => (
            <SameRow key={row.label} row={row} columns={count} />
          ))}
          {hasCommon && <SameFeatures common={features.common} columns={count} />}
        </tbody>
      )}
      <tfoot>
        <AskRow columns={columns} />
      </tfoot>
    </table>
  );
}
