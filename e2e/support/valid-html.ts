import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    // What the standard forbids; how a document is written (case, quotes, styles) is React's.
    extends: ['html-validate:standard'],
    rules: { 'input-attributes': 'error' },
    // React writes action="" on a form whose action is a function of the server.
    elements: ['html5', { form: { attributes: { action: { enum: ['/.*/'] } } } }],
  }),
);

/** What of a page's source, as it came, is no valid HTML: a line for each fault. */
export async function htmlFaults(source: string): Promise<string[]> {
  const { results } = await validator.validateString(source);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`,
    ),
  );
}
