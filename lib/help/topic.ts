/** A question of the help page with its answer. */
export type HelpTopic = {
  /** The URL fragment: `/help#outstanding-finance`. Never changes once published. */
  id: string;
  question: string;
  /** Paragraphs; names of controls are in `**` and must exist in `namedControls`. */
  answer: readonly string[];
  /** Words and phrases of questions about the topic, separated by commas; for the search. */
  keywords: string;
  /** Further reading, on this site or on official ones. */
  links?: readonly { label: string; href: string }[];
};

export type HelpGroup = { id: string; title: string; topics: readonly HelpTopic[] };

/** Maximum length of a search query, which is cut to it, in characters. */
export const MAX_QUERY = 100;

/** Splits a paragraph; parts at odd indices are names of controls. */
export const partsOf = (paragraph: string) => paragraph.split('**');

/** The answer as plain text, for LiveChat and structured data. */
export const plainAnswer = ({ answer }: Pick<HelpTopic, 'answer'>) =>
  answer.join('\n\n').replaceAll('**', '');
