type Props = { entries: readonly { id: string; title: string }[] };

function Entries({ entries }: Props) {
  return (
    <ol className="[scroll-target-group:auto]">
      {entries.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center border-l-2 border-line py-1.5 pl-4 text-pretty text-ink-2 hover:border-line-strong hover:text-ink lg:min-h-9"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Table of contents: a sticky sidebar on wide screens, otherwise collapsed above the page. */
export function ContentsNav({ entries }: Props) {
  return (
    <nav aria-label="Contents" className="print:hidden lg:col-span-3">
      <details className="group border-y border-line lg:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
          Contents
          <span
            aria-hidden="true"
            className="mr-1.5 size-2 -translate-y-0.5 rotate-45 border-r-2 border-b-2 border-ink-3 group-open:translate-y-0.5 group-open:-rotate-135"
          />
        </summary>
        <div className="pb-4">
          <Entries entries={entries} />
        </div>
      </details>
      <div className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto pr-4 max-lg:hidden">
        <p className="mb-2 text-small font-semibold text-ink-3">Contents</p>
        <Entries entries={entries} />
      </div>
    </nav>
  );
}
