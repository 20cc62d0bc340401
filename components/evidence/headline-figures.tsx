type Props = { figures: readonly { figure: string; label: string }[] };

/** The four figures that a page of evidence comes down to. */
export const HeadlineFigures = ({ figures }: Props) => (
  <dl className="mt-10 grid grid-cols-2 border-y border-ink lg:grid-cols-4">
    {figures.map(({ figure, label }) => (
      <div
        key={label}
        className="flex flex-col-reverse justify-end border-line pt-6 pb-7 max-lg:even:border-l max-lg:even:pl-6 max-lg:nth-[n+3]:border-t lg:not-first:border-l lg:not-first:pl-6"
      >
        <dt className="mt-2 text-ink-2">{label}</dt>
        <dd className="tabular font-head text-[clamp(2.25rem,1.7rem+2vw,3.5rem)]/none font-semibold tracking-[-0.035em]">
          {figure}
        </dd>
      </div>
    ))}
  </dl>
);
