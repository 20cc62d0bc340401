type Props = {
  /** A whole file. */
  example: string;
};

/** Describes the formats of a stock file other than sheets. */
export const XmlShape = ({ example }: Props) => (
  <>
    <p className="mb-4 max-w-[62ch] text-pretty text-ink-2">
      Any XML in which each car is an element with its make and its model, such as the one below, or
      a feed of Google’s kind. Its facts may be elements or attributes, in any order and in groups:
      the amount of a price is then the column <code>price.amount</code>. The prefixes of namespaces
      are left out. A document type and entities of its own are refused. JSON is a list of cars, at
      any depth, each an object with its make and its model; groups are named in the same way.
    </p>
    <pre className="rounded-2 border border-line bg-surface p-4 text-small/relaxed wrap-anywhere whitespace-pre-wrap">
      <code>{example}</code>
    </pre>
  </>
);
