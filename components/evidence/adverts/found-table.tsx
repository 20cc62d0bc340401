type Row = { kind: string; marked: number; found: number; falseAlarms: number };
type Props = { name: string; rows: readonly (Row & { label: string })[] };

/** How many marked things of each kind were found, and how many were reported that are none. */
export function FoundTable({ name, rows }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll the table at large text sizes
    <section aria-label={name} tabIndex={0} className="overflow-x-auto">
      <table className="tabular w-full text-left text-small [&_td]:py-2 [&_td]:pl-3 [&_td]:text-right [&_th]:py-2 [&_tr]:border-b [&_tr]:border-line">
        <caption className="sr-only">{name}</caption>
        <thead className="text-ink-3">
          <tr>
            <th scope="col" className="font-normal">
              Kind
            </th>
            <th scope="col" className="pl-3 text-right font-normal">
              Marked
            </th>
            <th scope="col" className="pl-3 text-right font-normal">
              Found
            </th>
            <th scope="col" className="pl-3 text-right font-normal">
              False alarms
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, label, marked, found, falseAlarms }) => (
            <tr key={kind}>
              <th scope="row" className="font-semibold">
                {label}
              </th>
              <td>{marked}</td>
              <td>{found}</td>
              <td>{falseAlarms}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
