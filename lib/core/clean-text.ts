/** Removes what PostgreSQL or XML refuses: control characters except line breaks and tabs, lone surrogates, noncharacters. */
export const cleanText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Cs}|\p{Noncharacter_Code_Point}/gu, '')
    .trim();

/** Unicode classes the braille blank as a letter. */
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text has a visible character. */
export const hasVisibleText = (text: string) => VISIBLE.test(text);
