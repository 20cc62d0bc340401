type Props = { columns: (readonly [name: string, meaning: string])[] };

/** The columns of a file and their meaning, which wraps below the name if space is short. */
export function ColumnList({ columns }: Props) {
  return (
    <dl className="border-t border-line">
      {columns.map(([name, meaning]) => (
        <div key={name} className="flex flex-wrap gap-x-6 border-b border-line py-2.5">
          <dt className="w-36 max-w-full font-semibold">{name}</dt>
          <dd className="min-w-0 flex-1 basis-40 text-pretty wrap-anywhere text-ink-2">
            {meaning}
          </dd>
        </div>
      ))}
    </dl>
  );
}
