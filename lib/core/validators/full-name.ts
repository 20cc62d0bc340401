/** Length of a full name, in every form (product specification, section 5). */
const NAME = { min: 2, max: 100 };

/** Control, zero-width and bidirectional characters, which hide or reorder adjacent text. */
const HIDDEN = /[<>\p{Cc}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]|(?![\u200c\u200d])\p{Cf}/gu;
/** Zero-width joiners outside emoji and words, the only places where they are valid. */
const STRAY_JOINER = /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]/gu;

export const cleanName = (text: string) =>
  text.replace(HIDDEN, '').replace(STRAY_JOINER, '').trim();

/** The validation error of a cleaned name, or ''. */
export function fullNameComplaint(name: string) {
  const { length } = [...name];
  const fits = length >= NAME.min && length <= NAME.max;
  return fits ? '' : 'Full name must be between 2 and 100 characters';
}
