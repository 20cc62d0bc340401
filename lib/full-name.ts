/** A person's name (product specification, section 5): the same for every form that asks for it. */
const NAME = { min: 2, max: 100 };

export const cleanName = (text: string) => text.replace(/[<>\p{Cc}]/gu, '').trim();

/** The sentence about a cleaned name, or ''. */
export function fullNameComplaint(name: string) {
  const { length } = [...name];
  const fits = length >= NAME.min && length <= NAME.max;
  return fits ? '' : 'Full name must be between 2 and 100 characters';
}
