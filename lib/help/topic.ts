/** One question of the help page, with its answer. */
export type HelpTopic = {
  /** Its part of the help page's address: `/help#outstanding-finance`. Never changed once published. */
  id: string;
  question: string;
  /** Paragraphs of plain text. */
  answer: readonly string[];
  /** Other words people search by. */
  keywords: string;
  /** Where to read or do more: of this site, or official. */
  links?: readonly { label: string; href: string }[];
};

export type HelpGroup = { id: string; title: string; topics: readonly HelpTopic[] };
