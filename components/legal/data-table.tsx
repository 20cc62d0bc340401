type Props = {
  /** The accessible name of the table. */
  caption: string;
  columns: readonly string[];
  /** One cell per column; the first is the row header. */
  rows: readonly (readonly string[])[];
};

/** A text table; on narrow screens each row becomes a block. */
export function DataTable({ caption, columns, rows }: Props) {
  const [, ...others] = columns;
  return (
    <table className="w-full border-t border-line text-left text-ink-2">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-line text-small text-ink-3">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2.5 pr-5 font-semibold last:pr-0">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr
            key={[name, ...cells].join()}
            className="border-b border-line align-top break-inside-avoid max-md:grid max-md:gap-1.5 max-md:py-4"
          >
            <th scope="row" className="pr-5 font-semibold wrap-break-word text-ink md:py-3.5">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} className="pr-5 last:pr-0 md:py-3.5">
                <span aria-hidden="true" className="block text-small text-ink-3 md:hidden">
                  {others[index]}
                </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
