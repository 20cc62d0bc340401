import { plural } from '@/lib/format';
import { paths } from '@/lib/paths';
import { STOCK_COLUMNS } from '@/lib/stock/columns';
import { sharedValues } from '@/lib/stock/shared-value';
import type { StockCheck } from '@/lib/stock/types';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { MappingForm } from './mapping-form';

const COLUMNS = STOCK_COLUMNS.map(({ name, label, isRequired }) => ({
  name,
  label,
  isRequired,
  shared: sharedValues(name),
}));

/** Sorts the columns: missing ones first, then those that every car needs. */
function inOrder(missing: string[]) {
  const rank = ({ name, isRequired }: (typeof COLUMNS)[number]) =>
    missing.includes(name) ? 0 : isRequired ? 1 : 2;
  return COLUMNS.toSorted((a, b) => rank(a) - rank(b));
}

const LINK = 'font-semibold text-link underline underline-offset-4';

const labelOf = (name: string) => COLUMNS.find((column) => column.name === name)?.label ?? name;

/** The mapping of a file's headings, collapsed unless a column that every car needs is missing. */
export function Mapping({ check }: { check: StockCheck }) {
  const { id, headings, mapping, missingColumns } = check;
  const form = (
    <MappingForm
      id={id}
      headings={headings}
      mapping={mapping}
      missingColumns={missingColumns}
      columns={inOrder(missingColumns)}
    />
  );
  const used = new Set(Object.values(mapping));
  const unused = headings.filter((heading) => !used.has(heading));
  const canBeShared = missingColumns.every((name) => Object.keys(sharedValues(name)).length > 0);
  if (missingColumns.length === 0)
    return (
      <details className="group border-y border-line">
        <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 font-semibold hover:text-link [&::-webkit-details-marker]:hidden">
          <span>
            How the headings are read{' '}
            <span className="font-normal text-ink-2">
              ({headings.length - unused.length} of {plural(headings.length, 'heading')} used)
            </span>
          </span>
          <Icon
            name="chevron-right"
            className="size-5 transition-transform duration-(--fast) group-open:rotate-90"
          />
        </summary>
        <div className="pt-2 pb-6">
          {unused.length > 0 && (
            <p className="mb-5 max-w-[62ch] text-pretty wrap-anywhere text-ink-2">
              Not used: {unused.join(', ')}.
            </p>
          )}
          {form}
        </div>
      </details>
    );
  return (
    <section aria-labelledby="mapping">
      <h2 id="mapping" className="mb-3 text-title">
        Which heading is which?
      </h2>
      <p role="alert" className="mb-3 max-w-[62ch] text-pretty">
        Before the file can be read, say under which of its headings this stands:{' '}
        <b className="font-semibold">{missingColumns.map(labelOf).join(', ')}</b>.
      </p>
      <p className="mb-5 max-w-[62ch] text-pretty text-ink-2">
        If your file does not have it, {canBeShared && 'choose one value for all new cars, or '}
        add a column with a value for each car, and{' '}
        <Link href={paths.stock} className={LINK}>
          send it again
        </Link>
        .{' '}
        <Link href={paths.stockFormat} className={LINK}>
          What each column holds
        </Link>
      </p>
      {form}
    </section>
  );
}
