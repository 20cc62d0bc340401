import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    // Conformance rules only: code style (case, quotes, inline styles) is determined by React.
    extends: ['html-validate:standard'],
    rules: { 'input-attributes': 'error' },
    // React renders action="" on a form whose action is a server function.
    elements: ['html5', { form: { attributes: { action: { enum: ['/.*/'] } } } }],
  }),
);

/** Validates a page's HTML source; returns one line for each error. */
export async function htmlFaults(source: string): Promise<string[]> {
  const { results } = await validator.validateString(source);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`,
    ),
  );
}
