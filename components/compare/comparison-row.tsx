import type { Cell, Row } from '@/lib/compare/compare';
import { LeftToPay } from '../listings/left-to-pay';
import { Icon } from '../ui/icon';

type CellProps = {
  cell: Cell;
  /** Whether the cell is a price: it says what is left to pay, where the device keeps a part exchange. */
  isPrice: boolean;
};

function CellText({ cell, isPrice }: CellProps) {
  const { text, note, difference, best } = cell;
  return (
    <>
      <span className={text === null ? 'text-ink-3' : 'comparison-value'}>
        {text ?? 'Not given'}
      </span>
      {note && <span className="comparison-note">{note}</span>}
      {difference && <span className="comparison-note">{difference}</span>}
      {best && (
        <span className="comparison-best">
          <Icon name="check" />
          {best}
        </span>
      )}
      {isPrice && text && <LeftToPay price={text} className="print:hidden" />}
    </>
  );
}

/** A row in which cars differ: a cell for each column, keyed by the id of its car. */
export const DifferingRow = ({ row, ids }: { row: Row; ids: readonly string[] }) => (
  <tr data-row={row.id ?? undefined}>
    <th scope="row">{row.label}</th>
    {row.cells.map((cell, index) => (
      <td key={ids[index]}>
        {cell ? <CellText cell={cell} isPrice={row.id === 'price'} /> : <Missing />}
      </td>
    ))}
  </tr>
);

/** A row with one value for all cars. */
export function SameRow({ row, columns }: { row: Row; columns: number }) {
  const cell = row.cells.find((each) => each !== null);
  return (
    <tr>
      <th scope="row">{row.label}</th>
      <td colSpan={columns}>{cell && <CellText cell={cell} isPrice={row.id === 'price'} />}</td>
    </tr>
  );
}

/** The cell of a car that is not for sale. */
export const Missing = () => (
  <>
    <span aria-hidden="true" className="text-ink-3">
      –
    </span>
    <span className="sr-only">Not for sale</span>
  </>
);
