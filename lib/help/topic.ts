/** One question of the help page, with its answer. */
export type HelpTopic = {
  /** Its part of the help page's address: `/help#outstanding-finance`. Never changed once published. */
  id: string;
  question: string;
  /** Paragraphs; a control's name stands between ** and **, and in `namedControls`. */
  answer: readonly string[];
  /** Other words people search by. */
  keywords: string;
  /** Where to read or do more: of this site, or official. */
  links?: readonly { label: string; href: string }[];
};

export type HelpGroup = { id: string; title: string; topics: readonly HelpTopic[] };

/** Longer search queries are cut: nobody reads what they would find. */
export const MAX_QUERY = 100;

/** The parts of a paragraph: at odd places the controls it names. */
export const partsOf = (paragraph: string) => paragraph.split('**');

/** An answer as plain text, for LiveChat and structured data. */
export const plainAnswer = ({ answer }: Pick<HelpTopic, 'answer'>) =>
  answer.join('\n\n').replaceAll('**', '');
