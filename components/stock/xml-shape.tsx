type Props = {
  /** A whole file. */
  example: string;
};

/** How a stock file looks as XML. */
export const XmlShape = ({ example }: Props) => (
  <>
    <p className="mb-4 max-w-[62ch] text-pretty text-ink-2">
      One <code>car</code> element for each car in one <code>stock</code> element, with an element
      for each column in any order. Features may be one text or <code>feature</code> elements. A
      document type, entities of its own and attributes are refused.
    </p>
    <pre className="rounded-2 border border-line bg-surface p-4 text-small/relaxed wrap-anywhere whitespace-pre-wrap">
      <code>{example}</code>
    </pre>
  </>
);
