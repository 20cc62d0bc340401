const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a value is a UUID in canonical form (lower case). */
export const isUuid = (text: unknown): text is string =>
  typeof text === 'string' && UUID.test(text);
