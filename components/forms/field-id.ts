/** The id of a field's control, for links to it. */
export const fieldId = (name: string) => `field-${name}`;
