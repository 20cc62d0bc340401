import { BULK_COLUMNS } from '@/lib/valuation/bulk-columns';

/** The columns of a file of cars and what their cells hold. */
export function BulkColumns() {
  return (
    <table className="w-full border-t border-line">
      <caption className="sr-only">Columns of the file</caption>
      <thead className="text-left text-small text-ink-3">
        <tr className="[&>th]:py-2 [&>th]:font-normal">
          <th scope="col" className="pr-4">
            Heading
          </th>
          <th scope="col">What to write</th>
        </tr>
      </thead>
      <tbody>
        {BULK_COLUMNS.map(({ name, meaning, isOptional }) => (
          <tr key={name} className="border-t border-line align-top [&>*]:py-2.5">
            <th scope="row" className="pr-4 text-left font-semibold whitespace-nowrap">
              {name}
            </th>
            <td className="text-pretty text-ink-2">
              {meaning}
              {isOptional && ' (optional)'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
