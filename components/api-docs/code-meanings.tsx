type Props = { meanings: readonly { code: string; meaning: string }[] };

/** The codes of a response, and what each means. */
export const CodeMeanings = ({ meanings }: Props) => (
  <dl className="border-b border-line">
    {meanings.map(({ code, meaning }) => (
      <div key={code} className="grid gap-x-6 border-t border-line py-4 sm:grid-cols-[12rem_1fr]">
        <dt className="tabular font-semibold">{code}</dt>
        <dd className="text-pretty text-ink-2">{meaning}</dd>
      </div>
    ))}
  </dl>
);
